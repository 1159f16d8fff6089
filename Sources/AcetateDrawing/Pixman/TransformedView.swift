import AcetateGeometry
import CPixman
import Foundation

/// A second pixman image over pixels of a buffer, seen through a transform, its edge pixels repeated for ever.
///
/// A view of its own, since the transform is set on the image and the buffer may be drawn elsewhere at the same time.
@safe
final class TransformedView: PixmanImage {
    var pointer: OpaquePointer { unsafe window.pointer }
    private let window: PixelWindow

    /// Nil when memory is refused, or an entry of the matrix is beyond the range of pixman's 16.16.
    ///
    /// - Parameters:
    ///   - rect: the pixels of the buffer that will be read.
    ///   - transform: from the pixels that are asked for to the buffer's.
    init?(of buffer: PixelBuffer, in rect: PixelRect, transform: Transform, smooth: Bool) {
        guard let window = PixelWindow(of: buffer, around: rect) else { return nil }
        self.window = window
        guard setTransform(transform) else { return nil }
        setFilter(smooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST)
        repeatEdges()
    }

    var longestSide: Int { window.longestSide }

    /// Those who ask keep near.
    func near(_ rect: PixelRect) -> (image: any PixmanImage, origin: (x: Int, y: Int))? { (self, (rect.x, rect.y)) }

    /// `pixman_image_set_transform`. The entries are rounded before the window's place is taken away, so that it makes no difference.
    private func setTransform(_ transform: Transform) -> Bool {
        func fixed(_ value: CGFloat, less origin: Int = 0) -> pixman_fixed_t? {
            guard abs(value) < 65_536 else { return nil }
            return pixman_fixed_t(exactly: Int((value * 65_536).rounded()) - origin << 16)
        }
        guard
            let a = fixed(transform.a), let c = fixed(transform.c), let tx = fixed(transform.tx, less: window.extent.x),
            let b = fixed(transform.b), let d = fixed(transform.d), let ty = fixed(transform.ty, less: window.extent.y)
        else { return false }
        var matrix = pixman_transform_t()
        matrix.matrix.0 = (a, c, tx)
        matrix.matrix.1 = (b, d, ty)
        matrix.matrix.2 = (0, 0, 1 << 16)
        unsafe _ = pixman_image_set_transform(pointer, &matrix)
        return true
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
