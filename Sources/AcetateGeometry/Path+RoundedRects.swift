public import Foundation

extension Path {
    /// A path of one rect of which some corners are rounded; see `addRoundedRect(_:cornerRadii:)`.
    public init(roundedRect rect: CGRect, corners: RectCorners, cornerRadius: CGFloat) {
        self.init()
        addRoundedRect(rect, corners: corners, cornerRadius: cornerRadius)
    }

    /// A path of one rect whose corners are rounded each by a radius of its own; see `addRoundedRect(_:cornerRadii:)`.
    public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
        self.init()
        addRoundedRect(rect, cornerRadii: cornerRadii)
    }

    /// Adds a closed rect of which some corners are rounded by one radius, in points, and the others square; see
    /// `addRoundedRect(_:cornerRadii:)`. A radius may be longer than half a side whose other corner is square.
    public mutating func addRoundedRect(_ rect: CGRect, corners: RectCorners, cornerRadius: CGFloat) {
        guard !cornerRadius.isNaN else { return refuse() }
        addRoundedRect(rect, cornerRadii: CornerRadii(cornerRadius, corners: corners))
    }

    /// Adds a closed rect whose corners are rounded each by a radius of its own, as a subpath of its own, clockwise on screen from the left
    /// end of its top edge.
    ///
    /// A negative radius counts as zero. Where two radii are together longer than the side between them, all four are made smaller by one
    /// factor so that they fit, as in CSS; an infinite radius leaves no room for finite ones. Negative sizes, rects without area and rects
    /// that are not finite are treated as by `addRect(_:)`; a radius that is NaN is refused.
    public mutating func addRoundedRect(_ rect: CGRect, cornerRadii: CornerRadii) {
        guard rect.hasFiniteEdges, !cornerRadii.isNaN else { return refuse() }
        let radii = cornerRadii.fitting(width: abs(rect.width), height: abs(rect.height))
        guard !radii.isZero else { return addRect(rect) }
        addRounded(rect, radii)
    }

    /// Adds the rect with radii that fit.
    mutating func addRounded(_ rect: CGRect, _ radii: CornerRadii) {
        let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: minX + radii.topLeft, y: minY))
        addCorner(
            CGPoint(x: maxX, y: minY), from: CGPoint(x: maxX - radii.topRight, y: minY), to: CGPoint(x: maxX, y: minY + radii.topRight))
        addCorner(
            CGPoint(x: maxX, y: maxY), from: CGPoint(x: maxX, y: maxY - radii.bottomRight),
            to: CGPoint(x: maxX - radii.bottomRight, y: maxY))
        addCorner(
            CGPoint(x: minX, y: maxY), from: CGPoint(x: minX + radii.bottomLeft, y: maxY), to: CGPoint(x: minX, y: maxY - radii.bottomLeft))
        // To a square corner, closing leads.
        if radii.topLeft > 0 {
            addCorner(
                CGPoint(x: minX, y: minY), from: CGPoint(x: minX, y: minY + radii.topLeft), to: CGPoint(x: minX + radii.topLeft, y: minY))
        }
        close()
    }

    /// Adds the side up to `start`, unless the corners use it up, and a quarter circle from there to `end`, unless the corner is square.
    private mutating func addCorner(_ corner: CGPoint, from start: CGPoint, to end: CGPoint) {
        guard let current = currentPoint else { return }
        // What rounding leaves of a side would be a step the wrong way, or one without length.
        let side = Vector(from: current, to: start)
        let rounding = max(abs(corner.x), abs(corner.y), abs(current.x), abs(current.y)) * 1e-15
        if max(abs(side.x), abs(side.y)) > rounding {
            addLine(to: start)
        }
        if start != end {
            addQuarter(around: corner, to: end)
        }
    }
}
