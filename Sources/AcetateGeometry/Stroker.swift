internal import Foundation

/// Walks along subpaths and collects both edges of their strokes.
///
/// The outline is a sum of quadrilaterals, one for each segment, and of corners and caps. All go round clockwise on screen, and what two
/// neighbours share cancels; what is left are the two edges. So the winding number is never less than one on the stroke, and zero
/// elsewhere.
struct Stroker {
    var outline: StrokeOutline
    private(set) var pen: StrokePen

    /// Where the subpath begins, and which way, should it have no length.
    private var origin = CGPoint.zero
    private var direction: Vector?
    /// Where the next segment starts.
    private var current = CGPoint.zero
    /// Whether there was anything but a move.
    private var isDrawn = false
    private var first: StrokeSegment?
    private var last: StrokeSegment?

    /// Takes an outline to add to.
    init(pen: StrokePen, addingTo outline: StrokeOutline) {
        self.pen = pen
        self.outline = outline
    }

    /// Adds the next segment and the corner that leads to it.
    mutating func add(_ segment: StrokeSegment) {
        begin(segment)
        addDetours(along: segment)
    }

    /// Adds the corner that leads to the next segment. It is the caller's to add what the edges have between its ends.
    mutating func begin(_ segment: StrokeSegment) {
        if let last {
            addCorner(from: last, to: segment)
        } else {
            first = segment
            addAcross(at: segment.start, segment.startDirection)
        }
        last = segment
    }

    /// Adds both ends of a line across the stroke.
    mutating func addAcross(at point: CGPoint, _ direction: Vector) {
        let arm = pen.arm(direction, side: 1)
        outline.left.append(point + arm)
        outline.right.append(point - arm)
    }

    /// An outline of more points than this, 64 megabytes of them, goes on with few to an arc and a curve. Where a stroke is enormously wide,
    /// each of its round corners, caps and curves has thousands of points; those of a hundred thousand segments or dashes would fill the
    /// memory.
    private static let mostFinePoints = 4_000_000

    private mutating func saveMemory() {
        if outline.path.points.count + outline.left.points.count + outline.right.points.count > Self.mostFinePoints { pen.coarsen() }
    }

    private mutating func addCorner(from segment: StrokeSegment, to next: StrokeSegment) {
        saveMemory()
        pen.append(StrokePen.Corner(from: segment, to: next), toLeft: &outline.left, right: &outline.right)
    }

    /// Adds what the edges have between their ends: nothing, unless a curve bends more tightly than half the width, so that its inner edge
    /// runs backwards.
    ///
    /// The quadrilateral of the segment is crossed then, and its inner part goes round the wrong way: it would cut a hole into whatever
    /// else is drawn there. From its start over the crossing to its end, back to the start, and over the crossing to the end once more,
    /// the edge turns that part round.
    private mutating func addDetours(along segment: StrokeSegment) {
        guard !segment.isStraight else { return }
        let way = Vector(from: segment.start, to: segment.end)
        let (startArm, endArm) = (pen.arm(segment.startDirection, side: 1), pen.arm(segment.endDirection, side: 1))
        let leftAdvance = (way + endArm - startArm).dot(way)
        let rightAdvance = (way - endArm + startArm).dot(way)
        guard min(leftAdvance, rightAdvance) < 0 else { return }
        // The two lines across the stroke cross where the advance of the one edge has shrunk to nothing on the way to the other.
        let crossing = (segment.start + startArm)
            .interpolated(to: segment.start - startArm, by: leftAdvance / (leftAdvance - rightAdvance))
        if leftAdvance < 0 {
            outline.left.append(contentsOf: [crossing, segment.end + endArm, segment.start + startArm, crossing])
        } else {
            outline.right.append(contentsOf: [crossing, segment.end - endArm, segment.start - startArm, crossing])
        }
    }
}

extension Stroker: PathSink {
    mutating func begin(at point: CGPoint, direction: Vector?) {
        outline.removeEdges()
        origin = point
        self.direction = direction
        current = point
        isDrawn = false
        first = nil
        last = nil
    }

    mutating func addLine(to end: CGPoint) {
        isDrawn = true
        let way = Vector(from: current, to: end)
        let length = way.length
        guard length > pen.shortestStep, let direction = way.normalized else { return }
        add(StrokeSegment(start: current, end: end, startDirection: direction, endDirection: direction, straightLength: length))
        current = end
    }

    mutating func addCurve(_ curve: CubicCurve) {
        isDrawn = true
        if addEvenly(curve) || addInSlices(curve) {
            current = curve.end
        }
    }

    mutating func end(isClosed: Bool) {
        if isClosed {
            addLine(to: origin)
        }
        saveMemory()
        guard let first, let last else { return addDot() }
        if isClosed {
            addCorner(from: last, to: first)
            // There is no line across the start: in its place comes the end of the corner.
            outline.left.startAtEnd()
            outline.right.startAtEnd()
            outline.addLeft()
            outline.left.removeAll()
        } else {
            addAcross(at: last.end, last.endDirection)
            pen.appendCap(at: last.end, last.endDirection, to: &outline.left)
        }
        outline.left.appendReversed(outline.right)
        if !isClosed {
            pen.appendCap(at: first.start, -first.startDirection, to: &outline.left)
        }
        outline.addLeft()
    }

    private mutating func addDot() {
        guard isDrawn else { return }
        pen.appendDot(at: origin, direction ?? Vector(x: 1, y: 0), to: &outline.left)
        outline.addLeft()
    }
}
