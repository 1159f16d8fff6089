/// The coverage of one drawing as differences along each row: one cell for each pixel, zero nearly everywhere.
///
/// The sum of a row's cells up to and including a pixel's own is that pixel's winding: the signed area of the path in the pixel, in which
/// `Subpixel.perPixel` is one full turn over all of it. Sums wrap; even-odd and nonzero are true up to 32,767 turns.
///
/// So that a sweep need not read the empty cells, one bit stands for each block of four and is set by every deposit there. Between
/// drawings all cells and all bits are zero.
@safe struct CellGrid {
    /// Pixels in a row. A row has at least two cells more, which take what edges at the last column's right side leave behind it.
    let width: Int
    let height: Int
    /// The words of bits in a row.
    let wordsPerRow: Int
    /// The first row's first cell. Each row's words of bits lie before its cells.
    private let firstCell: UnsafeMutablePointer<Int32>
    private let stride: Int

    static let blockBits = 2
    static let wordBits = 5
    static let cellsPerBlock = 1 << blockBits
    static let cellsPerWord = cellsPerBlock << wordBits

    /// How many zeros of memory a grid needs.
    static func capacity(width: Int, height: Int) -> Int {
        height * (cellsPerRow(width) + wordsPerRow(width))
    }

    /// A grid in zeroed memory of at least `capacity(width:height:)`.
    @unsafe init(width: Int, height: Int, zeros: UnsafeMutablePointer<Int32>) {
        self.width = width
        self.height = height
        wordsPerRow = Self.wordsPerRow(width)
        stride = Self.cellsPerRow(width) + wordsPerRow
        unsafe firstCell = zeros + wordsPerRow
    }

    @inline(__always)
    func row(_ y: Int) -> CellRow {
        unsafe CellRow(cells: firstCell + y &* stride)
    }

    @inline(__always)
    func row(after row: CellRow) -> CellRow {
        unsafe CellRow(cells: row.cells + stride)
    }

    /// Whole blocks, with room for the two cells beyond the last pixel.
    private static func cellsPerRow(_ width: Int) -> Int {
        ((width + 1) / cellsPerBlock + 1) * cellsPerBlock
    }

    private static func wordsPerRow(_ width: Int) -> Int {
        (cellsPerRow(width) + cellsPerWord - 1) / cellsPerWord
    }
}
