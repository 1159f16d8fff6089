internal import AcetateGeometry

/// The rows in which a path may overlap itself, found and resolved.
struct Overlaps {
    private var finder = OverlapFinder()
    private var resolver = OverlapResolver()

    /// Whether none were found.
    var isEmpty: Bool { !finder.hasFound }

    /// Finds them among the grid's rows. The path reaches from `minX` to `maxX`, columns of the grid.
    mutating func find(in edges: borrowing EdgeList, minX: Int, maxX: Int, height: Int) {
        finder.look(at: edges, minX: minX, maxX: maxX, height: height)
    }

    /// Does the cells of those rows anew.
    mutating func resolve(_ edges: borrowing EdgeList, rule: FillRule, in grid: CellGrid) {
        if isEmpty { return }
        for y in finder.rows.indices where finder.rows[y] { grid.clear(grid.row(y)) }
        resolver.run(edges, rule: rule, rows: finder.rows, grid: grid)
    }
}
