import AcetateDrawing
import AcetateGeometry
import Foundation

/// Coverage of less than 1/512 of a pixel is rounded to none, so what reaches this little into a pixel, in pixels, does not touch it.
private let unseenReach: CGFloat = 1.0 / 1024

extension PixelRect {
    /// The device pixels in which a rectangle shows at all, rounded outward.
    init(showing rect: CGRect, under transform: Transform) {
        self.init(covering: rect.applying(transform).insetBy(dx: unseenReach, dy: unseenReach))
    }
}

extension DisplayRecord.Placement {
    /// Where a layer is now, given what it paints and where its superlayer was published.
    @MainActor
    init(of layer: Layer, painting paint: DisplayRecord.Paint, in parent: DisplayRecord.Placement) {
        transform = layer.transformToSuperlayer.concatenating(parent.transform)
        clip = parent.innerClip
        opacity = min(max(layer.storedOpacity, 0), 1)
        isVisible = parent.isVisible && opacity > 0 && !layer.flags.contains(.isHidden)
        zPosition = layer.rare?.zPosition ?? 0
        innerClip = clip
        if layer.flags.contains(.masksToBounds) {
            innerClip = clip.intersection(PixelRect(showing: layer.storedBounds, under: transform))
            if layer.storedCornerRadius > 0 || PixelRect(aligned: layer.storedBounds, under: transform) == nil {
                mask = DisplayRecord.Mask(bounds: layer.storedBounds, cornerRadius: layer.storedCornerRadius)
            }
        }
        isGroup = opacity < 1 && (!layer.children.isEmpty || paint.count > 1 || paint.hasBorder || mask != nil)
    }
}

extension DisplayRecord.Paint {
    /// What a layer paints now. Parts that would paint nothing are left out.
    @MainActor
    init(of layer: Layer) {
        bounds = layer.storedBounds
        guard !bounds.isEmpty else { return }
        cornerRadius = max(layer.storedCornerRadius, 0)
        if let color = layer.storedBackgroundColor, color.alpha > 0 { background = color }
        if let rare = layer.rare, rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0 {
            borderWidth = rare.borderWidth
            borderColor = color
        }
        contents = DisplayRecord.Contents(of: layer)
    }
}

extension DisplayRecord.Contents {
    @MainActor
    init?(of layer: Layer) {
        let bounds = layer.storedBounds
        switch layer.storedContents {
        case .none: return nil
        case .image(let image):
            buffer = image.buffer
            transform = Transform(scaleX: bounds.width / CGFloat(image.width), y: bounds.height / CGFloat(image.height))
                .concatenating(Transform(translationX: bounds.minX, y: bounds.minY))
            isOpaque = image.isOpaque
            isDrawn = false
        case .drawn(let backing):
            buffer = backing.bitmap.buffer
            transform = backing.pixelsToBounds.concatenating(backing.stretch(to: bounds))
            isOpaque = false
            isDrawn = true
        }
    }
}

extension Backing {
    /// From the bounds for which the pixels were drawn to the bounds that the layer has now, which they fill.
    func stretch(to new: CGRect) -> Transform {
        if new == bounds { return .identity }
        return Transform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(Transform(scaleX: new.width / bounds.width, y: new.height / bounds.height))
            .concatenating(Transform(translationX: new.minX, y: new.minY))
    }
}

extension Backing {
    /// The device pixels in which a part of what was drawn, in points of the bounds it was drawn for, has a share. Contents that are
    /// resampled reach a pixel of theirs further.
    func pixels(showing part: CGRect, for record: DisplayRecord) -> PixelRect {
        let toDevice = stretch(to: record.paint.bounds).concatenating(record.placement.transform)
        let isResampled =
            pixelsToBounds.concatenating(toDevice).wholePixelOffset(width: bitmap.width, height: bitmap.height) == nil
        let reach = isResampled ? -1 / scale : 0
        return PixelRect(showing: part.insetBy(dx: reach, dy: reach), under: toDevice)
    }
}
