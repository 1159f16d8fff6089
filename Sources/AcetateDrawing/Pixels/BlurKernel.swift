import Foundation

/// How a blur mixes the pixels of a line: the same way along rows and columns.
enum BlurKernel {
    /// One weight for each pixel around the middle one, in 1/65536. They are symmetric and sum to 65536.
    case weights([UInt32])
    /// The same box three times.
    case box(Box)

    /// The average of the pixels up to `radius` away, and of a fraction of the next one on either side.
    struct Box {
        let radius: Int
        /// The weight of a whole pixel, in 1/2³².
        let weight: UInt32
        /// The weight of the two pixels at the ends, in 1/2³². All weights sum to 1, but for some 2⁻³² each.
        let endWeight: UInt32
    }

    static let boxCount = 3

    /// Up to this sigma a pixel's neighbours get less than half of 1/65536, which is nothing.
    static let smallestSigma = 1e-5
    /// Up to this sigma, in pixels, the gaussian itself is summed; above it boxes are faster.
    static let largestWeightedSigma = 5.0
    /// A larger sigma is taken as this one: the cost of a blur grows with the square of its reach, and the sums of a box fit into 32 bits.
    static let largestSigma = 1024.0

    init(sigma: Double) {
        let sigma = sigma > Self.smallestSigma ? min(sigma, Self.largestSigma) : 0
        self = sigma > Self.largestWeightedSigma ? .box(Box(sigma: sigma)) : .weights(Self.weights(sigma: sigma))
    }

    /// How many pixels to either side a pixel is spread.
    var reach: Int {
        switch self {
        case .weights(let weights): weights.count / 2
        case .box(let box): Self.boxCount * (box.radius + 1)
        }
    }

    /// The same for a sigma, without making the weights.
    static func reach(sigma: Double) -> Int {
        let sigma = sigma > smallestSigma ? min(sigma, largestSigma) : 0
        return sigma > largestWeightedSigma ? BlurKernel(sigma: sigma).reach : Int((3 * sigma).rounded(.up))
    }

    /// A pixel's coverage is spread evenly over its square, and a pixel gathers from all of its own. So the weight of a pixel k away is
    /// the gaussian under a triangle of base 2 around k, which is the second difference of its second integral. For shapes with whole-pixel
    /// edges this is exact; what is cut off beyond three sigma is put back into the middle.
    private static func weights(sigma: Double) -> [UInt32] {
        guard sigma > 0 else { return [65_536] }
        func secondIntegral(_ t: Double) -> Double {
            let cumulative = 0.5 * (1 + erf(t / (sigma * 2.0.squareRoot())))
            let density = exp(-t * t / (2 * sigma * sigma)) / (sigma * (2 * Double.pi).squareRoot())
            return t * cumulative + sigma * sigma * density
        }
        let reach = Int((3 * sigma).rounded(.up))
        var weights = (-reach...reach).map { offset in
            let k = Double(-abs(offset))
            let weight = secondIntegral(k + 1) - 2 * secondIntegral(k) + secondIntegral(k - 1)
            return UInt32((max(weight, 0) * 65_536).rounded())
        }
        let others = weights.reduce(0, +) - weights[reach]
        weights[reach] = 65_536 - others
        return weights
    }
}

extension BlurKernel.Box {
    /// A third of the gaussian's variance, σ², by the extended box of Gwosdek, Grewenig, Bruhn and Weickert ("Theoretical foundations of
    /// gaussian convolution by extended box filtering", 2011). Its fractional ends let the blur grow evenly with sigma, where whole boxes
    /// step. Three boxes have a flatter top than the gaussian; with 0.985 of its variance the worst error is least: 4.4 of 255.
    fileprivate init(sigma: Double) {
        let variance = 0.985 * sigma * sigma / Double(BlurKernel.boxCount)
        // The largest whole box that does not exceed the variance: its own is r · (r + 1) / 3.
        let r = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let end = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
        let unit = Double(1 << 32) / (2 * r + 1 + 2 * end)
        self.init(radius: Int(r), weight: UInt32(unit.rounded()), endWeight: UInt32((end * unit).rounded()))
    }
}
