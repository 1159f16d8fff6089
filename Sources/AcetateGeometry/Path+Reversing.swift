internal import Foundation

extension Path {
    /// The same lines and curves gone through backwards: from the end of the last subpath to the start of the first.
    ///
    /// Closed subpaths stay closed and begin where they began. What is inside stays so, with the opposite winding number. A lone move at
    /// the end is left out. Costs as much as copying the path.
    public func reversed() -> Path {
        var result = Path()
        result.refuse(refusedElements)
        var verbEnd = verbs.count
        var pointEnd = points.count
        while let verbStart = verbs[..<verbEnd].lastIndex(of: .move) {
            let pointStart = pointEnd - verbs[verbStart..<verbEnd].reduce(0) { $0 + $1.pointCount }
            result.addReversed(verbs[verbStart..<verbEnd].dropFirst(), points[pointStart..<pointEnd])
            (verbEnd, pointEnd) = (verbStart, pointStart)
        }
        return result
    }

    /// Adds one subpath backwards, given without its move.
    private mutating func addReversed(_ verbs: ArraySlice<Verb>, _ points: ArraySlice<CGPoint>) {
        let origin = points[points.startIndex]
        var index = points.endIndex - 1
        let isClosed = verbs.last == .close
        let drawn = isClosed ? verbs.dropLast() : verbs
        guard !verbs.isEmpty else { return }
        move(to: isClosed ? origin : points[index])
        if isClosed, points[index] != origin {
            addLine(to: points[index])
        }
        for verb in drawn.reversed() {
            let start = index - verb.pointCount
            switch verb {
            case .line where isClosed && start == points.startIndex:
                // Closing draws it.
                break
            case .line:
                addLine(to: points[start])
            case .quad:
                addQuadCurve(to: points[start], control: points[index - 1])
            case .cubic:
                addCurve(to: points[start], control1: points[index - 1], control2: points[index - 2])
            case .move, .close:
                break
            }
            index = start
        }
        if isClosed {
            close()
        }
    }
}
