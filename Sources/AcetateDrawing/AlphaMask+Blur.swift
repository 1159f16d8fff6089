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
        BlurKernel(sigma: sigma).reach
    }
}

/// Coverage in sixteen bits, 0…255·256, so that one blur after another rounds finely.
struct CoveragePlane {
    private let rows: Range<Int>
    private let columns: Range<Int>
    private var samples: [UInt16]

    private init(rows: Range<Int>, columns: Range<Int>) {
        self.rows = rows
        self.columns = columns
        samples = Array(repeating: 0, count: rows.count * columns.count)
    }

    /// What a mask covers of a rectangle in its extent.
    init(_ mask: AlphaMask, in rect: PixelRect) {
        self.init(rows: rect.minY..<rect.maxY, columns: rect.minX..<rect.maxX)
        var index = 0
        for y in rows {
            let row = unsafe mask.row(y, from: columns.lowerBound)
            for x in 0..<columns.count {
                samples[index] = UInt16(unsafe row[x]) << 8
                index += 1
            }
        }
    }

    /// Rounds the samples into the bytes of a mask whose extent is this plane.
    func write(to mask: AlphaMask) {
        var index = 0
        for y in rows {
            let row = unsafe mask.row(y, from: columns.lowerBound)
            for x in 0..<columns.count {
                unsafe row[x] = UInt8((samples[index] + 128) >> 8)
                index += 1
            }
        }
    }

    /// Rows as columns and columns as rows.
    func transposed() -> CoveragePlane {
        var result = CoveragePlane(rows: columns, columns: rows)
        for x in 0..<columns.count {
            for y in 0..<rows.count {
                result.samples[x * rows.count + y] = samples[y * columns.count + x]
            }
        }
        return result
    }

    /// Each column blurred by itself. The result has the rows that are asked for, wherever they lie.
    func blurredDownColumns(by kernel: BlurKernel, rows: Range<Int>) -> CoveragePlane {
        switch kernel {
        case .weights(let weights):
            return weighted(by: weights, rows: rows)
        case .box(let box):
            return (0..<BlurKernel.boxCount).reversed().reduce(self) { plane, boxesToCome in
                let margin = boxesToCome * (box.radius + 1)
                return plane.averaged(over: box, rows: rows.lowerBound - margin..<rows.upperBound + margin)
            }
        }
    }

    private func weighted(by weights: [UInt32], rows: Range<Int>) -> CoveragePlane {
        var result = CoveragePlane(rows: rows, columns: columns)
        let reach = weights.count / 2
        for y in rows {
            var sums = Array(repeating: UInt32(1 << 15), count: columns.count)
            for (index, weight) in weights.enumerated() {
                addRow(y + index - reach, times: weight, to: &sums)
            }
            result.setRow(y) { UInt16(truncatingIfNeeded: sums[$0] >> 16) }
        }
        return result
    }

    /// A running sum: each row that enters the box is added, each that leaves it is taken away.
    private func averaged(over box: BlurKernel.Box, rows: Range<Int>) -> CoveragePlane {
        var result = CoveragePlane(rows: rows, columns: columns)
        let none = Array(repeating: UInt32(0), count: columns.count)
        var sums = none
        for y in rows.lowerBound - box.radius..<rows.lowerBound + box.radius {
            addRow(y, times: 1, to: &sums)
        }
        for y in rows {
            addRow(y + box.radius, times: 1, to: &sums)
            var ends = none
            addRow(y - box.radius - 1, times: 1, to: &ends)
            addRow(y + box.radius + 1, times: 1, to: &ends)
            result.setRow(y) { x in
                UInt16(truncatingIfNeeded: (UInt64(sums[x]) &* box.weight &+ UInt64(ends[x]) &* box.endWeight &+ 1 << 31) >> 32)
            }
            addRow(y - box.radius, times: Self.minusOnce, to: &sums)
        }
        return result
    }

    /// Takes away, as the sums wrap around.
    private static let minusOnce = UInt32.max

    private func addRow(_ y: Int, times weight: UInt32, to sums: inout [UInt32]) {
        guard rows.contains(y) else { return }
        let start = (y - rows.lowerBound) * columns.count
        unsafe samples.withUnsafeBufferPointer { samples in
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                for x in 0..<columns.count {
                    unsafe sums[x] &+= weight &* UInt32(samples[start &+ x])
                }
            }
        }
    }

    private mutating func setRow(_ y: Int, to sample: (_ x: Int) -> UInt16) {
        let start = (y - rows.lowerBound) * columns.count
        for x in 0..<columns.count {
            samples[start + x] = sample(x)
        }
    }
}
