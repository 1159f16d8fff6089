import AcetateGeometry

/// Mixes pixels anew along columns and rows, each component by itself and rounded once, to nearest.
struct ImageMixer {
    let source: PixelBuffer
    let columns: ImageAxis
    let rows: ImageAxis

    /// Writes the new pixels to the upper left of a buffer, or with rows as columns.
    func write(to target: PixelBuffer, transposed: Bool = false) {
        let extent = columns.extent
        let count = 4 * extent.count
        let (xStep, yStep) = transposed ? (target.strideInWords, 1) : (1, target.strideInWords)
        var sums = [Float](repeating: 0, count: count)
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<rows.count {
                unsafe sums.update(repeating: 0)
                unsafe addRows(of: y, from: extent.lowerBound, to: sums)
                for x in 0..<columns.count {
                    unsafe target.words[x * xStep + y * yStep] = mix(x, from: sums, startingAt: extent.lowerBound)
                }
            }
        }
    }

    /// Adds up the columns of the old rows that make the new one.
    private func addRows(of y: Int, from left: Int, to sums: UnsafeMutableBufferPointer<Float>) {
        for (row, index) in zip(rows.starts[y]..., rows.bounds[y]..<rows.bounds[y + 1]) {
            let share = rows.shares[index]
            let bytes = unsafe source.bytes + (row * source.stride + 4 * left)
            for component in 0..<sums.count {
                unsafe sums[component] += share * Float(bytes[component])
            }
        }
    }

    private func mix(_ x: Int, from sums: UnsafeMutableBufferPointer<Float>, startingAt left: Int) -> UInt32 {
        var sum = SIMD4<Float>(repeating: 0.5)
        var component = 4 * (columns.starts[x] - left)
        for index in columns.bounds[x]..<columns.bounds[x + 1] {
            let pixel = unsafe SIMD4(sums[component], sums[component + 1], sums[component + 2], sums[component + 3])
            sum += columns.shares[index] * pixel
            component += 4
        }
        // The order in memory is kept, whatever it is.
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(sum))
        return unsafe unsafeBitCast(bytes, to: UInt32.self)
    }
}
