internal import Foundation

/// Measures the length of a cubic and finds places by it.
///
/// The speed along the curve is integrated by Gauss's rule with five points, on pieces that are halved until two halves and the whole agree
/// to ten digits. All is done in units of the curve's own size, so that no square overflows or vanishes.
struct CurveMeasure {
    /// How long the curve is up to a parameter, in the path's units, and its speed there in those of the measure.
    struct Knot {
        var parameter: CGFloat
        var length: CGFloat
        var speed: CGFloat
    }

    private let scale: CGFloat
    /// A third of the derivative, in units of `scale`, is base + t·(slope + t·bend).
    private let base: Vector
    private let slope: Vector
    private let bend: Vector
    /// The most that the speed changes by over a step of 1.
    private let greatestChange: CGFloat

    /// How often a piece is halved. It then is so small that a cusp in it, where the rule fails, costs nothing that counts.
    private static let deepestLevel = 20

    init(curve: CubicCurve) {
        // Halves, whose differences stay finite.
        let first = Self.halfWay(from: curve.start, to: curve.control1)
        let second = Self.halfWay(from: curve.control1, to: curve.control2)
        let third = Self.halfWay(from: curve.control2, to: curve.end)
        // A sum, so that NaN comes through.
        let size = first.size + second.size + third.size
        scale = 3 * 2 * size
        let divisor = size > 0 ? size : 1
        base = Vector(x: first.x / divisor, y: first.y / divisor)
        let middle = Vector(x: second.x / divisor, y: second.y / divisor)
        slope = 2 * (middle - base)
        bend = base - 2 * middle + Vector(x: third.x / divisor, y: third.y / divisor)
        greatestChange = max(slope.length, (slope + 2 * bend).length)
    }

    private static func halfWay(from start: CGPoint, to end: CGPoint) -> Vector {
        Vector(x: end.x / 2 - start.x / 2, y: end.y / 2 - start.y / 2)
    }

    /// Appends the knots of the curve without the one at its start, in ascending order, and returns the length.
    func appendKnots(to knots: inout ContiguousArray<Knot>) -> CGFloat {
        guard scale != 0 else { return 0 }
        // Also where coordinates beyond all measure have led to NaN.
        guard scale < .infinity else { return .infinity }
        var length: CGFloat = 0
        append(from: 0, to: 1, whole: unitLength(from: 0, to: 1), level: 0, length: &length, to: &knots)
        return length
    }

    private func append(
        from start: CGFloat, to end: CGFloat, whole: CGFloat, level: Int, length: inout CGFloat, to knots: inout ContiguousArray<Knot>
    ) {
        let middle = (start + end) / 2
        let (before, after) = (unitLength(from: start, to: middle), unitLength(from: middle, to: end))
        if level == Self.deepestLevel || abs(before + after - whole) <= 1e-10 {
            knots.append(Knot(parameter: middle, length: length + scale * before, speed: speed(at: middle)))
            length += scale * (before + after)
            knots.append(Knot(parameter: end, length: length, speed: speed(at: end)))
        } else {
            append(from: start, to: middle, whole: before, level: level + 1, length: &length, to: &knots)
            append(from: middle, to: end, whole: after, level: level + 1, length: &length, to: &knots)
        }
    }

    /// The parameter at which the curve has become so long, by Newton's method between the two knots around it. `range` says which of the
    /// knots are the curve's.
    func parameter(at length: CGFloat, knots: ContiguousArray<Knot>, in range: Range<Int>) -> CGFloat {
        guard let index = Self.firstIndex(in: knots, range, notBefore: length) else { return 1 }
        let start = index > range.lowerBound ? knots[index - 1] : Knot(parameter: 0, length: 0, speed: speed(at: 0))
        let end = knots[index]
        let wanted = (length - start.length) / scale
        let available = (end.length - start.length) / scale
        guard wanted > 0, available > 0 else { return start.parameter }
        var (low, high) = (start.parameter, end.parameter)
        var parameter = Self.guess(wanted / available, from: start, to: end, available)
        for _ in 0..<60 {
            let (speed, excess) = (speed(at: parameter), unitLength(from: start.parameter, to: parameter) - wanted)
            if excess > 0 {
                high = parameter
            } else {
                low = parameter
            }
            let step = excess / speed
            let next = parameter - step
            let safe = low <= next && next <= high ? next : (low + high) / 2
            // The step leaves half its square times how fast the speed changes.
            if safe == parameter || safe == next && greatestChange * step * step < 1e-14 { return safe }
            parameter = safe
        }
        return parameter
    }

    /// The parameter at a part of the length between two knots, by the cubic that has the knots' speeds; between the two in any case.
    private static func guess(_ part: CGFloat, from start: Knot, to end: Knot, _ available: CGFloat) -> CGFloat {
        let (rest, range) = (1 - part, end.parameter - start.parameter)
        let bend = rest * available / start.speed - part * available / end.speed + (part - rest) * range
        let guess = start.parameter + part * (range + rest * bend)
        return start.parameter < guess && guess < end.parameter ? guess : start.parameter + part * range
    }

    /// The first knot that is so far along; nil where none is.
    private static func firstIndex(in knots: ContiguousArray<Knot>, _ range: Range<Int>, notBefore length: CGFloat) -> Int? {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if knots[middle].length >= length {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low < range.upperBound ? low : nil
    }

    /// No more than zero where squares vanish, which is nothing beside the curve.
    private func speed(at parameter: CGFloat) -> CGFloat {
        let velocity = base + parameter * (slope + parameter * bend)
        return velocity.dot(velocity).squareRoot()
    }

    /// The length between two parameters in units of `scale`. The rule's places and weights are those of the Legendre polynomial of degree
    /// five: its roots are 0 and ±⅓·√(5 ± 2·√(10/7)), the weights 128/225 and (322 ∓ 13·√70)/900.
    private func unitLength(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        let (near, far) = (half * 0.538_469_310_105_683_1, half * 0.906_179_845_938_664)
        let sum =
            0.568_888_888_888_888_9 * speed(at: middle)
            + 0.478_628_670_499_366_47 * (speed(at: middle - near) + speed(at: middle + near))
            + 0.236_926_885_056_189_08 * (speed(at: middle - far) + speed(at: middle + far))
        return half * sum
    }
}
