internal import CAcetateKernels

/// What a sweep does with coverage: writes it to rows of something. Offsets count from the first pixel of the swept area.
protocol Painter {
    /// How far one row is from the next.
    var stride: Int { get }
    /// Paints pixels of one coverage, 1…255.
    func paint(coverage: UInt32, at offset: Int, count: Int)
    /// Paints pixels whose coverage comes from their cells, on top of the `winding` to their left. Zeroes the cells; returns the winding
    /// after them.
    func paint(_ cells: UnsafeMutablePointer<Int32>, at offset: Int, count: Int, winding: Int32, evenOdd: Bool) -> Int32
}

/// Blends one premultiplied colour over ARGB pixels.
@safe struct ColorPainter: Painter {
    private let pixels: UnsafeMutablePointer<UInt32>
    let stride: Int
    private let color: UInt32

    /// `stride` is in words; `pixels` is the area's first.
    @unsafe init(color: UInt32, pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
        unsafe self.pixels = pixels
        self.stride = stride
        self.color = color
    }

    @inline(__always)
    func paint(coverage: UInt32, at offset: Int, count: Int) {
        let source = acetate_multiply(color, coverage)
        if source >> 24 == 255 {
            unsafe acetate_fill_color(pixels + offset, count, source)
        } else if count == 1 {  // As at either side of a tall box: not worth a call.
            unsafe pixels[offset] = unsafe acetate_over(source, pixels[offset])
        } else {
            unsafe acetate_blend_color(pixels + offset, count, source)
        }
    }

    @inline(__always)
    func paint(_ cells: UnsafeMutablePointer<Int32>, at offset: Int, count: Int, winding: Int32, evenOdd: Bool) -> Int32 {
        unsafe acetate_blend_cells(pixels + offset, cells, count, winding, color, evenOdd)
    }

    /// Whether what it covers in full is nothing but its colour then.
    var isOpaque: Bool { color >> 24 == 255 }

    /// Paints rows that are covered in full, in an opaque colour.
    @inline(__always)
    func paintRows(_ rows: Range<Int>, width: Int) {
        unsafe acetate_fill_rows(pixels + rows.lowerBound &* stride, stride, rows.count, width, color)
    }

    /// Paints rows with corners of `side` pixels at both ends, in an opaque colour; see `acetate_fill_corner_rows`.
    @inline(__always)
    func paintCorners(_ rows: Range<Int>, width: Int, coverage: UnsafePointer<UInt8>, side: Int) {
        unsafe acetate_fill_corner_rows(pixels + rows.lowerBound &* stride, stride, rows.count, width, coverage, side, color)
    }

    /// Paints pixels of which each has a coverage of its own.
    @inline(__always)
    func paint(_ coverage: UnsafePointer<UInt8>, at offset: Int, count: Int) {
        unsafe acetate_blend_coverage(pixels + offset, coverage, count, color)
    }
}

/// Stores coverage, one byte a pixel. Pixels without coverage are left as they are.
@safe struct CoveragePainter: Painter {
    private let bytes: UnsafeMutablePointer<UInt8>
    let stride: Int

    /// `stride` is in bytes; `bytes` is the area's first.
    @unsafe init(bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
        unsafe self.bytes = bytes
        self.stride = stride
    }

    @inline(__always)
    func paint(coverage: UInt32, at offset: Int, count: Int) {
        unsafe (bytes + offset).update(repeating: UInt8(truncatingIfNeeded: coverage), count: count)
    }

    @inline(__always)
    func paint(_ cells: UnsafeMutablePointer<Int32>, at offset: Int, count: Int, winding: Int32, evenOdd: Bool) -> Int32 {
        unsafe acetate_cover_cells(bytes + offset, cells, count, winding, evenOdd)
    }
}
