/// How a stroke ends at both ends of an open subpath.
public enum LineCap: Sendable, Hashable {
    /// Cut off at the end point. A subpath without length leaves nothing.
    case butt
    /// A half disc about the end point. A subpath without length leaves a disc.
    case round
    /// Cut off half a line width beyond the end point. A subpath without length leaves an axis-aligned square.
    case square
}

/// How a stroke turns a corner.
public enum LineJoin: Sendable, Hashable {
    /// The outer edges are prolonged until they meet; beyond the miter limit the corner is bevelled.
    case miter
    /// A piece of a disc about the corner.
    case round
    /// The outer edges are joined by a straight line.
    case bevel
}
