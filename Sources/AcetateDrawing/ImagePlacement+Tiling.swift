import AcetateGeometry
import Foundation

extension ImagePlacement {
    /// In which directions a part repeats.
    struct Tiling: Equatable {
        var columns = false
        var rows = false

        var swapped: Tiling { Tiling(columns: rows, rows: columns) }
    }
}

extension PlacedPicture {
    /// What fills a larger part of the picture's plane with the frame, which has whole pixels. Where that repeats in one direction alone, it
    /// gets a pixel more at both ends of the other, so that what is read between pixels there is not mixed with its far end.
    func tiled(to extent: CGRect, _ tiling: ImagePlacement.Tiling) -> ImagePlacement.Piece {
        let part = PixelRect(covering: frame)
        let (xMargin, yMargin) = (tiling.columns ? 0 : 1, tiling.rows ? 0 : 1)
        guard
            xMargin + yMargin > 0,
            let padded = try? PixelBuffer(width: part.width + 2 * xMargin, height: part.height + 2 * yMargin),
            let view = TransformedView(
                of: source, in: PixelRect(x: 0, y: 0, width: part.width, height: part.height), from: (part.x, part.y),
                transform: Transform(translationX: CGFloat(-xMargin), y: CGFloat(-yMargin)), isSmooth: false)
        else { return ImagePlacement.Piece(picture: self, isTiled: true, extent: extent) }
        padded.composite(.copy, view, from: (0, 0), into: padded.extent)
        let (x, y) = (CGFloat(part.x - xMargin), CGFloat(part.y - yMargin))
        let picture = PlacedPicture(
            padded, transform: transform.translatedBy(x: x, y: y), quality: quality, isOpaque: isOpaque)
        return ImagePlacement.Piece(picture: picture, isTiled: true, extent: extent.offsetBy(dx: -x, dy: -y))
    }
}
