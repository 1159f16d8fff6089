internal import Foundation

/// The middle of a stroke: one subpath, cut into pieces that are short enough to be drawn as quadrilaterals.
struct StrokeSpine {
    /// A piece of the spine, from point to point, that knows which way the line or curve goes at its ends.
    struct Segment {
        var start: CGPoint
        var end: CGPoint
        /// Which way the path goes at the start; a unit vector.
        var startDirection: Vector
        /// Which way it goes at the end; a unit vector.
        var endDirection: Vector
        /// The length of a line, and zero for a piece of a curve.
        var straightLength: CGFloat = 0
        /// Whether it begins inside a curve, where there are no corners but only sharp bends.
        var continuesCurve = false

        var isStraight: Bool {
            straightLength > 0
        }
    }

    /// Where the subpath begins.
    let origin: CGPoint
    private(set) var segments: [Segment] = []
    private(set) var isClosed = false

    /// Whether there was anything but a move.
    private(set) var isDrawn = false

    /// Where the next segment starts.
    private var current: CGPoint

    init(origin: CGPoint) {
        self.origin = origin
        current = origin
    }

    /// The spines of all subpaths that draw anything.
    static func spines(of path: Path, halfWidth: CGFloat, tolerance: CGFloat) -> [StrokeSpine] {
        // Steps that cannot be seen have no direction that could be trusted: rounding alone decides it.
        let shortest = tolerance / 1000
        var spines: [StrokeSpine] = []
        path.forEachElement { element in
            let last = spines.count - 1
            switch element {
            case .move(let point):
                spines.append(StrokeSpine(origin: point))
            case .line(_, let end):
                spines[last].addLine(to: end, shortest: shortest)
            case .curve(let curve):
                spines[last].addCurve(curve, shortest: shortest, halfWidth: halfWidth, tolerance: tolerance)
            case .close(_, let end):
                spines[last].addLine(to: end, shortest: shortest)
                spines[last].isClosed = true
            }
        }
        return spines.filter(\.isDrawn)
    }

    private mutating func addLine(to end: CGPoint, shortest: CGFloat) {
        isDrawn = true
        let way = Vector(from: current, to: end)
        let length = way.length
        guard length > shortest, let direction = way.normalized else { return }
        segments.append(
            Segment(start: current, end: end, startDirection: direction, endDirection: direction, straightLength: length))
        current = end
    }

    private mutating func addCurve(_ curve: CubicCurve, shortest: CGFloat, halfWidth: CGFloat, tolerance: CGFloat) {
        isDrawn = true
        guard let slicer = StrokeCurveSlicer(curve: curve, halfWidth: halfWidth, tolerance: tolerance), slicer.size > shortest else {
            return
        }
        segments += slicer.segments()
        current = curve.end
    }
}
