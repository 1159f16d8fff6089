public import AcetateGeometry
public import Foundation

// A context has one path under construction. Its points take the transform of the moment they are added, so that later changes of the
// transform do not move them. It is no part of the state, and painting it or clipping to it consumes it.
extension GraphicsContext {
    /// Forgets the current path.
    public func beginPath() {
        currentPath = Path()
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Where the current path goes on, in user space. Nil if the path is empty, or the transform cannot be undone.
    public var currentPoint: CGPoint? {
        guard let inverse = transform.inverted() else { return nil }
        return currentPath.currentPoint?.applying(inverse)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint) {
        extendPath { $0.move(to: point.applying(transform)) }
    }

    /// Adds a line from the current point. Refused if there is none.
    public func addLine(to end: CGPoint) {
        extendPath { $0.addLine(to: end.applying(transform)) }
    }

    /// Adds a quadratic curve from the current point. Refused if there is none.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extendPath { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a cubic curve from the current point. Refused if there is none.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extendPath {
            $0.addCurve(
                to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        }
    }

    /// Adds an arc as `Path.addArc` does: angles in radians, clockwise as seen in user space; a line leads there from the current point.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        let points = arc.points.map { $0.applying(transform) }
        guard let start = points.first, points.allSatisfy(\.isFinite) else { return refuse() }
        // The arc is a move and cubics. Its move is a line here, unless it comes first.
        if currentPath.isEmpty { currentPath.move(to: start) } else { currentPath.addLine(to: start) }
        for index in stride(from: 1, to: points.count, by: 3) {
            currentPath.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
        }
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        add { $0.addRect(rect) }
    }

    /// Adds the ellipse that fills the rectangle, as a closed subpath.
    public func addEllipse(in rect: CGRect) {
        add { $0.addEllipse(in: rect) }
    }

    /// Adds a rounded rectangle as a closed subpath.
    public func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
        add { $0.addRoundedRect(rect, cornerRadius: cornerRadius) }
    }

    /// Adds the subpaths of a path.
    public func addPath(_ path: Path) {
        // What the path itself refused was counted there.
        refusedOperations -= path.refusedElements
        add { $0.addPath(path) }
    }

    /// Adds a line to where the subpath began. Nothing if there is none.
    public func closePath() {
        currentPath.close()
    }

    /// Adds whole subpaths, which are made in user space.
    private func add(_ make: (inout Path) -> Void) {
        var subpaths = Path()
        make(&subpaths)
        extendPath { $0.addPath(subpaths, transform: transform) }
    }

    private func extendPath(_ extend: (inout Path) -> Void) {
        let refusedBefore = currentPath.refusedElements
        extend(&currentPath)
        refusedOperations += currentPath.refusedElements - refusedBefore
    }

    /// The current path, in device pixels; there is none afterwards.
    func takeCurrentPath() -> Path {
        defer { currentPath = Path() }
        return currentPath
    }
}
