public import Foundation

/// Pixels that can be drawn into: premultiplied ARGB, 32 bits each, rows from the top.
///
/// A bitmap is clear when it is made. It is not Sendable: draw into it and hand out an `Image` of it.
public final class Bitmap {
    /// The memory. Whoever makes an `Image(sharing:)` of it must not draw into this bitmap again.
    package let buffer: PixelBuffer
    /// Pixels per point.
    public let scale: CGFloat

    /// A clear bitmap.
    ///
    /// - Parameters:
    ///   - width: in pixels, 1…32,767.
    ///   - height: in pixels, 1…32,767.
    ///   - scale: pixels per point; positive and finite.
    /// - Throws: `BitmapError` with the sizes when there is no such bitmap, or no memory for it.
    public init(width: Int, height: Int, scale: CGFloat = 1) throws(BitmapError) {
        guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
        self.buffer = try PixelBuffer(width: width, height: height)
        self.scale = scale
    }

    private init(buffer: PixelBuffer, scale: CGFloat) {
        self.buffer = buffer
        self.scale = scale
    }

    /// In pixels.
    public var width: Int { buffer.width }
    /// In pixels.
    public var height: Int { buffer.height }

    /// The colour of the pixel in column x and row y; clear outside the bitmap.
    public func pixel(x: Int, y: Int) -> Color {
        buffer.pixel(x: x, y: y)
    }

    /// Makes every pixel clear.
    public func clear() {
        fill(.clear)
    }

    /// Makes every pixel this colour, in place of what was there.
    public func fill(_ color: Color) {
        buffer.fill(buffer.extent, with: color.premultiplied)
    }

    /// The bitmap as a PNG file: RGBA, 8 bits, straight alpha. Not compressed; four bytes a pixel and a little more.
    public func pngData() -> Data {
        PNGEncoder.encode(buffer)
    }

    /// A bitmap of the same pixels and scale.
    package func copy() throws(BitmapError) -> Bitmap {
        Bitmap(buffer: try buffer.copy(), scale: scale)
    }

    /// Hands out the pixels: the address of the first one, and how many words lie between two rows.
    package func withUnsafeWords<Result>(
        _ body: (_ words: UnsafeMutablePointer<UInt32>, _ stride: Int) throws -> Result
    ) rethrows -> Result {
        try unsafe body(buffer.words, buffer.strideInWords)
    }
}
