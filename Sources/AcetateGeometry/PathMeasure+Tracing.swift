internal import Foundation

extension PathMeasure {
    /// Draws a whole subpath, unless it is a lone move.
    func trace(_ subpath: Subpath, into sink: inout some PathSink) {
        guard subpath.isDrawn else { return }
        sink.begin(at: subpath.origin, direction: nil)
        for index in subpath.pieces where !pieces[index].isClosing {
            add(pieces[index], from: 0, to: pieces[index].length, to: &sink)
        }
        if subpath.pieces.isEmpty {
            sink.addLine(to: subpath.origin)
        }
        sink.end(isClosed: subpath.isClosed)
    }

    /// Draws the part of a subpath between two distances along it as a subpath of its own. If `wrapped` is not nil, it goes on from the
    /// start of the subpath to there.
    func trace(_ subpath: Subpath, from start: CGFloat, to end: CGFloat, thenTo wrapped: CGFloat? = nil, into sink: inout some PathSink) {
        let place = place(at: start, in: subpath)
        sink.begin(at: place.point, direction: place.direction)
        var hasLength = addPieces(of: subpath, from: start, to: end, to: &sink)
        if let wrapped {
            hasLength = addPieces(of: subpath, from: 0, to: wrapped, to: &sink) || hasLength
        }
        if !hasLength {
            sink.addLine(to: place.point)
        }
        sink.end(isClosed: false)
    }

    /// Whether there was anything to add.
    private func addPieces(of subpath: Subpath, from start: CGFloat, to end: CGFloat, to sink: inout some PathSink) -> Bool {
        guard let first = pieceIndex(at: start, in: subpath) else { return false }
        var index = first
        while index < subpath.pieces.upperBound, end - max(pieces[index].start, start) > subpath.nothing {
            let piece = pieces[index]
            let isWhole = piece.start + piece.length <= end + subpath.nothing
            add(piece, from: start - piece.start, to: isWhole ? piece.length : end - piece.start, to: &sink)
            index += 1
        }
        return index > first
    }

    private func add(_ piece: Piece, from start: CGFloat, to end: CGFloat, to sink: inout some PathSink) {
        if piece.isLine {
            sink.addLine(to: point(at: end, ofLine: piece))
        } else {
            sink.addCurve(part(of: piece, from: start, to: end))
        }
    }
}
