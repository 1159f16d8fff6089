public import Foundation

/// A picture that does not change: premultiplied pixels and how many of them make a point.
///
/// Copies share the pixels, and threads may. Images are equal when their scale and all their pixels are.
public struct Image: Sendable, Hashable {
    package let buffer: PixelBuffer
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether no pixel lets anything through. Such an image is drawn in half the time.
    public let isOpaque: Bool

    /// The bitmap as it is now. Copies its pixels; traps when there is no memory for that.
    public init(_ bitmap: Bitmap) {
        do {
            self.init(sharing: try bitmap.buffer.copy(), scale: bitmap.scale)
        } catch {
            fatalError("\(error)")
        }
    }

    /// The buffer itself, without a copy: from now on nobody writes to it.
    package init(sharing buffer: PixelBuffer, scale: CGFloat) {
        buffer.prepareForSharing()
        self.buffer = buffer
        self.scale = scale
        isOpaque = buffer.hasOnlyOpaquePixels
    }

    /// In pixels.
    public var width: Int { buffer.width }
    /// In pixels.
    public var height: Int { buffer.height }
    /// In points: the pixels over the scale.
    public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

    /// The colour of the pixel in column x and row y; clear outside the image.
    public func pixel(x: Int, y: Int) -> Color {
        buffer.pixel(x: x, y: y)
    }

    /// The image as a PNG file: RGBA, 8 bits, straight alpha. Not compressed; four bytes a pixel and a little more.
    public func pngData() -> Data {
        PNGEncoder.encode(buffer)
    }

    /// Whether scale, size and all pixels are the same. Images that share their pixels are not compared one by one.
    public static func == (left: Image, right: Image) -> Bool {
        left.scale == right.scale && (left.buffer === right.buffer || left.buffer.hasSamePixels(as: right.buffer))
    }

    /// Hashes what is at hand: the sizes, and the pixel in the middle.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(buffer.word(x: width / 2, y: height / 2))
    }
}
