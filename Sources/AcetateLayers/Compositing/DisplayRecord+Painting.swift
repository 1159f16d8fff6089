import AcetateDrawing
import AcetateGeometry
import Foundation

/// What a layer itself paints. Clips are device pixels inside of `painted`.
extension DisplayRecord {
    func paintBackground(on canvas: Canvas, clip: Region) {
        guard let color = paint.background else { return }
        let faded = itemOpacity < 1 ? color.withAlpha(color.alpha * itemOpacity) : color
        if paint.cornerRadius == 0, let rect = PixelRect(aligned: paint.bounds, under: placement.transform) {
            canvas.fill(clip.intersection(rect), color: faded)
        } else {
            canvas.fill(
                roundedRect: paint.bounds, radius: paint.cornerRadius, transform: placement.transform, color: faded, clip: clip)
        }
    }

    /// Fills the ring between the bounds and the bounds less the border's width, whose corners are rounder by that width.
    func paintBorder(on canvas: Canvas, clip: Region) {
        guard let color = paint.borderColor else { return }
        var ring = Path(roundedRect: paint.bounds, cornerRadius: paint.cornerRadius)
        let width = paint.borderWidth
        if width * 2 < min(paint.bounds.width, paint.bounds.height) {
            ring.addRoundedRect(paint.bounds.insetBy(dx: width, dy: width), cornerRadius: max(paint.cornerRadius - width, 0))
        }
        canvas.fill(ring, transform: placement.transform, rule: .evenOdd, color: color, clip: clip)
    }

    /// Draws the contents pixel for pixel where they fall on whole pixels, else resampled, with an anti-aliased edge.
    func paintContents(on canvas: Canvas, clip: Region) {
        guard let contents = paint.contents, !clip.isEmpty else { return }
        let transform = contents.transform.concatenating(placement.transform)
        let picture = PlacedPicture(contents.buffer, transform: transform, isOpaque: contents.isOpaque)
        canvas.draw(picture, opacity: itemOpacity, mask: nil, clip: clip)
    }
}

extension DisplayRecord.Mask {
    /// The shape, in the layer's bounds space.
    var path: Path { Path(roundedRect: bounds, cornerRadius: cornerRadius) }
}
