public import AcetateDrawing
public import Foundation

/// Where frames go: a window, a file, or memory.
///
/// A frame takes a buffer, paints the damage into it and presents it. Both may throw; then the step reports it, and the damage is kept
/// for the next frame.
@MainActor
public protocol Presenter: AnyObject {
    /// The buffer that the next frame is painted into.
    ///
    /// - Parameters:
    ///   - width: pixels.
    ///   - height: pixels.
    ///   - scale: pixels per point.
    func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer

    /// Shows the buffer. What lies outside the damage is as it was in the frame before.
    ///
    /// - Parameter damage: what changed since the frame before, in pixels.
    func present(_ buffer: FrameBuffer, damage: Region) throws
}

/// A bitmap to paint a frame into, and what it holds already.
public struct FrameBuffer {
    /// The pixels.
    public let bitmap: Bitmap
    /// How many frames ago the bitmap was painted: 1 if it holds the frame presented before, 2 the one before that, 0 if nothing is known. Of
    /// a bitmap that is up to four frames old, only what changed since is painted; any other is painted in full.
    public let age: Int

    /// A buffer of the given age.
    public init(bitmap: Bitmap, age: Int) {
        self.bitmap = bitmap
        self.age = age
    }
}

/// Keeps the last frame in memory.
@MainActor
public final class MemoryPresenter: Presenter {
    /// The last frame that was painted; nil before the first.
    public private(set) var bitmap: Bitmap?
    /// How many frames were presented.
    public private(set) var presentedFrames = 0

    /// A presenter without a frame.
    public init() {}

    /// The last frame's bitmap, or a new one where the size changed.
    public func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
        if let bitmap, bitmap.width == width, bitmap.height == height, bitmap.scale == scale {
            return FrameBuffer(bitmap: bitmap, age: 1)
        }
        let new = try Bitmap(width: width, height: height, scale: scale)
        bitmap = new
        return FrameBuffer(bitmap: new, age: 0)
    }

    /// Counts the frame.
    public func present(_ buffer: FrameBuffer, damage: Region) {
        presentedFrames += 1
    }
}
