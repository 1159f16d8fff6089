/// How far drawn coverage is from the reference, 0…1.
struct CoverageError {
    let worst: Double
    /// Over the pixels that an edge crosses.
    let mean: Double

    /// - Parameters:
    ///   - drawings: what was drawn at each offset, opaque on a clear bitmap.
    ///   - references: the coverage at each offset.
    init(_ drawings: [Pixels], _ references: [[Double]]) {
        var (worst, sum, crossed) = (0.0, 0.0, 0)
        for (pixels, reference) in zip(drawings, references) {
            for (number, coverage) in reference.enumerated() {
                let error = abs(Double(pixels.bytes[4 * number + 3]) / 255 - coverage)
                worst = max(worst, error)
                if coverage > 0, coverage < 1 {
                    sum += error
                    crossed += 1
                }
            }
        }
        self.worst = worst
        mean = sum / Double(max(crossed, 1))
    }
}
