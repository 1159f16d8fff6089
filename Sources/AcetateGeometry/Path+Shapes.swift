public import Foundation

extension Path {
    /// How far a cubic's control points stand from its ends, in radii, to draw a quarter circle: 4/3·(√2 − 1). The curve leaves the circle
    /// by at most 0.000273 radii, outward.
    private static let quarterCircleHandle: CGFloat = 0.5522847498

    /// A path of one rect; see `addRect(_:)`.
    public init(rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// A path of one ellipse; see `addEllipse(in:)`.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A path of one rect with rounded corners; see `addRoundedRect(_:cornerRadius:)`.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        addRoundedRect(rect, cornerRadius: cornerRadius)
    }

    /// Adds a closed rect as a subpath of its own, clockwise on screen from the top left.
    ///
    /// A negative size counts from the opposite corner. A rect without area adds its degenerate outline, which shows when it is stroked.
    /// One with an edge that is not finite, as `.null` has, is refused.
    public mutating func addRect(_ rect: CGRect) {
        guard rect.hasFiniteEdges else { return refuse() }
        let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: minX, y: minY))
        addLine(to: CGPoint(x: maxX, y: minY))
        addLine(to: CGPoint(x: maxX, y: maxY))
        addLine(to: CGPoint(x: minX, y: maxY))
        close()
    }

    /// Adds the ellipse that fills `rect`, closed, as a subpath of its own, clockwise on screen from its rightmost point: four cubics that
    /// leave the ellipse by at most 0.000273 of its radii.
    ///
    /// Negative sizes, rects without area and rects that are not finite are treated as by `addRect(_:)`.
    public mutating func addEllipse(in rect: CGRect) {
        guard rect.hasFiniteEdges else { return refuse() }
        let right = CGPoint(x: rect.maxX, y: rect.midY)
        let bottom = CGPoint(x: rect.midX, y: rect.maxY)
        let left = CGPoint(x: rect.minX, y: rect.midY)
        let top = CGPoint(x: rect.midX, y: rect.minY)
        move(to: right)
        addQuarter(around: CGPoint(x: rect.maxX, y: rect.maxY), to: bottom)
        addQuarter(around: CGPoint(x: rect.minX, y: rect.maxY), to: left)
        addQuarter(around: CGPoint(x: rect.minX, y: rect.minY), to: top)
        addQuarter(around: CGPoint(x: rect.maxX, y: rect.minY), to: right)
        close()
    }

    /// Adds a closed rect with rounded corners as a subpath of its own, clockwise on screen from the left end of its top edge.
    ///
    /// The radius, in points, is held between zero and half the shorter side; at zero the corners are square. Negative sizes, rects without
    /// area and rects that are not finite are treated as by `addRect(_:)`; a radius that is NaN is refused.
    public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
        guard rect.hasFiniteEdges, !cornerRadius.isNaN else { return refuse() }
        let radius = min(max(cornerRadius, 0), abs(rect.width) / 2, abs(rect.height) / 2)
        guard radius > 0 else { return addRect(rect) }
        addRounded(rect, CornerRadii(radius))
    }

    /// Adds the lines that join these points, as a subpath of its own, open. No points add nothing; if one of them is not finite, all of
    /// them are refused as one.
    public mutating func addLines(between points: some Collection<CGPoint>) {
        guard let first = points.first else { return }
        guard points.allSatisfy(\.isFinite) else { return refuse() }
        move(to: first)
        for point in points.dropFirst() {
            addLine(to: point)
        }
    }

    /// Adds a quarter of an ellipse from the current point to `end`, inside the corner where the tangents of the two meet.
    mutating func addQuarter(around corner: CGPoint, to end: CGPoint) {
        guard let start = currentPoint else { return }
        addCurve(
            to: end,
            control1: start.interpolated(to: corner, by: Self.quarterCircleHandle),
            control2: end.interpolated(to: corner, by: Self.quarterCircleHandle))
    }
}

extension CGRect {
    package var hasFiniteEdges: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
