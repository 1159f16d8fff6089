import AcetateGeometry
public import Foundation

// Gradients fill the clip. They cast no shadow: what they would cast it on lies under them.
extension GraphicsContext {
    /// Fills the clip with a gradient along a line; across the line the colour stays the same.
    ///
    /// - Parameters:
    ///   - start: where the location 0 is, in points.
    ///   - end: where the location 1 is. If it is the start, nothing is painted.
    ///   - options: whether the clip is painted before the start and after the end, too; by default it is not.
    public func drawLinearGradient(_ gradient: Gradient, start: CGPoint, end: CGPoint, options: GradientOptions = []) {
        drawPaint(.linearGradient(gradient, start: start, end: end, options: options))
    }

    /// Fills the clip with a gradient from one circle to another. Where several circles between them pass through a point, the one nearest
    /// to the end counts, as in PDF and on the web's canvas; where none does, nothing is painted.
    ///
    /// - Parameters:
    ///   - startCenter: the centre of the circle with the location 0, in points.
    ///   - startRadius: its radius in points; refused below 0.
    ///   - endCenter: the centre of the circle with the location 1.
    ///   - endRadius: its radius; refused below 0. Two equal circles paint nothing.
    ///   - options: whether the circles before the start and beyond the end are painted; by default they are not.
    public func drawRadialGradient(
        _ gradient: Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: GradientOptions = []
    ) {
        drawPaint(
            .radialGradient(
                gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
                options: options))
    }

    /// Fills the clip with a gradient around a point, clockwise on screen, once round.
    ///
    /// - Parameters:
    ///   - center: in points.
    ///   - angle: where the location 0 is, in radians, clockwise on screen from the x axis.
    public func drawConicGradient(_ gradient: Gradient, center: CGPoint, angle: CGFloat) {
        drawPaint(.conicGradient(gradient, center: center, angle: angle))
    }

    private func drawPaint(_ paint: Paint) {
        guard paint.isValid else { return refuse() }
        counted {
            guard let source = source(of: paint) else { return }
            try canvas.paint(source, state.blend, mask: state.clip.mask, clip: state.clip.region)
        }
    }

    /// A paint on the device, with user space as it is now; nil if nothing of it shows.
    func source(of paint: Paint, displaced: Transform = .identity) -> PixelSource? {
        paint.source(under: transform.concatenating(displaced), quality: state.interpolationQuality)
    }
}
