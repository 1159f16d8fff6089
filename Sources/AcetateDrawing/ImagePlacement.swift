import AcetateGeometry
import Foundation

/// An image on the device: one picture, or nine if it has caps.
struct ImagePlacement {
    /// A part of the image's pixels in its place.
    struct Piece {
        let picture: PlacedPicture
        /// Where it goes: the picture's frame, or more of it than that if it is tiled.
        let isTiled: Bool
        /// The rectangle it fills, in the picture's pixels.
        let extent: CGRect
    }

    private(set) var pieces: [Piece] = []
    private let image: Image
    private let transform: Transform
    private let quality: InterpolationQuality

    /// All of an image in a rectangle of user space, which is not negative in size.
    ///
    /// - Parameter part: what is drawn of the image, in points of the upright image; nil for all of it.
    init(_ image: Image, part: CGRect? = nil, in rect: CGRect, transform: Transform, quality: InterpolationQuality) {
        self.image = image
        self.transform = transform
        self.quality = quality
        let whole = CGRect(origin: .zero, size: image.size)
        if let part {
            addPiece(part.intersection(whole), of: part, in: rect)
        } else if image.resizing.capInsets == .zero && image.resizing.mode == .stretch {
            addPiece(whole, of: whole, in: rect)
        } else {
            addSlices(in: rect)
        }
    }

    /// Pixels of the device around everything.
    var box: PixelRect {
        pieces.reduce(.empty) { box, piece in
            box.union(PixelRect(covering: piece.extent, under: piece.picture.transform))
        }
    }

    /// The same elsewhere on the device.
    func displaced(by displacement: Transform) -> ImagePlacement {
        var moved = self
        moved.pieces = pieces.map {
            Piece(picture: $0.picture.displaced(by: displacement), isTiled: $0.isTiled, extent: $0.extent)
        }
        return moved
    }

    /// Whether every position can be found back in the picture.
    var isFinite: Bool { pieces.allSatisfy { $0.picture.transform.isFinite } }

    /// - Parameters:
    ///   - part: in points of the upright image.
    ///   - source: what fills the rectangle: the part, or more than that.
    ///   - tiling: in which directions the part keeps its size, from the rectangle's top left corner on, and repeats.
    private mutating func addPiece(_ part: CGRect, of source: CGRect, in rect: CGRect, tiling: Tiling = Tiling()) {
        guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let toPoints = image.orientation.toUpright(width: width, height: height)
            .concatenating(Transform(scaleX: 1 / image.scale, y: 1 / image.scale))
        let stretch = (x: tiling.columns ? 1 : rect.width / source.width, y: tiling.rows ? 1 : rect.height / source.height)
        let toUser = Transform(
            a: stretch.x, b: 0, c: 0, d: stretch.y, tx: rect.minX - source.minX * stretch.x, ty: rect.minY - source.minY * stretch.y)
        guard let toPixels = toPoints.inverted(), let toImage = toUser.inverted() else { return }
        let picture = PlacedPicture(
            image.buffer, frame: part.applying(toPixels).onWholePixels,
            transform: toPoints.concatenating(toUser).concatenating(transform), quality: quality, isOpaque: image.isOpaque)
        if tiling == Tiling() {
            pieces.append(Piece(picture: picture, isTiled: false, extent: picture.frame))
        } else {
            let extent = rect.applying(toImage).applying(toPixels).onWholePixels
            pieces.append(picture.tiled(to: extent, image.orientation.swapsSides ? tiling.swapped : tiling))
        }
    }

    /// Cuts image and rectangle along the caps.
    private mutating func addSlices(in rect: CGRect) {
        let (insets, isTiled) = (image.resizing.capInsets, image.resizing.mode == .tile)
        let (width, height) = image.orientation.swapsSides ? (image.height, image.width) : (image.width, image.height)
        let onRows = transform.a != 0 || !transform.isRectilinear
        let columns = ImageSpan.spans(
            length: width, scale: image.scale, caps: (insets.left, insets.right), from: rect.minX, to: rect.maxX,
            device: onRows ? (transform.a, transform.tx) : (transform.b, transform.ty))
        let rows = ImageSpan.spans(
            length: height, scale: image.scale, caps: (insets.top, insets.bottom), from: rect.minY, to: rect.maxY,
            device: onRows ? (transform.d, transform.ty) : (transform.c, transform.tx))
        for row in rows {
            for column in columns {
                let part = CGRect(
                    x: CGFloat(column.part.lowerBound) / image.scale, y: CGFloat(row.part.lowerBound) / image.scale,
                    width: CGFloat(column.part.count) / image.scale, height: CGFloat(row.part.count) / image.scale)
                let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                addPiece(
                    part, of: part, in: target, tiling: Tiling(columns: isTiled && column.isMiddle, rows: isTiled && row.isMiddle))
            }
        }
    }
}

extension CGRect {
    /// With edges that lie next to nothing beside the pixel grid put there: they were meant to, and no pixel is read for them.
    fileprivate var onWholePixels: CGRect {
        func edge(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) < 1.0 / 1024 ? value.rounded() : value }
        let (left, top) = (edge(minX), edge(minY))
        return CGRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
    }
}
