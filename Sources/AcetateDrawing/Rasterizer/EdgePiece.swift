/// The part of an edge that lies in one row of pixels.
///
/// To the right of an edge the winding changes by the edge's height; in a column that it crosses, by the mean, over the column, of the
/// height that lies to the left. Each such sum P(column) depends on the edge, the row and the column alone, never on the grid; cells
/// receive the differences P(column) − P(column − 1), so what a clip leaves out on the left arrives whole in column 0.
struct EdgePiece {
    /// Where the edge is leftmost and rightmost in the row, in subpixels.
    var left: Int
    var right: Int
    /// Subpixels down this row, 0…`Subpixel.perPixel`.
    var height: Int
    /// |dy/dx| of the whole edge as a multiple of 2⁻²⁸; at most 2⁴⁴.
    var steepness: Int
    /// 1 for an edge that runs down, −1 for one that runs up. Heights are computed top-down and get their sign last, so that two edges
    /// on the same line in opposite directions cancel exactly.
    var direction: Int
}

extension EdgePiece {
    static let steepnessBits = 28
    /// One subpixel across a row. Pieces steeper than that are in one column, or touch the next by so little that it does not show.
    static let maximumSteepness = Double(Subpixel.perPixel)

    /// For a piece within one column: what lies to its left in that column, and the rest of the height, which the next column adds.
    ///
    /// The area is a trapezoid's: the height times the mean distance of both ends from the column's right side.
    @inline(__always)
    var sumsWithinColumn: (own: Int, beyond: Int) {
        let beyond = (height &* (Subpixel.fraction(left) &+ Subpixel.fraction(right))) &>> (Subpixel.bits + 1)
        return ((height &- beyond) &* direction, beyond &* direction)
    }
}

extension CellRow {
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

    /// A triangle in the first column, a triangle short of the full height in the last, trapezoids between them.
    @inline(__always)
    private func addAcrossColumns(from first: Int, through last: Int, _ piece: EdgePiece) {
        let triangleShift = EdgePiece.steepnessBits + Subpixel.bits + 1
        var sum = 0
        if first >= 0 {
            let reach = Subpixel.perPixel &- Subpixel.fraction(piece.left)
            sum = (piece.steepness &* (reach &* reach)) &>> triangleShift
            add(sum &* piece.direction, at: first)
        }
        let start = max(first &+ 1, 0)
        let end = min(last, width)
        if start < end {
            let middle = (start &<< Subpixel.bits) &+ Subpixel.perPixel / 2
            let firstSum = piece.steepness &* (middle &- piece.left)
            sum = addTrapezoids(start, end, firstSum, previous: sum, piece.steepness, piece.direction)
        }
        if last < width {
            let reach = Subpixel.fraction(piece.right)
            let missing = (piece.steepness &* (reach &* reach)) &>> triangleShift
            add((piece.height &- missing &- sum) &* piece.direction, at: last)
            add(missing &* piece.direction, at: last &+ 1)
        }
        touch(from: max(first, 0), through: min(last &+ 1, width))
    }

    @inline(never)
    private func addTrapezoids(_ start: Int, _ end: Int, _ f: Int, previous: Int, _ steepness: Int, _ direction: Int) -> Int {
        var previous = previous
        var height = f
        for column in start..<end {
            let sum = height &>> EdgePiece.steepnessBits
            add((sum &- previous) &* direction, at: column)
            previous = sum
            height &+= steepness &<< Subpixel.bits
        }
        return previous
    }
}
