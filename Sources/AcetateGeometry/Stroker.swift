internal import Foundation

/// Walks along a spine and collects both edges of the stroke.
///
/// The outline is a sum of quadrilaterals, one for each segment, and of corners and caps. All go round clockwise on screen, and what two
/// neighbours share cancels; what is left are the two edges. So the winding number is never less than one on the stroke, and zero
/// elsewhere.
struct Stroker {
    private let pen: StrokePen
    private var left: [CGPoint] = []
    private var right: [CGPoint] = []

    /// The polygons of the stroke: one for an open subpath, two for a closed one, none where nothing is to be seen.
    static func contours(along spine: StrokeSpine, with pen: StrokePen) -> [[CGPoint]] {
        guard let first = spine.segments.first, let last = spine.segments.last else {
            return [pen.dot(at: spine.origin)].compactMap { $0 }
        }
        var stroker = Stroker(pen: pen, capacity: spine.segments.count + 2)
        if spine.isClosed {
            stroker.addSegments(of: spine)
            stroker.addCorner(from: last, to: first)
            return [stroker.left, stroker.right.reversed()]
        }
        stroker.addAcross(at: first.start, first.startDirection)
        stroker.addSegments(of: spine)
        stroker.addAcross(at: last.end, last.endDirection)
        var contour = stroker.left
        pen.appendCap(at: last.end, last.endDirection, to: &contour)
        contour += stroker.right.reversed()
        pen.appendCap(at: first.start, -first.startDirection, to: &contour)
        return [contour]
    }

    private init(pen: StrokePen, capacity: Int) {
        self.pen = pen
        left.reserveCapacity(capacity)
        right.reserveCapacity(capacity)
    }

    /// Adds all segments and the corners between them.
    private mutating func addSegments(of spine: StrokeSpine) {
        for (index, segment) in spine.segments.enumerated() {
            if index > 0 {
                addCorner(from: spine.segments[index - 1], to: segment)
            }
            addDetours(along: segment)
        }
    }

    /// Adds both ends of the line that cuts the stroke off.
    private mutating func addAcross(at point: CGPoint, _ direction: Vector) {
        left.append(point + pen.arm(direction, side: 1))
        right.append(point + pen.arm(direction, side: -1))
    }

    private mutating func addCorner(from segment: StrokeSpine.Segment, to next: StrokeSpine.Segment) {
        let corner = StrokePen.Corner(from: segment, to: next)
        pen.appendEdge(around: corner, side: 1, to: &left)
        pen.appendEdge(around: corner, side: -1, to: &right)
    }

    /// Adds what the edges have between their ends: nothing, unless a curve bends more tightly than half the width, so that its inner edge
    /// runs backwards.
    ///
    /// The quadrilateral of the segment is crossed then, and its inner part goes round the wrong way: it would cut a hole into whatever
    /// else is drawn there. From its start over the crossing to its end, back to the start, and over the crossing to the end once more,
    /// the edge turns that part round.
    private mutating func addDetours(along segment: StrokeSpine.Segment) {
        let way = Vector(from: segment.start, to: segment.end)
        let (startArm, endArm) = (pen.arm(segment.startDirection, side: 1), pen.arm(segment.endDirection, side: 1))
        let leftAdvance = (way + endArm - startArm).dot(way)
        let rightAdvance = (way - endArm + startArm).dot(way)
        guard min(leftAdvance, rightAdvance) < 0 else { return }
        // The two lines across the stroke cross where the advance of the one edge has shrunk to nothing on the way to the other.
        let crossing = (segment.start + startArm)
            .interpolated(to: segment.start - startArm, by: leftAdvance / (leftAdvance - rightAdvance))
        if leftAdvance < 0 {
            left += [crossing, segment.end + endArm, segment.start + startArm, crossing]
        } else {
            right += [crossing, segment.end - endArm, segment.start - startArm, crossing]
        }
    }
}
