package import AcetateGeometry

extension AlphaMask {
    /// The mask blurred by a gaussian, as far as `extent` goes.
    ///
    /// Beyond a mask's own extent there is no coverage, so a blur spreads into the open by `blurReach(sigma:)`. Each byte is an integer
    /// sum that depends on the bytes around it alone: any extent gives the same ones. Cost: proportional to the extent, and up to a
    /// sigma of 5 to sigma as well.
    ///
    /// - Parameter sigma: the standard deviation in pixels, 0…`BlurKernel.largestSigma`, clamped; a NaN is 0. Zero copies.
    package func blurred(sigma: Double, to extent: PixelRect) throws(BitmapError) -> AlphaMask {
        let kernel = BlurKernel(sigma: sigma)
        let result = try AlphaMask(clear: extent)
        let source = self.extent.intersection(extent.insetBy(-kernel.reach))
        if source.isEmpty { return result }
        let plane = CoveragePlane(self, in: source)
            .blurredDownColumns(by: kernel, rows: extent.minY..<extent.maxY)
            .transposed()
            .blurredDownColumns(by: kernel, rows: extent.minX..<extent.maxX)
            .transposed()
        plane.write(to: result)
        return result
    }

    /// How many pixels away from itself a blurred pixel can be seen.
    package static func blurReach(sigma: Double) -> Int {
        BlurKernel.reach(sigma: sigma)
    }
}
