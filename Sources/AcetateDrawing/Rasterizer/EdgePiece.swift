/// The part of an edge that lies in one row of pixels.
///
/// The total of what it adds to a row is its height, to the last bit: sums are rounded, but what one leaves out the next one adds.
struct EdgePiece {
    /// Where the edge comes into the row and where it leaves it, in subpixels.
    var start: Int
    var end: Int
    /// Subpixels down this row, `Subpixel.perPixel` at most; negative where the path goes up.
    var height: Int
    /// dy/|dx| of the whole edge as a multiple of 2⁻²⁸, within ±2⁴⁴; of the same sign as `height`.
    let steepness: Int

    static let steepnessBits = 28
    /// One subpixel across a row. Pieces steeper than that are in one column, or reach into the next by so little that it does not show.
    static let maximumSteepness = Double(Subpixel.perPixel)

    @inline(__always)
    var left: Int { min(start, end) }

    @inline(__always)
    var right: Int { max(start, end) }

    @inline(__always)
    var isWithinColumn: Bool { UInt(bitPattern: start ^ end) < UInt(Subpixel.perPixel) }

    /// For a piece within one column: what it adds to that column's winding, and the rest of its height, which the next column adds.
    ///
    /// To the left of the edge, within the column, lies a trapezoid less than the full height: the mean distance of both ends from the
    /// column's left side is missing.
    @inline(__always)
    var sumsWithinColumn: (own: Int, beyond: Int) {
        let beyond = (height &* (Subpixel.fraction(start) &+ Subpixel.fraction(end))) &>> (Subpixel.bits + 1)
        return (height &- beyond, beyond)
    }

    /// For a piece that goes on to the right: what it adds to the winding of its first column, a triangle.
    ///
    /// A triangle with the legs r and steepness · r has half their product for its area. No product overflows: steepness · r is about the
    /// piece's height at most, 2⁴⁴ in its unit, and r is at most 2¹⁶.
    @inline(__always)
    var sumInFirstColumn: Int {
        let reach = Subpixel.perPixel &- Subpixel.fraction(left)
        return (steepness &* (reach &* reach)) &>> Self.triangleBits
    }

    /// For a piece that comes from the left: what its last column lacks to the full height, again a triangle.
    @inline(__always)
    var missingInLastColumn: Int {
        let reach = Subpixel.fraction(right)
        return (steepness &* (reach &* reach)) &>> Self.triangleBits
    }

    private static let triangleBits = steepnessBits + Subpixel.bits + 1
}
