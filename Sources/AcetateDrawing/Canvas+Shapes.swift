package import AcetateGeometry

extension Canvas {
    /// Fills a path with any paint, which is laid out in the path's units.
    ///
    /// A rectangle whose edges lie between pixels is painted without a mask.
    ///
    /// - Parameters:
    ///   - backdrop: a premultiplied pixel that the paint lies upon; both are cut by the path's edge as one.
    ///   - opacity: of both, 0…1; rounded to a 255th.
    package func fill(
        _ path: Path, paint: Paint, upon backdrop: UInt32 = 0, transform: Transform, rule: FillRule = .winding, opacity: Double = 1,
        clip: Region
    ) throws(BitmapError) {
        if let color = paint.color {
            return fill(path, transform: transform, rule: rule, color: color.withAlpha(color.alpha * opacity), clip: clip)
        }
        guard let source = paint.source(under: transform, quality: .low) else {
            return fill(path, transform: transform, rule: rule, pixel: backdrop, clip: clip)
        }
        let shape = DeviceShape(path: path, transform: transform, rule: rule, isAntialiased: true)
        if let rect = shape.pixelRect {
            fill(clip.intersection(rect), pixel: backdrop)
            return try self.paint(source, Blend(opacity: opacity), mask: nil, clip: clip.intersection(rect))
        }
        let box = clip.intersection(shape.box.intersection(extent))
        if box.isEmpty { return }
        let mask = try shape.mask(in: box.bounds, rasterizer: rasterizer)
        if backdrop >> 24 == 0 { return try self.paint(source, Blend(opacity: opacity), mask: mask, clip: box) }
        let group = try scratchCanvas(box.bounds)
        group.fill(box, pixel: backdrop)
        try group.paint(source, Blend(), mask: nil, clip: box)
        composite(group, opacity: opacity, mask: mask, clip: box)
    }
}
