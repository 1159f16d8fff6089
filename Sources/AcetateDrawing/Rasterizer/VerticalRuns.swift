internal import CAcetateKernels

/// The long upright edges of a drawing, kept out of the cells.
///
/// Where nothing but upright edges cross, one row looks like the next: the sides of a tall box are then painted from a short list of
/// spans, without a visit to the cells of each row. On a large rounded rect that is a fifth of the time.
struct VerticalRuns {
    /// An edge piece that fills the height of each of `rows`.
    struct Run {
        let piece: EdgePiece
        let rows: Range<Int>
    }

    /// Columns of a row that have one coverage.
    struct Span {
        let columns: Range<Int>
        let coverage: UInt32
    }

    private var runs: ContiguousArray<Run> = []
    private var changes: ContiguousArray<(column: Int, amount: Int)> = []

    /// What the row looks like that was described last, from left to right, without what is empty.
    private(set) var spans: ContiguousArray<Span> = []

    /// Shorter edges are as quick to deposit row by row.
    private static let minimumRows = 6
    /// Every row with cells looks through all runs, so they must stay few.
    private static let maximumCount = 64

    var isEmpty: Bool { runs.isEmpty }

    /// Keeps the edge, or returns false when it should be deposited in the cells of each row.
    mutating func append(_ piece: EdgePiece, rows: Range<Int>) -> Bool {
        if rows.count < Self.minimumRows || runs.count >= Self.maximumCount { return false }
        runs.append(Run(piece: piece, rows: rows))
        return true
    }

    mutating func removeAll() {
        runs.removeAll(keepingCapacity: true)
    }

    /// Adds the edges that cross row `y` to its cells, for a row that other edges cross as well.
    func deposit(in row: CellRow, y: Int) {
        for run in runs where run.rows.contains(y) { row.addInside(run.piece) }
    }

    /// Sets `spans` to what row `y` looks like, which no other edge crosses. Returns the first row below that may look different.
    mutating func describeRow(_ y: Int, of grid: CellGrid, evenOdd: Bool) -> Int {
        var end = grid.height
        changes.removeAll(keepingCapacity: true)
        for run in runs {
            if run.rows.contains(y) {
                end = min(end, run.rows.upperBound)
                let column = Subpixel.pixel(run.piece.start)
                let sums = run.piece.sumsWithinColumn
                changes.append((column, sums.own))
                changes.append((column + 1, sums.beyond))
            } else if run.rows.lowerBound > y {
                end = min(end, run.rows.lowerBound)
            }
        }
        changes.sort { $0.column < $1.column }
        collectSpans(width: grid.width, evenOdd: evenOdd)
        return end
    }

    private mutating func collectSpans(width: Int, evenOdd: Bool) {
        spans.removeAll(keepingCapacity: true)
        var winding: Int32 = 0
        for (index, change) in changes.enumerated() {
            winding &+= Int32(truncatingIfNeeded: change.amount)
            let end = index + 1 < changes.count ? min(changes[index + 1].column, width) : width
            let coverage = acetate_coverage(winding, evenOdd)
            if coverage != 0 && change.column < end { spans.append(Span(columns: change.column..<end, coverage: coverage)) }
        }
    }
}
