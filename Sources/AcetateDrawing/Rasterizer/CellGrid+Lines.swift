extension CellGrid {
    /// Adds a straight edge, of which any part may lie outside.
    ///
    /// Every crossing of a row is taken from the edge's own ends, so an edge leaves the same deposits in a row whether or not the rows and
    /// columns before it are there. Long upright edges go to `verticals` instead of into the cells.
    func addLine(from start: EdgePoint, to end: EdgePoint, verticals: inout VerticalRuns) {
        if start.y == end.y { return }
        let direction = start.y < end.y ? 1 : -1
        let top = start.y < end.y ? start : end
        let bottom = start.y < end.y ? end : start
        let right = width &<< Subpixel.bits
        if bottom.y <= 0 || top.y >= height &<< Subpixel.bits { return }
        if top.x >= right && bottom.x >= right { return }
        if top.x <= 0 && bottom.x <= 0 {
            addVertical(x: 0, top: top.y, bottom: bottom.y, direction: direction, verticals: &verticals)
        } else if top.x == bottom.x {
            addVertical(x: top.x, top: top.y, bottom: bottom.y, direction: direction, verticals: &verticals)
        } else {
            addSloped(from: top, to: bottom, direction: direction)
        }
    }

    /// Crossings from row to row are known to this many bits below the subpixel. The rounded slope may carry them 2⁻³⁰ pixel off in each
    /// row: 1/256 pixel at the end of the tallest edge there is, 2²² rows down.
    private static let crossingBits = 12

    /// Goes down a slanting edge row by row; rows above the grid are skipped in one multiplication.
    ///
    /// Ends are within 2²² pixels of each other, so all that is rounded stays below 2⁵¹. (A slope that does not, because there is no whole
    /// row between the ends, is never added.)
    @inline(__always)
    private func addSloped(from top: EdgePoint, to bottom: EdgePoint, direction: Int) {
        let across = Double(bottom.x &- top.x)
        let down = Double(bottom.y &- top.y)
        let steepness = min(down / abs(across), EdgePiece.maximumSteepness) * Double(1 << EdgePiece.steepnessBits)
        var piece = EdgePiece(left: 0, right: 0, height: 0, steepness: Int(nearest: steepness), direction: direction)

        var y = Subpixel.pixel(top.y)
        let lastRow = Subpixel.pixel(bottom.y &- 1)
        let firstHeight = ((y &+ 1) &<< Subpixel.bits) &- top.y
        let slope = across / down * Double(1 << Self.crossingBits)
        let slopePerRow = Int(nearest: slope * Double(Subpixel.perPixel))
        var crossing = (top.x &<< Self.crossingBits) &+ Int(nearest: slope * Double(firstHeight))
        var position = top
        if y < 0 {
            crossing &+= slopePerRow &* (-1 &- y)
            position = EdgePoint(x: crossing &>> Self.crossingBits, y: 0)
            crossing &+= slopePerRow
            y = 0
        }
        let end = min(lastRow, height &- 1)
        while true {
            let next = y == lastRow ? bottom : EdgePoint(x: crossing &>> Self.crossingBits, y: (y &+ 1) &<< Subpixel.bits)
            piece.left = min(position.x, next.x)
            piece.right = max(position.x, next.x)
            piece.height = next.y &- position.y
            row(y).add(piece)
            if y == end { return }
            position = next
            crossing &+= slopePerRow
            y &+= 1
        }
    }

    /// Adds an upright edge at `x`, which is within the grid: part of a row, whole rows, part of a row.
    private func addVertical(x: Int, top: Int, bottom: Int, direction: Int, verticals: inout VerticalRuns) {
        let top = max(top, 0)
        let bottom = min(bottom, height &<< Subpixel.bits)
        let firstWhole = Subpixel.pixel(top &+ (Subpixel.perPixel - 1))
        let endWhole = Subpixel.pixel(bottom)
        var piece = EdgePiece(left: x, right: x, height: bottom &- top, steepness: 0, direction: direction)
        if firstWhole > endWhole {
            row(endWhole).add(piece)
            return
        }
        piece.height = (firstWhole &<< Subpixel.bits) &- top
        if piece.height > 0 { row(firstWhole &- 1).add(piece) }
        piece.height = Subpixel.perPixel
        if !verticals.append(piece, rows: firstWhole..<endWhole) {
            for y in firstWhole..<endWhole { row(y).add(piece) }
        }
        piece.height = bottom &- (endWhole &<< Subpixel.bits)
        if piece.height > 0 { row(endWhole).add(piece) }
    }
}
