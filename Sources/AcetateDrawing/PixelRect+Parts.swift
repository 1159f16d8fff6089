import AcetateGeometry

extension PixelRect {
    /// Squares of this size that make up the rectangle, in rows; those at its right and at its bottom may be smaller.
    func parts(ofAtMost size: Int) -> [PixelRect] {
        stride(from: minY, to: maxY, by: size).flatMap { y in
            stride(from: minX, to: maxX, by: size).map { x in PixelRect(x: x, y: y, width: size, height: size).intersection(self) }
        }
    }
}
