package import AcetateGeometry
package import Foundation

/// A part of a picture, and where it goes.
package struct PlacedPicture {
    let source: PixelBuffer
    /// What is drawn, in the picture's pixels, which need not be whole. Its edges are anti-aliased on the device.
    let frame: CGRect
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
        self.transform = transform
        self.quality = quality
        self.isOpaque = isOpaque
    }

    /// The pixels of the device around it.
    var box: PixelRect { PixelRect(aligned: frame, under: transform) ?? PixelRect(covering: frame, under: transform) }

    /// Where the first pixel of the picture goes, if whole pixels of it are drawn on whole ones of the device; else nil.
    var wholePixelOffset: (x: Int, y: Int)? {
        let part = PixelRect(covering: frame)
        let isWhole = frame == CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
        guard isWhole, source.extent.contains(part) else { return nil }
        return transform.wholePixelOffset(width: part.maxX, height: part.maxY)
    }

    /// The same elsewhere on the device.
    func displaced(by displacement: Transform) -> PlacedPicture {
        PlacedPicture(
            source, frame: frame, transform: transform.concatenating(displacement), quality: quality, isOpaque: isOpaque)
    }

    /// Reads the pixels inside the frame alone. Nil if there is no way back from the device to the picture, or no memory to shrink it.
    var reader: (any ImageReader)? {
        let part = PixelRect(covering: frame).intersection(source.extent)
        guard !part.isEmpty, transform.isFinite else { return nil }
        let isSmooth = quality != .none
        guard ImageReduction.isNeeded(for: transform, quality: quality) else {
            return ImageSampler(source, part: part, transform: transform, isSmooth: isSmooth)
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
            let part = PixelRect(covering: picture.frame).offsetBy(dx: position.x, dy: position.y)
            return draw(picture.source, at: position, opacity: opacity, isOpaque: picture.isOpaque, clip: clip.intersection(part))
        }
        guard let edge = try? edgeMask(of: picture, times: mask, clip: clip), !edge.clip.isEmpty else { return }
        guard let reader = picture.reader, let coverage = coverage(edge.alpha, opacity: opacity) else { return }
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
        var clip = clip.intersection(extent).intersection(picture.box)
        if let mask { clip.formIntersection(mask.extent) }
        if clip.isEmpty || PixelRect(aligned: picture.frame, under: picture.transform) != nil { return (mask, clip) }
        let edge = try AlphaMask(
            Path(rect: picture.frame), transform: picture.transform, rule: .winding, extent: clip.bounds, rasterizer: rasterizer)
        guard let mask else { return (edge, clip) }
        return (try edge.multiplied(by: mask), clip)
    }
}
