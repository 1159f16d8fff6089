/// How progress follows time: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
public struct TimingFunction: Sendable, Hashable {
    /// The first control point's time; 0…1.
    public let x1: Double
    /// The first control point's progress.
    public let y1: Double
    /// The second control point's time; 0…1.
    public let x2: Double
    /// The second control point's progress.
    public let y2: Double

    /// A curve with the given control points; times outside 0…1 are taken as the nearer end, so that the curve is a function of time.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// Even progress.
    public static let linear = TimingFunction(0, 0, 1, 1)
    /// Slow at first.
    public static let easeIn = TimingFunction(0.42, 0, 1, 1)
    /// Slow at last.
    public static let easeOut = TimingFunction(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
    /// Core Animation's default curve.
    public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)
}
