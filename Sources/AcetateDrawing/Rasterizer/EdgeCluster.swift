internal import AcetateGeometry

/// Edges of one row of pixels that share columns, and what of them bounds the inside.
struct EdgeCluster {
    var rule = FillRule.winding

    /// An edge, and the part of it that was last found to bound the inside: on its right for a `side` of 1, on its left for −1.
    private struct Boundary {
        let edge: RowEdge
        var upper = 0
        var lower = 0
        var side = 0
    }

    /// An edge within a band: where it comes in and where it leaves.
    private struct Strand {
        let index: Int
        let upper: Int
        let lower: Int

        /// Twice where it is half-way down, by which edges that do not cross are in order.
        var middle: Int { upper &+ lower }
    }

    private var boundaries: ContiguousArray<Boundary> = []
    private var strands: ContiguousArray<Strand> = []
    private var heights: ContiguousArray<Int> = []

    /// A band that high is not cut any more, in subpixels.
    private static let smallestBand = Subpixel.perPixel / 256
    /// Edges that cross by no more than that, across, are taken as not crossing.
    private static let crossingTolerance = Subpixel.perPixel / 1024
    /// With more edges than that, a row is cut into sixteen even bands instead of where edges begin, end and cross.
    private static let manyEdges = 64

    /// Adds to the cells of `row` what bounds the inside. `winding` is that on the left of all edges; it becomes that on the right.
    mutating func deposit(_ edges: ArraySlice<RowEdge>, winding: inout Int, in row: CellRow, width: Int) {
        if edges.count == 1, let edge = edges.first, edge.height == Subpixel.perPixel {
            let side = rule.side(from: winding, to: winding + edge.direction)
            winding += edge.direction
            if side != 0 { row.add(edge.piece(from: edge.top, to: edge.bottom, side: side), width: width) }
            return
        }
        boundaries.removeAll(keepingCapacity: true)
        for edge in edges { boundaries.append(Boundary(edge: edge)) }
        collectHeights()
        for index in heights.indices.dropFirst() {
            resolveBand(from: heights[index - 1], to: heights[index], winding: winding, in: row, width: width)
        }
        var height = 0
        for boundary in boundaries {
            add(boundary, to: row, width: width)
            height += boundary.edge.height * boundary.edge.direction
        }
        winding += height >> Subpixel.bits
    }

    /// Where bands begin and end.
    private mutating func collectHeights() {
        heights.removeAll(keepingCapacity: true)
        if boundaries.count > Self.manyEdges {
            heights.append(contentsOf: (0...16).lazy.map { $0 * Subpixel.perPixel / 16 })
            return
        }
        for boundary in boundaries where boundary.edge.height > 0 {
            insertHeight(boundary.edge.top)
            insertHeight(boundary.edge.bottom)
        }
    }

    private mutating func insertHeight(_ height: Int) {
        var place = heights.count
        while place > 0, heights[place - 1] >= height {
            if heights[place - 1] == height { return }
            place -= 1
        }
        heights.insert(height, at: place)
    }

    /// Finds what bounds the inside in a band, after cutting it where edges cross.
    private mutating func resolveBand(from upper: Int, to lower: Int, winding: Int, in row: CellRow, width: Int) {
        collectStrands(from: upper, to: lower)
        if let cut = crossing(from: upper, to: lower) {
            resolveBand(from: upper, to: cut, winding: winding, in: row, width: width)
            resolveBand(from: cut, to: lower, winding: winding, in: row, width: width)
            return
        }
        var winding = winding
        for strand in strands {
            let next = winding + boundaries[strand.index].edge.direction
            let side = rule.side(from: winding, to: next)
            winding = next
            if side == 0 { continue }
            if boundaries[strand.index].side == side, boundaries[strand.index].lower == upper {
                boundaries[strand.index].lower = lower
            } else {
                add(boundaries[strand.index], to: row, width: width)
                boundaries[strand.index] = Boundary(edge: boundaries[strand.index].edge, upper: upper, lower: lower, side: side)
            }
        }
    }

    /// The edges that are there half-way down a band, from left to right.
    private mutating func collectStrands(from upper: Int, to lower: Int) {
        strands.removeAll(keepingCapacity: true)
        let middle = (upper + lower) / 2
        for (index, boundary) in boundaries.enumerated() where boundary.edge.top <= middle && middle < boundary.edge.bottom {
            strands.append(Strand(index: index, upper: boundary.edge.position(at: upper), lower: boundary.edge.position(at: lower)))
        }
        if strands.count > Self.manyEdges {
            strands.sort { $0.middle < $1.middle }
        } else {
            strands.sortByInsertion { $0.middle < $1.middle }
        }
    }

    /// The height at which two neighbours cross within a band. Edges that are not in one order from its top to its bottom have such a pair.
    private func crossing(from upper: Int, to lower: Int) -> Int? {
        guard lower - upper >= Self.smallestBand, boundaries.count <= Self.manyEdges else { return nil }
        for index in strands.indices.dropFirst() {
            let above = strands[index - 1].upper - strands[index].upper
            let below = strands[index - 1].lower - strands[index].lower
            if max(above, below) <= Self.crossingTolerance { continue }
            let share = Double(above) / Double(above - below)
            let height = upper + Int(nearest: Double(lower - upper) * share)
            return min(max(height, upper + Self.smallestBand / 2), lower - Self.smallestBand / 2)
        }
        return nil
    }

    private func add(_ boundary: Boundary, to row: CellRow, width: Int) {
        guard boundary.side != 0 else { return }
        row.add(boundary.edge.piece(from: boundary.upper, to: boundary.lower, side: boundary.side), width: width)
    }
}
