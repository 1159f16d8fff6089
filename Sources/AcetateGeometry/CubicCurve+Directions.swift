internal import Foundation

extension CubicCurve {
    /// Below this part of the curve's size, a difference of points is made of rounding errors.
    static let relativelyNothing: CGFloat = 1e-9

    /// The longer side of the box of the control points.
    var size: CGFloat {
        let box = controlBox
        return max(box.maxX - box.minX, box.maxY - box.minY)
    }

    /// Which way the curve leaves its start, a unit vector; nil for a curve without any length.
    func startDirection(size: CGFloat) -> Vector? {
        Self.firstDirection(
            of: Vector(from: start, to: control1), Vector(from: start, to: control2), Vector(from: start, to: end),
            longerThan: size * Self.relativelyNothing)
    }

    /// Which way the curve comes to its end, a unit vector; nil for a curve without any length.
    func endDirection(size: CGFloat) -> Vector? {
        Self.firstDirection(
            of: Vector(from: control2, to: end), Vector(from: control1, to: end), Vector(from: start, to: end),
            longerThan: size * Self.relativelyNothing)
    }

    /// Which way the curve goes at a parameter, a unit vector; nil for a curve without any length.
    func direction(at parameter: CGFloat) -> Vector? {
        let size = self.size
        if parameter <= 0 { return startDirection(size: size) }
        if parameter >= 1 { return endDirection(size: size) }
        return direction(at: parameter, velocity: pointAndVelocity(at: parameter).velocity, size: size) ?? startDirection(size: size)
    }

    /// Which way the curve goes inside, where its velocity is known. At a cusp it stops, and the second derivative says which way it
    /// leaves.
    func direction(at parameter: CGFloat, velocity: Vector, size: CGFloat) -> Vector? {
        let isMoving = max(abs(velocity.x), abs(velocity.y)) > size * Self.relativelyNothing
        return (isMoving ? velocity : acceleration(at: parameter)).normalized
    }

    private static func firstDirection(of first: Vector, _ second: Vector, _ third: Vector, longerThan shortest: CGFloat) -> Vector? {
        if first.length > shortest, let direction = first.normalized { return direction }
        if second.length > shortest, let direction = second.normalized { return direction }
        return third.length > shortest ? third.normalized : nil
    }
}

extension CubicCurve {
    /// The part of the curve between two parameters, exact where it begins or ends with the curve. Its handles are a third of the
    /// derivative long, for the part of the parameter's range that is left.
    func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        if first <= 0 && last >= 1 { return self }
        let (firstPoint, firstVelocity) = pointAndVelocity(at: max(first, 0))
        let (lastPoint, lastVelocity) = pointAndVelocity(at: min(last, 1))
        let step = last - first
        let partEnd = last >= 1 ? end : lastPoint
        return CubicCurve(
            start: firstPoint, control1: firstPoint + step * firstVelocity, control2: partEnd - step * lastVelocity, end: partEnd)
    }
}

extension CubicCurve {
    /// The curve with control points that nearly lie on its ends put there.
    ///
    /// Such a control point turns the last bit of a curve to another direction, which a wide stroke would show in full, as an ear on either
    /// side. Without it the curve moves by 4/9 of its distance at most; as control
    /// points farther away than 16 tolerances are kept, that is about 7 tolerances.
    func withoutHandles(shorterThan length: CGFloat) -> CubicCurve {
        var curve = self
        if Vector(from: start, to: control1).length < length { curve.control1 = start }
        if Vector(from: control2, to: end).length < length { curve.control2 = end }
        return curve
    }
}
