public import AcetateDrawing
import AcetateGeometry
public import Foundation

extension Layer {
    /// Draws the layer with all below it, as they are now, into a context: in the layer's own bounds space, so that its position, transform,
    /// filter and visibility do not count, but its opacity does.
    ///
    /// The pixels are those that a frame would paint, at the scale that the context's transform has; where that moves by whole pixels they
    /// are drawn as they are, else resampled. What stands out of the bounds is drawn too, as far as 8,192 pixels in all go. What waits for
    /// layout or display is not served. Without memory for the pixels nothing is drawn.
    public final func render(in context: GraphicsContext) {
        let scale = context.transform.largestStretch
        guard scale > 0, scale.isFinite else { return }
        let list = DisplayList(picturing: self, scale: scale)
        let extent = list.extent
        guard !extent.isEmpty, let canvas = try? paint(list, on: extent) else { return }
        if storedOpacity < 1 { canvas.multiply(by: Color(white: 1, alpha: max(storedOpacity, 0))) }
        let place = CGRect(
            x: CGFloat(extent.x) / scale, y: CGFloat(extent.y) / scale,
            width: CGFloat(extent.width) / scale, height: CGFloat(extent.height) / scale)
        context.draw(Image(sharing: canvas.buffer, scale: scale), in: place)
    }

    /// The layer's bounds with what lies in them, as they are now, as a bitmap. See ``render(in:)``.
    ///
    /// - Parameter scale: pixels per point; above 0.
    /// - Throws: where the bounds have no pixels, or too many.
    public final func snapshot(scale: CGFloat = 1) throws -> Bitmap {
        let pixels = PixelRect(covering: CGRect(origin: .zero, size: bounds.size), under: Transform(scaleX: scale, y: scale))
        let bitmap = try Bitmap(width: pixels.width, height: pixels.height, scale: scale)
        let context = GraphicsContext(bitmap: bitmap)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        render(in: context)
        return bitmap
    }

    private final func paint(_ list: DisplayList, on extent: PixelRect) throws -> Canvas {
        let rasterizer = home?.rasterizer ?? Rasterizer()
        let canvas = Canvas(
            buffer: try PixelBuffer(width: extent.width, height: extent.height), origin: (extent.x, extent.y), rasterizer: rasterizer)
        var compositor = Compositor(list, frame: -1, cache: home?.cache ?? CompositorCache())
        try compositor.paint(extent, on: canvas)
        return canvas
    }
}
