package import AcetateGeometry
import Foundation

/// Draws paths and images into a bitmap, as Core Graphics does, with the origin at the top left and y pointing down.
///
/// The context has a state, which `saveState()` and `restoreState()` keep in a stack: the transform, the clip, paints, line attributes,
/// the shadow, alpha, blend mode and qualities. And it has one current path, which is no part of the state.
///
/// A call that cannot be carried out (a number that is not finite, a width below zero, a restore without a save, no memory for a mask)
/// does nothing and counts in `refusedOperations`. Where the transform cannot be undone, nothing is drawn.
///
/// A context is for one thread, and the bitmap is its own while it draws.
public final class GraphicsContext {
    /// Where everything is drawn: into the bitmap, or the transparency layer that is open.
    var canvas: Canvas
    private let bitmap: Bitmap
    /// Pixels per point of the base space, in which shadows are measured.
    let baseScale: CGFloat
    var state: State
    var savedStates: [State] = []
    var layers: [TransparencyLayer] = []
    /// In device pixels: points take the transform as they are added.
    var currentPath = Path()
    /// Empty, with room for the outline of a stroke.
    var spareOutline = StrokeOutline()

    /// How many calls were refused.
    public internal(set) var refusedOperations = 0

    /// A context that draws in points: its transform starts as the bitmap's scale. What is in the bitmap stays.
    public convenience init(bitmap: Bitmap) {
        self.init(
            bitmap: bitmap, transform: Transform(scaleX: bitmap.scale, y: bitmap.scale), clip: bitmap.buffer.extent,
            rasterizer: Rasterizer())
    }

    /// A context that starts with a transform and a clip of its own.
    ///
    /// - Parameters:
    ///   - transform: from user space to the bitmap's pixels.
    ///   - clip: in the bitmap's pixels; cut to the bitmap.
    ///   - rasterizer: may be shared with others that draw in turn.
    package init(bitmap: Bitmap, transform: Transform, clip: PixelRect, rasterizer: Rasterizer) {
        canvas = Canvas(buffer: bitmap.buffer, rasterizer: rasterizer)
        self.bitmap = bitmap
        baseScale = bitmap.scale
        state = State(transform: transform, clip: Clip(clip.intersection(bitmap.buffer.extent)))
    }

    /// The bitmap as it is now; without what is in transparency layers that are open. Copies its pixels, and throws if there is no memory
    /// for that.
    public func makeImage() throws(BitmapError) -> Image {
        Image(sharing: try bitmap.buffer.copy(), scale: bitmap.scale)
    }

    /// Counts a call that is not carried out.
    func refuse() {
        refusedOperations += 1
    }
}
