import AcetateGeometry
import CPixman

/// A pixman image over the pixels in one part of a buffer.
@safe
class PixelWindow: PixmanImage {
    let pointer: OpaquePointer
    /// The part, in the buffer's pixels.
    let extent: PixelRect
    private let buffer: PixelBuffer

    /// `pixman_image_create_bits` over the buffer's memory, from its word that holds the first pixel of `rect`. Nil when memory is
    /// refused, or the buffer has none of the pixels.
    init?(of buffer: PixelBuffer, around rect: PixelRect) {
        let part = rect.intersection(PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
        guard !part.isEmpty else { return nil }
        let pixelsPerWord = 32 / buffer.format.bitsPerPixel
        let word = part.minX / pixelsPerWord
        let extent = PixelRect(minX: word * pixelsPerWord, minY: part.minY, maxX: part.maxX, maxY: part.maxY)
        guard
            let image = unsafe pixman_image_create_bits(
                buffer.format.pixmanFormat, Int32(extent.width), Int32(extent.height),
                buffer.data + (extent.minY * buffer.strideInWords + word), Int32(buffer.stride))
        else { return nil }
        unsafe pointer = image
        self.extent = extent
        self.buffer = buffer
    }

    /// `pixman_image_unref`
    deinit {
        unsafe _ = pixman_image_unref(pointer)
    }

    var longestSide: Int { max(extent.width, extent.height) }

    /// Those who ask keep near.
    func near(_ rect: PixelRect) -> (image: any PixmanImage, origin: (x: Int, y: Int))? { (self, (rect.x, rect.y)) }
}
