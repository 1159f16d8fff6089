public import AcetateGeometry
public import Foundation

/// What fills and strokes are made of: a colour, a gradient or a picture that repeats.
///
/// Gradients and patterns are laid out in user space, as it is when something is painted with them; they do not move with what is painted.
public struct Paint: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case color(Color)
        case gradient(Gradient, GradientShape, GradientOptions)
        case pattern(Image)
    }

    let kind: Kind
    /// From the paint's own space to user space.
    private var transform = Transform.identity

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The same paint with its gradient or picture transformed in user space.
    public func applying(_ transform: Transform) -> Paint {
        var paint = self
        paint.transform = self.transform.concatenating(transform)
        return paint
    }

    /// One colour.
    public static func color(_ color: Color) -> Paint {
        Paint(.color(color))
    }

    /// A gradient along a line; see `GraphicsContext.drawLinearGradient(_:start:end:options:)`.
    public static func linearGradient(
        _ gradient: Gradient, start: CGPoint, end: CGPoint, options: GradientOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    ) -> Paint {
        Paint(.gradient(gradient, .linear(start: start, end: end), options))
    }

    /// A gradient between two circles; see `GraphicsContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)`.
    public static func radialGradient(
        _ gradient: Gradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: GradientOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    ) -> Paint {
        let circles = GradientShape.radial(
            startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
        return Paint(.gradient(gradient, circles, options))
    }

    /// A gradient around a point; see `GraphicsContext.drawConicGradient(_:center:angle:)`.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: CGFloat) -> Paint {
        Paint(.gradient(gradient, .conic(center: center, angle: angle), []))
    }

    /// A picture that repeats in both directions without end, each of its points a point of user space; one of them has its top left corner
    /// at `origin`.
    public static func pattern(_ image: Image, origin: CGPoint = .zero) -> Paint {
        Paint(.pattern(image)).applying(Transform(translationX: origin.x, y: origin.y))
    }

    /// The colour, if it is one.
    var color: Color? {
        if case .color(let color) = kind { color } else { nil }
    }
}

extension Paint {
    /// The paint on the device; nil if nothing of it shows.
    ///
    /// - Parameter transform: from user space to the device.
    func source(under transform: Transform, quality: InterpolationQuality) -> PixelSource? {
        let transform = self.transform.concatenating(transform)
        return switch kind {
        case .color(let color):
            .pixel(color.premultiplied)
        case .gradient(let gradient, let shape, let options):
            GradientShader(gradient, shape: shape, options: options, transform: transform).map { .shader($0) }
        case .pattern(let image):
            PatternShader(image, transform: transform, quality: quality).map { .shader($0) }
        }
    }
}

extension Paint {
    /// Whether all its numbers are finite, and no radius is below 0.
    var isValid: Bool {
        if case .gradient(_, let shape, _) = kind, !shape.isValid { return false }
        return transform.isFinite
    }
}
