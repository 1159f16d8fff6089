import AcetateGeometry
import Foundation

/// Reads a picture that is repeated for ever in both directions, as tiles without gaps.
///
/// The device is laid out in squares from its origin. Each is read from where its middle lies within a tile, which is found in Double and
/// without error far from the origin too: no byte depends on the clip.
struct PatternShader: PixelShader, ImageReader {
    private static let largestSquare = 512
    /// In the picture's pixels: half of what pixman can tell, as a tile may take the other half.
    private static let farthest: CGFloat = 15_000
    /// The longest side that pixman repeats.
    private static let longestRepeated = 32_766

    private let source: PixelBuffer
    /// The tile, within the source.
    private let tile: PixelRect
    /// From the device to positions that count from the tile's upper left.
    private let inverse: Transform
    private let isSmooth: Bool
    private let squareSize: Int
    /// Whether pixman cannot repeat the tile, and it is repeated in a copy of what a square shows.
    private let isLong: Bool
    /// Whether no pixel of the tile lets anything through.
    let isOpaque: Bool

    /// Tiles of an upright image. Nil if there is no way back from the device to the image, or no memory to shrink it.
    ///
    /// - Parameters:
    ///   - transform: from points of the image to the device.
    ///   - quality: shrunk tiles are averaged along their own sides first and then read smoothly.
    init?(_ image: Image, transform: Transform, quality: InterpolationQuality) {
        let toPoints = image.orientation.toUpright(width: CGFloat(image.width), height: CGFloat(image.height))
            .concatenating(Transform(scaleX: 1 / image.scale, y: 1 / image.scale))
        try? self.init(
            image.buffer, tile: image.buffer.extent, transform: toPoints.concatenating(transform), isOpaque: image.isOpaque,
            quality: quality)
    }

    /// The part of a picture inside its frame, grown to whole pixels, which begins where the picture has it. Throws if there is no memory to
    /// shrink it.
    init?(_ placed: PlacedPicture) throws(BitmapError) {
        try self.init(
            placed.source, tile: PixelRect(covering: placed.frame).intersection(placed.source.extent), transform: placed.transform,
            isOpaque: placed.isOpaque, quality: placed.quality)
    }

    /// Tiles of a part of a buffer. The transform is from the buffer's pixels to the device's.
    private init?(
        _ source: PixelBuffer, tile: PixelRect, transform: Transform, isOpaque: Bool, quality: InterpolationQuality
    ) throws(BitmapError) {
        guard !tile.isEmpty, transform.isFinite else { return nil }
        if ImageReduction.isNeeded(for: transform, quality: quality) {
            let reduction = try ImageReduction(of: source, part: tile, transform: transform, quality: quality)
            self.init(reduction.buffer, tile: reduction.buffer.extent, reduced: reduction.transform, isOpaque: isOpaque, quality: quality)
        } else {
            self.init(source, tile: tile, reduced: transform, isOpaque: isOpaque, quality: quality)
        }
    }

    private init?(
        _ source: PixelBuffer, tile: PixelRect, reduced transform: Transform, isOpaque: Bool, quality: InterpolationQuality
    ) {
        let toDevice = transform.translatedBy(x: CGFloat(tile.x), y: CGFloat(tile.y))
        guard let inverse = toDevice.inverted()?.fixed(acrossOf: tile) else { return nil }
        let reach = max(abs(inverse.a) + abs(inverse.c), abs(inverse.b) + abs(inverse.d))
        guard reach <= Self.farthest else { return nil }
        self.source = source
        self.tile = tile
        self.inverse = inverse
        self.isOpaque = isOpaque
        isSmooth = quality != .none
        var size = Self.largestSquare
        isLong = max(tile.width, tile.height) > Self.longestRepeated
        let farthest = isLong ? Self.farthest / 16 : Self.farthest
        while size > 1, CGFloat(size / 2 + 1) * reach > farthest { size /= 2 }
        squareSize = size
    }

    func write(_ rect: PixelRect, to canvas: Canvas) {
        forEachPart(of: rect) { pixels, position, part in
            canvas.composite(.copy, pixels, at: position, through: Canvas.Coverage(), clip: Region(part))
        }
    }

    func forEachPart(
        of rect: PixelRect, _ body: (_ pixels: any PixmanImage, _ position: (x: Int, y: Int), _ part: PixelRect) -> Void
    ) {
        if rect.isEmpty { return }
        for row in square(rect.minY)...square(rect.maxY - 1) {
            for column in square(rect.minX)...square(rect.maxX - 1) {
                let corner = (x: column * squareSize, y: row * squareSize)
                let middle = (x: corner.x + squareSize / 2, y: corner.y + squareSize / 2)
                guard let view = isLong ? copiedView(from: middle) : view(from: middle) else { continue }
                body(view, middle, rect.intersection(PixelRect(x: corner.x, y: corner.y, width: squareSize, height: squareSize)))
            }
        }
    }

    private func view(from middle: (x: Int, y: Int)) -> TransformedView? {
        TransformedView(
            of: source, in: PixelRect(x: 0, y: 0, width: tile.width, height: tile.height), from: (tile.x, tile.y),
            transform: toTile(from: middle), isSmooth: isSmooth, isTiled: true)
    }

    /// What the square around this middle shows, from tiles that were put side by side.
    private func copiedView(from middle: (x: Int, y: Int)) -> TransformedView? {
        let reach = CGFloat(squareSize / 2 + 1)
        let transform = toTile(from: middle)
        let box = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach).applying(transform)
        let shown = PixelRect(covering: box.insetBy(dx: -2, dy: -2))
        guard let copy = try? PixelBuffer(width: shown.width, height: shown.height) else { return nil }
        func tiles(_ low: Int, _ high: Int, _ length: Int) -> StrideTo<Int> {
            stride(from: Int((CGFloat(low) / CGFloat(length)).rounded(.down)) * length, to: high, by: length)
        }
        for y in tiles(shown.minY, shown.maxY, tile.height) {
            for x in tiles(shown.minX, shown.maxX, tile.width) {
                let part = PixelRect(x: x, y: y, width: tile.width, height: tile.height).intersection(shown)
                copy.composite(
                    .copy, source, from: (tile.x + part.x - x, tile.y + part.y - y), into: part.offsetBy(dx: -shown.x, dy: -shown.y))
            }
        }
        return TransformedView(
            of: copy, in: copy.extent, from: (0, 0),
            transform: transform.concatenating(Transform(translationX: CGFloat(-shown.x), y: CGFloat(-shown.y))), isSmooth: isSmooth)
    }

    private func square(_ coordinate: Int) -> Int {
        Int((Double(coordinate) / Double(squareSize)).rounded(.down))
    }

    /// From positions that count from here to those within a tile, the origin within half a tile of its upper left. The remainder of a
    /// Double is exact.
    private func toTile(from position: (x: Int, y: Int)) -> Transform {
        var transform = inverse.translatedBy(x: CGFloat(position.x), y: CGFloat(position.y))
        transform.tx = transform.tx.remainder(dividingBy: CGFloat(tile.width))
        transform.ty = transform.ty.remainder(dividingBy: CGFloat(tile.height))
        return transform
    }
}
