package import AcetateGeometry
package import Foundation

/// A part of a picture, and where it goes.
package struct PlacedPicture {
    let source: PixelBuffer
    /// What is drawn, in the picture's pixels, which need not be whole. Its edges are anti-aliased on the device.
    let frame: CGRect
    /// The pixels of the source that the frame touches; no other is read. May be empty.
    let part: PixelRect
    /// From the picture's pixels to the device's.
    let transform: Transform
    let quality: InterpolationQuality
    /// That the picture's pixels are all opaque.
    let isOpaque: Bool

    /// - Parameter frame: nil for all of the picture.
    package init(
        _ source: PixelBuffer, frame: CGRect? = nil, transform: Transform, quality: InterpolationQuality = .low, isOpaque: Bool = false
    ) {
        self.source = source
        self.frame = frame ?? CGRect(x: 0, y: 0, width: source.width, height: source.height)
        part = frame.map { PixelRect(covering: $0).intersection(source.extent) } ?? source.extent
        self.transform = transform
        self.quality = quality
        self.isOpaque = isOpaque
    }

    /// Where the first pixel of the picture goes, if whole pixels of it are drawn on whole ones of the device; else nil.
    var wholePixelOffset: (x: Int, y: Int)? {
        guard frame == CGRect(x: part.x, y: part.y, width: part.width, height: part.height) else { return nil }
        return transform.wholePixelOffset(width: part.maxX, height: part.maxY)
    }

    /// The same elsewhere on the device.
    func displaced(by displacement: Transform) -> PlacedPicture {
        PlacedPicture(
            source, frame: frame, transform: transform.concatenating(displacement), quality: quality, isOpaque: isOpaque)
    }

    /// For a picture that lies upright or mirrored, and is not shrunk by averages.
    var interpolator: ImageInterpolator? {
        guard quality != .none, !ImageReduction.isNeeded(for: transform, quality: quality) else { return nil }
        return ImageInterpolator(source, part: part, transform: transform)
    }

    /// Nil if there is no way back from the device to the picture, or no memory to shrink it.
    var reader: (any ImageReader)? {
        guard !part.isEmpty, transform.isFinite else { return nil }
        let isSmooth = quality != .none
        guard ImageReduction.isNeeded(for: transform, quality: quality) else {
            return interpolator ?? ImageSampler(source, part: part, transform: transform, isSmooth: isSmooth)
        }
        if isSmooth, transform.isRectilinear { return ImageAverager(source, part: part, transform: transform) }
        guard let reduced = try? ImageReduction(of: source, part: part, transform: transform, quality: quality) else { return nil }
        return ImageSampler(reduced.buffer, part: reduced.buffer.extent, transform: reduced.transform, isSmooth: isSmooth)
    }
}

/// A picture that goes on beyond its edges with the pixels there.
struct PictureShader: PixelShader {
    let reader: any ImageReader
    let isOpaque: Bool

    func write(_ rect: PixelRect, to canvas: Canvas) {
        reader.forEachPart(of: rect) { pixels, position, part in
            canvas.composite(.copy, pixels, at: position, through: Canvas.Coverage(), clip: Region(part))
        }
    }
}

extension Canvas {
    /// Draws a picture through any affine transform, its edges anti-aliased.
    ///
    /// A singular transform draws nothing, nor does one that turns the picture so nearly into a line that its inverse has numbers beyond
    /// 32,000. Where one of the device's pixels takes more than 1,024 of the picture's, they are averaged at any quality but `none`.
    ///
    /// - Parameters:
    ///   - opacity: 0…1, rounded to a 255th.
    ///   - mask: what the picture is seen through besides.
    package func draw(_ picture: PlacedPicture, opacity: Double, mask: AlphaMask?, clip: Region) {
        if mask == nil, let position = picture.wholePixelOffset {
            let part = picture.part.offsetBy(dx: position.x, dy: position.y)
            return draw(picture.source, at: position, opacity: opacity, isOpaque: picture.isOpaque, clip: clip.intersection(part))
        }
        guard let edge = try? edgeMask(of: picture, times: mask, clip: clip), !edge.clip.isEmpty else { return }
        guard let coverage = coverage(edge.alpha, opacity: opacity) else { return }
        if coverage.isFull, buffer.format == .argb32, let interpolator = picture.interpolator {
            return edge.clip.forEachRect { rect in
                unsafe interpolator.blend(rect, over: words(rect.minY, from: rect.minX), stride: buffer.strideInWords)
            }
        }
        guard let reader = picture.reader else { return }
        edge.clip.forEachRect { rect in
            reader.forEachPart(of: rect) { pixels, position, part in
                composite(.normal, pixels, at: position, through: coverage, clip: Region(part))
            }
        }
    }

    /// Draws a picture as any paint.
    func paint(_ picture: PlacedPicture, _ blend: Blend, mask: AlphaMask?, clip: Region) throws(BitmapError) {
        if blend.mode == .normal { return draw(picture, opacity: blend.opacity, mask: mask, clip: clip) }
        let edge = try edgeMask(of: picture, times: mask, clip: clip)
        guard !edge.clip.isEmpty, let reader = picture.reader else { return }
        let source = PixelSource.shader(PictureShader(reader: reader, isOpaque: picture.isOpaque))
        try paint(source, blend, mask: edge.alpha, clip: edge.clip)
    }

    /// How much of each pixel a picture covers: a mask, unless its edges lie on the pixel grid and nothing else is in the way.
    func edgeMask(
        of picture: PlacedPicture, times mask: AlphaMask?, clip: Region
    ) throws(BitmapError) -> (alpha: AlphaMask?, clip: Region) {
        let aligned = PixelRect(aligned: picture.frame, under: picture.transform)
        let box = aligned ?? PixelRect(covering: picture.frame, under: picture.transform)
        var clip = clip.intersection(box.intersection(extent))
        if let mask { clip.formIntersection(mask.extent) }
        if clip.isEmpty || aligned != nil { return (mask, clip) }
        let edge = try AlphaMask(
            Path(rect: picture.frame), transform: picture.transform, rule: .winding, extent: clip.bounds, rasterizer: rasterizer)
        guard let mask else { return (edge, clip) }
        return (try edge.multiplied(by: mask), clip)
    }
}
