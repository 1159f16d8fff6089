import AcetateGeometry
import CPixman

// Rectangles are in the buffer's own pixels here: (0, 0) is its first.
extension PixelBuffer {
    /// Pixman reads up to here in one call: it keeps positions and sides in 16 bits, and one pixel of them to itself.
    private static let farthestPosition = 32_766
    /// How it is divided where it lies beyond.
    private static let partSize = 16_384

    /// Composites a rectangle. The origins are the pixels of source and mask that meet the rectangle's first.
    func composite(
        _ mode: BlendMode,
        _ source: any PixmanImage, from sourceOrigin: (x: Int, y: Int),
        mask: (any PixmanImage)? = nil, maskFrom maskOrigin: (x: Int, y: Int) = (0, 0),
        into rect: PixelRect
    ) {
        let farthest = max(
            source.longestSide, mask?.longestSide ?? 0,
            max(sourceOrigin.x, maskOrigin.x) + rect.width, max(sourceOrigin.y, maskOrigin.y) + rect.height,
            -min(sourceOrigin.x, maskOrigin.x), -min(sourceOrigin.y, maskOrigin.y))
        if farthest <= Self.farthestPosition {
            return compositeAtOnce(mode, source, from: sourceOrigin, mask: mask, maskFrom: maskOrigin, into: rect)
        }
        for part in rect.parts(ofAtMost: Self.partSize) {
            func place(_ origin: (x: Int, y: Int)) -> PixelRect { part.offsetBy(dx: origin.x - rect.x, dy: origin.y - rect.y) }
            let nearMask = mask?.near(place(maskOrigin))
            guard let nearSource = source.near(place(sourceOrigin)), (mask == nil) == (nearMask == nil) else { continue }
            compositeAtOnce(
                mode, nearSource.image, from: nearSource.origin,
                mask: nearMask?.image, maskFrom: nearMask?.origin ?? (0, 0), into: part)
        }
    }

    /// `pixman_image_composite32`
    private func compositeAtOnce(
        _ mode: BlendMode,
        _ source: any PixmanImage, from sourceOrigin: (x: Int, y: Int),
        mask: (any PixmanImage)?, maskFrom maskOrigin: (x: Int, y: Int),
        into rect: PixelRect
    ) {
        guard let pixmanOperator = mode.pixmanOperator else { fatalError("pixman does not know \(mode)") }
        unsafe pixman_image_composite32(
            pixmanOperator, source.pointer, mask?.pointer, pointer,
            Int32(sourceOrigin.x), Int32(sourceOrigin.y), Int32(maskOrigin.x), Int32(maskOrigin.y),
            Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }

    /// Lets pixman work out now what it would write into its image at first use, so that several threads may then read it.
    func prepareForSharing() {
        composite(.copy, self, from: (0, 0), into: .empty)
    }

    /// A buffer with the same pixels.
    package func copy() throws(BitmapError) -> PixelBuffer {
        let copy = try PixelBuffer(width: width, height: height, format: format, isCleared: false)
        unsafe copy.bytes.update(from: bytes, count: byteCount)
        return copy
    }
}
