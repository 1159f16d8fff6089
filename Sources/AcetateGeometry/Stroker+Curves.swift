internal import Foundation

extension Stroker {
    /// Curves that need no more pieces than this are drawn in pieces, as few points cost less than a curve.
    private static let fewPieces: CGFloat = 4

    /// Adds an even curve. Whether it was one.
    mutating func addEvenly(_ curve: CubicCurve) -> Bool {
        guard !pen.isCoarse, let even = EvenCurve(curve, pen: pen) else { return false }
        let pieces = even.pieceCount(for: pen)
        guard pieces <= Self.fewPieces else { return addCurved(even, of: curve, halvings: 3) }
        begin(even.segment)
        let count = max(Int(pieces.rounded(.up)), 1)
        for index in 1..<count {
            let cut = even.cut(index, of: count)
            addAcross(at: cut.point, cut.direction)
        }
        return true
    }

    /// Adds an even curve with curves for edges, halved so often at most until they are near enough; whether that was often enough.
    ///
    /// They keep to a quarter of the tolerance, as whoever draws them as lines will want as much again.
    private mutating func addCurved(_ even: EvenCurve, of curve: CubicCurve, halvings: Int) -> Bool {
        let left = even.edge(pen.halfWidth, tolerance: pen.tolerance)
        let right = even.edge(-pen.halfWidth, tolerance: pen.tolerance)
        let excess = max(left.error, right.error) / (pen.tolerance / 4)
        if excess <= 1 {
            begin(even.segment)
            outline.left.appendCurve(left.control1, left.control2)
            outline.right.appendCurve(right.control1, right.control2)
            return true
        }
        // Halving leaves a sixteenth of the error or less, which grows with the fourth power of the length.
        guard excess <= CGFloat(1 << (4 * halvings)) else { return false }
        for half in [curve.part(from: 0, to: 0.5), curve.part(from: 0.5, to: 1)] {
            if let even = EvenCurve(half, pen: pen), addCurved(even, of: half, halvings: halvings - 1) { continue }
            _ = addInSlices(half)
        }
        return true
    }

    /// Adds any curve in pieces so short that their edges are straight. Whether it was long enough to have a direction.
    mutating func addInSlices(_ curve: CubicCurve) -> Bool {
        guard let slicer = StrokeCurveSlicer(curve: curve, pen: pen), slicer.size > pen.shortestStep else { return false }
        slicer.addSegments(to: &self)
        return true
    }
}

extension EvenCurve {
    /// All of the curve.
    fileprivate var segment: StrokeSegment {
        StrokeSegment(start: curve.start, end: curve.end, startDirection: start.direction, endDirection: end.direction)
    }
}
