/// The part of an edge in a row that is being resolved. Heights count from the top of that row, in subpixels.
struct RowEdge {
    /// Its number in the list of edges.
    let index: Int
    let direction: Int
    /// Where the part begins and ends, from its upper to its lower end.
    private let start: Int
    private let end: Int
    let top: Int
    let bottom: Int
    /// As `EdgePiece` has it, without a sign.
    private let steepness: Int

    /// The part in row `y`; nil if the edge ended before, or lies on the line between two rows, where it bounds nothing.
    init?(_ edge: Edge, index: Int, y: Int) {
        self.index = index
        direction = edge.direction
        steepness = abs(edge.steepness)
        let firstRow = Subpixel.pixel(edge.top.y)
        let below = edge.bottom.y - y << Subpixel.bits
        if below <= 0 { return nil }
        start = y > firstRow ? edge.position(afterRows: y - firstRow) : edge.top.x
        end = below > Subpixel.perPixel ? edge.position(afterRows: y - firstRow + 1) : edge.bottom.x
        top = y > firstRow ? 0 : Subpixel.fraction(edge.top.y)
        bottom = min(below, Subpixel.perPixel)
    }

    /// Zero for a level one.
    var height: Int { bottom - top }

    var left: Int { min(start, end) }
    var right: Int { max(start, end) }

    /// Where it is at a height, which is held between its ends.
    func position(at height: Int) -> Int {
        if height <= top { return start }
        if height >= bottom { return end }
        let share = Double(height - top) / Double(bottom - top)
        return start + Int(nearest: Double(end - start) * share)
    }

    /// The piece from one height to another, with the inside on its right for a `side` of 1, on its left for −1.
    func piece(from upper: Int, to lower: Int, side: Int) -> EdgePiece {
        EdgePiece(start: position(at: upper), end: position(at: lower), height: (lower - upper) * side, steepness: steepness * side)
    }
}
