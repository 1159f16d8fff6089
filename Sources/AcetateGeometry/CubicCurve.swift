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

    /// The point and a third of the derivative, by de Casteljau's construction: the last of its lines touches the curve. It is done
    /// relative to the start, so that a small curve far from the origin keeps its digits.
    func pointAndVelocity(at parameter: CGFloat) -> (point: CGPoint, velocity: Vector) {
        let (toControl1, toControl2) = (Vector(from: start, to: control1), Vector(from: start, to: control2))
        let first = parameter * toControl1
        let second = toControl1.interpolated(to: toControl2, by: parameter)
        let third = toControl2.interpolated(to: Vector(from: start, to: end), by: parameter)
        let before = first.interpolated(to: second, by: parameter)
        let after = second.interpolated(to: third, by: parameter)
        return (start + before.interpolated(to: after, by: parameter), after - before)
    }

    /// A sixth of the second derivative.
    func acceleration(at parameter: CGFloat) -> Vector {
        let (first, second, third) = legs
        return (1 - parameter) * (second - first) + parameter * (third - second)
    }

    /// The sides of the control polygon.
    var legs: (Vector, Vector, Vector) {
        (Vector(from: start, to: control1), Vector(from: control1, to: control2), Vector(from: control2, to: end))
    }
}
