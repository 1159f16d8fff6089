import AcetateGeometry

// Pixman multiplies one channel of its hue, saturation, color and luminosity twice where there is a mask. So coverage never meets a mode
// other than the normal one inside pixman: it is taken out of a scratch copy of the source, or out of the result.
extension Canvas {
    /// The side of the squares, in pixels, in which sources are worked out that are not at hand.
    private static let partSize = 256

    /// Blends a source into the clip.
    ///
    /// - Parameter mask: how much of each pixel is touched; nothing outside of it.
    func paint(_ source: PixelSource, _ blend: Blend, mask: AlphaMask?, clip: Region) throws(BitmapError) {
        var clip = clip.intersection(extent)
        if let mask { clip.formIntersection(mask.extent) }
        if case .picture(let picture, let position) = source {
            clip.formIntersection(PixelRect(x: position.x, y: position.y, width: picture.width, height: picture.height))
            if blend.mode == .normal {
                guard let coverage = coverage(mask, opacity: blend.opacity) else { return }
                return composite(.normal, picture, at: position, through: coverage, clip: clip)
            }
        }
        if mask == nil, buffer.format == .argb32, case .shader(let shader) = source, shader.isOpaque, blend.isPlain {
            return clip.forEachRect { shader.write($0, to: self) }
        }
        for rect in clip.rects {
            for part in rect.parts(ofAtMost: Self.partSize) {
                try paint(source, blend, mask: mask, part: part)
            }
        }
    }

    private func paint(_ source: PixelSource, _ blend: Blend, mask: AlphaMask?, part: PixelRect) throws(BitmapError) {
        if blend.mode == .normal, case .shader(let shader) = source {
            let scratch = try scratchCanvas(part)
            shader.write(part, to: scratch)
            return composite(scratch, opacity: blend.opacity, mask: mask, clip: Region(part))
        }
        let sourceCanvas = try scratchCanvas(part)
        sourceCanvas.write(source, part)
        let opacityOfResult = blend.mode.mixesColors ? blend.opacity : 1
        guard let coverage = coverage(mask, opacity: opacityOfResult) else { return }
        if opacityOfResult > blend.opacity { sourceCanvas.keep(opacity: blend.opacity, of: part) }
        if coverage.isFull {
            blendWhole(sourceCanvas, blend.mode, part)
        } else if let mask, blend.mode.takesCoverageInSource {
            sourceCanvas.composite(.destinationIn, mask.buffer, at: (mask.extent.x, mask.extent.y), through: Coverage(), clip: Region(part))
            blendWhole(sourceCanvas, blend.mode, part)
        } else {
            let result = try scratchCanvas(part)
            result.composite(.copy, buffer, at: origin, through: Coverage(), clip: Region(part))
            result.blendWhole(sourceCanvas, blend.mode, part)
            // Of each pixel as much is taken away as is put back.
            composite(.destinationOut, paint.colored(0xFF00_0000), through: coverage, clip: Region(part))
            composite(.plusLighter, result.buffer, at: result.origin, through: coverage, clip: Region(part))
        }
    }

    /// A clear canvas of these pixels.
    func scratchCanvas(_ extent: PixelRect) throws(BitmapError) -> Canvas {
        Canvas(
            buffer: try PixelBuffer(width: extent.width, height: extent.height), origin: (extent.x, extent.y), rasterizer: rasterizer)
    }

    private func write(_ source: PixelSource, _ part: PixelRect) {
        switch source {
        case .pixel(let pixel): forEachRect(of: Region(part)) { target, _ in buffer.fill(target, with: pixel) }
        case .picture(let picture, let position): composite(.copy, picture, at: position, through: Coverage(), clip: Region(part))
        case .shader(let shader): shader.write(part, to: self)
        }
    }

    private func keep(opacity: Double, of part: PixelRect) {
        let byte = UInt8((opacity * 255).rounded())
        composite(.destinationIn, opacityPixel.opacity(byte), through: Coverage(), clip: Region(part))
    }

    /// Blends another canvas into all of the part, whatever mode.
    private func blendWhole(_ source: Canvas, _ mode: BlendMode, _ part: PixelRect) {
        if mode == .plusDarker {
            addDarkness(of: source, part)
        } else {
            composite(mode, source.buffer, at: source.origin, through: Coverage(), clip: Region(part))
        }
    }

    /// `plusDarker`, which pixman does not have.
    private func addDarkness(of source: Canvas, _ part: PixelRect) {
        for y in part.minY..<part.maxY {
            let below = unsafe words(y, from: part.minX)
            let above = unsafe source.words(y, from: part.minX)
            for x in 0..<part.width { unsafe below[x] = Self.sumOfDarkness(below[x], above[x]) }
        }
    }

    private static func sumOfDarkness(_ destination: UInt32, _ source: UInt32) -> UInt32 {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        let lacking = channel(destination, 24) + channel(source, 24)
        let alpha = min(lacking, 255)
        return [UInt32(16), 8, 0].reduce(UInt32(alpha) << 24) { pixel, shift in
            pixel | UInt32(max(0, alpha - lacking + channel(destination, shift) + channel(source, shift))) << shift
        }
    }

    /// The word of the device pixel (x, y) and those that follow in its row.
    func words(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe buffer.words + ((y - origin.y) * buffer.strideInWords + x - origin.x)
    }
}
