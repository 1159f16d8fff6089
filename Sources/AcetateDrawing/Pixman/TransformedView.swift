import AcetateGeometry
import CPixman
import Foundation

/// A second pixman image over pixels of a buffer, seen through a transform.
///
/// A view of its own, since the transform is set on the image and the buffer may be drawn elsewhere at the same time.
@safe
final class TransformedView: PixmanImage {
    /// What lies beyond the pixels.
    enum Edges {
        /// The pixels at the edges, for ever.
        case extended
        /// The same pixels again, in both directions.
        case repeated
    }

    var pointer: OpaquePointer { unsafe window.pointer }
    private let window: PixelWindow

    /// Nil when memory is refused, or an entry of the matrix is beyond the range of pixman's 16.16.
    ///
    /// - Parameters:
    ///   - rect: the pixels of the buffer that will be read; nil for all of them.
    ///   - transform: from the pixels that are asked for to the buffer's.
    init?(of buffer: PixelBuffer, in rect: PixelRect? = nil, transform: Transform, quality: InterpolationQuality, edges: Edges = .extended) {
        guard let window = PixelWindow(of: buffer, around: rect ?? buffer.extent) else { return nil }
        self.window = window
        guard setTransform(transform), setFilter(quality, transform) else { return nil }
        setRepeat(edges)
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
    private func setFilter(_ quality: InterpolationQuality, _ transform: Transform) -> Bool {
        switch quality {
        case .none:
            return unsafe pixman_image_set_filter(pointer, PIXMAN_FILTER_NEAREST, nil, 0) != 0
        case .high, .medium:
            let (across, down) = (hypot(transform.a, transform.c), hypot(transform.b, transform.d))
            if max(across, down) > 1 { return setAveragingFilter(across: across, down: down) }
            fallthrough
        case .default, .low:
            return unsafe pixman_image_set_filter(pointer, PIXMAN_FILTER_BILINEAR, nil, 0) != 0
        }
    }

    /// `pixman_image_set_repeat`
    private func setRepeat(_ edges: Edges) {
        unsafe pixman_image_set_repeat(pointer, edges == .extended ? PIXMAN_REPEAT_PAD : PIXMAN_REPEAT_NORMAL)
    }
}

// MARK: - Averaging over an area

extension TransformedView {
    /// Sub-positions between two pixels that have weights of their own, as a power of two.
    private static let phaseBits: Int32 = 4

    /// `pixman_image_set_filter` with a separable convolution: each pixel is the mean over a box of as many of the picture's pixels as come
    /// to one of the device's, or the four nearest in proportion along a direction in which the picture is not shrunk.
    private func setAveragingFilter(across: CGFloat, down: CGFloat) -> Bool {
        let (columns, rows) = (Self.weights(over: across), Self.weights(over: down))
        func fixed(_ number: Int) -> pixman_fixed_t { pixman_fixed_t(number << 16) }
        let head = [fixed(columns.width), fixed(rows.width), fixed(Int(Self.phaseBits)), fixed(Int(Self.phaseBits))]
        let parameters = head + columns.weights + rows.weights
        return unsafe parameters.withUnsafeBufferPointer { values in
            unsafe pixman_image_set_filter(
                pointer, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, values.baseAddress, Int32(values.count)) != 0
        }
    }

    /// For each sub-position, what the pixels around it contribute, in 16.16; they sum to one.
    ///
    /// The first of `width` pixels is the one that pixman begins with: floor(position − 2⁻¹⁶ − (width − 1)/2). A pixel contributes what of
    /// it lies in the box about the position. A box is a pixel wide at least, which makes it bilinear.
    private static func weights(over scale: CGFloat) -> (width: Int, weights: [pixman_fixed_t]) {
        let box = max(scale, 1)
        let width = Int(box.rounded(.up)) + 1
        let phaseCount = 1 << Int(phaseBits)
        var all: [pixman_fixed_t] = []
        all.reserveCapacity(width * phaseCount)
        for phase in 0..<phaseCount {
            let position = (CGFloat(phase) + 0.5) / CGFloat(phaseCount)
            let first = (position - 1.0 / 65_536 - CGFloat(width - 1) / 2).rounded(.down)
            var sum: pixman_fixed_t = 0
            for index in 0..<width {
                let pixel = first + CGFloat(index)
                let overlap = min(pixel + 1, position + box / 2) - max(pixel, position - box / 2)
                let weight = pixman_fixed_t((max(overlap, 0) / box * 65_536).rounded())
                all.append(weight)
                sum += weight
            }
            all[all.count - width + width / 2] += 65_536 - sum
        }
        return (width, all)
    }
}
