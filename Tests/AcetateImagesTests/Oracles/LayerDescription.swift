import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import Foundation

/// A layer of the oracles' trees, with Core Animation's names.
struct LayerDescription: Decodable, Sendable {
    let bounds: [CGFloat]
    let anchorPoint: [CGFloat]
    let position: [CGFloat]
    let transform: [CGFloat]
    let backgroundColor: [Double]?
    let cornerRadius: CGFloat
    let borderWidth: CGFloat
    let borderColor: [Double]?
    let opacity: Double
    let masksToBounds: Bool
    let zPosition: CGFloat
    let hidden: Bool
    let compositingFilter: String?
    let shadow: Shadow?
    let mask: Mask?
    let gradient: Axis?
    let sublayers: [LayerDescription]

    struct Shadow: Decodable, Sendable {
        let offset: [CGFloat]
        let radius: CGFloat
        let color: [Double]
        let opacity: Double
    }

    struct Mask: Decodable, Sendable {
        let frame: [CGFloat]
        let cornerRadius: CGFloat
    }

    struct Axis: Decodable, Sendable {
        let colors: [[Double]]
        let locations: [CGFloat]
        let startPoint: [CGFloat]
        let endPoint: [CGFloat]
    }

    /// A tree of 240×180 points on white.
    struct Picture: Decodable, Sendable {
        let root: LayerDescription
    }

    private static let filters: [String: BlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity,
    ]

    /// The layer with all below it; nil if something of it is not known.
    @MainActor
    func layer() -> Layer? {
        let layer: Layer
        if let gradient {
            let made = GradientLayer()
            made.colors = gradient.colors.map(Self.color)
            made.locations = gradient.locations
            (made.startPoint, made.endPoint) = (Self.point(gradient.startPoint), Self.point(gradient.endPoint))
            layer = made
        } else {
            layer = Layer()
        }
        layer.bounds = Self.rect(bounds)
        layer.anchorPoint = Self.point(anchorPoint)
        layer.position = Self.point(position)
        layer.affineTransform = Transform(
            a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
        layer.backgroundColor = backgroundColor.map(Self.color)
        layer.cornerRadius = cornerRadius
        layer.borderWidth = borderWidth
        layer.borderColor = borderColor.map(Self.color)
        layer.opacity = opacity
        layer.masksToBounds = masksToBounds
        layer.zPosition = zPosition
        layer.isHidden = hidden
        if let compositingFilter {
            guard let filter = Self.filters[compositingFilter] else { return nil }
            layer.compositingFilter = filter
        }
        if let shadow {
            layer.shadowOffset = CGSize(width: shadow.offset[0], height: shadow.offset[1])
            (layer.shadowRadius, layer.shadowOpacity, layer.shadowColor) = (shadow.radius, shadow.opacity, Self.color(shadow.color))
        }
        if let mask {
            let made = Layer(frame: Self.rect(mask.frame))
            made.backgroundColor = .black
            made.cornerRadius = mask.cornerRadius
            layer.mask = made
        }
        for sublayer in sublayers {
            guard let made = sublayer.layer() else { return nil }
            layer.addSublayer(made)
        }
        return layer
    }

    private static func rect(_ numbers: [CGFloat]) -> CGRect {
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func point(_ numbers: [CGFloat]) -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }

    private static func color(_ numbers: [Double]) -> Color {
        Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
}
