import AcetateLayers
public import Foundation

/// Where values lie, and where thumbs stand.
extension RangeSlider {
    /// The centre of a thumb for a value, in points from the left edge of the bounds: (width − thumb) · (value − minimum) / (maximum − minimum) +
    /// thumb / 2, where a thumb is as wide as the control is high. Values outside the range lie at its ends.
    public final func position(forValue value: Double) -> CGFloat {
        // Halves, so that the widest of ranges does not overflow.
        let fraction = isRangeEmpty ? 0 : min(max((value / 2 - minimumValue / 2) / (maximumValue / 2 - minimumValue / 2), 0), 1)
        return thumbTravel * CGFloat(fraction) + thumbWidth / 2
    }

    final var thumbWidth: CGFloat { bounds.height }

    /// The lower value as it is shown: within the range.
    final var shownLowerValue: Double {
        isRangeEmpty ? minimumValue : min(max(lowerValue, minimumValue), maximumValue)
    }

    /// The upper value as it is shown: within the range, and not below the lower one.
    final var shownUpperValue: Double {
        isRangeEmpty ? minimumValue : min(max(upperValue, shownLowerValue), maximumValue)
    }

    final var bothAtMinimum: Bool { shownLowerValue == minimumValue && shownUpperValue == minimumValue }

    /// How much a value changes for a point of dragging; 0 where there is no way to go.
    final var valuesPerPoint: Double {
        guard !isRangeEmpty, thumbTravel > 0 else { return 0 }
        return min((maximumValue / 2 - minimumValue / 2) / Double(thumbTravel) * 2, .greatestFiniteMagnitude)
    }

    final func thumbFrame(at value: Double) -> CGRect {
        onPixels(
            CGRect(
                x: bounds.minX + position(forValue: value) - thumbWidth / 2, y: bounds.minY, width: thumbWidth, height: thumbWidth))
    }

    /// A rectangle with its corner on the nearest device pixel and its size in whole ones, so that it stays crisp and keeps its size while it
    /// moves; where the control is in no tree, by its own scale.
    final func onPixels(_ rect: CGRect) -> CGRect {
        let scale = tree?.scale ?? contentsScale
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(
            x: snapped(rect.minX), y: snapped(rect.minY), width: snapped(rect.width), height: snapped(rect.height))
    }

    private final var isRangeEmpty: Bool { minimumValue >= maximumValue }

    /// How far a thumb can go, in points.
    private final var thumbTravel: CGFloat { max(bounds.width - thumbWidth, 0) }
}
