import AcetateGeometry
import CAcetateKernels

/// Mixes pixels anew along columns and rows, each component by itself and rounded once, to nearest.
struct ImageMixer {
    let source: PixelBuffer
    let columns: ImageAxis
    let rows: ImageAxis

    /// Writes the new pixels to the upper left of a buffer, or with rows as columns.
    func write(to target: PixelBuffer, transposed: Bool = false) {
        let extent = columns.extent
        let (xStep, yStep) = transposed ? (target.strideInWords, 1) : (1, target.strideInWords)
        let none = [Float](repeating: 0, count: 4 * extent.count)
        for y in 0..<rows.count {
            var sums = none
            // First the columns are added up, of the old rows that make the new one.
            for (row, share) in zip(rows.starts[y]..., rows.shares[rows.bounds[y]..<rows.bounds[y + 1]]) {
                unsafe acetate_add_bytes(&sums, source.bytes + (row * source.stride + 4 * extent.lowerBound), sums.count, share)
            }
            unsafe acetate_mix_pixels(
                target.words + y * yStep, xStep, columns.count, sums, extent.lowerBound, columns.starts, columns.bounds, columns.shares)
        }
    }
}
