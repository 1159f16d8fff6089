import AcetateGeometry
internal import CAcetateKernels

/// Goes over a grid once from top to bottom, paints what its cells say, and leaves them zero.
///
/// Between touched cells the winding does not change: those runs are skipped when it comes to no coverage, and painted in one go otherwise.
struct Sweep<Target: Painter> {
    private let grid: CellGrid
    private let evenOdd: Bool
    private let painter: Target

    init(grid: CellGrid, rule: FillRule, painter: Target) {
        self.grid = grid
        self.evenOdd = rule == .evenOdd
        self.painter = painter
    }

    /// Paints and zeroes all rows. `verticals` are the edges that did not go into the cells; only their room for spans changes.
    func run(_ verticals: inout VerticalRuns) {
        guard !verticals.isEmpty else {
            for y in 0..<grid.height { paint(grid.row(y), at: y &* painter.stride) }
            return
        }
        var y = 0
        while y < grid.height {
            let row = grid.row(y)
            if isTouched(row) {
                verticals.deposit(in: row, y: y)
                paint(row, at: y &* painter.stride)
                y &+= 1
            } else {
                let end = verticals.describeRow(y, of: grid, evenOdd: evenOdd)
                y = repeatSpans(verticals.spans, from: y, to: end)
            }
        }
    }

    /// Paints rows that look the same, up to `end` or the first that is touched, which is returned.
    private func repeatSpans(_ spans: ContiguousArray<VerticalRuns.Span>, from start: Int, to end: Int) -> Int {
        var y = start
        repeat {
            for span in spans {
                painter.paint(coverage: span.coverage, at: y &* painter.stride &+ span.columns.lowerBound, count: span.columns.count)
            }
            y &+= 1
        } while y < end && !isTouched(grid.row(y))
        return y
    }

    private func isTouched(_ row: CellRow) -> Bool {
        var any: UInt32 = 0
        for word in 0..<grid.wordsPerRow { any |= row[word] }
        return any != 0
    }

    /// Paints one row, whose first pixel is at `start`, and zeroes its cells and bits.
    @inline(__always)
    private func paint(_ row: CellRow, at start: Int) {
        var winding: Int32 = 0
        var painted = 0
        for word in 0..<grid.wordsPerRow {
            var bits = row[word]
            if bits == 0 { continue }
            row[word] = 0
            repeat {
                let firstBit = bits.trailingZeroBitCount
                let bitCount = (~(bits &>> UInt32(truncatingIfNeeded: firstBit))).trailingZeroBitCount
                // Adding one at the lowest set bit carries through its whole run of ones, and clears it.
                bits &= bits &+ (1 &<< UInt32(truncatingIfNeeded: firstBit))
                let first = word &* CellGrid.cellsPerWord &+ firstBit &* CellGrid.cellsPerBlock
                let end = first &+ bitCount &* CellGrid.cellsPerBlock
                if winding != 0 { paintRun(of: winding, painted, first, at: start) }
                winding = paintCells(of: row, from: first, to: end, winding, at: start)
                painted = end
            } while bits != 0
        }
        if winding != 0 { paintRun(of: winding, painted, grid.width, at: start) }
    }

    /// Paints the columns from `first` to `end`, none of which is touched.
    @inline(__always)
    private func paintRun(of winding: Int32, _ first: Int, _ end: Int, at start: Int) {
        let count = min(end, grid.width) &- first
        let coverage = acetate_coverage(winding, evenOdd)
        if count > 0 && coverage != 0 { painter.paint(coverage: coverage, at: start &+ first, count: count) }
    }

    /// Paints the touched columns from `first` to `end`, less those beyond the last pixel, whose cells are only zeroed.
    @inline(__always)
    private func paintCells(of row: CellRow, from first: Int, to end: Int, _ winding: Int32, at start: Int) -> Int32 {
        var winding = winding
        if first < grid.width {
            let count = min(end, grid.width) &- first
            winding = unsafe painter.paint(row.cells + first, at: start &+ first, count: count, winding: winding, evenOdd: evenOdd)
        }
        if end > grid.width { unsafe row.cells.advanced(by: grid.width).update(repeating: 0, count: 2) }
        return winding
    }
}
