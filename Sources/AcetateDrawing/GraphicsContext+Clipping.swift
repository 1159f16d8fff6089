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
        if let aligned = PixelRect(aligned: rect, under: transform) {
            state.clip.intersect(aligned)
        } else {
            let path = Path(rect: rect)
            guard path.refusedElements == 0 else { return refuse() }
            intersectClip(path, transform: transform, rule: .winding)
        }
    }

    /// The user-space box around what the clip lets through, to whole pixels. `.null` if that is nothing, or the transform cannot be undone.
    public var clipBounds: CGRect {
        let bounds = state.clip.region.bounds
        guard !bounds.isEmpty, let inverse = transform.inverted() else { return .null }
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height).applying(inverse)
    }

    private func intersectClip(_ path: Path, transform: Transform, rule: FillRule) {
        do {
            try state.clip.intersect(path, transform: transform, rule: rule, rasterizer: canvas.rasterizer)
        } catch {
            refuse()
        }
    }
}
