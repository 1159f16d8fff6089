internal import Foundation

extension StrokePen {
    /// The points of a cap, from the left edge to the right one, without both. `direction` leads out of the path.
    func capPoints(at end: CGPoint, _ direction: Vector) -> [CGPoint] {
        let arm = arm(direction, side: 1)
        switch cap {
        case .butt: return []
        case .round: return arc(center: end, arm: arm, angle: .pi)
        case .square: return [end + arm + halfWidth * direction, end - arm + halfWidth * direction]
        }
    }

    /// What a subpath without length leaves; empty for nothing.
    func dot(at point: CGPoint) -> [CGPoint] {
        let right = Vector(x: halfWidth, y: 0)
        let down = Vector(x: 0, y: halfWidth)
        switch cap {
        case .butt: return []
        case .round: return [point + right] + arc(center: point, arm: right, angle: 2 * .pi)
        case .square: return [point - right - down, point + right - down, point + right + down, point - right + down]
        }
    }

    /// What an edge of a piece of a curve has to do between its ends.
    ///
    /// Where a curve bends more tightly than half the width, its inner edge runs backwards. The quadrilateral of the piece is crossed then, and
    /// its inner part goes round the wrong way: it would cut a hole into whatever else is drawn there. From a, over the crossing x, to b, back
    /// to a, again over x to b turns that part round.
    func detour(along segment: StrokeSpine.Segment, side: CGFloat) -> [CGPoint] {
        let way = Vector(from: segment.start, to: segment.end)
        let startArm = arm(segment.startDirection, side: side)
        let endArm = arm(segment.endDirection, side: side)
        let advance = (way + endArm - startArm).dot(way)
        guard advance < 0 else { return [] }
        let advanceOfOtherEdge = (way - endArm + startArm).dot(way)
        let (start, end) = (segment.start + startArm, segment.end + endArm)
        // The two lines across the stroke cross where they have shrunk from the other edge's advance to nothing.
        let crossing = (segment.start - startArm).interpolated(to: start, by: advanceOfOtherEdge / (advanceOfOtherEdge - advance))
        return [crossing, end, start, crossing]
    }
}
