package import AcetateGeometry
import Foundation

extension Canvas {
    /// Draws a picture as it is seen through a projection, its edges anti-aliased.
    ///
    /// Each pixel of the device takes the mean of up to 4 × 4 places in the picture, as many as it takes not to miss pixels, each of them
    /// interpolated between four pixels. What lies behind the viewer is not drawn; nothing is where the projection cannot be undone.
    ///
    /// - Parameters:
    ///   - projection: from the picture's pixels to the device's.
    ///   - opacity: 0…1, rounded to a 255th.
    package func draw(_ picture: PixelBuffer, projection: Projection, opacity: Double, clip: PixelRect) throws(BitmapError) {
        let frame = picture.extent
        let outline = projection.outline(of: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        guard let inverse = projection.inverted(), !outline.isEmpty else { return }
        let box = PixelRect(covering: outline.boundingBox, under: .identity)
        let clip = clip.intersection(extent).intersection(box)
        guard !clip.isEmpty else { return }
        for part in clip.parts(ofAtMost: 256) {
            let scratch = try scratchCanvas(part)
            for y in part.minY..<part.maxY {
                let row = unsafe scratch.words(y, from: part.minX)
                for x in 0..<part.width { unsafe row[x] = picture.mean(at: part.minX + x, y, inverse, frame) }
            }
            let edge = try AlphaMask(outline, transform: .identity, rule: .winding, extent: part, rasterizer: rasterizer)
            composite(scratch, opacity: opacity, mask: edge, clip: Region(part))
        }
    }
}

extension PixelBuffer {
    /// What the device pixel (x, y) shows, premultiplied.
    fileprivate func mean(at x: Int, _ y: Int, _ inverse: Projection, _ frame: PixelRect) -> UInt32 {
        let centre = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        guard let stretch = inverse.largestStretch(at: centre), stretch.isFinite else { return 0 }
        let count = max(1, min(4, Int(stretch.rounded(.up))))
        var sums = SIMD4<Double>()
        for row in 0..<count {
            for column in 0..<count {
                let place = CGPoint(
                    x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(count), y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(count))
                if let source = inverse.apply(place) { sums += interpolated(source, frame) }
            }
        }
        sums /= Double(count * count)
        sums.round(.toNearestOrAwayFromZero)
        return UInt32(sums[3]) << 24 | UInt32(sums[2]) << 16 | UInt32(sums[1]) << 8 | UInt32(sums[0])
    }

    /// Between the four pixels around a place; beyond its edges the picture goes on with the pixels there.
    private func interpolated(_ place: CGPoint, _ frame: PixelRect) -> SIMD4<Double> {
        let (x, y) = (min(max(place.x - 0.5, 0), CGFloat(width - 1)), min(max(place.y - 0.5, 0), CGFloat(height - 1)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (partX, partY) = (Double(x) - Double(left), Double(y) - Double(top))
        let upper = channels(left, top) * (1 - partX) + channels(right, top) * partX
        let lower = channels(left, bottom) * (1 - partX) + channels(right, bottom) * partX
        return upper * (1 - partY) + lower * partY
    }

    private func channels(_ x: Int, _ y: Int) -> SIMD4<Double> {
        let pixel = unsafe words[y * strideInWords + x]
        return SIMD4(Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF), Double(pixel >> 24))
    }
}
