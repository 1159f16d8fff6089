import AcetateGeometry
import Foundation

/// Reads a picture through the inverse of a transform, within the limits of pixman's numbers.
///
/// Pixman's have 16 bits before the point and 16 behind it: an entry of the matrix is off by up to 2⁻¹⁷, which grows to a visible error
/// far from the origin of its coordinates, and positions beyond ±32,767 cannot be told. So the device is laid out in tiles, each with
/// its origin in its middle. The tiles start from the middle of the picture: no byte depends on the clip.
struct ImageSampler: ImageReader {
    private static let tileSize = 1 << tileShift
    private static let tileShift = 10
    /// A little less than what pixman can tell.
    private static let farthest: CGFloat = 32_000

    private let source: PixelBuffer
    /// The picture, within the source. Its edge pixels go on beyond it.
    private let picture: PixelRect
    /// From the device to positions that count from the picture's upper left.
    private let inverse: Transform
    private let isSmooth: Bool
    /// The device position of the picture's middle.
    private let center: (x: Int, y: Int)

    /// Nil if there is no way back from the device to the picture.
    ///
    /// - Parameters:
    ///   - part: the pixels of the source that are read; not empty.
    ///   - transform: from the source's pixels to the device's.
    init?(_ source: PixelBuffer, part: PixelRect, transform: Transform, isSmooth: Bool) {
        let transform = transform.translatedBy(x: CGFloat(part.x), y: CGFloat(part.y))
        let middle = CGPoint(x: CGFloat(part.width) / 2, y: CGFloat(part.height) / 2).applying(transform)
        guard
            let inverse = transform.inverted()?.fixed(acrossOf: part), middle.isFinite,
            max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d)) <= Self.farthest
        else { return nil }
        self.source = source
        picture = part
        self.inverse = inverse
        self.isSmooth = isSmooth
        let limit = CGFloat(PixelRect.limit)
        func tileCenter(_ position: CGFloat) -> Int { Int(min(max(position, -limit), limit).rounded(.down)) }
        center = (tileCenter(middle.x), tileCenter(middle.y))
    }

    func forEachPart(
        of rect: PixelRect, _ body: (_ pixels: any PixmanImage, _ position: (x: Int, y: Int), _ part: PixelRect) -> Void
    ) {
        for row in tileIndex(rect.minY, center.y)...tileIndex(rect.maxY - 1, center.y) {
            for column in tileIndex(rect.minX, center.x)...tileIndex(rect.maxX - 1, center.x) {
                let middle = (x: center.x + column * Self.tileSize, y: center.y + row * Self.tileSize)
                let tile = PixelRect(
                    x: middle.x - Self.tileSize / 2, y: middle.y - Self.tileSize / 2,
                    width: Self.tileSize, height: Self.tileSize)
                // A tile that holds much of the picture may have its middle far outside it. The picture's own will do for it.
                let position = canReadTile(around: middle) ? middle : center
                forEachReadablePart(of: rect.intersection(tile)) { part, sourceRect in
                    guard
                        let view = TransformedView(
                            of: source, in: sourceRect, from: (picture.x, picture.y), transform: toSource(from: position),
                            isSmooth: isSmooth)
                    else { return }
                    body(view, position, part)
                }
            }
        }
    }

    /// The tile 0 is the one around the picture's middle.
    private func tileIndex(_ coordinate: Int, _ middle: Int) -> Int {
        (coordinate - middle + Self.tileSize / 2) >> Self.tileShift
    }

    private func toSource(from position: (x: Int, y: Int)) -> Transform {
        inverse.translatedBy(x: CGFloat(position.x), y: CGFloat(position.y))
    }

    /// Whether all parts of a tile can be read by positions that count from its middle.
    private func canReadTile(around middle: (x: Int, y: Int)) -> Bool {
        guard isLong else { return toSource(from: middle).isWithin(Self.farthest) }
        let reach = CGFloat(Self.tileSize / 2 + 1) * max(abs(inverse.a) + abs(inverse.c), abs(inverse.b) + abs(inverse.d))
        return reach <= Self.farthest / 2
    }

    /// Whether the picture is too long for pixman's positions and is read by windows.
    private var isLong: Bool { max(picture.width, picture.height) > Int(Self.farthest / 2) }

    /// Halves a part until all of it lies where pixman can look; with the pixels of the picture to look at. A pixel for which it cannot
    /// lies far off the picture and is left out.
    private func forEachReadablePart(of part: PixelRect, _ body: (_ part: PixelRect, _ sourceRect: PixelRect) -> Void) {
        if part.isEmpty { return }
        // Pixman checks the pixels around a part too, at their middles.
        let centers = CGRect(
            x: CGFloat(part.minX) - 0.5, y: CGFloat(part.minY) - 0.5, width: CGFloat(part.width + 1), height: CGFloat(part.height + 1))
        let box = centers.applying(inverse)
        let sourceRect = isLong ? window(for: box) : PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        let (x, y) = (CGFloat(sourceRect.x), CGFloat(sourceRect.y))
        let farthest = max(
            abs(box.minX - x), abs(box.maxX - x), abs(box.minY - y), abs(box.maxY - y),
            CGFloat(sourceRect.width), CGFloat(sourceRect.height))
        if farthest <= Self.farthest {
            body(part, sourceRect)
        } else if part.width > 1 || part.height > 1 {
            let (first, second) = part.halves
            forEachReadablePart(of: first, body)
            forEachReadablePart(of: second, body)
        }
    }

    /// The pixels of the picture that are read for a box of positions: with two around it, as between pixels all four are mixed.
    private func window(for box: CGRect) -> PixelRect {
        func edge(_ position: CGFloat, _ side: Int) -> Int { Int(min(max(position, 0), CGFloat(side))) }
        let (minX, minY) = (edge(box.minX - 2, picture.width - 1), edge(box.minY - 2, picture.height - 1))
        return PixelRect(
            minX: minX, minY: minY,
            maxX: max(edge(box.maxX + 3, picture.width), minX + 1), maxY: max(edge(box.maxY + 3, picture.height), minY + 1))
    }
}

extension Transform {
    /// Whether it moves the origin no farther.
    fileprivate func isWithin(_ limit: CGFloat) -> Bool {
        abs(tx) <= limit && abs(ty) <= limit
    }

    /// The same, but where a picture is one pixel wide or high it is the same at any place across it: in its middle.
    func fixed(acrossOf part: PixelRect) -> Transform {
        var transform = self
        if part.width == 1 { (transform.a, transform.c, transform.tx) = (0, 0, 0.5) }
        if part.height == 1 { (transform.b, transform.d, transform.ty) = (0, 0, 0.5) }
        return transform
    }
}

extension PixelRect {
    /// Two rectangles, cut across the longer side.
    fileprivate var halves: (PixelRect, PixelRect) {
        if width >= height {
            let middle = minX + width / 2
            return (
                PixelRect(minX: minX, minY: minY, maxX: middle, maxY: maxY),
                PixelRect(minX: middle, minY: minY, maxX: maxX, maxY: maxY)
            )
        }
        let middle = minY + height / 2
        return (
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: middle),
            PixelRect(minX: minX, minY: middle, maxX: maxX, maxY: maxY)
        )
    }
}
