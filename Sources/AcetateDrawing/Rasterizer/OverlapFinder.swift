/// Finds the rows of pixels in which parts of a path may overlap, so that areas must not simply be added up.
///
/// A path's chains are rows of edges that all lead down or all lead up: each crosses a height once at most. Where a pixel has edges of one
/// chain alone, the winding in it takes two values that follow each other, and the signed area is exact. So each chain marks its pixels,
/// row by row, and a row in which a pixel is marked already is one to be resolved. Two chains that meet in a corner may share its pixel, as
/// long as one is to the left of the other.
///
/// What is found depends on the whole width of the path, never on a clip.
@safe struct OverlapFinder {
    /// Whether a row of the grid is to be resolved.
    private(set) var rows: ContiguousArray<Bool> = []
    private(set) var hasFound = false

    private var marks: ContiguousArray<UInt64> = []
    private var wordsPerRow = 0
    /// Where the path's first column begins in the grid, in subpixels.
    private var left = 0
    /// The width of a mark: a pixel, or more on enormous paths.
    private var columnBits = Subpixel.bits

    private static let mostColumns = 16_384

    /// What a chain reaches in one row, in subpixels.
    private struct Span {
        var row = -1
        var left = 0
        var right = 0
        /// 1 for a chain that leads down, −1 for one that leads up, 0 before that is known.
        var direction = 0

        /// Whether they lie in one row, one to the left of the other.
        func isBeside(_ other: Span) -> Bool {
            row == other.row && (right <= other.left || other.right <= left)
        }
    }

    /// The span that grows, the last one of the chain before, and the first of the subpath.
    private var span = Span()
    private var corner = Span()
    private var first = Span()

    /// Looks at the edges of a path that reaches from `minX` to `maxX`, columns of the grid, in the grid's rows.
    mutating func look(at list: borrowing EdgeList, minX: Int, maxX: Int, height: Int) {
        prepare(minX: minX, maxX: maxX, height: height)
        for (index, start) in list.subpathStarts.enumerated() {
            (span, corner, first) = (Span(), Span(), Span())
            for edge in start..<(index + 1 < list.subpathStarts.count ? list.subpathStarts[index + 1] : list.count) {
                add(list[edge])
            }
            mark(isLast: true)
        }
    }

    private mutating func prepare(minX: Int, maxX: Int, height: Int) {
        hasFound = false
        left = minX << Subpixel.bits
        columnBits = Subpixel.bits
        while (maxX - minX) >> (columnBits - Subpixel.bits) > Self.mostColumns { columnBits += 1 }
        wordsPerRow = ((maxX - minX) >> (columnBits - Subpixel.bits)) / 64 + 1
        rows.removeAll(keepingCapacity: true)
        rows.append(contentsOf: repeatElement(false, count: height))
        marks.removeAll(keepingCapacity: true)
        marks.append(contentsOf: repeatElement(0, count: height * wordsPerRow))
    }

    private mutating func add(_ edge: Edge) {
        if edge.top.y == edge.bottom.y {
            // Between two rows it is in neither.
            if Subpixel.fraction(edge.top.y) != 0 { reach(Subpixel.pixel(edge.top.y), edge.top.x, edge.bottom.x) }
            return
        }
        if edge.direction != span.direction { beginChain(edge.direction) }
        if edge.direction > 0 { addDown(edge) } else { addUp(edge) }
    }

    private mutating func beginChain(_ direction: Int) {
        if span.direction != 0 {
            mark(isLast: false)
            corner = span
            span.row = -1
        }
        span.direction = direction
    }

    private mutating func addDown(_ edge: Edge) {
        let top = Subpixel.pixel(edge.top.y)
        let last = Subpixel.pixel(edge.bottom.y &- 1)
        var row = max(top, 0)
        var start = row > top ? edge.position(afterRows: row &- top) : edge.top.x
        while row <= min(last, rows.count &- 1) {
            let end = row == last ? edge.bottom.x : edge.position(afterRows: row &- top &+ 1)
            reach(row, start, end)
            start = end
            row &+= 1
        }
    }

    private mutating func addUp(_ edge: Edge) {
        let top = Subpixel.pixel(edge.top.y)
        let last = Subpixel.pixel(edge.bottom.y &- 1)
        var row = min(last, rows.count &- 1)
        var start = row < last ? edge.position(afterRows: row &- top &+ 1) : edge.bottom.x
        while row >= max(top, 0) {
            let end = row == top ? edge.top.x : edge.position(afterRows: row &- top)
            reach(row, start, end)
            start = end
            row &-= 1
        }
    }

    /// The chain goes from one position to another in a row.
    @inline(__always)
    private mutating func reach(_ row: Int, _ start: Int, _ end: Int) {
        if row != span.row {
            mark(isLast: false)
            span = Span(row: row, left: min(start, end), right: max(start, end), direction: span.direction)
        } else {
            span.left = min(span.left, start, end)
            span.right = max(span.right, start, end)
        }
    }

    /// Marks what the span reaches, and its row when something there is marked already.
    private mutating func mark(isLast: Bool) {
        guard span.row >= 0, span.row < rows.count else { return }
        if first.row < 0 { first = span }
        let columns = columns(of: span)
        for word in columns.lowerBound >> 6...columns.upperBound >> 6 {
            let index = span.row &* wordsPerRow &+ word
            let mask = mask(of: columns, word: word)
            var met = marks[index] & mask
            if met != 0 {
                if corner.isBeside(span) { met &= ~self.mask(of: self.columns(of: corner), word: word) }
                // The last chain ends where the first begins, or goes on in it.
                if isLast, first.isBeside(span) || first.row == span.row && first.direction == span.direction {
                    met &= ~self.mask(of: self.columns(of: first), word: word)
                }
                if met != 0 {
                    rows[span.row] = true
                    hasFound = true
                }
            }
            marks[index] |= mask
        }
    }

    private func columns(of span: Span) -> ClosedRange<Int> {
        (span.left &- left) &>> columnBits...(span.right &- left) &>> columnBits
    }

    /// The columns that lie in one word of marks.
    @inline(__always)
    private func mask(of columns: ClosedRange<Int>, word: Int) -> UInt64 {
        let low = max(columns.lowerBound &- word << 6, 0)
        let high = min(columns.upperBound &- word << 6, 63)
        return low > high ? 0 : (~0 &<< UInt64(low)) & (~0 &>> UInt64(63 &- high))
    }
}
