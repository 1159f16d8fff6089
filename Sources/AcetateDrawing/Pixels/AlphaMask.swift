package import AcetateGeometry
import CAcetateKernels

/// A byte of coverage for each pixel of a rectangle of the device, and none outside it. Immutable.
package struct AlphaMask {
    /// The bytes. The first is the coverage of the extent's first pixel.
    package let buffer: PixelBuffer
    /// The device pixels that the mask speaks of. May be empty.
    package let extent: PixelRect

    /// Takes a buffer of the extent's size.
    init(buffer: PixelBuffer, extent: PixelRect) {
        self.buffer = buffer
        self.extent = extent
    }

    /// The coverage of a path, cut to `extent`: 255 inside, what is covered of the pixel along the edge.
    package init(
        _ path: Path, transform: Transform, rule: FillRule, isAntialiased: Bool = true, extent: PixelRect, rasterizer: Rasterizer
    ) throws(BitmapError) {
        try self.init(clear: extent)
        if extent.isEmpty { return }
        unsafe rasterizer.cover(
            path, transform: transform, rule: rule, isAntialiased: isAntialiased,
            into: buffer.bytes, stride: buffer.stride, origin: (extent.x, extent.y), clip: extent)
    }

    /// No coverage anywhere. An empty extent still gets a buffer, of one pixel, so that nobody has to ask.
    init(clear extent: PixelRect) throws(BitmapError) {
        try self.init(of: extent, isCleared: true)
    }

    /// - Parameter isCleared: false where every byte of the extent is about to be written.
    private init(of extent: PixelRect, isCleared: Bool) throws(BitmapError) {
        buffer = try PixelBuffer(
            width: max(extent.width, 1), height: max(extent.height, 1), format: .a8, isCleared: isCleared || extent.isEmpty)
        self.extent = extent
    }

    /// How bright a canvas is, pixel by pixel: 54, 183 and 19 of 256 parts red, green and blue, premultiplied, which is 0.2126, 0.7152 and
    /// 0.0722 (Rec. 709).
    init(luminanceOf canvas: Canvas) throws(BitmapError) {
        try self.init(of: canvas.extent, isCleared: false)
        for y in extent.minY..<extent.maxY {
            let (words, bytes) = unsafe (canvas.words(y, from: extent.minX), row(y, from: extent.minX))
            for x in 0..<extent.width {
                let pixel = unsafe words[x]
                let sum = 54 * (pixel >> 16 & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel & 0xFF)
                unsafe bytes[x] = UInt8(truncatingIfNeeded: (sum + 128) >> 8)
            }
        }
    }

    /// The same coverage of other pixels.
    package func offsetBy(dx: Int, dy: Int) -> AlphaMask {
        AlphaMask(buffer: buffer, extent: extent.offsetBy(dx: dx, dy: dy))
    }

    /// The coverage of the device pixel (x, y), 0…255; 0 outside the extent.
    package func coverage(x: Int, y: Int) -> UInt8 {
        extent.contains(x: x, y: y) ? buffer.byte(x: x - extent.x, y: y - extent.y) : 0
    }

    /// What both let through, pixel by pixel: the products of the bytes over 255, rounded to nearest.
    package func multiplied(by other: AlphaMask) throws(BitmapError) -> AlphaMask {
        let product = try AlphaMask(of: extent.intersection(other.extent), isCleared: false)
        for y in product.extent.minY..<product.extent.maxY {
            let (left, right) = unsafe (row(y, from: product.extent.minX), other.row(y, from: product.extent.minX))
            unsafe acetate_multiply_bytes(product.row(y, from: product.extent.minX), left, right, product.extent.width)
        }
        return product
    }

    /// The mask with each byte taken `opacity` of 255 times.
    func multiplied(by opacity: UInt8) throws(BitmapError) -> AlphaMask {
        let product = try AlphaMask(of: extent, isCleared: false)
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: extent.width) { opacities in
            unsafe opacities.initialize(repeating: opacity)
            for y in extent.minY..<extent.maxY {
                let (source, result) = unsafe (row(y, from: extent.minX), product.row(y, from: extent.minX))
                unsafe acetate_multiply_bytes(result, source, opacities.baseAddress, extent.width)
            }
        }
        return product
    }

    /// The byte of the device pixel (x, y) and those that follow in its row.
    func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe buffer.bytes + ((y - extent.y) * buffer.stride + x - extent.x)
    }
}
