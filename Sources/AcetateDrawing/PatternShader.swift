import AcetateGeometry
import Foundation

/// A picture that repeats over the whole device.
///
/// The device is laid out in tiles of a fixed grid, and each is read from where its own origin falls in the picture: pixman's numbers
/// stay small however far one is from the pattern's origin, and no byte depends on the clip.
struct PatternShader: PixelShader {
    private static let tileSize = 256
    /// Pixels of the picture to one of the device: with more, positions within a tile would be beyond pixman's numbers.
    private static let largestStep: CGFloat = 64

    let isOpaque: Bool
    private let picture: PixelBuffer
    private let toPicture: Transform
    private let quality: InterpolationQuality

    /// Nil if nothing can be painted: the transform cannot be undone, or shrinks the picture to less than a sixty-fourth.
    ///
    /// - Parameter transform: from the picture's pixels to the device's.
    init?(_ picture: PixelBuffer, transform: Transform, quality: InterpolationQuality, isOpaque: Bool) {
        guard let inverse = transform.inverted(), inverse.isFinite else { return nil }
        guard [inverse.a, inverse.b, inverse.c, inverse.d].allSatisfy({ abs($0) <= Self.largestStep }) else { return nil }
        self.picture = picture
        self.isOpaque = isOpaque
        toPicture = inverse
        self.quality = quality
    }

    /// An upright image, whose points the transform takes to device pixels.
    init?(_ image: Image, transform: Transform, quality: InterpolationQuality) {
        let toPoints = image.orientation.toUpright(width: CGFloat(image.width), height: CGFloat(image.height))
            .concatenating(Transform(scaleX: 1 / image.scale, y: 1 / image.scale))
        self.init(image.buffer, transform: toPoints.concatenating(transform), quality: quality, isOpaque: image.isOpaque)
    }

    /// The part of a picture inside its frame, grown to whole pixels, which begins where the picture has it. Throws if there is no memory for
    /// a copy of it.
    init?(_ placed: PlacedPicture) throws(BitmapError) {
        let part = PixelRect(covering: placed.frame).intersection(placed.source.extent)
        if part.isEmpty { return nil }
        let copy = try PixelBuffer(width: part.width, height: part.height)
        copy.composite(.copy, placed.source, from: (part.x, part.y), into: copy.extent)
        let transform = Transform(translationX: CGFloat(part.x), y: CGFloat(part.y)).concatenating(placed.transform)
        self.init(copy, transform: transform, quality: placed.quality, isOpaque: placed.isOpaque)
    }

    func write(_ rect: PixelRect, to canvas: Canvas) {
        let size = Self.tileSize
        func index(_ coordinate: Int) -> Int { coordinate >= 0 ? coordinate / size : (coordinate + 1) / size - 1 }
        for row in index(rect.minY)...index(rect.maxY - 1) {
            for column in index(rect.minX)...index(rect.maxX - 1) {
                let tile = PixelRect(x: column * size, y: row * size, width: size, height: size)
                guard let view = view(from: tile) else { continue }
                canvas.composite(
                    .copy, view, at: (tile.x, tile.y), through: Canvas.Coverage(), clip: Region(rect.intersection(tile)))
            }
        }
    }

    /// The picture as it is seen from a tile's first pixel.
    private func view(from tile: PixelRect) -> TransformedView? {
        var transform = toPicture.translatedBy(x: CGFloat(tile.x), y: CGFloat(tile.y))
        let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
        transform.tx -= (transform.tx / width).rounded(.down) * width
        transform.ty -= (transform.ty / height).rounded(.down) * height
        return TransformedView(of: picture, transform: transform, quality: quality, edges: .repeated)
    }
}
