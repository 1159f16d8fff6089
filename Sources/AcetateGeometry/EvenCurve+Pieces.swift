internal import Foundation

/// The stroke in pieces with straight edges, cut at equal steps of the parameter.
///
/// An edge moves with the speed v + w·r, where v is that of the curve, r how fast it turns, in radians, and w half the width, negative on
/// the inner side. Over a step h it leaves its chord by h²/8·(v + w·r)·r, as its acceleration across has that size. So that it errs to both
/// sides and needs fewer pieces, all inner points of the curve are moved outward by two thirds of what the curve itself leaves its chord by:
/// h²/12·v·r, or -h²/12 of its second derivative.
extension EvenCurve {
    /// Into how many pieces to cut the stroke; not a whole number yet.
    func pieceCount(for pen: StrokePen) -> CGFloat {
        let ends = max(start.squaredPieceCount(for: pen), end.squaredPieceCount(for: pen))
        let inside = max(quarters.0.squaredPieceCount(for: pen), quarters.1.squaredPieceCount(for: pen))
        return max(ends, inside, middle.squaredPieceCount(for: pen)).squareRoot()
    }

    /// The middle of the line across the stroke after so many of `count` pieces, and the direction of the curve there.
    func cut(_ index: Int, of count: Int) -> (point: CGPoint, direction: Vector) {
        let step = 1 / CGFloat(count)
        let parameter = CGFloat(index) * step
        let velocity = curve.velocity(at: parameter)
        let point = curve.point(at: parameter) - step * step / 2 * curve.acceleration(at: parameter)
        return (point, (1 / velocity.dot(velocity).squareRoot()) * velocity)
    }
}

extension EvenCurve.Sample {
    /// By how much, in radians, a piece may turn, so that its quadrilateral is convex.
    private static let largestTurn: CGFloat = 0.7

    /// The square of the number of pieces that would be needed were all of the curve as it is here.
    fileprivate func squaredPieceCount(for pen: StrokePen) -> CGFloat {
        // The sample has thirds.
        let (speed, turn) = (3 * speed, 3 * abs(turn))
        // Of an inner point, and of the middle of the outer edge's first chord, of which one end is not moved; over a step of 1.
        let moved = speed * turn / 12
        let error = max(moved, (speed + pen.halfWidth * turn) * turn / 8 - moved / 2)
        // A tenth of the tolerance is kept for what lies between the five places.
        return max(error / (0.9 * pen.tolerance), turn * turn / (Self.largestTurn * Self.largestTurn))
    }
}
