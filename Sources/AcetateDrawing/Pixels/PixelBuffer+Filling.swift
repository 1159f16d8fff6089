import AcetateGeometry
import CAcetateKernels

// Rectangles lie inside the buffer, which is one of colours, and are in its own pixels.
extension PixelBuffer {
    /// Replaces what is in a rectangle by a premultiplied colour.
    func fill(_ rect: PixelRect, with pixel: UInt32) {
        unsafe forEachRow(of: rect) { row, count in unsafe acetate_fill_color(row, count, pixel) }
    }

    /// Blends a premultiplied colour over what is in a rectangle, rounded to nearest.
    func blend(_ rect: PixelRect, with pixel: UInt32) {
        unsafe forEachRow(of: rect) { row, count in unsafe acetate_blend_color(row, count, pixel) }
    }

    /// Rows that follow one another in memory without a gap are one.
    @inline(__always)
    private func forEachRow(of rect: PixelRect, _ body: (_ row: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void) {
        assert(extent.contains(rect), "\(rect) leaves the buffer")
        let first = unsafe words + rect.y * strideInWords + rect.x
        if rect.width == strideInWords {
            unsafe body(first, rect.area)
        } else {
            for row in 0..<rect.height { unsafe body(first + row * strideInWords, rect.width) }
        }
    }
}
