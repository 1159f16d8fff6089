import AcetateGeometry
import CPixman
import Foundation

/// A second pixman image over the pixels of a buffer, seen through a transform, its edge pixels repeated for ever.
///
/// A view of its own, since the transform is set on the image and the buffer may be drawn elsewhere at the same time.
@safe
final class TransformedView: PixmanImage {
    let pointer: OpaquePointer
    private let buffer: PixelBuffer

    /// `pixman_image_create_bits` over the buffer's memory. Nil when memory is refused.
    ///
    /// - Parameter transform: from the pixels that are asked for to the buffer's, each entry within ±32,767 (pixman's are 16.16).
    init?(of buffer: PixelBuffer, transform: Transform, smooth: Bool) {
        self.buffer = buffer
        guard
            let image = unsafe pixman_image_create_bits(
                buffer.format.pixmanFormat, Int32(buffer.width), Int32(buffer.height), buffer.data, Int32(buffer.stride))
        else { return nil }
        unsafe pointer = image
        setTransform(transform)
        setFilter(smooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST)
        repeatEdges()
    }

    /// `pixman_image_unref`
    deinit {
        unsafe _ = pixman_image_unref(pointer)
    }

    /// `pixman_image_set_transform`
    private func setTransform(_ transform: Transform) {
        func fixed(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t((value * 65_536).rounded()) }
        var matrix = pixman_transform_t()
        matrix.matrix.0 = (fixed(transform.a), fixed(transform.c), fixed(transform.tx))
        matrix.matrix.1 = (fixed(transform.b), fixed(transform.d), fixed(transform.ty))
        matrix.matrix.2 = (0, 0, fixed(1))
        unsafe _ = pixman_image_set_transform(pointer, &matrix)
    }

    /// `pixman_image_set_filter`
    private func setFilter(_ filter: pixman_filter_t) {
        unsafe _ = pixman_image_set_filter(pointer, filter, nil, 0)
    }

    /// `pixman_image_set_repeat`
    private func repeatEdges() {
        unsafe pixman_image_set_repeat(pointer, PIXMAN_REPEAT_PAD)
    }
}
