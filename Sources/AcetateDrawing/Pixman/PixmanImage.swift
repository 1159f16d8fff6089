import CPixman

/// What pixman can read from: a class that owns one `pixman_image_t`.
protocol PixmanImage: AnyObject {
    var pointer: OpaquePointer { get }
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
