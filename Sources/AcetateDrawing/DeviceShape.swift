import AcetateGeometry
import Foundation

/// What a fill covers: a path, and how it comes to the device.
struct DeviceShape {
    let path: Path
    /// From the path's units to device pixels.
    let transform: Transform
    let rule: FillRule
    let isAntialiased: Bool

    /// The shape elsewhere on the device.
    func displaced(by displacement: Transform) -> DeviceShape {
        DeviceShape(path: path, transform: transform.concatenating(displacement), rule: rule, isAntialiased: isAntialiased)
    }

    /// Pixels around all of it.
    var box: PixelRect { PixelRect(covering: path.controlBoundingBox, under: transform) }

    /// The rectangle that it is on the device, in pixels that need not be whole; nil for any other shape.
    var rectangle: CGRect? {
        guard transform.isRectilinear, let rect = path.rectangle?.applying(transform) else { return nil }
        return rect.width.isFinite && rect.height.isFinite ? rect : nil
    }

    /// The pixels that it is; nil where an edge lies between pixels, or it is no rectangle.
    var pixelRect: PixelRect? {
        guard transform.isRectilinear, let rect = path.rectangle else { return nil }
        return PixelRect(aligned: rect, under: transform)
    }

    /// What it covers of each pixel in the extent.
    func mask(in extent: PixelRect, rasterizer: Rasterizer) throws(BitmapError) -> AlphaMask {
        try AlphaMask(
            path, transform: transform, rule: rule, isAntialiased: isAntialiased, extent: extent, rasterizer: rasterizer)
    }
}
