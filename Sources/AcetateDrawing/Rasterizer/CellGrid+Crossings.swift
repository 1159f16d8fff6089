extension CellGrid {
    /// Adds a straight edge without anti-aliasing: in each row whose middle it crosses, one full turn from the first pixel on whose middle
    /// lies to the right of it.
    ///
    /// Middles that lie on the right or lower side of a shape are inside, those on the left or upper side are not. So shapes that share an
    /// edge share no pixel and leave none out.
    func addCrossings(of edge: Edge) {
        let (top, bottom) = (edge.top, edge.bottom)
        let half = Subpixel.perPixel / 2
        // The rows whose middles lie below top.y, down to bottom.y.
        let first = max(Subpixel.pixel(top.y &+ half), 0)
        let last = min(Subpixel.pixel(bottom.y &- half), height &- 1)
        if first > last { return }
        let slope = Double(bottom.x &- top.x) / Double(bottom.y &- top.y)
        for y in first...last {
            let down = (y &<< Subpixel.bits) &+ half &- top.y
            let crossing = top.x &+ Int(nearest: slope * Double(down))
            let column = max(Subpixel.pixel(crossing &+ half), 0)
            if column < width {
                let row = row(y)
                row.add(edge.direction &* Subpixel.perPixel, at: column)
                row.touch(from: column, through: column)
            }
        }
    }
}
