import AcetateDrawing
import AcetateGeometry
import Foundation

extension PlacedContents {
    /// Where a layer's contents go; nil where it has none, or where no part of them shows.
    ///
    /// - Parameter isMirrored: whether the bounds space is upside down, so that pictures must be turned over to stand upright.
    @MainActor
    init?(of layer: Layer, isMirrored: Bool) {
        let bounds = layer.storedBounds
        let options = ContentsOptions(layer)
        let toNatural: Transform
        let natural: CGSize
        var revision = 0
        switch layer.storedContents {
        case .none: return nil
        case .image(let image):
            buffer = image.buffer
            isOpaque = image.isOpaque
            isDrawn = false
            let (width, height) = (CGFloat(image.width), CGFloat(image.height))
            let scale = layer.storedContentsScale
            let size = image.orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
            natural = CGSize(width: size.width / scale, height: size.height / scale)
            toNatural = image.orientation.toUpright(width: width, height: height)
                .concatenating(Transform(scaleX: 1 / scale, y: 1 / scale))
        case .drawn(let backing):
            buffer = backing.bitmap.buffer
            isOpaque = backing.isOpaque
            isDrawn = true
            revision = backing.revision
            natural = backing.bounds.size
            toNatural = Transform(scaleX: 1 / backing.scale, y: 1 / backing.scale)
        }
        self.revision = revision
        quality = options.magnification.quality
        minifiedQuality = options.minification.quality
        let turn = isMirrored ? Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY) : .identity
        var pieces: [Piece] = []
        for (part, place) in options.places(of: natural, in: bounds) {
            if let piece = Piece(part, of: natural, at: place, toNatural: toNatural, buffer: buffer, turn: turn) { pieces.append(piece) }
        }
        self.pieces = pieces
        if pieces.isEmpty { return nil }
    }
}

extension PlacedContents.Piece {
    /// A part of the contents, in points from their top left, that fills a rectangle of the bounds space.
    fileprivate init?(_ part: CGRect, of natural: CGSize, at place: CGRect, toNatural: Transform, buffer: PixelBuffer, turn: Transform) {
        guard part.width > 0, part.height > 0, place.width > 0, place.height > 0, let toPixels = toNatural.inverted() else { return nil }
        let isWhole = part == CGRect(origin: .zero, size: natural)
        // All pixels of the whole, also where they reach a little beyond the bounds they were drawn for.
        frame = isWhole ? CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height) : part.applying(toPixels)
        transform = toNatural.concatenating(Transform(part, onto: place)).concatenating(turn)
    }
}

extension Transform {
    /// The one that moves and scales a rectangle onto another.
    fileprivate init(_ rect: CGRect, onto place: CGRect) {
        let (x, y) = (place.width / rect.width, place.height / rect.height)
        self.init(a: x, b: 0, c: 0, d: y, tx: place.minX - rect.minX * x, ty: place.minY - rect.minY * y)
    }
}

/// How a layer wants its contents placed.
private struct ContentsOptions {
    var gravity = ContentsGravity.resize
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnification = ContentsFilter.linear
    var minification = ContentsFilter.linear
    let scale: CGFloat

    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    @MainActor
    init(_ layer: Layer) {
        scale = layer.storedContentsScale
        guard let rare = layer.rare else { return }
        (gravity, rect, center) = (rare.contentsGravity, rare.contentsRect, rare.contentsCenter)
        (magnification, minification) = (rare.magnificationFilter, rare.minificationFilter)
    }

    /// Parts of the contents, in points, and the rectangles of the bounds that they fill.
    func places(of natural: CGSize, in bounds: CGRect) -> [(part: CGRect, place: CGRect)] {
        let whole = CGRect(origin: .zero, size: natural)
        let part =
            rect == Self.unit
            ? whole
            : CGRect(
                x: rect.minX * natural.width, y: rect.minY * natural.height,
                width: rect.width * natural.width, height: rect.height * natural.height
            ).intersection(whole)
        if part.isNull { return [] }
        let place = gravity.place(of: part.size, in: bounds)
        guard center != Self.unit, gravity.isResizing else { return [(part, place)] }
        let columns = Self.slices(part.minX, part.width, center.minX, center.maxX, place.minX, place.width)
        let rows = Self.slices(part.minY, part.height, center.minY, center.maxY, place.minY, place.height)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
                    CGRect(x: column.2, y: row.2, width: column.3, height: row.3)
                )
            }
        }
    }

    /// Three slices of one axis: where each begins in the contents and its length, and the same on the layer. The outer two keep their
    /// length, unless there is no room for both: then they share it.
    private static func slices(
        _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ place: CGFloat, _ room: CGFloat
    ) -> [(CGFloat, CGFloat, CGFloat, CGFloat)] {
        let (low, high) = (min(max(low, 0), 1), min(max(high, 0), 1))
        let (first, last) = (low * length, (1 - max(high, low)) * length)
        let factor = first + last > room ? room / (first + last) : 1
        return [
            (start, first, place, first * factor),
            (start + first, length - first - last, place + first * factor, room - (first + last) * factor),
            (start + length - last, last, place + room - last * factor, last * factor),
        ]
    }
}

extension ContentsGravity {
    /// Whether the contents take another size for the layer's.
    fileprivate var isResizing: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

    /// Where contents of a size go, both in points.
    fileprivate func place(of size: CGSize, in bounds: CGRect) -> CGRect {
        var size = size
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        let (spareX, spareY) = (bounds.width - size.width, bounds.height - size.height)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(origin: CGPoint(x: bounds.minX + spareX * x, y: bounds.minY + spareY * y), size: size)
    }
}

extension ContentsFilter {
    fileprivate var quality: InterpolationQuality {
        switch self {
        case .nearest: .none
        case .linear: .low
        case .trilinear: .high
        }
    }
}
