internal import Foundation

extension PathMeasure {
    /// Draws a whole subpath, unless it is a lone move.
    func trace(_ subpath: Subpath, into sink: inout some PathSink) {
        guard subpath.isDrawn else { return }
        sink.begin(at: subpath.origin, direction: nil)
        for index in subpath.pieces where !pieces[index].isClosing {
            sink.add(pieces[index].curve, isLine: pieces[index].isLine)
        }
        if subpath.pieces.isEmpty {
            sink.addLine(to: subpath.origin)
        }
        sink.end(isClosed: subpath.isClosed)
    }

    /// Draws the part of a subpath between two distances along it as a subpath of its own. If `wrapped` is not nil, it goes on from the
    /// start of the subpath to there.
    func trace(_ subpath: Subpath, from start: CGFloat, to end: CGFloat, thenTo wrapped: CGFloat? = nil, into sink: inout some PathSink) {
        var isBegun = addPieces(of: subpath, from: start, to: end, isBegun: false, to: &sink)
        if let wrapped {
            isBegun = addPieces(of: subpath, from: 0, to: wrapped, isBegun: isBegun, to: &sink)
        }
        if !isBegun {
            let place = place(at: start, in: subpath)
            sink.begin(at: place.point, direction: place.direction)
            sink.addLine(to: place.point)
        }
        sink.end(isClosed: false)
    }

    /// Begins a subpath unless one is begun, where there is anything to add; whether one is begun then.
    private func addPieces(
        of subpath: Subpath, from start: CGFloat, to end: CGFloat, isBegun: Bool, to sink: inout some PathSink
    ) -> Bool {
        guard var index = pieceIndex(at: start, in: subpath) else { return isBegun }
        var isBegun = isBegun
        while index < subpath.pieces.upperBound, end - max(pieces[index].start, start) > subpath.nothing {
            let piece = pieces[index]
            let isWhole = piece.start + piece.length <= end + subpath.nothing
            let part = part(of: piece, from: start - piece.start, to: isWhole ? piece.length : end - piece.start)
            if !isBegun {
                sink.begin(at: part.start, direction: piece.isLine ? piece.curve.direction(at: 0) : part.direction(at: 0))
                isBegun = true
            }
            sink.add(part, isLine: piece.isLine)
            index += 1
        }
        return isBegun
    }
}

extension PathSink {
    fileprivate mutating func add(_ curve: CubicCurve, isLine: Bool) {
        if isLine {
            addLine(to: curve.end)
        } else {
            addCurve(curve)
        }
    }
}
