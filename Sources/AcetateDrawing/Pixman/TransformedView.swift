import AcetateGeometry
import CPixman
import Foundation

/// A second pixman image over pixels of a buffer, seen through a transform, its edge pixels or all of it repeated for ever.
///
/// A view of its own, since the transform is set on the image and the buffer may be drawn elsewhere at the same time.
@safe
final class TransformedView: PixelWindow {
    /// Nil when memory is refused, or an entry of the matrix is beyond the range of pixman's 16.16.
    ///
    /// - Parameters:
    ///   - rect: the pixels that will be read, counted from the origin.
    ///   - origin: in the buffer's pixels.
    ///   - transform: from the pixels that are asked for to those of the buffer, counted from the origin.
    ///   - isSmooth: reads the four nearest pixels in proportion rather than the nearest one.
    ///   - isTiled: repeats all the pixels of the rectangle for ever, not those at its edges.
    init?(
        of buffer: PixelBuffer, in rect: PixelRect, from origin: (x: Int, y: Int), transform: Transform, isSmooth: Bool,
        isTiled: Bool = false
    ) {
        super.init(of: buffer, around: rect.offsetBy(dx: origin.x, dy: origin.y))
        guard setTransform(transform, from: origin, isSmooth: isSmooth) else { return nil }
        setFilter(isSmooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST)
        setRepeat(isTiled ? PIXMAN_REPEAT_NORMAL : PIXMAN_REPEAT_PAD)
    }

    /// `pixman_image_set_transform`. The entries are rounded before the window's place is taken away, so that it makes no difference.
    ///
    /// Where the nearest pixel is taken, a position between two belongs to the first, as in browsers and in pixman itself. Rounding must not
    /// carry it over to the second, so positions are moved back by the least that pixman can tell.
    private func setTransform(_ transform: Transform, from origin: (x: Int, y: Int), isSmooth: Bool) -> Bool {
        func fixed(_ value: CGFloat, less origin: Int = 0) -> pixman_fixed_t? {
            guard abs(value) < 65_536 else { return nil }
            return pixman_fixed_t(exactly: Int((value * 65_536).rounded()) - origin << 16)
        }
        guard
            let a = fixed(transform.a), let c = fixed(transform.c), let tx = fixed(transform.tx, less: extent.x - origin.x),
            let b = fixed(transform.b), let d = fixed(transform.d), let ty = fixed(transform.ty, less: extent.y - origin.y)
        else { return false }
        var matrix = pixman_transform_t()
        let tieBreak: pixman_fixed_t = isSmooth ? 0 : -1
        matrix.matrix.0 = (a, c, tx &+ tieBreak)
        matrix.matrix.1 = (b, d, ty &+ tieBreak)
        matrix.matrix.2 = (0, 0, 1 << 16)
        unsafe _ = pixman_image_set_transform(pointer, &matrix)
        return true
    }

    /// `pixman_image_set_filter`
    private func setFilter(_ filter: pixman_filter_t) {
        unsafe _ = pixman_image_set_filter(pointer, filter, nil, 0)
    }

    /// `pixman_image_set_repeat`
    private func setRepeat(_ mode: pixman_repeat_t) {
        unsafe pixman_image_set_repeat(pointer, mode)
    }
}
