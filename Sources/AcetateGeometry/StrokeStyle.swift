public import Foundation

/// What the line looks like that a pen leaves along a path.
public struct StrokeStyle: Sendable, Hashable {
    /// The width of the line in points, half of it on either side of the path. A width that is not positive and finite leaves nothing.
    public var width: CGFloat
    /// How open subpaths and dashes end. It also says what becomes of a subpath or a dash without length.
    public var cap: LineCap
    /// How the line turns at corners. Inside a curve it always turns round.
    public var join: LineJoin
    /// How far the tip of a miter may stand from the inner corner, in widths, before it is bevelled, as in PostScript. Below 1, or NaN, all
    /// corners are bevelled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points along the path; none for a solid line. An odd number of lengths is gone through
    /// twice, so that `[3]` means dashes of 3 with gaps of 3. See `Path.dashed(phase:lengths:)`.
    public var dashLengths: [CGFloat]
    /// How far into the pattern of dashes a subpath begins, in points. May be negative.
    public var dashPhase: CGFloat

    /// A style of these; what is left out is a solid line a point wide, cut off at its ends, with pointed corners.
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
