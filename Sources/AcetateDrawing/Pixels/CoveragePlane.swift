import AcetateGeometry

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

    /// Rows as columns and columns as rows. Goes by squares, so that both sides stay in the cache.
    func transposed() -> CoveragePlane {
        var result = CoveragePlane(rows: columns, columns: rows)
        let (width, height, side) = (columns.count, rows.count, 16)
        unsafe samples.withUnsafeBufferPointer { source in
            unsafe result.samples.withUnsafeMutableBufferPointer { target in
                for top in stride(from: 0, to: height, by: side) {
                    for left in stride(from: 0, to: width, by: side) {
                        for y in top..<min(top + side, height) {
                            for x in left..<min(left + side, width) {
                                unsafe target[x &* height &+ y] = source[y &* width &+ x]
                            }
                        }
                    }
                }
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
        var sums = Array(repeating: UInt32(0), count: columns.count)
        for y in rows {
            for x in 0..<sums.count { sums[x] = 1 << 15 }
            for (index, weight) in weights.enumerated() {
                addRow(y + index - reach, times: weight, to: &sums)
            }
            result.setRow(y, from: sums, sums) { sum, _ in UInt16(truncatingIfNeeded: sum >> 16) }
        }
        return result
    }

    /// A running sum: each row that enters the box is added, each that leaves it is taken away.
    private func averaged(over box: BlurKernel.Box, rows: Range<Int>) -> CoveragePlane {
        var result = CoveragePlane(rows: rows, columns: columns)
        var sums = Array(repeating: UInt32(0), count: columns.count)
        var ends = sums
        for y in rows.lowerBound - box.radius..<rows.lowerBound + box.radius {
            addRow(y, times: 1, to: &sums)
        }
        for y in rows {
            addRow(y + box.radius, times: 1, to: &sums)
            for x in 0..<ends.count { ends[x] = 0 }
            addRow(y - box.radius - 1, times: 1, to: &ends)
            addRow(y + box.radius + 1, times: 1, to: &ends)
            result.setRow(y, from: sums, ends) { sum, ends in
                let weighted = UInt64(sum) &* UInt64(box.weight) &+ UInt64(ends) &* UInt64(box.endWeight)
                return UInt16(truncatingIfNeeded: (weighted &+ 1 << 31) >> 32)
            }
            addRow(y - box.radius, times: Self.minusOnce, to: &sums)
        }
        return result
    }

    /// Takes away, as the sums wrap around.
    private static let minusOnce = UInt32.max

    private func addRow(_ y: Int, times weight: UInt32, to sums: inout [UInt32]) {
        guard rows.contains(y) else { return }
        let (start, width) = ((y - rows.lowerBound) * columns.count, columns.count)
        unsafe samples.withUnsafeBufferPointer { samples in
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                for x in 0..<width {
                    unsafe sums[x] &+= weight &* UInt32(samples[start &+ x])
                }
            }
        }
    }

    private mutating func setRow(_ y: Int, from sums: [UInt32], _ ends: [UInt32], sample: (_ sum: UInt32, _ ends: UInt32) -> UInt16) {
        let (start, width) = ((y - rows.lowerBound) * columns.count, columns.count)
        unsafe samples.withUnsafeMutableBufferPointer { samples in
            unsafe sums.withUnsafeBufferPointer { sums in
                unsafe ends.withUnsafeBufferPointer { ends in
                    for x in 0..<width {
                        unsafe samples[start &+ x] = sample(sums[x], ends[x])
                    }
                }
            }
        }
    }
}
