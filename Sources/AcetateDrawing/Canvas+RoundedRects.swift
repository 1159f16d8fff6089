package import AcetateGeometry
package import Foundation

extension Canvas {
    /// Paints the inside of a rect with rounded corners, its edge anti-aliased: the bytes that filling
    /// `Path(roundedRect:cornerRadius:)` would paint.
    ///
    /// Where the rect's edges lie between pixels and its corners stay circles, little more is done than to fill rows: the corners of each
    /// radius are kept. Otherwise, and for corners above 128 pixels, the path itself is filled.
    ///
    /// - Parameters:
    ///   - rect: In the transform's units.
    ///   - radius: In the same, held between zero and half the rect's shorter side.
    ///   - transform: From those to device pixels.
    package func fill(roundedRect rect: CGRect, radius: CGFloat, transform: Transform, color: Color, clip: Region) {
        fill(roundedRect: rect, radius: radius, transform: transform, pixel: color.premultiplied, clip: clip)
    }

    /// The same with a premultiplied pixel.
    package func fill(roundedRect rect: CGRect, radius: CGFloat, transform: Transform, pixel: UInt32, clip: Region) {
        guard
            let aligned = AlignedRoundedRect(rect, radius: radius, under: transform),
            let corners = rasterizer.roundedCorners(radius: aligned.radius), aligned.hasRoom(for: corners)
        else {
            let path = Path(roundedRect: rect, cornerRadius: radius)
            return fill(path, transform: transform, rule: .winding, pixel: pixel, clip: clip)
        }
        guard pixel >> 24 > 0 else { return }
        clip.intersection(aligned.rect.intersection(extent)).forEachRect { part in
            let offset = (part.minY - origin.y) * buffer.strideInWords + part.minX - origin.x
            let painter = unsafe ColorPainter(color: pixel, pixels: buffer.words + offset, stride: buffer.strideInWords)
            corners.paint(part, of: aligned.rect, with: painter)
        }
    }
}

/// A rounded rect on the device, whose edges lie between pixels and whose corners are circular.
private struct AlignedRoundedRect {
    let rect: PixelRect
    /// In pixels.
    let radius: CGFloat

    /// Nil if it is none. Negative scales would turn the corners about, and are left to the path.
    init?(_ rect: CGRect, radius: CGFloat, under transform: Transform) {
        guard transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0 else { return nil }
        guard
            let minX = Self.edge(rect.minX * transform.a + transform.tx), let maxX = Self.edge(rect.maxX * transform.a + transform.tx),
            let minY = Self.edge(rect.minY * transform.d + transform.ty), let maxY = Self.edge(rect.maxY * transform.d + transform.ty),
            !radius.isNaN
        else { return nil }
        self.rect = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        self.radius = min(max(radius, 0), rect.width / 2, rect.height / 2) * transform.a
    }

    /// Whether no row and no column goes through two corners: as of a tall rect of odd width with round ends, whose middle column does.
    func hasRoom(for corners: RoundedCorners) -> Bool {
        2 * corners.side <= min(rect.width, rect.height)
    }

    /// The pixel that begins at `position`, if the rasterizer would round to it.
    private static func edge(_ position: CGFloat) -> Int? {
        guard abs(position) <= CGFloat(PixelRect.limit) else { return nil }
        let nearest = Int(nearest: position)
        return abs(position - CGFloat(nearest)) < 0.5 / CGFloat(Subpixel.perPixel) ? nearest : nil
    }
}
