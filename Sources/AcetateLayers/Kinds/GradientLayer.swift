public import AcetateDrawing
import AcetateGeometry
public import Foundation

/// A layer that shows a gradient in its bounds, with their round corners, between background and contents.
///
/// Between two colours, red, green, blue and alpha run in straight lines, not premultiplied; before the first and after the last the gradient
/// goes on with them.
open class GradientLayer: Layer {
    /// What the gradient runs along.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The line from `startPoint` to `endPoint`, on and on to both sides of it.
        case axial
        /// From `startPoint` outward, to the ellipse around it on which the sides of a box stand whose corner `endPoint` is.
        case radial
        /// Around `startPoint`, clockwise on screen, beginning in the direction of `endPoint`.
        case conic
    }

    @exclusivity(unchecked) private final var storedColors: [Color] = []
    @exclusivity(unchecked) private final var storedLocations: [CGFloat]?
    @exclusivity(unchecked) private final var storedStart = CGPoint(x: 0.5, y: 0)
    @exclusivity(unchecked) private final var storedEnd = CGPoint(x: 0.5, y: 1)
    @exclusivity(unchecked) private final var storedType = Kind.axial

    open override class var layerProperties: [AnyLayerProperty] { super.layerProperties + gradientProperties }

    /// The colours, from the start to the end; none by default, which shows nothing. One is shown everywhere.
    public final var colors: [Color] {
        get { storedColors }
        set { if let old = exchange(&storedColors, for: newValue) { changed(Self.colors, from: old, to: newValue) } }
    }

    /// Where the colours stand, 0…1, one for each; nil, the default, spreads them evenly. A location before that of the colour before is
    /// moved up to it; colours or locations that are too many do not count.
    public final var locations: [CGFloat]? {
        get { storedLocations }
        set { if let old = exchange(&storedLocations, for: newValue) { changed(Self.locations, from: old, to: newValue) } }
    }

    /// Where the gradient starts, in fractions of the bounds; (0.5, 0) by default.
    public final var startPoint: CGPoint {
        get { storedStart }
        set {
            guard accepts(newValue, Self.startPoint) else { return }
            if let old = exchange(&storedStart, for: newValue) { changed(Self.startPoint, from: old, to: newValue) }
        }
    }

    /// Where the gradient ends, in fractions of the bounds; (0.5, 1) by default.
    public final var endPoint: CGPoint {
        get { storedEnd }
        set {
            guard accepts(newValue, Self.endPoint) else { return }
            if let old = exchange(&storedEnd, for: newValue) { changed(Self.endPoint, from: old, to: newValue) }
        }
    }

    /// What the gradient runs along; a line by default.
    public final var type: Kind {
        get { storedType }
        set { if let old = exchange(&storedType, for: newValue) { changed(Self.type, from: old, to: newValue) } }
    }

    override final func makeArtwork(under transform: Transform) -> LayerArtwork? {
        let bounds = storedBounds
        guard !storedColors.isEmpty, !bounds.isEmpty else { return nil }
        let gradient = Gradient(colors: storedColors, locations: storedLocations)
        let (start, end) = (place(storedStart), place(storedEnd))
        let paint: Paint
        switch storedType {
        case .axial:
            paint = .linearGradient(gradient, start: start, end: end)
        case .radial:
            // A circle of radius 1, drawn out to the ellipse.
            let unit = Paint.radialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)
            paint = unit.applying(
                Transform(a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y))
        case .conic:
            paint = .conicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        }
        return .gradient(GradientArtwork(paint: paint))
    }

    private final func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: storedBounds.minX + point.x * storedBounds.width, y: storedBounds.minY + point.y * storedBounds.height)
    }
}

/// The rows of gradient layers.
extension GradientLayer {
    /// The row of `colors`.
    public nonisolated static let colors = LayerProperty<[Color]>(
        "colors", default: [], ofKind: { (layer: GradientLayer) in layer.colors }, set: { $0.colors = $1 })
    /// The row of `locations`.
    public nonisolated static let locations = LayerProperty<[CGFloat]?>(
        "locations", default: nil, ofKind: { (layer: GradientLayer) in layer.locations }, set: { $0.locations = $1 })
    /// The row of `startPoint`.
    public nonisolated static let startPoint = LayerProperty(
        "startPoint", default: CGPoint(x: 0.5, y: 0), ofKind: { (layer: GradientLayer) in layer.startPoint }, set: { $0.startPoint = $1 })
    /// The row of `endPoint`.
    public nonisolated static let endPoint = LayerProperty(
        "endPoint", default: CGPoint(x: 0.5, y: 1), ofKind: { (layer: GradientLayer) in layer.endPoint }, set: { $0.endPoint = $1 })
    /// The row of `type`.
    public nonisolated static let type = LayerProperty(
        "type", default: Kind.axial, ofKind: { (layer: GradientLayer) in layer.type }, set: { $0.type = $1 })

    static let gradientProperties: [AnyLayerProperty] = [
        .init(colors), .init(locations), .init(startPoint), .init(endPoint), .init(type),
    ]
}
