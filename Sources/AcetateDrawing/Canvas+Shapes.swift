package import AcetateGeometry

extension Canvas {
    /// Fills a path with any paint, which is laid out in the path's units.
    ///
    /// A rectangle whose edges lie between pixels is painted without a mask.
    ///
    /// - Parameter opacity: of the paint, 0…1; rounded to a 255th.
    package func fill(
        _ path: Path, paint: Paint, transform: Transform, rule: FillRule = .winding, opacity: Double = 1, clip: Region
    ) throws(BitmapError) {
        if let color = paint.color {
            return fill(path, transform: transform, rule: rule, color: color.withAlpha(color.alpha * opacity), clip: clip)
        }
        guard let source = paint.source(under: transform, quality: .low) else { return }
        let shape = DeviceShape(path: path, transform: transform, rule: rule, isAntialiased: true)
        if let rect = shape.pixelRect {
            return try self.paint(source, Blend(opacity: opacity), mask: nil, clip: clip.intersection(rect))
        }
        let box = clip.intersection(shape.box.intersection(extent))
        if box.isEmpty { return }
        let mask = try shape.mask(in: box.bounds, rasterizer: rasterizer)
        try self.paint(source, Blend(opacity: opacity), mask: mask, clip: box)
    }
}
