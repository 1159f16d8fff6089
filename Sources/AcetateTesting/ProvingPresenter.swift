public import AcetateDrawing
public import AcetateLayers
public import Foundation

/// A presenter that proves each frame: nothing is written outside the damage, and what is painted does not lean on what was there.
///
/// Each frame is painted into a bitmap full of garbage. Outside the damage the garbage must still be there afterwards; what lies inside is
/// copied to the screen.
@MainActor
public final class ProvingPresenter: Presenter {
    /// What a person would see; nil before the first frame.
    public private(set) var screen: Bitmap?
    /// How many frames were presented.
    public private(set) var presentedFrames = 0
    /// Pixels that were written outside the damage so far, each once a frame; must stay empty.
    public private(set) var strayPixels: [(x: Int, y: Int, frame: Int)] = []

    private static let garbage: UInt32 = 0x5AC3_1E77
    private var canvas: Bitmap?

    /// A presenter without a frame.
    public init() {}

    /// A bitmap of garbage. It claims to hold the frame before, so that only the damage is painted.
    public func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
        if screen?.width != width || screen?.height != height || screen?.scale != scale {
            screen = try Bitmap(width: width, height: height, scale: scale)
            canvas = try Bitmap(width: width, height: height, scale: scale)
        }
        canvas!.withUnsafeWords { words, stride in
            for row in 0..<height { (words + row * stride).update(repeating: Self.garbage, count: width) }
        }
        return FrameBuffer(bitmap: canvas!, age: 1)
    }

    /// Copies the damage to the screen and looks for stray pixels outside of it.
    public func present(_ buffer: FrameBuffer, damage: Region) {
        guard let screen else { return }
        presentedFrames += 1
        buffer.bitmap.withUnsafeWords { source, sourceStride in
            screen.withUnsafeWords { target, targetStride in
                for y in 0..<screen.height {
                    for x in 0..<screen.width {
                        let word = source[y * sourceStride + x]
                        if damage.contains(x: x, y: y) {
                            target[y * targetStride + x] = word
                        } else if word != Self.garbage {
                            strayPixels.append((x, y, presentedFrames))
                        }
                    }
                }
            }
        }
    }
}
