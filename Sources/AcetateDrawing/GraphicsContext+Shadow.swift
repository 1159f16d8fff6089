import AcetateGeometry
public import Foundation

// Offset and blur are measured in the base space, points of the bitmap with y down: the transform does not turn or scale them.
extension GraphicsContext {
    /// A shadow of black at one third under everything drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1.0 / 3.0))
    }

    /// A shadow under everything drawn from now on. It takes the shape of what is drawn, and its alpha.
    ///
    /// - Parameters:
    ///   - offset: in points of the base space, right and down.
    ///   - blur: in points of the base space, twice the sigma of the gaussian; 0 leaves the edge sharp. Refused below 0.
    ///   - color: nil, or a clear colour, for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: Color?) {
        guard blur >= 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite else { return refuse() }
        state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
    }

    /// The shadow of a path that is filled with an alpha.
    func paintShadow(of path: Path, transform: Transform, rule: FillRule, alpha: Double) throws(BitmapError) {
        guard let shadow = state.shadow else { return }
        let deviceShadow = DeviceShadow(shadow, scale: baseScale)
        let displaced = transform.concatenating(deviceShadow.displacement)
        let box = PixelRect(covering: path.controlBoundingBox, under: displaced)
        try paint(deviceShadow, of: box, color: shadow.color.withAlpha(shadow.color.alpha * alpha)) { extent throws(BitmapError) in
            try AlphaMask(path, transform: displaced, rule: rule, extent: extent, rasterizer: canvas.rasterizer)
        }
    }

    /// The shadow of an image: of its alpha.
    func paintShadow(of image: Image, placement: Transform) throws(BitmapError) {
        guard let shadow = state.shadow else { return }
        let deviceShadow = DeviceShadow(shadow, scale: baseScale)
        let displaced = placement.concatenating(deviceShadow.displacement)
        let box = PixelRect(covering: CGRect(x: 0, y: 0, width: image.width, height: image.height), under: displaced)
        try paint(deviceShadow, of: box, color: shadow.color) { extent throws(BitmapError) in
            let shape = try AlphaMask(clear: extent)
            // A canvas of coverage keeps the alpha of what is drawn into it.
            Canvas(buffer: shape.buffer, origin: (extent.x, extent.y), rasterizer: canvas.rasterizer)
                .draw(image.buffer, transform: displaced, opacity: 1, smooth: true, mask: nil, clip: Region(extent))
            return shape
        }
    }

    /// Of a larger clip, shadows are painted in parts of this size. With what a blur reaches they still fit into a mask.
    private static let partSize = 8192

    private func paint(
        _ shadow: DeviceShadow, of box: PixelRect, color: Color, shape: (PixelRect) throws(BitmapError) -> AlphaMask
    ) throws(BitmapError) {
        for part in state.clip.region.bounds.parts(ofAtMost: Self.partSize) {
            guard let mask = try shadow.mask(of: box, in: part, shape: shape) else { continue }
            try canvas.fill(clipped(mask), color: color, clip: state.clip.region)
        }
    }
}
