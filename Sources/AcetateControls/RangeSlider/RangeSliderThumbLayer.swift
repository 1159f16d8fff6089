public import AcetateDrawing
import AcetateGeometry
public import AcetateLayers
import Foundation

/// A thumb of a range slider: a knob with a soft shadow and a thin outline, darker while it is held.
@MainActor
public final class RangeSliderThumbLayer: Layer {
    /// The row of `isHighlighted`.
    public nonisolated static let isHighlighted = LayerProperty("isHighlighted", default: false, invalidates: .display)

    public override class var layerProperties: [AnyLayerProperty] { super.layerProperties + [.init(isHighlighted)] }

    /// Whose thumb it is.
    public internal(set) weak var slider: RangeSlider?

    /// Whether the thumb is held; false by default.
    public var isHighlighted = false {
        didSet { didChange(Self.isHighlighted, from: oldValue, to: isHighlighted) }
    }

    private let outlineWidth: CGFloat = 0.5

    public override func draw(in context: GraphicsContext) {
        guard let slider else { return }
        let frame = bounds.insetBy(dx: 2, dy: 2)
        guard !frame.isEmpty else { return }
        let radius = frame.height * CGFloat(slider.curvaceousness) / 2
        let knob = Path(roundedRect: frame, cornerRadius: radius)

        context.saveState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1, color: .gray)
        context.setFillColor(slider.thumbTintColor)
        context.fill(knob)
        context.restoreState()

        // The line lies inside the knob's edge, not across it: there it fills whole pixels.
        let inset = outlineWidth / 2
        context.setStrokeColor(.gray)
        context.setLineWidth(outlineWidth)
        context.stroke(Path(roundedRect: frame.insetBy(dx: inset, dy: inset), cornerRadius: max(radius - inset, 0)))

        if isHighlighted {
            context.setFillColor(Color(white: 0, alpha: 0.1))
            context.fill(knob)
        }
    }
}
