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
    ///   - isTiled: that the part keeps its size, from the rectangle's top left corner on, and repeats.
    private mutating func addPiece(_ part: CGRect, of source: CGRect, in rect: CGRect, isTiled: Bool = false) {
        guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let toPoints = image.orientation.toUpright(width: width, height: height)
            .concatenating(Transform(scaleX: 1 / image.scale, y: 1 / image.scale))
        let stretch = isTiled ? (x: 1, y: 1) : (x: rect.width / source.width, y: rect.height / source.height)
        let toUser = Transform(
            a: stretch.x, b: 0, c: 0, d: stretch.y, tx: rect.minX - source.minX * stretch.x, ty: rect.minY - source.minY * stretch.y)
        guard let toPixels = toPoints.inverted(), let toImage = toUser.inverted() else { return }
        let picture = PlacedPicture(
            image.buffer, frame: part.applying(toPixels), transform: toPoints.concatenating(toUser).concatenating(transform),
            quality: quality, isOpaque: image.isOpaque)
        let extent = isTiled ? rect.applying(toImage).applying(toPixels) : picture.frame
        pieces.append(Piece(picture: picture, isTiled: isTiled, extent: extent))
    }

    /// Cuts image and rectangle along the caps.
    private mutating func addSlices(in rect: CGRect) {
        let (insets, size, isTiled) = (image.resizing.capInsets, image.size, image.resizing.mode == .tile)
        let columns = Self.slices(of: size.width, filling: rect.width, insets.left, insets.right)
        let rows = Self.slices(of: size.height, filling: rect.height, insets.top, insets.bottom)
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() {
                let part = CGRect(x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length, height: row.source.length)
                let low = onPixels(
                    CGPoint(x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound), unless: (x == 0, y == 0))
                let high = onPixels(
                    CGPoint(x: rect.minX + column.target.upperBound, y: rect.minY + row.target.upperBound), unless: (x == 2, y == 2))
                let target = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
                addPiece(part, of: part, in: target, isTiled: isTiled && (x == 1 || y == 1))
            }
        }
    }

    /// A corner between slices lies between pixels of the device, where it can, so that slices meet without a seam.
    private func onPixels(_ point: CGPoint, unless isOuter: (x: Bool, y: Bool)) -> CGPoint {
        guard transform.isRectilinear, let inverse = transform.inverted() else { return point }
        let device = point.applying(transform)
        let snapped = CGPoint(x: device.x.rounded(), y: device.y.rounded()).applying(inverse)
        return CGPoint(x: isOuter.x ? point.x : snapped.x, y: isOuter.y ? point.y : snapped.y)
    }

    /// The cap, the middle and the other cap: what of the image, and where it goes. Caps keep their length, unless together they are longer
    /// than what there is.
    private static func slices(
        of length: CGFloat, filling target: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
        func cuts(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [ClosedRange<CGFloat>] {
            let shrink = first + last > length ? length / (first + last) : 1
            let low = first * shrink
            let high = max(length - last * shrink, low)
            return [0...low, low...high, high...max(length, high)]
        }
        let (first, last) = (min(first, length), min(last, length - min(first, length)))
        return Array(zip(cuts(length, first, last), cuts(target, first, last)).map { (source: $0, target: $1) })
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
