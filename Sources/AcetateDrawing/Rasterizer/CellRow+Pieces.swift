extension CellRow {
    /// Adds a piece of an edge, of which any part may lie to the left or to the right of the row.
    ///
    /// To the right of an edge the winding changes by the edge's height; in a column that it crosses, by the mean over the column of the
    /// height that lies to the left. Each such sum P(column) depends on the edge, the row and the column alone, never on the grid. Cells
    /// receive the differences P(column) − P(column − 1), so what a clip leaves out on the left arrives whole in column 0.
    @inline(__always)
    func add(_ piece: EdgePiece) {
        let first = Subpixel.pixel(piece.left)
        let last = Subpixel.pixel(piece.right)
        if first >= width { return }
        if last < 0 {
            add(piece.height &* piece.direction, at: 0)
            touch(from: 0, through: 0)
        } else if first == last {
            let sums = piece.sumsWithinColumn
            add(sums.own, at: first)
            add(sums.beyond, at: first &+ 1)
            touch(from: first, through: first &+ 1)
        } else {
            addAcrossColumns(from: first, through: last, piece)
        }
    }

    /// A triangle in the first column, trapezoids in those between, the full height less a triangle in the last.
    ///
    /// A triangle with the legs r and steepness · r has half their product for its area. No product overflows: steepness · r is about the
    /// piece's height at most, 2⁴⁴ in its unit, and r is below 2¹⁶.
    @inline(__always)
    private func addAcrossColumns(from first: Int, through last: Int, _ piece: EdgePiece) {
        let triangleBits = EdgePiece.steepnessBits + Subpixel.bits + 1
        var sum = 0
        if first >= 0 {
            let reach = Subpixel.perPixel &- Subpixel.fraction(piece.left)
            sum = (piece.steepness &* (reach &* reach)) &>> triangleBits
            add(sum &* piece.direction, at: first)
        }
        let start = max(first &+ 1, 0)
        let end = min(last, width)
        if start < end {
            sum = addTrapezoids(start, end, after: sum, left: piece.left, steepness: piece.steepness, direction: piece.direction)
        }
        if last < width {
            let reach = Subpixel.fraction(piece.right)
            let missing = (piece.steepness &* (reach &* reach)) &>> triangleBits
            add((piece.height &- missing &- sum) &* piece.direction, at: last)
            add(missing &* piece.direction, at: last &+ 1)
        }
        touch(from: max(first, 0), through: min(last &+ 1, width))
    }

    /// Adds to the columns from `start` to `end`, which the edge crosses from side to side: there the mean height is that in the middle.
    /// Returns the last column's sum.
    ///
    /// Out of line: inlined, the compiler would prepare its vector loop for every edge, and most have no such columns. The piece comes in
    /// parts so that it stays in registers.
    @inline(never)
    private func addTrapezoids(_ start: Int, _ end: Int, after previous: Int, left: Int, steepness: Int, direction: Int) -> Int {
        var previous = previous
        for column in start..<end {
            let middle = (column &<< Subpixel.bits) &+ Subpixel.perPixel / 2
            let sum = (steepness &* (middle &- left)) &>> EdgePiece.steepnessBits
            add((sum &- previous) &* direction, at: column)
            previous = sum
        }
        return previous
    }
}
