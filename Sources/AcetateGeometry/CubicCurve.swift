internal import Foundation

/// A cubic Bézier curve; its parameter runs from 0 to 1.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// A quadratic curve, raised in degree: the cubic's handles are two thirds of the quadratic's.
    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        self.init(
            start: start,
            control1: start.interpolated(to: control, by: 2 / 3),
            control2: end.interpolated(to: control, by: 2 / 3),
            end: end)
    }

    /// How x runs along the curve.
    var x: CubicCoordinate {
        CubicCoordinate(start: start.x, control1: control1.x, control2: control2.x, end: end.x)
    }

    /// How y runs along the curve.
    var y: CubicCoordinate {
        CubicCoordinate(start: start.y, control1: control1.y, control2: control2.y, end: end.y)
    }

    func point(at parameter: CGFloat) -> CGPoint {
        CGPoint(x: x.value(at: parameter), y: y.value(at: parameter))
    }

    /// The box of the four points that define the curve; the curve is inside.
    var controlBox: CoordinateBox {
        var box = CoordinateBox(around: start)
        box.extend(to: control1)
        box.extend(to: control2)
        box.extend(to: end)
        return box
    }

    /// A third of the derivative.
    func velocity(at parameter: CGFloat) -> Vector {
        let rest = 1 - parameter
        let (first, second, third) = legs
        return rest * rest * first + 2 * rest * parameter * second + parameter * parameter * third
    }

    /// A sixth of the second derivative.
    func acceleration(at parameter: CGFloat) -> Vector {
        let (first, second, third) = legs
        return (1 - parameter) * (second - first) + parameter * (third - second)
    }

    /// The sides of the control polygon.
    private var legs: (Vector, Vector, Vector) {
        (Vector(from: start, to: control1), Vector(from: control1, to: control2), Vector(from: control2, to: end))
    }
}
