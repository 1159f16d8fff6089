import AcetateTesting
import CAcetateKernels
import Testing

/// The kernels with SIMD instructions give the bytes of the portable ones, for every count, rule and kind of colour.
@Suite struct KernelTests {
    private typealias BlendCells = (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Int32>, Int, Int32, UInt32, Bool) -> Int32
    private typealias CoverCells = (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>, Int, Int32, Bool) -> Int32
    private typealias BlendCoverage = (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>, Int, UInt32) -> Void
    private typealias MultiplyBytes = (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>, Int) -> Void
    private typealias ColorPixels = (UnsafeMutablePointer<UInt32>, Int, UInt32) -> Void

    private static var blendCells: [BlendCells] {
        var kernels: [BlendCells] = [{ acetate_blend_cells($0, $1, $2, $3, $4, $5) }]
        #if arch(x86_64)
            kernels.append { acetate_blend_cells_sse2($0, $1, $2, $3, $4, $5) }
            if acetate_has_avx2() { kernels.append { acetate_blend_cells_avx2($0, $1, $2, $3, $4, $5) } }
        #endif
        return kernels
    }

    private static var coverCells: [CoverCells] {
        var kernels: [CoverCells] = [{ acetate_cover_cells($0, $1, $2, $3, $4) }]
        #if arch(x86_64)
            kernels.append { acetate_cover_cells_sse2($0, $1, $2, $3, $4) }
        #endif
        return kernels
    }

    private static var blendCoverage: [BlendCoverage] {
        var kernels: [BlendCoverage] = [{ acetate_blend_coverage($0, $1, $2, $3) }]
        #if arch(x86_64)
            kernels.append { acetate_blend_coverage_sse2($0, $1, $2, $3) }
            if acetate_has_avx2() { kernels.append { acetate_blend_coverage_avx2($0, $1, $2, $3) } }
        #endif
        return kernels
    }

    private static var blendColor: [ColorPixels] {
        var kernels: [ColorPixels] = [{ acetate_blend_color($0, $1, $2) }]
        #if arch(x86_64)
            kernels.append { acetate_blend_color_sse2($0, $1, $2) }
            if acetate_has_avx2() { kernels.append { acetate_blend_color_avx2($0, $1, $2) } }
        #endif
        return kernels
    }

    private static var fillColor: [ColorPixels] {
        var kernels: [ColorPixels] = [{ acetate_fill_color($0, $1, $2) }]
        #if arch(x86_64)
            kernels.append { acetate_fill_color_sse2($0, $1, $2) }
            if acetate_has_avx2() { kernels.append { acetate_fill_color_avx2($0, $1, $2) } }
        #endif
        return kernels
    }

    private typealias CornerRows = (UnsafeMutablePointer<UInt32>, Int, Int, Int, UnsafePointer<UInt8>, Int, UInt32) -> Void

    private static var cornerRows: [CornerRows] {
        var kernels: [CornerRows] = [{ acetate_fill_corner_rows($0, $1, $2, $3, $4, $5, $6) }]
        #if arch(x86_64)
            kernels.append { acetate_fill_corner_rows_sse2($0, $1, $2, $3, $4, $5, $6) }
            if acetate_has_avx2() { kernels.append { acetate_fill_corner_rows_avx2($0, $1, $2, $3, $4, $5, $6) } }
        #endif
        return kernels
    }

    /// Cells as edges leave them, and now and then any number at all, so that sums wrap.
    private func cells(_ count: Int, using random: inout SeededGenerator) -> [Int32] {
        (0..<count).map { _ in
            switch Int.random(in: 0..<4, using: &random) {
            case 0: 0
            case 1: Int32.random(in: .min ... .max, using: &random)
            default: Int32.random(in: -65536...65536, using: &random)
            }
        }
    }

    @Test func cornersAreTheSameInEveryKernel() {
        var random = SeededGenerator(seed: 7)
        for side in stride(from: 0, through: 12, by: 4) {
            for width in 2 * side..<2 * side + 40 {
                let (rows, step) = (5, width + 3)
                let pixels = (0..<rows * step).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
                // At least one byte, so that there is something to point to.
                let coverage = (0...rows * 2 * side).map { _ in UInt8.random(in: 0...255, using: &random) }
                let color = random.premultipliedColor() | 0xFF00_0000
                var expected = pixels
                acetate_fill_corner_rows_portable(&expected, step, rows, width, coverage, side, color)
                for kernel in Self.cornerRows {
                    var got = pixels
                    kernel(&got, step, rows, width, coverage, side, color)
                    #expect(got == expected, "side \(side), width \(width)")
                }
                var filled = pixels
                acetate_fill_rows(&filled, step, rows, width, color)
                #expect(filled.indices.allSatisfy { filled[$0] == ($0 % step < width ? color : pixels[$0]) })
            }
        }
    }

    @Test func blendingCellsIsTheSameInEveryKernel() {
        var random = SeededGenerator(seed: 1)
        for count in 0..<70 {
            for evenOdd in [false, true] {
                let cells = cells(count + 1, using: &random)
                let pixels = (0...count).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
                let color = random.premultipliedColor()
                let winding = Int32.random(in: -65536...65536, using: &random)
                func result(_ kernel: BlendCells) -> ([UInt32], [Int32], Int32) {
                    var (pixels, cells) = (pixels, cells)
                    let after = kernel(&pixels, &cells, count, winding, color, evenOdd)
                    return (pixels, cells, after)
                }
                let expected = result { acetate_blend_cells_portable($0, $1, $2, $3, $4, $5) }
                #expect(expected.0.last == pixels.last && expected.1 == Array(repeating: 0, count: count) + cells.suffix(1))
                #expect(expected.2 == cells.dropLast().reduce(winding, &+))
                for kernel in Self.blendCells { #expect(result(kernel) == expected, "\(count) \(evenOdd)") }
            }
        }
    }

    @Test func coveringCellsIsTheSameInEveryKernel() {
        var random = SeededGenerator(seed: 2)
        for count in 0..<70 {
            for evenOdd in [false, true] {
                let cells = cells(count + 1, using: &random)
                let winding = Int32.random(in: -65536...65536, using: &random)
                func result(_ kernel: CoverCells) -> ([UInt8], [Int32], Int32) {
                    var (bytes, cells) = ([UInt8](repeating: 0xa5, count: count + 1), cells)
                    let after = kernel(&bytes, &cells, count, winding, evenOdd)
                    return (bytes, cells, after)
                }
                let expected = result { acetate_cover_cells_portable($0, $1, $2, $3, $4) }
                #expect(expected.0.last == 0xa5 && expected.1 == Array(repeating: 0, count: count) + cells.suffix(1))
                for kernel in Self.coverCells { #expect(result(kernel) == expected, "\(count) \(evenOdd)") }
            }
        }
    }

    @Test func blendingCoverageIsTheSameInEveryKernel() {
        var random = SeededGenerator(seed: 4)
        for count in 0..<70 {
            let coverage = (0...count).map { _ in UInt8.random(in: 0...255, using: &random) }
            let pixels = (0...count).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
            let color = random.premultipliedColor()
            var expected = pixels
            for index in 0..<count {
                expected[index] = acetate_over(acetate_multiply(color, UInt32(coverage[index])), pixels[index])
            }
            for kernel in Self.blendCoverage + [{ acetate_blend_coverage_portable($0, $1, $2, $3) }] {
                var pixels = pixels
                kernel(&pixels, coverage, count, color)
                #expect(pixels == expected, "\(count)")
            }
        }
    }

    @Test func blendingAndFillingWithAColorIsTheSameInEveryKernel() {
        var random = SeededGenerator(seed: 3)
        for count in 0..<70 {
            // One pixel in, so that alignment differs, and one beyond the end.
            let pixels = (0..<count + 2).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
            let color = random.premultipliedColor()
            func result(_ kernel: ColorPixels) -> [UInt32] {
                var pixels = pixels
                pixels.withUnsafeMutableBufferPointer { kernel($0.baseAddress! + 1, count, color) }
                return pixels
            }
            let blended = result { acetate_blend_color_portable($0, $1, $2) }
            let filled = result { acetate_fill_color_portable($0, $1, $2) }
            #expect(filled == pixels.prefix(1) + Array(repeating: color, count: count) + pixels.suffix(1))
            for kernel in Self.blendColor { #expect(result(kernel) == blended, "\(count)") }
            for kernel in Self.fillColor { #expect(result(kernel) == filled, "\(count)") }
        }
    }

    @Test func blendingPixelsIsTheSameInEveryKernel() {
        var random = SeededGenerator(seed: 29)
        func pixel() -> UInt32 {
            let alpha = UInt32([0, 255, 255, Int.random(in: 1..<255, using: &random)].randomElement(using: &random)!)
            return [UInt32(16), 8, 0].reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &random) << $1 }
        }
        for count in Array(0...40) + [1000] {
            // Long stretches that are clear or opaque, and others.
            let sources = (0..<count).map { $0 / 16 % 3 == 1 ? pixel() : $0 / 16 % 3 == 0 ? 0 : pixel() | 0xFF00_0000 }
            let below = (0..<count).map { _ in pixel() }
            func result(_ kernel: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, Int) -> Void) -> [UInt32] {
                var pixels = below
                pixels.withUnsafeMutableBufferPointer { pixels in
                    sources.withUnsafeBufferPointer { sources in
                        if let pixels = pixels.baseAddress, let sources = sources.baseAddress { kernel(pixels, sources, count) }
                    }
                }
                return pixels
            }
            let expected = zip(sources, below).map { acetate_over($0, $1) }
            #expect(result { acetate_blend_pixels($0, $1, $2) } == expected, "\(count)")
            #expect(result { acetate_blend_pixels_portable($0, $1, $2) } == expected, "\(count)")
            #if arch(x86_64)
                #expect(result { acetate_blend_pixels_sse2($0, $1, $2) } == expected, "\(count)")
                if acetate_has_avx2() { #expect(result { acetate_blend_pixels_avx2($0, $1, $2) } == expected, "\(count)") }
            #endif
        }
    }

    @Test func multiplicationOfBytesIsRoundedToTheNearest() {
        for channel in 0...255 as ClosedRange<UInt32> {
            for alpha in 0...255 as ClosedRange<UInt32> {
                let expected = (channel * alpha * 2 + 255) / 510
                #expect(acetate_multiply(channel * 0x0101_0101, alpha) == expected * 0x0101_0101)
            }
        }
    }

    @Test func productsOfBytesAreRoundedToTheNearestInEveryKernel() {
        var kernels: [MultiplyBytes] = [{ acetate_multiply_bytes($0, $1, $2, $3) }, { acetate_multiply_bytes_portable($0, $1, $2, $3) }]
        #if arch(x86_64)
            kernels.append { acetate_multiply_bytes_sse2($0, $1, $2, $3) }
            if acetate_has_avx2() { kernels.append { acetate_multiply_bytes_avx2($0, $1, $2, $3) } }
        #endif
        // All pairs, and one on either side: so none is aligned, and what lies beyond the ends can be seen.
        let pairs = [(7, 7)] + (0..<65_536).map { ($0 >> 8, $0 & 0xFF) } + [(9, 9)]
        let (left, right) = (pairs.map { UInt8($0.0) }, pairs.map { UInt8($0.1) })
        let expected = pairs.map { UInt8(($0 * $1 * 2 + 255) / 510) }
        for (start, count) in [(1, 65_536)] + (0..<140).map({ (65_300 - $0, $0) }) {
            for kernel in kernels {
                var products = [UInt8](repeating: 0xA5, count: pairs.count)
                products.withUnsafeMutableBufferPointer { products in
                    left.withUnsafeBufferPointer { left in
                        right.withUnsafeBufferPointer { right in
                            kernel(products.baseAddress! + start, left.baseAddress! + start, right.baseAddress! + start, count)
                        }
                    }
                }
                #expect(products[start..<start + count] == expected[start..<start + count], "\(count)")
                #expect(products[start - 1] == 0xA5 && products[start + count] == 0xA5, "\(count)")
            }
        }
    }

    @Test func coverageFollowsTheRule() {
        let full: Int32 = 65536
        for (winding, nonzero, evenOdd) in [
            (0, 0, 0), (full, 255, 255), (-full, 255, 255), (full / 2, 128, 128), (2 * full, 255, 0), (3 * full / 2, 255, 128),
            (-3 * full, 255, 255), (.max, 255, 0), (.min, 255, 0),
        ] as [(Int32, UInt32, UInt32)] {
            #expect(acetate_coverage(winding, false) == nonzero)
            #expect(acetate_coverage(winding, true) == evenOdd)
        }
    }
}
