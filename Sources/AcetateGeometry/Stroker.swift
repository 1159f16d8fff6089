internal import Foundation

/// Walks along a spine and collects both edges of the stroke.
///
/// The outline is a sum of quadrilaterals, one for each segment, and of corners and caps. All go round clockwise on screen, and what two
/// neighbours share cancels; what is left are the two edges. So the winding number is never less than one on the stroke, and zero elsewhere.
struct Stroker {
    private let pen: StrokePen
    private var left: [CGPoint] = []
    private var right: [CGPoint] = []

    init(pen: StrokePen) {
        self.pen = pen
    }

    /// The polygons of the stroke: one for an open subpath, two for a closed one, none where nothing is to be seen.
    mutating func contours(along spine: StrokeSpine) -> [[CGPoint]] {
        guard let first = spine.segments.first, let last = spine.segments.last else {
            return [pen.dot(at: spine.origin)].filter { !$0.isEmpty }
        }
        left = []
        right = []
        if !spine.isClosed {
            addEnds(at: first.start, first.startDirection)
        }
        for (segment, next) in zip(spine.segments, spine.segments.dropFirst()) {
            addEdges(of: segment)
            addCorner(from: segment, to: next)
        }
        addEdges(of: last)
        if spine.isClosed {
            addCorner(from: last, to: first)
            return [left, right.reversed()]
        }
        addEnds(at: last.end, last.endDirection)
        let endCap = pen.capPoints(at: last.end, last.endDirection)
        let startCap = pen.capPoints(at: first.start, -first.startDirection)
        return [left + endCap + right.reversed() + startCap]
    }

    private mutating func addEnds(at point: CGPoint, _ direction: Vector) {
        left.append(point + pen.arm(direction, side: 1))
        right.append(point + pen.arm(direction, side: -1))
    }

    private mutating func addCorner(from segment: StrokeSpine.Segment, to next: StrokeSpine.Segment) {
        let corner = StrokePen.Corner(from: segment, to: next)
        left += pen.edge(around: corner, side: 1)
        right += pen.edge(around: corner, side: -1)
    }

    /// Adds what the edges have between their ends: nothing, unless the segment bends so tightly that an edge runs backwards.
    private mutating func addEdges(of segment: StrokeSpine.Segment) {
        guard !segment.isStraight else { return }
        left += pen.detour(along: segment, side: 1)
        right += pen.detour(along: segment, side: -1)
    }
}
