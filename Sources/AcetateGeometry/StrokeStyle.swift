public import Foundation

/// How a path is stroked.
public struct StrokeStyle: Sendable, Hashable {
    /// In points, half of it on either side of the path.
    public var width: CGFloat
    /// How the ends of open subpaths, and of dashes, are drawn.
    public var cap: LineCap
    /// How corners are drawn.
    public var join: LineJoin
    /// How long a mitered corner may be, in widths, before it is bevelled.
    public var miterLimit: CGFloat
    /// What is painted and what is left out, in turn, in points. Empty, or all zero, for a solid line.
    public var dashLengths: [CGFloat]
    /// How far into the dashes a subpath starts, in points.
    public var dashPhase: CGFloat

    /// A style; without arguments, a solid line of one point.
    public init(
        width: CGFloat = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10, dashLengths: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashLengths = dashLengths
        self.dashPhase = dashPhase
    }
}
