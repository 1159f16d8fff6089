package import AcetateGeometry
internal import CAcetateKernels

/// Where every kind of paint ends up: a buffer that lies somewhere on the device, and the rasterizer that draws into it.
///
/// Regions, rectangles and positions are device pixels. What lies outside the buffer is not drawn. All drawing gives the same bytes
/// whatever the clip, and wherever the buffer lies: a pixel depends on what is drawn and on what was there. Where the memory for a
/// scratch mask is refused, nothing is drawn.
package struct Canvas {
    /// The pixels.
    package let buffer: PixelBuffer
    /// The device position of the buffer's first pixel.
    package let origin: (x: Int, y: Int)
    /// Fills the paths. Canvases that are drawn into in turn share one.
    package let rasterizer: Rasterizer
    let paint = SolidPixel()
    let opacityPixel = SolidPixel()

    /// A canvas over a buffer, which keeps what is in it.
    package init(buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), rasterizer: Rasterizer) {
        self.buffer = buffer
        self.origin = origin
        self.rasterizer = rasterizer
    }

    /// The device pixels that can be drawn.
    package var extent: PixelRect {
        PixelRect(x: origin.x, y: origin.y, width: buffer.width, height: buffer.height)
    }

    /// Makes the region's pixels clear.
    package func clear(_ region: Region) {
        forEachRect(of: region) { target, _ in buffer.fill(target, with: 0) }
    }

    /// Takes away what the mask covers.
    package func clear(_ mask: AlphaMask, clip: Region) {
        composite(.destinationOut, paint.colored(0xFF00_0000), through: Coverage(mask), clip: clip)
    }

    /// Paints the region. An opaque colour replaces what was there, any other is blended over it.
    package func fill(_ region: Region, color: Color) { fill(region, pixel: color.premultiplied) }

    /// The same with a premultiplied pixel.
    package func fill(_ region: Region, pixel: UInt32) {
        switch pixel >> 24 {
        case 0: return
        case 255: forEachRect(of: region) { target, _ in buffer.fill(target, with: pixel) }
        default: forEachRect(of: region) { target, _ in buffer.blend(target, with: pixel) }
        }
    }

    /// Paints the inside of a path, its edge anti-aliased.
    package func fill(
        _ path: Path, transform: Transform, rule: FillRule, isAntialiased: Bool = true, color: Color, clip: Region
    ) {
        fill(path, transform: transform, rule: rule, isAntialiased: isAntialiased, pixel: color.premultiplied, clip: clip)
    }

    /// The same with a premultiplied pixel.
    package func fill(
        _ path: Path, transform: Transform, rule: FillRule, isAntialiased: Bool = true, pixel: UInt32, clip: Region
    ) {
        guard pixel >> 24 > 0 else { return }
        clip.intersection(extent).forEachRect { rect in
            unsafe rasterizer.fill(
                path, transform: transform, rule: rule, isAntialiased: isAntialiased, color: pixel,
                into: buffer.words, stride: buffer.strideInWords, origin: origin, clip: rect)
        }
    }

    /// Paints what the mask covers.
    package func fill(_ mask: AlphaMask, color: Color, clip: Region) {
        let pixel = color.premultiplied
        guard pixel >> 24 > 0 else { return }
        guard buffer.format == .argb32 else { return composite(.normal, paint.colored(pixel), through: Coverage(mask), clip: clip) }
        clip.intersection(mask.extent.intersection(extent)).forEachRect { rect in
            for y in rect.minY..<rect.maxY {
                unsafe acetate_blend_coverage(words(y, from: rect.minX), mask.row(y, from: rect.minX), rect.width, pixel)
            }
        }
    }

    /// Blends another canvas over this one, where it lies on the device.
    package func composite(_ group: Canvas, opacity: Double, mask: AlphaMask?, clip: Region) {
        guard let coverage = coverage(mask, opacity: opacity) else { return }
        if coverage.isFull, buffer.format == .argb32 { return blend(group.buffer, at: group.origin, clip: clip.intersection(group.extent)) }
        composite(
            .normal, group.buffer, at: group.origin, through: coverage, clip: clip.intersection(group.extent))
    }

    /// Draws a picture pixel for pixel, its first one at `position`.
    ///
    /// - Parameters:
    ///   - opacity: 0…1, rounded to a 255th.
    ///   - isOpaque: that no pixel of the source lets anything through; it then replaces what was there, in half the time.
    package func draw(
        _ source: PixelBuffer, at position: (x: Int, y: Int), opacity: Double, isOpaque: Bool, clip: Region
    ) {
        guard let coverage = coverage(nil, opacity: opacity) else { return }
        let extent = PixelRect(x: position.x, y: position.y, width: source.width, height: source.height)
        let replaces = isOpaque && coverage.isFull
        if coverage.isFull, !replaces, buffer.format == .argb32 { return blend(source, at: position, clip: clip.intersection(extent)) }
        composite(
            replaces ? .copy : .normal, source, at: position, through: coverage, clip: clip.intersection(extent))
    }
}

extension Canvas {
    /// Blends pixels over those that are there, by a kernel of our own: pixman 0.42 has none for AVX2.
    private func blend(_ source: PixelBuffer, at position: (x: Int, y: Int), clip: Region) {
        clip.intersection(extent).forEachRect { rect in
            for y in rect.minY..<rect.maxY {
                let pixels = unsafe source.words + (y - position.y) * source.strideInWords + rect.minX - position.x
                unsafe acetate_blend_pixels(words(y, from: rect.minX), pixels, rect.width)
            }
        }
    }
}

// MARK: - Compositing through a mask

extension Canvas {
    /// What a source passes through on its way: nothing, one opacity, or a mask.
    struct Coverage {
        let image: (any PixmanImage)?
        /// The device position of the mask's first pixel.
        let origin: (x: Int, y: Int)
        /// Where the mask has pixels; nil for everywhere.
        let extent: PixelRect?

        init(opacity: SolidPixel? = nil) {
            image = opacity
            origin = (0, 0)
            extent = nil
        }

        init(_ mask: AlphaMask) {
            image = mask.buffer
            origin = (mask.extent.x, mask.extent.y)
            extent = mask.extent
        }

        var isFull: Bool { image == nil }
    }

    /// A mask and an opacity as one; nil if nothing can pass.
    func coverage(_ mask: AlphaMask?, opacity: Double) -> Coverage? {
        let byte = UInt8((Color(white: 0, alpha: opacity).alpha * 255).rounded())
        switch (mask, byte) {
        case (_, 0): return nil
        case (nil, 255): return Coverage()
        case (nil, _): return Coverage(opacity: opacityPixel.opacity(byte))
        case (let mask?, 255): return Coverage(mask)
        case (let mask?, _): return (try? mask.multiplied(by: byte)).map { Coverage($0) }
        }
    }

    /// One call for each rectangle of the clip. `position` is where the source's first pixel lies on the device.
    func composite(
        _ mode: BlendMode,
        _ source: any PixmanImage, at position: (x: Int, y: Int) = (0, 0),
        through coverage: Coverage, clip: Region
    ) {
        forEachRect(of: coverage.extent.map { clip.intersection($0) } ?? clip) { target, rect in
            buffer.composite(
                mode,
                source, from: (rect.x - position.x, rect.y - position.y),
                mask: coverage.image, maskFrom: (rect.x - coverage.origin.x, rect.y - coverage.origin.y),
                into: target)
        }
    }

    /// The rectangles of a region that lie on the canvas: in the buffer's pixels, and in the device's.
    func forEachRect(of region: Region, _ body: (_ target: PixelRect, _ rect: PixelRect) -> Void) {
        region.intersection(extent).forEachRect { rect in
            body(rect.offsetBy(dx: -origin.x, dy: -origin.y), rect)
        }
    }
}
