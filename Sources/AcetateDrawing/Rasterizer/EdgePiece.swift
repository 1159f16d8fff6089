/// The part of an edge that lies in one row of pixels.
struct EdgePiece {
    /// Where the edge is leftmost and rightmost in the row, in subpixels.
    var left: Int
    var right: Int
    /// Subpixels down this row, 0…`Subpixel.perPixel`.
    var height: Int
    /// |dy/dx| of the whole edge as a multiple of 2⁻²⁸; at most 2⁴⁴.
    let steepness: Int
    /// 1 for an edge that runs down, −1 for one that runs up. Sums are made top-down and get their sign last, so that two edges on the same
    /// line in opposite directions cancel exactly.
    let direction: Int

    static let steepnessBits = 28
    /// One subpixel across a row. Pieces steeper than that are in one column, or reach into the next by so little that it does not show.
    static let maximumSteepness = Double(Subpixel.perPixel)

    /// For a piece within one column: what it adds to that column's winding, and the rest of its height, which the next column adds.
    ///
    /// To the left of the edge, within the column, lies a trapezoid less than the full height: the mean distance of both ends from the
    /// column's left side is missing.
    @inline(__always)
    var sumsWithinColumn: (own: Int, beyond: Int) {
        let beyond = (height &* (Subpixel.fraction(left) &+ Subpixel.fraction(right))) &>> (Subpixel.bits + 1)
        return ((height &- beyond) &* direction, beyond &* direction)
    }
}
