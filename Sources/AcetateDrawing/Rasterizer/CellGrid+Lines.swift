extension CellGrid {
    /// Adds a straight edge that lies within the grid, of which no crossing can be out of place. Long upright ones go to `verticals` instead
    /// of into the cells.
    @inline(__always)
    func addInside(_ edge: Edge, verticals: inout VerticalRuns) {
        if edge.top.y == edge.bottom.y { return }
        if edge.top.x == edge.bottom.x {
            return addVertical(
                x: edge.top.x, top: edge.top.y, bottom: edge.bottom.y, direction: edge.direction, verticals: &verticals)
        }
        var rowsToCome = Subpixel.pixel(edge.bottom.y &- 1) &- Subpixel.pixel(edge.top.y)
        var row = row(Subpixel.pixel(edge.top.y))
        var piece = EdgePiece(start: edge.top.x, end: edge.bottom.x, height: 0, steepness: edge.steepness)
        var y = edge.top.y
        var crossing = edge.firstCrossing
        while rowsToCome > 0 {
            let next = (y | (Subpixel.perPixel - 1)) &+ 1
            piece.end = crossing &>> Edge.crossingBits
            piece.height = (next &- y) &* edge.direction
            row.addInside(piece)
            piece.start = piece.end
            y = next
            crossing &+= edge.stepPerRow
            row = self.row(after: row)
            rowsToCome &-= 1
        }
        piece.end = edge.bottom.x
        piece.height = (edge.bottom.y &- y) &* edge.direction
        row.addInside(piece)
    }

    /// Adds a straight edge, of which any part may lie outside.
    ///
    /// Every crossing of a row is taken from the edge's own ends, so an edge leaves the same deposits in a row whether or not the rows and
    /// columns before it are there.
    func add(_ edge: Edge, verticals: inout VerticalRuns) {
        let right = width &<< Subpixel.bits
        if edge.top.y == edge.bottom.y || edge.bottom.y <= 0 || edge.top.y >= height &<< Subpixel.bits { return }
        if edge.top.x >= right && edge.bottom.x >= right { return }
        let isLeft = edge.top.x <= 0 && edge.bottom.x <= 0
        if isLeft || edge.top.x == edge.bottom.x {
            addVertical(
                x: isLeft ? 0 : edge.top.x, top: edge.top.y, bottom: edge.bottom.y, direction: edge.direction, verticals: &verticals)
        } else {
            addSloped(edge)
        }
    }

    /// Goes down a slanting edge row by row; rows above the grid are skipped in one multiplication.
    private func addSloped(_ edge: Edge) {
        var piece = EdgePiece(start: edge.top.x, end: edge.bottom.x, height: 0, steepness: edge.steepness)
        let lastRow = Subpixel.pixel(edge.bottom.y &- 1)
        var y = Subpixel.pixel(edge.top.y)
        var top = edge.top.y
        var crossing = edge.firstCrossing
        if y < 0 {
            crossing &+= edge.stepPerRow &* (-1 &- y)
            piece.start = edge.position(ofCrossing: crossing)
            crossing &+= edge.stepPerRow
            y = 0
            top = 0
        }
        while y < min(lastRow, height) {
            let next = (y &+ 1) &<< Subpixel.bits
            piece.end = edge.position(ofCrossing: crossing)
            piece.height = (next &- top) &* edge.direction
            row(y).add(piece, width: width)
            piece.start = piece.end
            top = next
            crossing &+= edge.stepPerRow
            y &+= 1
        }
        if y >= height { return }
        piece.end = edge.bottom.x
        piece.height = (edge.bottom.y &- top) &* edge.direction
        row(y).add(piece, width: width)
    }

    /// Adds an upright edge at `x`, which is within the grid: part of a row, whole rows, part of a row.
    @inline(never)
    private func addVertical(x: Int, top: Int, bottom: Int, direction: Int, verticals: inout VerticalRuns) {
        let top = max(top, 0)
        let bottom = min(bottom, height &<< Subpixel.bits)
        let firstWhole = Subpixel.pixel(top &+ (Subpixel.perPixel - 1))
        let endWhole = Subpixel.pixel(bottom)
        var piece = EdgePiece(start: x, end: x, height: (bottom &- top) &* direction, steepness: 0)
        if firstWhole > endWhole {
            row(endWhole).add(piece, width: width)
            return
        }
        piece.height = ((firstWhole &<< Subpixel.bits) &- top) &* direction
        if piece.height != 0 { row(firstWhole &- 1).add(piece, width: width) }
        piece.height = Subpixel.perPixel &* direction
        if !verticals.append(piece, rows: firstWhole..<endWhole) {
            for y in firstWhole..<endWhole { row(y).add(piece, width: width) }
        }
        piece.height = (bottom &- (endWhole &<< Subpixel.bits)) &* direction
        if piece.height != 0 { row(endWhole).add(piece, width: width) }
    }
}
