package import AcetateGeometry

// What layers need that are composited with all below them: a canvas of their own, and ways to lay it upon another.
extension Canvas {
    /// A clear canvas of these pixels of the device, which draws like this one.
    package func group(_ extent: PixelRect) throws(BitmapError) -> Canvas {
        try scratchCanvas(extent)
    }

    /// Blends another canvas into this one, in any mode. What is outside of the other is not touched.
    ///
    /// - Parameter opacity: of the other canvas, 0…1; rounded to a 255th.
    package func composite(_ group: Canvas, mode: BlendMode, opacity: Double, clip: Region) throws(BitmapError) {
        let source = PixelSource.picture(group.buffer, at: group.origin)
        try paint(source, Blend(mode: mode, opacity: opacity), mask: nil, clip: clip)
    }

    /// Lets remain what another canvas covers, by its alpha; outside of that canvas nothing.
    package func keep(_ mask: Canvas) {
        clear(Region(extent).subtracting(Region(mask.extent)))
        composite(.destinationIn, mask.buffer, at: mask.origin, through: Coverage(), clip: Region(mask.extent))
    }

    /// Multiplies each pixel by a colour, channel by channel, straight with straight; what comes out is rounded to nearest.
    package func multiply(by color: Color) {
        let factors = [color.alpha, color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha]
            .map { UInt32(($0 * 65536).rounded()) }
        for row in 0..<buffer.height {
            let words = unsafe buffer.words + row * buffer.strideInWords
            for column in 0..<buffer.width {
                let pixel = unsafe words[column]
                guard pixel != 0 else { continue }
                var product: UInt32 = 0
                for (shift, factor) in zip([UInt32(24), 16, 8, 0], factors) {
                    product |= (((pixel >> shift & 0xFF) * factor + 0x8000) >> 16) << shift
                }
                unsafe words[column] = product
            }
        }
    }
}
