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

/// How a source meets what is there already (Porter and Duff, 1984).
enum CompositeOperator {
    /// The source replaces it.
    case source
    /// The source lies over it.
    case over
    /// It stays where the source is not.
    case destinationOut

    var pixmanOperator: pixman_op_t {
        switch self {
        case .source: PIXMAN_OP_SRC
        case .over: PIXMAN_OP_OVER
        case .destinationOut: PIXMAN_OP_OUT_REVERSE
        }
    }
}
