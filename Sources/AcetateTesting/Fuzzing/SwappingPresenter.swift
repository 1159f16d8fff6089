public import AcetateDrawing
public import AcetateLayers
public import Foundation

/// A presenter with several buffers in turn, as windows have them, that proves each frame: nothing is written but what the buffer lacked.
///
/// Buffers of age 0 are full of garbage.
@MainActor
public final class SwappingPresenter: Presenter {
    /// The age of the next buffer, if there is one so old: 0…3; else the next older one, or one of age 0.
    public var wantedAge = 1
    /// What a person sees; nil before the first frame.
    public private(set) var screen: Bitmap?
    /// What was wrong first; nil as long as nothing was.
    public private(set) var flaw: String?

    /// The last frame's bitmap first.
    private var bitmaps: [Bitmap] = []
    /// The damage of the same frames.
    private var damages: [Region] = []
    private var before: Bitmap?
    /// More rectangles are joined to fewer before they are painted.
    private static let mostRects = 64

    /// A presenter without a frame.
    public init() {}

    /// A copy of the bitmap of that age, so that several may be asked for one after the other.
    public func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
        if let last = bitmaps.first, last.width != width || last.height != height || last.scale != scale {
            bitmaps = []
            damages = []
        }
        let age = min(wantedAge, bitmaps.count)
        let bitmap = try Bitmap(width: width, height: height, scale: scale)
        if age > 0 {
            Self.copy(bitmaps[age - 1], to: bitmap)
        } else {
            bitmap.fill(Color(red: 0.35, green: 0.76, blue: 0.12, alpha: 0.47))
        }
        before = try Bitmap(width: width, height: height, scale: scale)
        Self.copy(bitmap, to: before!)
        return FrameBuffer(bitmap: bitmap, age: age)
    }

    /// Shows the bitmap, and looks for pixels that were written beside what it lacked.
    public func present(_ buffer: FrameBuffer, damage: Region) {
        let lacking = damages.prefix(max(buffer.age - 1, 0)).reduce(damage) { $0.union($1) }
        if buffer.age > 0, let before, let stray = Self.difference(before, buffer.bitmap, outside: lacking, isMerged: buffer.age > 1) {
            flaw = flaw ?? "a pixel was written outside of the damage, at (\(stray.x) \(stray.y))"
        }
        screen = buffer.bitmap
        bitmaps = [buffer.bitmap] + bitmaps.prefix(3)
        damages = [damage] + damages.prefix(3)
    }

    private static func copy(_ source: Bitmap, to target: Bitmap) {
        source.withUnsafeWords { from, fromStride in
            target.withUnsafeWords { to, toStride in
                for y in 0..<target.height { (to + y * toStride).update(from: from + y * fromStride, count: target.width) }
            }
        }
    }

    /// The first pixel in which two bitmaps differ outside of a region. The damage of several frames may have been joined to fewer
    /// rectangles, which its box still holds.
    private static func difference(_ first: Bitmap, _ second: Bitmap, outside region: Region, isMerged: Bool) -> (x: Int, y: Int)? {
        let region = isMerged && region.rects.count > mostRects ? Region(region.bounds) : region
        return first.withUnsafeWords { left, leftStride in
            second.withUnsafeWords { right, rightStride in
                for y in 0..<first.height {
                    for x in 0..<first.width where left[y * leftStride + x] != right[y * rightStride + x] {
                        if !region.contains(x: x, y: y) { return (x, y) }
                    }
                }
                return nil
            }
        }
    }
}
