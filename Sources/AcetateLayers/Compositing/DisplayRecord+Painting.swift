import AcetateDrawing
import AcetateGeometry
import Foundation

/// What a layer itself paints. Clips are device pixels inside of `painted`.
extension DisplayRecord {
    /// Its outline in the bounds space.
    var outline: RoundedShape {
        RoundedShape(rect: paint.bounds, radius: paint.cornerRadius, style: paint.decoration?.corners ?? CornerStyle())
    }

    func paintBackground(on canvas: Canvas, clip: Region) {
        guard paint.background != 0, !hasGradient else { return }
        if paint.cornerRadius == 0, let rect = PixelRect(aligned: paint.bounds, under: placement.transform) {
            return canvas.fill(clip.intersection(rect), pixel: paint.background)
        }
        if let decoration = paint.decoration, !decoration.corners.isPlain || !decoration.isAntialiased {
            return canvas.fill(
                outline.path, transform: placement.transform, rule: .winding, isAntialiased: decoration.isAntialiased,
                pixel: paint.background, clip: clip)
        }
        canvas.fill(
            roundedRect: paint.bounds, radius: paint.cornerRadius, transform: placement.transform, pixel: paint.background, clip: clip)
    }

    /// Fills the ring between the bounds and the bounds less the border's width, whose corners are rounder by that width.
    func paintBorder(on canvas: Canvas, clip: Region) {
        guard let decoration = paint.decoration, let color = decoration.borderColor else { return }
        let outer = outline
        var ring = outer.path
        let width = decoration.borderWidth
        if width * 2 < min(paint.bounds.width, paint.bounds.height) { ring.addPath(outer.inset(by: width).path) }
        let faded = itemOpacity < 1 ? color.withAlpha(color.alpha * itemOpacity) : color
        canvas.fill(
            ring, transform: placement.transform, rule: .evenOdd, isAntialiased: decoration.isAntialiased, color: faded, clip: clip)
    }

    /// Draws the contents pixel for pixel where they fall on whole pixels, else resampled, with an anti-aliased edge.
    func paintContents(on canvas: Canvas, clip: Region) throws {
        guard let decoration = paint.decoration, !clip.isEmpty else { return }
        if let artwork = decoration.artwork { try paint(artwork, on: canvas, clip: clip) }
        guard let contents = decoration.contents else { return }
        for piece in contents.pieces {
            let transform = piece.transform.concatenating(placement.transform)
            let isMinified = abs(transform.determinant) < 1
            let picture = PlacedPicture(
                contents.buffer, frame: piece.frame, transform: transform,
                quality: isMinified ? contents.minifiedQuality : contents.quality, isOpaque: contents.isOpaque)
            canvas.draw(picture, opacity: itemOpacity, mask: nil, clip: clip)
        }
    }

    private func paint(_ artwork: LayerArtwork, on canvas: Canvas, clip: Region) throws {
        switch artwork {
        case .shape(let shape):
            if let color = shape.fillColor {
                canvas.fill(
                    shape.fill, transform: placement.transform, rule: shape.rule, color: color.withAlpha(color.alpha * itemOpacity),
                    clip: clip)
            }
            if let color = shape.strokeColor {
                canvas.fill(
                    shape.stroke, transform: placement.transform, rule: .winding, color: color.withAlpha(color.alpha * itemOpacity),
                    clip: clip)
            }
        case .tiles(let tiles):
            paint(tiles, on: canvas, clip: clip)
        case .gradient(let gradient):
            try canvas.fill(
                outline.path, paint: gradient.paint, upon: paint.background, transform: placement.transform, opacity: itemOpacity,
                clip: clip)
        }
    }

    /// Draws the parts of tiles that lie in the bounds. Each is smoothed alone, as pictures are, so where they are resampled a seam may show.
    private func paint(_ tiles: TilesArtwork, on canvas: Canvas, clip: Region) {
        for tile in tiles.tiles {
            let part = tile.rect.intersection(paint.bounds)
            guard part.width > 0, part.height > 0 else { continue }
            let toBounds = Transform(
                a: 1 / tiles.scale, b: 0, c: 0, d: 1 / tiles.scale, tx: tile.rect.minX, ty: tile.rect.minY)
            let frame = CGRect(
                x: (part.minX - tile.rect.minX) * tiles.scale, y: (part.minY - tile.rect.minY) * tiles.scale,
                width: part.width * tiles.scale, height: part.height * tiles.scale)
            let picture = PlacedPicture(
                tile.buffer, frame: frame, transform: toBounds.concatenating(placement.transform), isOpaque: tile.isOpaque)
            canvas.draw(picture, opacity: itemOpacity, mask: nil, clip: clip)
        }
    }

    /// Whether there is a gradient, which is painted with the background, so that the edge of both is one.
    private var hasGradient: Bool {
        if case .gradient = paint.decoration?.artwork { true } else { false }
    }
}

extension DisplayRecord {
    /// The device pixels in which a part of what was drawn, in points of the bounds it was drawn for, has a share. Contents that are
    /// resampled reach a pixel of theirs further.
    @MainActor
    func pixels(showing part: CGRect, of backing: Backing) -> PixelRect {
        guard let contents = paint.decoration?.contents, let toPixels = backing.pixelsToBounds.inverted() else { return .empty }
        var pixels = PixelRect.empty
        for piece in contents.pieces {
            let toDevice = piece.transform.concatenating(placement.transform)
            let isResampled = toDevice.wholePixelOffset(width: backing.bitmap.width, height: backing.bitmap.height) == nil
            let reach: CGFloat = isResampled ? -1 : 0
            pixels = pixels.union(PixelRect(showing: part.applying(toPixels).insetBy(dx: reach, dy: reach), under: toDevice))
        }
        return pixels.intersection(painted)
    }
}
