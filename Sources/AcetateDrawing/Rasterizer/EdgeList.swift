/// The edges of a drawing, before they are added to the cells of a grid.
///
/// To make an edge ready takes a division, and which way it goes through the cells a processor often guesses wrong. Done in turn, each
/// wrong guess would have to wait for the next division to end. So many are made ready before the first is added; and what overlaps must be
/// found before.
@safe struct EdgeList: ~Copyable {
    /// How edges are added to the cells.
    enum Depositing {
        /// Edges that do not leave the grid and have no more than `Edge.mostExactRows`.
        case inside
        /// Any edges.
        case anywhere
        /// Without anti-aliasing.
        case crossings
    }

    var verticals = VerticalRuns()
    private(set) var count = 0
    /// The first edge of each subpath.
    private(set) var subpathStarts: ContiguousArray<Int> = []
    /// Whether there were more edges than `mostEdges`, so that some are in the cells already.
    private(set) var isCut = false

    private var edges: UnsafeMutablePointer<Edge>
    private var capacity = 128

    /// More edges than that are not kept until all are there.
    private static let mostEdges = 32_768

    init() {
        unsafe edges = .allocate(capacity: capacity)
    }

    deinit {
        unsafe edges.deallocate()
    }

    @inline(__always)
    subscript(index: Int) -> Edge {
        unsafe edges[index]
    }

    mutating func beginSubpath() {
        if subpathStarts.last != count { subpathStarts.append(count) }
    }

    @inline(__always)
    mutating func append(_ edge: Edge, grid: CellGrid, _ depositing: Depositing) {
        if count == capacity { makeRoom(grid: grid, depositing) }
        unsafe (edges + count).initialize(to: edge)
        count &+= 1
    }

    /// Adds all edges to the cells.
    @inline(never)
    mutating func deposit(in grid: CellGrid, _ depositing: Depositing) {
        switch depositing {
        case .inside: for index in 0..<count { unsafe grid.addInside(edges[index], verticals: &verticals) }
        case .anywhere: for index in 0..<count { unsafe grid.add(edges[index], verticals: &verticals) }
        case .crossings: for index in 0..<count { unsafe grid.addCrossings(of: edges[index]) }
        }
    }

    /// Turns some edges, or leaves them out for a `direction` of 0.
    mutating func turn(_ range: ClosedRange<Int>, to direction: Int) {
        for index in range { unsafe edges[index].turn(to: direction) }
    }

    /// Makes the list what it was in the beginning.
    mutating func removeAll() {
        count = 0
        isCut = false
        subpathStarts.removeAll(keepingCapacity: true)
        verticals.removeAll()
    }

    @inline(never)
    private mutating func makeRoom(grid: CellGrid, _ depositing: Depositing) {
        if capacity >= Self.mostEdges {
            deposit(in: grid, depositing)
            count = 0
            isCut = true
            return
        }
        let larger = UnsafeMutablePointer<Edge>.allocate(capacity: capacity * 4)
        unsafe larger.moveInitialize(from: edges, count: count)
        unsafe edges.deallocate()
        unsafe edges = larger
        capacity *= 4
    }
}
