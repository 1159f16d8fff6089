import AcetateGeometry
public import Foundation

extension GraphicsContext {
    /// Draws an image so that it fills the rectangle, upright; its own size plays no part, but for the caps of a resizable one. Pixel for
    /// pixel where one of its pixels meets one of the bitmap's, else as the interpolation quality says. A template is filled with the fill
    /// paint. A negative size counts from the opposite corner, and does not mirror.
    public func draw(_ image: Image, in rect: CGRect) {
        draw(image, part: nil, in: rect)
    }

    /// Draws an image in its own size, its top left corner at a point.
    public func draw(_ image: Image, at point: CGPoint) {
        draw(image, part: nil, in: CGRect(origin: point, size: image.size))
    }

    /// Draws a part of an image so that it fills the rectangle. Nothing of the image beyond the part shows, not even mixed in at its edges,
    /// where they lie between the image's pixels. What of the part lies outside the image is clear.
    ///
    /// - Parameter part: in points of the upright image.
    public func draw(_ image: Image, from part: CGRect, in rect: CGRect) {
        draw(image, part: part.standardized, in: rect)
    }

    private func draw(_ image: Image, part: CGRect?, in rect: CGRect) {
        if state.clip.region.isEmpty { return }
        guard let placement = placement(of: image, part: part, in: rect) else { return refuse() }
        counted {
            if state.shadow != nil {
                try paintShadow(ofPicturesIn: placement.box) { canvas, displacement, clip throws(BitmapError) in
                    try draw(placement.displaced(by: displacement), on: canvas, Blend(), mask: nil, clip: clip)
                }
            }
            if image.renderingMode == .template {
                try fill(coverage(of: placement))
            } else {
                try draw(placement, on: canvas, state.blend, mask: state.clip.mask, clip: state.clip.region)
            }
        }
    }

    /// What an image lets through of each pixel in the clip.
    func mask(of image: Image, in rect: CGRect, _ channel: MaskChannel) throws -> AlphaMask? {
        guard let placement = placement(of: image, in: rect) else { return nil }
        switch channel {
        case .alpha: return try coverage(of: placement)
        case .luminance:
            let extent = placement.box.intersection(state.clip.region.bounds)
            if extent.isEmpty { return try AlphaMask(clear: extent) }
            let colors = try canvas.scratchCanvas(extent)
            try draw(placement, on: colors, Blend(), mask: nil, clip: Region(extent))
            return try AlphaMask(luminanceOf: colors)
        }
    }

    private func coverage(of placement: ImagePlacement) throws(BitmapError) -> AlphaMask {
        let extent = placement.box.intersection(state.clip.region.bounds)
        return try coverage(in: extent) { canvas throws(BitmapError) in
            try draw(placement, on: canvas, Blend(), mask: nil, clip: Region(extent))
        }
    }

    /// Nil if a number is not finite. Of a resizable image that is turned, the slices are put together first, as they would not meet on the
    /// pixel grid.
    private func placement(of image: Image, part: CGRect? = nil, in rect: CGRect) -> ImagePlacement? {
        let rect = rect.standardized
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
        var image = image
        if part == nil, !transform.isRectilinear, image.resizing != Image.Resizing(), let flat = flattened(image, size: rect.size) {
            image = flat
        }
        let placement = ImagePlacement(image, part: part, in: rect, transform: transform, quality: state.interpolationQuality)
        return placement.isFinite ? placement : nil
    }

    /// A resizable image as a plain one of this size, as sharp as it will be seen.
    private func flattened(_ image: Image, size: CGSize) -> Image? {
        let scale = max(transform.largestStretch, 1e-3)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return nil }
        guard let bitmap = try? Bitmap(width: Int(width), height: Int(height), scale: scale) else { return nil }
        let context = GraphicsContext(
            bitmap: bitmap, transform: Transform(scaleX: width / size.width, y: height / size.height), clip: bitmap.buffer.extent,
            rasterizer: canvas.rasterizer)
        context.setInterpolationQuality(state.interpolationQuality)
        context.draw(image.withRenderingMode(.original), in: CGRect(origin: .zero, size: size))
        return Image(sharing: bitmap.buffer, scale: scale).withRenderingMode(image.renderingMode)
    }

    private func draw(
        _ placement: ImagePlacement, on canvas: Canvas, _ blend: Blend, mask: AlphaMask?, clip: Region
    ) throws(BitmapError) {
        for piece in placement.pieces {
            if piece.isTiled {
                try canvas.paintTiles(of: piece, blend, mask: mask, clip: clip)
            } else {
                try canvas.paint(piece.picture, blend, mask: mask, clip: clip)
            }
        }
    }
}

extension Canvas {
    fileprivate func paintTiles(
        of piece: ImagePlacement.Piece, _ blend: Blend, mask: AlphaMask?, clip: Region
    ) throws(BitmapError) {
        guard let shader = try PatternShader(piece.picture) else { return }
        let area = PlacedPicture(piece.picture.source, frame: piece.extent, transform: piece.picture.transform)
        let edge = try edgeMask(of: area, times: mask, clip: clip)
        try paint(.shader(shader), blend, mask: edge.alpha, clip: edge.clip)
    }
}
