extension CellRow {
    /// Adds a piece of an edge, of which any part may lie to the left of the row or, beyond `width`, to the right.
    ///
    /// To the right of an edge the winding changes by the edge's height; in a column that it crosses, by the mean over the column of the
    /// height that lies to the left. Each such sum P(column) depends on the edge, the row and the column alone, never on the grid. Cells
    /// receive the differences P(column) − P(column − 1), so what a clip leaves out on the left arrives whole in column 0.
    func add(_ piece: EdgePiece, width: Int) {
        let first = min(Subpixel.pixel(piece.start), Subpixel.pixel(piece.end))
        let last = max(Subpixel.pixel(piece.start), Subpixel.pixel(piece.end))
        if first >= width { return }
        if first >= 0 && last < width { return addInside(piece) }
        if last < 0 {
            add(piece.height, at: 0)
            return touch(from: 0, through: 0)
        }
        var sum = 0
        if first >= 0 {
            sum = piece.sumInFirstColumn
            add(sum, at: first)
        }
        sum = addTrapezoids(from: max(first &+ 1, 0), to: min(last, width), after: sum, left: piece.left, steepness: piece.steepness)
        if last < width {
            let missing = piece.missingInLastColumn
            add(piece.height &- missing &- sum, at: last)
            add(missing, at: last &+ 1)
        }
        touch(from: max(first, 0), through: min(last &+ 1, width))
    }

    /// Adds a piece that lies within the row, or at its right side.
    @inline(__always)
    func addInside(_ piece: EdgePiece) {
        if piece.isWithinColumn {
            let column = Subpixel.pixel(piece.start)
            let sums = piece.sumsWithinColumn
            add(sums.own, at: column)
            add(sums.beyond, at: column &+ 1)
            touchPair(at: column)
        } else {
            addAcrossColumns(piece)
        }
    }

    @inline(__always)
    private func addAcrossColumns(_ piece: EdgePiece) {
        let first = Subpixel.pixel(piece.left)
        let last = Subpixel.pixel(piece.right)
        var sum = piece.sumInFirstColumn
        add(sum, at: first)
        if last &- first > 1 {
            sum = addTrapezoids(from: first &+ 1, to: last, after: sum, left: piece.left, steepness: piece.steepness)
        }
        let missing = piece.missingInLastColumn
        add(piece.height &- missing &- sum, at: last)
        add(missing, at: last &+ 1)
        touch(from: first, through: last &+ 1)
    }

    /// Adds to the columns from `start` up to `end`, which the edge crosses from side to side: there the mean height is that in the middle.
    /// Returns the last column's sum.
    ///
    /// Out of line: inlined, the compiler would prepare its vector loop for every edge, and most have no such columns. The piece comes in
    /// parts so that it stays in registers.
    @inline(never)
    private func addTrapezoids(from start: Int, to end: Int, after previous: Int, left: Int, steepness: Int) -> Int {
        var previous = previous
        var column = start
        while column < end {
            let middle = (column &<< Subpixel.bits) &+ Subpixel.perPixel / 2
            let sum = (steepness &* (middle &- left)) &>> EdgePiece.steepnessBits
            add(sum &- previous, at: column)
            previous = sum
            column &+= 1
        }
        return previous
    }
}
