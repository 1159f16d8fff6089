internal import Foundation

/// A subpath that knows how long it is and can be cut by length. What closes it is a segment like the others.
struct MeasuredSubpath {
    enum Segment {
        case line(from: CGPoint, to: CGPoint)
        case curve(CurveMeasure)
    }

    let start: CGPoint
    private(set) var segments: [Segment] = []
    /// The length up to the end of each segment; ascending.
    private var ends: [CGFloat] = []
    private(set) var isClosed = false

    /// The subpaths of a path; a lone move is one without segments.
    static func subpaths(of path: Path) -> [MeasuredSubpath] {
        var subpaths: [MeasuredSubpath] = []
        path.forEachElement { element in
            let last = subpaths.count - 1
            switch element {
            case .move(let point): subpaths.append(MeasuredSubpath(start: point))
            case .line(let start, let end): subpaths[last].addLine(from: start, to: end)
            case .curve(let curve):
                let measure = CurveMeasure(curve)
                subpaths[last].add(.curve(measure), length: measure.length)
            case .close(let start, let end):
                if start != end { subpaths[last].addLine(from: start, to: end) }
                subpaths[last].isClosed = true
            }
        }
        return subpaths
    }

    private init(start: CGPoint) {
        self.start = start
    }

    private mutating func addLine(from start: CGPoint, to end: CGPoint) {
        add(.line(from: start, to: end), length: Vector(from: start, to: end).length)
    }

    private mutating func add(_ segment: Segment, length: CGFloat) {
        segments.append(segment)
        ends.append(self.length + length)
    }

    var length: CGFloat { ends.last ?? 0 }

    /// The point that has this much of the subpath behind it, and which way the subpath goes there; nil for one without length. Where two
    /// segments meet, the way is the second one's.
    func pointAndDirection(atLength target: CGFloat) -> (point: CGPoint, direction: Vector)? {
        guard let last = ends.indices.last(where: { length(of: $0) > 0 }) else { return nil }
        let index = min(segment(at: target), last)
        switch segments[index] {
        case .line(let start, let end):
            guard let direction = Vector(from: start, to: end).normalized else { return nil }
            return (start + min(max(target - begin(of: index), 0), length(of: index)) * direction, direction)
        case .curve(let measure):
            let parameter = measure.parameter(atLength: target - begin(of: index))
            let (point, velocity) = measure.curve.pointAndVelocity(at: parameter)
            // At a control point that lies on the end the curve stands still; a little further on it shows its way.
            let aside = parameter < 0.5 ? parameter + 1e-4 : parameter - 1e-4
            guard let direction = velocity.normalized ?? measure.curve.pointAndVelocity(at: aside).velocity.normalized else { return nil }
            return (point, direction)
        }
    }

    /// Adds what lies between two lengths to a path, as a subpath of its own; or, where `continues`, to its last subpath, which ends there.
    func appendPiece(from first: CGFloat, to last: CGFloat, to path: inout Path, continues: Bool = false) {
        var needsMove = !continues
        for index in segment(at: first)..<segments.count where begin(of: index) < last {
            let (low, high) = (max(first - begin(of: index), 0), min(last - begin(of: index), length(of: index)))
            guard low < high else { continue }
            switch segments[index] {
            case .line(let start, let end):
                let way = Vector(from: start, to: end)
                let (from, to) = (low / length(of: index), high / length(of: index))
                if needsMove { path.move(to: from == 0 ? start : start + from * way) }
                path.addLine(to: to == 1 ? end : start + to * way)
            case .curve(let measure):
                let piece = measure.curve.piece(
                    from: measure.parameter(atLength: low), to: high == length(of: index) ? 1 : measure.parameter(atLength: high))
                if needsMove { path.move(to: piece.start) }
                path.addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
            }
            needsMove = false
        }
    }

    /// Adds all of it, closed if it was.
    func appendWhole(to path: inout Path) {
        path.move(to: start)
        for segment in segments.dropLast(closesByLine ? 1 : 0) {
            switch segment {
            case .line(_, let end): path.addLine(to: end)
            case .curve(let measure):
                path.addCurve(to: measure.curve.end, control1: measure.curve.control1, control2: measure.curve.control2)
            }
        }
        if isClosed { path.close() }
    }

    /// Whether the last segment is what `close()` added.
    private var closesByLine: Bool {
        if isClosed, case .line(_, let end)? = segments.last { end == start } else { false }
    }

    private func begin(of index: Int) -> CGFloat { index > 0 ? ends[index - 1] : 0 }

    private func length(of index: Int) -> CGFloat { ends[index] - begin(of: index) }

    /// The segment that holds a length; where two meet there, the second. One past the last beyond the end.
    private func segment(at target: CGFloat) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > target { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
