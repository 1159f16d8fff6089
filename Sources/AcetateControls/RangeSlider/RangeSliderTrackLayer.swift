public import AcetateDrawing
import AcetateGeometry
public import AcetateLayers
import Foundation

/// The track of a range slider: a pill, or less round, with the chosen range in another colour.
@MainActor
public final class RangeSliderTrackLayer: Layer {
    /// Whose track it is.
    public internal(set) weak var slider: RangeSlider?

    public override func draw(in context: GraphicsContext) {
        guard let slider else { return }
        let radius = bounds.height * CGFloat(slider.curvaceousness) / 2
        context.clip(to: Path(roundedRect: bounds, cornerRadius: radius))
        context.setFillColor(slider.trackTintColor)
        context.fill(bounds)

        // The track's bounds begin where the slider's do, so a place in one is a place in the other.
        let lower = slider.position(forValue: slider.shownLowerValue)
        let upper = slider.position(forValue: slider.shownUpperValue)
        context.setFillColor(slider.trackHighlightTintColor)
        context.fill(CGRect(x: bounds.minX + lower, y: bounds.minY, width: upper - lower, height: bounds.height))
    }
}
