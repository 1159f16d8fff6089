internal import Foundation

extension Path {
    /// The same lines and curves, walked the other way: the subpaths from the last to the first, each from its end to its start. Closed ones
    /// stay closed, and begin where they began.
    public func reversed() -> Path {
        var result = Path()
        for range in subpathRanges.reversed() { result.append(reversing: range, of: self) }
        return result
    }

    private typealias Subpath = (verbs: Range<Int>, points: Range<Int>)

    private var subpathRanges: [Subpath] {
        var ranges: [Subpath] = []
        var (firstVerb, firstPoint, point) = (0, 0, 0)
        for (index, verb) in verbs.enumerated() {
            if verb == .move && index > 0 {
                ranges.append((firstVerb..<index, firstPoint..<point))
                (firstVerb, firstPoint) = (index, point)
            }
            point += verb.pointCount
        }
        if !verbs.isEmpty { ranges.append((firstVerb..<verbs.count, firstPoint..<point)) }
        return ranges
    }

    private mutating func append(reversing subpath: Subpath, of path: Path) {
        let isClosed = path.verbs[subpath.verbs.upperBound - 1] == .close
        var next = subpath.points.upperBound - 1
        func nextPoint() -> CGPoint {
            defer { next -= 1 }
            return path.points[next]
        }
        let start = path.points[subpath.points.lowerBound]
        let end = nextPoint()
        move(to: isClosed ? start : end)
        if isClosed && end != start { addLine(to: end) }
        for verb in path.verbs[subpath.verbs].dropFirst().reversed() {
            switch verb {
            case .line: addLine(to: nextPoint())
            case .quad:
                let control = nextPoint()
                addQuadCurve(to: nextPoint(), control: control)
            case .cubic:
                let (control2, control1) = (nextPoint(), nextPoint())
                addCurve(to: nextPoint(), control1: control2, control2: control1)
            case .move, .close: break
            }
        }
        if isClosed { close() }
    }
}

extension Path.Verb {
    /// How many points the verb takes.
    var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 0
        }
    }
}
