internal import Foundation

/// A path and the lengths of its lines and curves, to find places by how far along they are.
///
/// Measuring costs a square root for each line and some twenty for each curve.
struct PathMeasure {
    /// A line or a curve that has a length.
    struct Piece {
        var curve: CubicCurve
        /// Nil for a line.
        var measure: CurveMeasure?
        /// Whether it is the line that closes the subpath.
        var isClosing: Bool
        /// How far along the subpath it starts.
        var start: CGFloat
        var length: CGFloat
        /// Which of the knots are the curve's; none for a line.
        var knots: Range<Int>

        var isLine: Bool {
            measure == nil
        }
    }

    struct Subpath {
        var origin: CGPoint
        /// How far along the whole path it starts.
        var start: CGFloat
        var length: CGFloat = 0
        /// Which of the pieces are the subpath's.
        var pieces: Range<Int>
        var isClosed = false
        /// Whether there is anything but a move.
        var isDrawn = false

        /// Lengths below this are made of rounding errors.
        var nothing: CGFloat {
            length * 1e-13
        }
    }

    private(set) var subpaths: [Subpath] = []
    private(set) var pieces: [Piece] = []
    private var knots: ContiguousArray<CurveMeasure.Knot> = []

    /// The length of the path; infinite where that is too large for a number.
    var length: CGFloat {
        subpaths.last.map { $0.start + $0.length } ?? 0
    }

    init(_ path: Path) {
        path.forEachElement { element in
            switch element {
            case .move(let point):
                subpaths.append(Subpath(origin: point, start: length, pieces: pieces.count..<pieces.count))
            case .line(let start, let end):
                addLine(from: start, to: end)
            case .curve(let curve):
                let (measure, firstKnot) = (CurveMeasure(curve: curve), knots.count)
                let length = measure.appendKnots(to: &knots)
                add(curve, measure, length: length, knots: firstKnot..<knots.count)
            case .close(let start, let end):
                addLine(from: start, to: end, isClosing: true)
                subpaths[subpaths.count - 1].isClosed = true
            }
        }
    }

    private mutating func addLine(from start: CGPoint, to end: CGPoint, isClosing: Bool = false) {
        let line = CubicCurve(start: start, control1: start, control2: end, end: end)
        add(line, nil, isClosing: isClosing, length: Vector(from: start, to: end).length, knots: 0..<0)
    }

    private mutating func add(
        _ curve: CubicCurve, _ measure: CurveMeasure?, isClosing: Bool = false, length: CGFloat, knots: Range<Int>
    ) {
        let last = subpaths.count - 1
        subpaths[last].isDrawn = true
        guard length > 0 else { return }
        pieces.append(
            Piece(curve: curve, measure: measure, isClosing: isClosing, start: subpaths[last].length, length: length, knots: knots))
        subpaths[last].length += length
        subpaths[last].pieces = subpaths[last].pieces.lowerBound..<pieces.count
    }
}

// MARK: - Finding places

extension PathMeasure {
    /// A point of the path and which way the path goes there.
    struct Place {
        var point: CGPoint
        /// A unit vector; nil in a subpath without length.
        var direction: Vector?
    }

    /// The place so far along a subpath. At a corner it looks where the path goes on.
    func place(at distance: CGFloat, in subpath: Subpath) -> Place {
        guard let index = pieceIndex(at: distance, in: subpath) else { return Place(point: subpath.origin, direction: nil) }
        let piece = pieces[index]
        let parameter = parameter(at: distance - piece.start, in: piece)
        let point = parameter >= 1 ? piece.curve.end : point(at: parameter, of: piece)
        return Place(point: point, direction: piece.curve.direction(at: parameter))
    }

    /// The first piece that ends beyond a distance along its subpath, or the last; nil where there are none.
    func pieceIndex(at distance: CGFloat, in subpath: Subpath) -> Int? {
        guard var last = subpath.pieces.last else { return nil }
        var first = subpath.pieces.lowerBound
        let limit = distance + subpath.nothing
        while first < last {
            let middle = (first + last) / 2
            if pieces[middle].start + pieces[middle].length > limit {
                last = middle
            } else {
                first = middle + 1
            }
        }
        return first
    }

    /// The part of a piece between two distances from its start. Of a line, only the ends are of use.
    func part(of piece: Piece, from start: CGFloat, to end: CGFloat) -> CubicCurve {
        let (first, last) = (parameter(at: start, in: piece), parameter(at: end, in: piece))
        guard piece.isLine else { return piece.curve.part(from: first, to: last) }
        var part = piece.curve
        part.start = first > 0 ? point(at: first, of: piece) : part.start
        part.end = last < 1 ? point(at: last, of: piece) : part.end
        return part
    }

    private func parameter(at distance: CGFloat, in piece: Piece) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= piece.length { return 1 }
        return piece.measure?.parameter(at: distance, knots: knots, in: piece.knots) ?? distance / piece.length
    }

    private func point(at parameter: CGFloat, of piece: Piece) -> CGPoint {
        piece.isLine
            ? piece.curve.start.interpolated(to: piece.curve.end, by: parameter) : piece.curve.pointAndVelocity(at: parameter).point
    }
}
