package import AcetateGeometry
import Foundation

extension Canvas {
    /// Draws a picture through any affine transform, its edges anti-aliased.
    ///
    /// A singular transform draws nothing, nor does one that puts more than 32,767 of the picture's pixels into one of the device's.
    ///
    /// - Parameters:
    ///   - transform: from the picture's pixels to the device's.
    ///   - opacity: 0…1, rounded to a 255th.
    ///   - smooth: takes from the four nearest pixels in proportion (bilinear) rather than the nearest one.
    ///   - mask: what the picture is seen through besides.
    package func draw(
        _ source: PixelBuffer, transform: Transform, opacity: Double, smooth: Bool, mask: AlphaMask?, clip: Region
    ) {
        guard let sampler = ImageSampler(source, transform: transform, smooth: smooth) else { return }
        let frame = CGRect(x: 0, y: 0, width: source.width, height: source.height)
        let alignedFrame = PixelRect(aligned: frame, under: transform)
        var clip = clip.intersection(extent).intersection(alignedFrame ?? PixelRect(covering: frame, under: transform))
        if let mask { clip.formIntersection(mask.extent) }
        if clip.isEmpty { return }

        var mask = mask
        if alignedFrame == nil {
            guard
                let edge = try? AlphaMask(
                    Path(rect: frame), transform: transform, rule: .winding, extent: clip.bounds, rasterizer: rasterizer),
                let product = try? mask.map({ try edge.multiplied(by: $0) }) ?? edge
            else { return }
            mask = product
        }
        guard let coverage = coverage(mask, opacity: opacity) else { return }
        clip.forEachRect { rect in
            sampler.forEachPart(of: rect) { view, position, part in
                composite(.over, view, at: position, through: coverage, clip: Region(part))
            }
        }
    }
}
