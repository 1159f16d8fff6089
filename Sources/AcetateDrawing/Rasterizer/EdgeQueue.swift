/// Where the edges of a drawing go: into the cells of a grid, or to the list of upright ones.
///
/// To make an edge ready takes a division, and which way it goes through the cells a processor often guesses wrong. Done in turn, each
/// wrong guess would have to wait for the next division to end. So edges queue up here, and many are ready before the first is added.
@safe struct EdgeQueue: ~Copyable {
    var verticals = VerticalRuns()
    private let waiting: UnsafeMutablePointer<Edge>
    private var count = 0

    private static let capacity = 64

    init() {
        unsafe waiting = .allocate(capacity: Self.capacity)
    }

    deinit {
        unsafe waiting.deallocate()
    }

    /// - Parameter isInside: that no edge of the drawing leaves the grid, and none has more than `Edge.mostExactRows`.
    @inline(__always)
    mutating func append(_ edge: Edge, to grid: CellGrid, isInside: Bool, isAntialiased: Bool) {
        unsafe (waiting + count).initialize(to: edge)
        count &+= 1
        if count == Self.capacity { flush(to: grid, isInside: isInside, isAntialiased: isAntialiased) }
    }

    /// Adds all edges that wait.
    @inline(never)
    mutating func flush(to grid: CellGrid, isInside: Bool, isAntialiased: Bool) {
        if !isAntialiased {
            for index in 0..<count { unsafe grid.addCrossings(of: waiting[index]) }
        } else if isInside {
            for index in 0..<count { unsafe grid.addInside(waiting[index], verticals: &verticals) }
        } else {
            for index in 0..<count { unsafe grid.add(waiting[index], verticals: &verticals) }
        }
        count = 0
    }
}
