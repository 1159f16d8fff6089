public import AcetateDrawing
import AcetateGeometry
public import AcetateLayers
import Foundation

/// A slider with two thumbs, which choose a range.
///
/// It is made of three layers: a track and two thumbs, as wide as the control is high. Values outside the range, or in the wrong order,
/// are kept as they are and shown as the nearest that makes sense. A range that is empty, or the wrong way round, shows everything at
/// its low end, and drags change nothing. Values that are not finite are refused and counted.
///
/// `valueChanged` is sent for each move of a thumb that changes a value, and never for a value that a program sets.
@MainActor
open class RangeSlider: Control {
    /// The layer between the thumbs.
    public let track = RangeSliderTrackLayer()
    /// The thumb of `lowerValue`.
    public let lowerThumb = RangeSliderThumbLayer()
    /// The thumb of `upperValue`, in front of the other one.
    public let upperThumb = RangeSliderThumbLayer()

    /// Where the tracked touch went down, and the thumb's value then: so the thumb stays under the finger.
    private var grip: (thumb: RangeSliderThumbLayer, value: Double, location: CGPoint)?

    /// A slider with empty bounds.
    public override init() {
        super.init()
        track.slider = self
        track.name = "track"
        lowerThumb.slider = self
        lowerThumb.name = "lowerThumb"
        upperThumb.slider = self
        upperThumb.name = "upperThumb"
        for layer in [track, lowerThumb, upperThumb] {
            layer.needsDisplayOnBoundsChange = true
            addSublayer(layer)
        }
    }

    open override class var layerProperties: [AnyLayerProperty] { super.layerProperties + rows }

    open override class var inspectableProperties: [InspectableProperty] { super.inspectableProperties + inspectableRows }

    // MARK: Values

    /// The value at the left end; default 0.
    open var minimumValue = 0.0 {
        didSet {
            if refuses(minimumValue, for: Self.minimumValue) { return minimumValue = oldValue }
            didChange(Self.minimumValue, from: oldValue, to: minimumValue)
        }
    }

    /// The value at the right end; default 1.
    open var maximumValue = 1.0 {
        didSet {
            if refuses(maximumValue, for: Self.maximumValue) { return maximumValue = oldValue }
            didChange(Self.maximumValue, from: oldValue, to: maximumValue)
        }
    }

    /// The lower end of the chosen range; default 0.2.
    open var lowerValue = 0.2 {
        didSet {
            if refuses(lowerValue, for: Self.lowerValue) { return lowerValue = oldValue }
            didChange(Self.lowerValue, from: oldValue, to: lowerValue)
        }
    }

    /// The upper end of the chosen range; default 0.8.
    open var upperValue = 0.8 {
        didSet {
            if refuses(upperValue, for: Self.upperValue) { return upperValue = oldValue }
            didChange(Self.upperValue, from: oldValue, to: upperValue)
        }
    }

    // MARK: Looks

    /// The colour of the track outside the chosen range; default white 0.9.
    open var trackTintColor = RangeSlider.trackTintColor.defaultValue {
        didSet { didChange(Self.trackTintColor, from: oldValue, to: trackTintColor) { track.setNeedsDisplay() } }
    }

    /// The colour of the track inside the chosen range; default (0, 0.45, 0.94).
    open var trackHighlightTintColor = RangeSlider.trackHighlightTintColor.defaultValue {
        didSet { didChange(Self.trackHighlightTintColor, from: oldValue, to: trackHighlightTintColor) { track.setNeedsDisplay() } }
    }

    /// The colour of the thumbs; default white.
    open var thumbTintColor = RangeSlider.thumbTintColor.defaultValue {
        didSet { didChange(Self.thumbTintColor, from: oldValue, to: thumbTintColor) { redrawThumbs() } }
    }

    /// How round track and thumbs are, from 0 (square) to 1 (round), the default; kept within that.
    open var curvaceousness = 1.0 {
        didSet {
            if refuses(curvaceousness, for: Self.curvaceousness) { return curvaceousness = oldValue }
            curvaceousness = min(max(curvaceousness, 0), 1)
            didChange(Self.curvaceousness, from: oldValue, to: curvaceousness) {
                track.setNeedsDisplay()
                redrawThumbs()
            }
        }
    }

    private func redrawThumbs() {
        lowerThumb.setNeedsDisplay()
        upperThumb.setNeedsDisplay()
    }

    // MARK: Layout

    /// Places the track and the thumbs, on whole device pixels, without animation, and asks the track to show the range anew.
    open override func layoutSublayers() {
        Transaction.run {
            Transaction.setDisableActions(true)
            track.frame = onPixels(bounds.insetBy(dx: 0, dy: bounds.height / 3))
            lowerThumb.frame = thumbFrame(at: shownLowerValue)
            upperThumb.frame = thumbFrame(at: shownUpperValue)
        }
        track.setNeedsDisplay()
    }

    // MARK: Tracking

    /// Takes hold of the thumb under the touch: the lower one if it is under both, unless both stand at the minimum, where only the upper
    /// one can move. A touch on neither is not tracked.
    open override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
        let location = touch.location(in: self)
        let candidates = bothAtMinimum ? [upperThumb, lowerThumb] : [lowerThumb, upperThumb]
        guard let thumb = candidates.first(where: { $0.frame.contains(location) }) else { return false }
        grip = (thumb, thumb === lowerThumb ? shownLowerValue : shownUpperValue, location)
        thumb.isHighlighted = true
        return true
    }

    /// Moves the value of the thumb as far as the touch moved, within the range and up to the other thumb.
    open override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
        guard let grip, valuesPerPoint > 0 else { return true }
        let wanted = grip.value + Double(touch.location(in: self).x - grip.location.x) * valuesPerPoint
        let old = (lowerValue, upperValue)
        if grip.thumb === lowerThumb {
            lowerValue = min(max(wanted, minimumValue), shownUpperValue)
        } else {
            upperValue = min(max(wanted, shownLowerValue), maximumValue)
        }
        if (lowerValue, upperValue) != old { sendActions(for: .valueChanged) }
        return true
    }

    /// Lets the thumb go.
    open override func endTracking(_ touch: Touch?, with event: InputEvent?) { letGo() }

    /// Lets the thumb go; the value stays where it was dragged.
    open override func cancelTracking(with event: InputEvent?) { letGo() }

    private func letGo() {
        grip?.thumb.isHighlighted = false
        grip = nil
    }
}
