import AcetateGeometry
public import Foundation

// Offset and blur are measured in the base space, points of the bitmap with y down: the transform does not turn or scale them.
extension GraphicsContext {
    /// A shadow of black at one third under everything drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1.0 / 3.0))
    }

    /// A shadow under everything drawn from now on. It takes the shape of what is drawn, and its alpha; it is blended as that is.
    ///
    /// - Parameters:
    ///   - offset: in points of the base space, right and down.
    ///   - blur: in points of the base space, twice the sigma of the gaussian; 0 leaves the edge sharp. Refused below 0.
    ///   - color: nil, or a clear colour, for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: Color?) {
        guard blur >= 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite else { return refuse() }
        state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
    }

    var deviceShadow: DeviceShadow? {
        state.shadow.map { DeviceShadow($0, scale: baseScale) }
    }

    /// The shadow of a shape that is filled.
    func paintShadow(of shape: DeviceShape, _ paint: Paint) throws(BitmapError) {
        guard let shadow = deviceShadow else { return }
        let displaced = shape.displaced(by: shadow.displacement)
        if let color = paint.color {
            if shadow.sigma > 0, shape.isAntialiased, let rect = displaced.rectangle {
                return try paintShadow(alpha: color.alpha) { part throws(BitmapError) in try shadow.mask(ofRectangle: rect, in: part) }
            }
            return try paintShadow(shadow, of: displaced.box, alpha: color.alpha) { extent throws(BitmapError) in
                try displaced.mask(in: extent, rasterizer: canvas.rasterizer)
            }
        }
        guard let source = source(of: paint, displaced: shadow.displacement) else { return }
        try paintShadow(shadow, of: displaced.box, alpha: 1) { extent throws(BitmapError) in
            let mask = try displaced.mask(in: extent, rasterizer: canvas.rasterizer)
            return try coverage(in: extent) { canvas throws(BitmapError) in
                try canvas.paint(source, Blend(), mask: mask, clip: Region(extent))
            }
        }
    }

    /// The shadow of pictures: of their alpha.
    ///
    /// - Parameters:
    ///   - box: the pixels around all of them, not displaced.
    ///   - draw: draws them, displaced, on a canvas that keeps the alpha alone.
    func paintShadow(
        ofPicturesIn box: PixelRect, draw: (_ canvas: Canvas, _ displacement: Transform, _ clip: Region) throws(BitmapError) -> Void
    ) throws(BitmapError) {
        guard let shadow = deviceShadow else { return }
        let displacement = shadow.displacement
        let displacedBox = PixelRect(covering: CGRect(x: box.x, y: box.y, width: box.width, height: box.height), under: displacement)
        try paintShadow(shadow, of: displacedBox, alpha: 1) { extent throws(BitmapError) in
            try coverage(in: extent) { canvas throws(BitmapError) in try draw(canvas, displacement, Region(extent)) }
        }
    }

    /// What is drawn covers of each pixel in the extent.
    func coverage(in extent: PixelRect, draw: (Canvas) throws(BitmapError) -> Void) throws(BitmapError) -> AlphaMask {
        let mask = try AlphaMask(clear: extent)
        // A canvas of coverage keeps the alpha of what is drawn into it.
        try draw(Canvas(buffer: mask.buffer, origin: (extent.x, extent.y), rasterizer: canvas.rasterizer))
        return mask
    }

    private func paintShadow(
        _ shadow: DeviceShadow, of box: PixelRect, alpha: Double, shape: (PixelRect) throws(BitmapError) -> AlphaMask
    ) throws(BitmapError) {
        try paintShadow(alpha: alpha) { part throws(BitmapError) in try shadow.mask(of: box, in: part, shape: shape) }
    }

    /// Of a larger clip, shadows are painted in parts of this size. With what a blur reaches they still fit into a mask.
    private static let partSize = 8192

    /// Paints shadows in the clip.
    ///
    /// - Parameters:
    ///   - alpha: of what casts the shadow.
    ///   - mask: what of the shadow falls into a part of the clip.
    private func paintShadow(alpha: Double, mask: (PixelRect) throws(BitmapError) -> AlphaMask?) throws(BitmapError) {
        guard let color = state.shadow?.color else { return }
        let shaded = color.withAlpha(color.alpha * alpha)
        for part in state.clip.region.bounds.parts(ofAtMost: Self.partSize) {
            guard let mask = try mask(part) else { continue }
            if state.blend.mode == .normal {
                let faded = shaded.withAlpha(shaded.alpha * state.blend.opacity)
                try canvas.fill(clipped(mask), color: faded, clip: state.clip.region)
            } else {
                try canvas.paint(.pixel(shaded.premultiplied), state.blend, mask: clipped(mask), clip: state.clip.region)
            }
        }
    }
}
