import AcetateGeometry
public import Foundation

extension GraphicsContext {
    /// Draws an image so that it fills the rectangle; its own size plays no part. Pixel for pixel where one of its pixels meets one of
    /// the bitmap's, else smoothly (bilinear). A negative size counts from the opposite corner, and does not mirror.
    public func draw(_ image: Image, in rect: CGRect) {
        let rect = rect.standardized
        let placement = Transform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY
        ).concatenating(transform)
        guard placement.isFinite else { return refuse() }
        if placement.inverted() == nil || state.clip.region.isEmpty { return }
        counted { try paintShadow(of: image, placement: placement) }
        if state.clip.mask == nil, let position = placement.wholePixelOffset(width: image.width, height: image.height) {
            canvas.draw(image.buffer, at: position, opacity: 1, isOpaque: image.isOpaque, clip: state.clip.region)
        } else {
            canvas.draw(
                image.buffer, transform: placement, opacity: 1, smooth: true, mask: state.clip.mask, clip: state.clip.region)
        }
    }
}
