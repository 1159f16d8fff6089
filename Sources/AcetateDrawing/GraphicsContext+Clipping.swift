public import AcetateGeometry
public import Foundation

// A clip only ever shrinks; `restoreState()` brings the former one back.
extension GraphicsContext {
    /// Clips to the inside of the current path, and consumes it. An empty path lets nothing through.
    public func clip(using rule: FillRule = .winding) {
        intersectClip(takeCurrentPath(), transform: .identity, rule: rule)
    }

    /// Clips to the inside of a path, anti-aliased, and forgets the current path. Costs a mask of the path's bounds.
    public func clip(to path: Path, using rule: FillRule = .winding) {
        beginPath()
        intersectClip(path, transform: transform, rule: rule)
    }

    /// Clips to a rectangle, and forgets the current path. Costs nothing where its edges lie on the pixel grid, else a mask. An empty
    /// rectangle lets nothing through.
    public func clip(to rect: CGRect) {
        beginPath()
        let path = Path(rect: rect)
        guard path.refusedElements == 0 else { return refuse() }
        intersectClip(path, transform: transform, rule: .winding)
    }

    /// Which part of an image says what a clip lets through.
    public enum MaskChannel: Sendable, Hashable {
        /// Its alpha.
        case alpha
        /// Its luminance, 0.2126 of red, 0.7152 of green and 0.0722 of blue, times its alpha: white lets everything through, black nothing.
        case luminance
    }

    /// Clips to an image that fills a rectangle, and forgets the current path: what lies outside it is not drawn, and what lies inside is
    /// drawn in proportion to the image there. Costs a mask of the rectangle's bounds.
    public func clip(to rect: CGRect, mask image: Image, channel: MaskChannel = .alpha) {
        beginPath()
        counted {
            guard let mask = try mask(of: image, in: rect, channel) else { return refuse() }
            try state.clip.intersect(mask)
        }
    }

    /// The user-space box around what the clip lets through, to whole pixels. `.null` if that is nothing, or the transform cannot be undone.
    public var clipBounds: CGRect {
        let bounds = state.clip.region.bounds
        guard !bounds.isEmpty, let inverse = transform.inverted() else { return .null }
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height).applying(inverse)
    }

    private func intersectClip(_ path: Path, transform: Transform, rule: FillRule) {
        let shape = DeviceShape(path: path, transform: transform, rule: rule, isAntialiased: state.isAntialiased)
        counted { try state.clip.intersect(shape, rasterizer: canvas.rasterizer) }
    }
}
