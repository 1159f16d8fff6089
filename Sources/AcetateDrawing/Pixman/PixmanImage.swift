import AcetateGeometry
import CPixman

/// What pixman can read from: a class that owns one `pixman_image_t`.
protocol PixmanImage: AnyObject {
    var pointer: OpaquePointer { get }

    /// The larger of width and height, in pixels.
    var longestSide: Int { get }

    /// An image with the same pixels in which those at `rect` lie near the first, and where they lie there. Nil if there is no memory
    /// for it.
    func near(_ rect: PixelRect) -> (image: any PixmanImage, origin: (x: Int, y: Int))?
}
