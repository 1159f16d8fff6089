import AcetateGeometry
import Foundation

extension AlphaMask {
    /// The coverage of a rectangle blurred by a gaussian, in closed form: a product of one number for the column and one for the row.
    ///
    /// The number for a column is the mean, over the pixel's width, of Φ((x − minX)/σ) − Φ((x − maxX)/σ), where Φ is the cumulative normal
    /// distribution. Its integral is x·Φ(x) + φ(x), so the mean is exact. Cost: two error functions for each column and row, and one
    /// multiplication for each pixel.
    ///
    /// - Parameters:
    ///   - rect: in device pixels, which need not be whole.
    ///   - sigma: the standard deviation in pixels, 0…`BlurKernel.largestSigma`, clamped as for any blur. Zero leaves the rectangle sharp.
    init(rectangle rect: CGRect, blurredBy sigma: Double, extent: PixelRect) throws(BitmapError) {
        try self.init(clear: extent)
        if extent.isEmpty { return }
        let sigma = sigma > BlurKernel.smallestSigma ? min(sigma, BlurKernel.largestSigma) : 0
        let columns = (extent.minX..<extent.maxX).map { Self.coverage(of: $0, from: rect.minX, to: rect.maxX, sigma: sigma) * 255 }
        for y in extent.minY..<extent.maxY {
            let factor = Self.coverage(of: y, from: rect.minY, to: rect.maxY, sigma: sigma)
            let row = unsafe row(y, from: extent.minX)
            for x in 0..<columns.count { unsafe row[x] = UInt8(columns[x] * factor + 0.5) }
        }
    }

    /// What the interval from `start` to `end` covers of the pixel, once it is blurred; 0…1.
    private static func coverage(of pixel: Int, from start: CGFloat, to end: CGFloat, sigma: Double) -> Double {
        let (low, high) = (Double(pixel), Double(pixel + 1))
        func integral(_ position: Double) -> Double { ramp(position - Double(start), sigma) - ramp(position - Double(end), sigma) }
        return min(max(integral(high) - integral(low), 0), 1)
    }

    /// The integral of the blurred step at 0, up to `x`.
    private static func ramp(_ x: Double, _ sigma: Double) -> Double {
        guard sigma > 0 else { return max(x, 0) }
        let t = x / sigma
        let cumulative = 0.5 * erfc(-t / 2.0.squareRoot())
        return x * cumulative + sigma * exp(-t * t / 2) / (2 * Double.pi).squareRoot()
    }
}
