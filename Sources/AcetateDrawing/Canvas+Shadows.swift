package import AcetateGeometry
package import Foundation

/// How the shadow of a layer falls, in device pixels.
package struct ShadowCast: Hashable {
    /// Moves what casts it to where it falls; in pixels, which need not be whole.
    package let displacement: CGSize
    /// The standard deviation of the blur, in pixels; 0 leaves edges sharp.
    package let sigma: Double

    /// - Parameters:
    ///   - displacement: right and down.
    ///   - sigma: 0 and above.
    package init(displacement: CGSize, sigma: Double) {
        self.displacement = displacement
        self.sigma = sigma
    }

    private var device: DeviceShadow {
        DeviceShadow(displacement: Transform(translationX: displacement.width, y: displacement.height), sigma: sigma)
    }

    /// The pixels that a shadow reaches, of what covers these.
    package func extent(of rect: PixelRect) -> PixelRect {
        if rect.isEmpty { return .empty }
        let box = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        return PixelRect(covering: box.offsetBy(dx: displacement.width, dy: displacement.height))
            .insetBy(-AlphaMask.blurReach(sigma: sigma))
    }

    /// The pixels that are seen in `target`, either themselves or by their shadow.
    package func sources(of target: PixelRect) -> PixelRect { device.sources(of: target) }

    /// The shadow of a shape: what of it falls into `target`; nil for nothing.
    package func mask(
        of path: Path, transform: Transform, rule: FillRule, in target: PixelRect, rasterizer: Rasterizer
    ) throws(BitmapError) -> AlphaMask? {
        let shape = DeviceShape(path: path, transform: transform, rule: rule, isAntialiased: true).displaced(by: device.displacement)
        if sigma > 0, let rect = shape.rectangle { return try device.mask(ofRectangle: rect, in: target) }
        return try device.mask(of: shape.box, in: target) { extent throws(BitmapError) in
            try shape.mask(in: extent, rasterizer: rasterizer)
        }
    }

    /// The shadow of a canvas, by its alpha: what of it falls into `target`; nil for nothing.
    package func mask(of group: Canvas, in target: PixelRect) throws(BitmapError) -> AlphaMask? {
        let box = CGRect(x: group.origin.x, y: group.origin.y, width: group.buffer.width, height: group.buffer.height)
        let displaced = PixelRect(covering: box.offsetBy(dx: displacement.width, dy: displacement.height))
        return try device.mask(of: displaced, in: target) { extent throws(BitmapError) in
            let mask = try AlphaMask(clear: extent)
            // A canvas of coverage keeps the alpha of what is drawn into it.
            let canvas = Canvas(buffer: mask.buffer, origin: (extent.x, extent.y), rasterizer: group.rasterizer)
            let placement = Transform(translationX: box.minX + displacement.width, y: box.minY + displacement.height)
            canvas.draw(PlacedPicture(group.buffer, transform: placement), opacity: 1, mask: nil, clip: Region(extent))
            return mask
        }
    }
}
