/// The coverage of one drawing as differences along each row: one cell for each pixel, zero nearly everywhere.
///
/// The sum of a row's cells up to and including a pixel's own is that pixel's winding: the signed area of the path in the pixel, in which
/// `Subpixel.perPixel` is one full turn over all of it. Sums wrap; even-odd and nonzero are true up to 32,767 turns.
///
/// So that a sweep need not read the empty cells, one bit stands for each block of four and is set by every deposit there. Between
/// drawings all cells and all bits are zero.
@safe struct CellGrid {
    /// Pixels in a row. A row has at least one cell more, which takes what an edge in the last column leaves to its right.
    let width: Int
    let height: Int
    private let cells: UnsafeMutablePointer<Int32>
    private let touched: UnsafeMutablePointer<UInt64>
    private let cellsPerRow: Int
    let wordsPerRow: Int

    static let blockBits = 2
    static let wordBits = 6
    static let cellsPerBlock = 1 << blockBits
    static let cellsPerWord = cellsPerBlock << wordBits

    /// How much zeroed memory a grid needs.
    static func capacity(width: Int, height: Int) -> (cells: Int, words: Int) {
        (height * cellsPerRow(width), height * wordsPerRow(width))
    }

    /// A grid in zeroed memory of at least `capacity(width:height:)`.
    @unsafe init(width: Int, height: Int, cells: UnsafeMutablePointer<Int32>, touched: UnsafeMutablePointer<UInt64>) {
        self.width = width
        self.height = height
        unsafe self.cells = cells
        unsafe self.touched = touched
        cellsPerRow = Self.cellsPerRow(width)
        wordsPerRow = Self.wordsPerRow(width)
    }

    @inline(__always)
    func row(_ y: Int) -> CellRow {
        unsafe CellRow(width: width, cells: cells + y &* cellsPerRow, touched: touched + y &* wordsPerRow)
    }

    /// Whole blocks, with room for the one cell beyond the last pixel.
    private static func cellsPerRow(_ width: Int) -> Int {
        (width / cellsPerBlock + 1) * cellsPerBlock
    }

    private static func wordsPerRow(_ width: Int) -> Int {
        (cellsPerRow(width) + cellsPerWord - 1) / cellsPerWord
    }
}
