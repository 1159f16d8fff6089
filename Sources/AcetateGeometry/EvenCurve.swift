internal import Foundation

/// A curve whose stroke can be cut at equal steps of the parameter without looking: it turns one way, by little more than a quarter turn,
/// goes about equally fast everywhere, and bends less tightly than half the width. Circles and rounded corners are made of such curves.
///
/// An edge moves with the speed v + w·r, where v is that of the curve, r how fast it turns, in radians, and w half the width, negative on
/// the inner side. Over a step h it leaves its chord by h²/8·(v + w·r)·r, as its acceleration across has that size. So that it errs to both
/// sides and needs fewer pieces, all inner points of the curve are moved outward by two thirds of what the curve itself leaves its chord by:
/// h²/12·v·r, or -h²/12 of its second derivative.
struct EvenCurve {
    private let start: CGPoint
    private let end: CGPoint
    // The curve is start + t·(3·base + t·(3·slope + t·bend)), and a third of its derivative base + t·(2·slope + t·bend).
    private let base: Vector
    private let slope: Vector
    private let bend: Vector
    private let startDirection: Vector
    private let endDirection: Vector
    private var count = 1

    /// By how much, in radians, a piece may turn, so that its quadrilateral is convex.
    private static let largestTurn: CGFloat = 0.7
    /// Curves that need more pieces are left to the halving.
    private static let largestCount: CGFloat = 4096

    /// Nil for other curves.
    init?(_ curve: CubicCurve, pen: StrokePen) {
        let (first, second, third) = curve.legs
        guard second.length > pen.shortestStep, Self.isEven(first, second, third),
            let startDirection = first.normalized, let endDirection = third.normalized
        else { return nil }
        (start, end) = (curve.start, curve.end)
        base = first
        slope = second - first
        bend = (third - second) - (second - first)
        self.startDirection = startDirection
        self.endDirection = endDirection
        guard let count = pieceCount(for: pen) else { return nil }
        self.count = count
    }

    private static func isEven(_ first: Vector, _ second: Vector, _ third: Vector) -> Bool {
        let (firstSquare, secondSquare, thirdSquare) = (first.dot(first), second.dot(second), third.dot(third))
        let (least, most) = (min(firstSquare, secondSquare, thirdSquare), max(firstSquare, secondSquare, thirdSquare))
        // Where squares vanish or overflow nothing can be told.
        guard least > 1e-100, most < 9 * least, most < 1e100 else { return false }
        return first.cross(second) * second.cross(third) > 0 && first.dot(second) > 0 && second.dot(third) > 0
            && first.dot(third) > -0.1 * least
    }

    /// Into how many pieces to cut the stroke; nil where it bends too tightly for its width, or there would be very many.
    private func pieceCount(for pen: StrokePen) -> Int? {
        var (fastestTurn, error) = (CGFloat(0), CGFloat(0))
        for parameter in stride(from: CGFloat(0), through: 1, by: 0.25) {
            let velocity = velocity(at: parameter)
            let squaredSpeed = velocity.dot(velocity)
            // The velocity lacks the factor 3, and half its derivative the factor 3 too.
            let turn = 2 * abs(velocity.cross(slope + parameter * bend)) / squaredSpeed
            let speed = 3 * squaredSpeed.squareRoot()
            guard pen.halfWidth * turn < 0.8 * speed else { return nil }
            fastestTurn = max(fastestTurn, turn)
            // Of an inner point, and of the middle of the outer edge's first chord, of which one end is not moved; over a step of 1.
            let moved = speed * turn / 12
            error = max(error, moved, (speed + pen.halfWidth * turn) * turn / 8 - moved / 2)
        }
        // A tenth of the tolerance is kept for what lies between the five places.
        let count = max((error / (0.9 * pen.tolerance)).squareRoot(), fastestTurn / Self.largestTurn).rounded(.up)
        return count <= Self.largestCount ? max(Int(count), 1) : nil
    }

    private func velocity(at parameter: CGFloat) -> Vector {
        base + parameter * (2 * slope + parameter * bend)
    }

    /// Adds the stroke of the curve.
    func add(to stroker: inout Stroker) {
        stroker.begin(StrokeSegment(start: start, end: end, startDirection: startDirection, endDirection: endDirection))
        let step = 1 / CGFloat(count)
        for index in 1..<count {
            let parameter = CGFloat(index) * step
            let velocity = velocity(at: parameter)
            let point = start + parameter * (3 * base + parameter * (3 * slope + parameter * bend))
            // The second derivative is six times this.
            let acceleration = slope + parameter * bend
            stroker.addAcross(at: point - step * step / 2 * acceleration, (1 / velocity.dot(velocity).squareRoot()) * velocity)
        }
    }
}
