internal import AcetateGeometry

/// Takes rows apart in which a path crosses or overlaps itself, and leaves in their cells only the edges between inside and outside.
///
/// Cells add up signed areas, which is exact as long as the winding within a pixel takes no other values than zero and one. A path that
/// overlaps itself has others: four parts that each cover the same quarter of a pixel would fill it, and so would the two edges of an
/// even-odd frame half a pixel wide. So in each row the edges that share columns make a cluster, and a cluster is cut into bands in which
/// no two of them cross. In a band the edges have an order, and the winding from left to right tells which of them bound the inside.
///
/// What a row looks like depends on the edges that cross it, never on the grid.
@safe struct OverlapResolver {
    private var arrivals: ContiguousArray<Arrival> = []
    private var active: ContiguousArray<RowEdge> = []
    private var cluster = EdgeCluster()

    /// An edge of the list, and the height at which it begins.
    private struct Arrival {
        let top: Int
        let index: Int
    }

    /// Leaves the edges in the rows of an empty grid.
    mutating func run(_ list: borrowing EdgeList, rule: FillRule, grid: CellGrid) {
        sortArrivals(of: list)
        active.removeAll(keepingCapacity: true)
        cluster.rule = rule
        var next = 0
        for y in 0..<grid.height {
            advanceActive(of: list, to: y)
            while next < arrivals.count, Subpixel.pixel(arrivals[next].top) <= y {
                let index = arrivals[next].index
                if let edge = RowEdge(list[index], index: index, y: y) { active.append(edge) }
                next += 1
            }
            sortActive()
            resolveRow(grid.row(y), width: grid.width)
        }
    }

    /// Orders the edges by where they begin.
    private mutating func sortArrivals(of list: borrowing EdgeList) {
        arrivals.removeAll(keepingCapacity: true)
        for index in 0..<list.count { arrivals.append(Arrival(top: list[index].top.y, index: index)) }
        arrivals.sortInPlace { ($0.top, $0.index) < ($1.top, $1.index) }
    }

    /// Takes the active edges on to row `y`, and out those that end before.
    private mutating func advanceActive(of list: borrowing EdgeList, to y: Int) {
        var kept = 0
        for index in active.indices {
            guard let edge = RowEdge(list[active[index].index], index: active[index].index, y: y) else { continue }
            active[kept] = edge
            kept += 1
        }
        active.removeLast(active.count - kept)
    }

    /// By their left ends. They are nearly in order from the row before, unless many arrive.
    private mutating func sortActive() {
        if active.count > 64 {
            active.sortInPlace { ($0.left, $0.index) < ($1.left, $1.index) }
        } else {
            active.sortByInsertion { $0.left < $1.left }
        }
    }

    /// From left to right, cluster by cluster. No edge leads through the columns between two of them, so what the winding is there is the
    /// same in the whole height of the row.
    private mutating func resolveRow(_ row: CellRow, width: Int) {
        let right = width << Subpixel.bits
        var winding = 0
        var start = 0
        while start < active.count, active[start].left < right {
            var reach = active[start].right
            var end = start + 1
            while end < active.count, active[end].left <= reach {
                reach = max(reach, active[end].right)
                end += 1
            }
            cluster.deposit(active[start..<end], winding: &winding, in: row, width: width)
            start = end
        }
    }
}
