import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import CAcetateKernels
import Foundation
import Testing

/// Pictures that lie upright or mirrored are mixed by kernels of our own.
@Suite("Interpolated pictures")
struct InterpolatedPictureTests {
    private typealias Interpolate = (
        UnsafeMutablePointer<UInt32>, UnsafePointer<acetate_pair>, Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UInt32, Bool
    ) -> Void

    private static var kernels: [Interpolate] {
        var kernels: [Interpolate] = [
            { acetate_interpolate($0, $1, $2, $3, $4, $5, $6) }, { acetate_interpolate_portable($0, $1, $2, $3, $4, $5, $6) },
        ]
        #if arch(x86_64)
            kernels.append { acetate_interpolate_sse2($0, $1, $2, $3, $4, $5, $6) }
            if acetate_has_avx2() { kernels.append { acetate_interpolate_avx2($0, $1, $2, $3, $4, $5, $6) } }
        #endif
        return kernels
    }

    @Test("every kernel rounds the mean of four pixels to the nearest byte, for every count", arguments: [false, true])
    func kernels(isOver: Bool) {
        var random = SeededGenerator(seed: isOver ? 1 : 2)
        for count in 0..<40 {
            let (upper, lower) = (pixels(50, using: &random), pixels(50, using: &random))
            let share = random.integer(0...256)
            let pairs = (0...count).map { _ in
                let right = random.integer(0...256)
                return acetate_pair(start: Int32(random.integer(0...48)), left: UInt16(256 - right), right: UInt16(right))
            }
            let old = pixels(count + 1, using: &random)
            var expected = old
            for (index, pair) in pairs.prefix(count).enumerated() {
                let start = Int(pair.start)
                let mixed = [24, 16, 8, 0].reduce(UInt32(0)) { pixel, shift in
                    func column(_ x: Int) -> Int {
                        Int(upper[x] >> UInt32(shift) & 0xFF) * (256 - share) + Int(lower[x] >> UInt32(shift) & 0xFF) * share
                    }
                    let sum = column(start) * Int(pair.left) + column(start + 1) * Int(pair.right)
                    return pixel | UInt32((Double(sum) / 65_536).rounded()) << UInt32(shift)
                }
                expected[index] = isOver ? acetate_over(mixed, old[index]) : mixed
            }
            for kernel in Self.kernels {
                var result = old
                kernel(&result, pairs, count, upper, lower, UInt32(share), isOver)
                #expect(result == expected, "\(count)")
            }
        }
    }

    /// The shares are 256ths: 255/512 along each axis, and half a byte of rounding.
    @Test(
        "a device pixel is the mean of the four around it, up to rounding; beyond the edges those there go on",
        arguments: [(2.5, 3.25, 1.0, -2.0), (0.7, 0.55, 3.5, 2.25), (-1.75, 4, 30, 0), (0.625, -0.625, 0, 20)])
    func values(a: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) throws {
        var random = SeededGenerator(seed: 3)
        let (width, height) = (13, 9)
        let source = try buffer(width, pixels(width * height, using: &random))
        let transform = Transform(a: a, b: 0, c: 0, d: d, tx: tx, ty: ty)
        let canvas = try canvas(40, 40)
        canvas.draw(source, transform: transform, opacity: 1, smooth: true, mask: nil, clip: Region(canvas.extent))
        let inside = CGRect(x: 0, y: 0, width: width, height: height).applying(transform)
        for y in 0..<40 {
            for x in 0..<40 where inside.contains(CGRect(x: x, y: y, width: 1, height: 1)) {
                let (u, v) = ((CGFloat(x) + 0.5 - tx) / a - 0.5, (CGFloat(y) + 0.5 - ty) / d - 0.5)
                let (left, top) = (u.rounded(.down), v.rounded(.down))
                for shift in [24, 16, 8, 0] as [UInt32] {
                    func value(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
                        let (column, row) = (min(max(Int(left + dx), 0), width - 1), min(max(Int(top + dy), 0), height - 1))
                        return CGFloat(source.word(x: column, y: row) >> shift & 0xFF)
                    }
                    let above = value(0, 0) * (1 - u + left) + value(1, 0) * (u - left)
                    let below = value(0, 1) * (1 - u + left) + value(1, 1) * (u - left)
                    let exact = above * (1 - v + top) + below * (v - top)
                    #expect(abs(CGFloat(canvas.buffer.word(x: x, y: y) >> shift & 0xFF) - exact) <= 1.5, "(\(x), \(y))")
                }
            }
        }
    }

    @Test("a part of it has the bytes of the whole, wherever the canvas lies, as it is and through a full mask", arguments: 0..<12)
    func parts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (width, height) = (random.integer(2...40), random.integer(2...40))
        let source = try buffer(width, pixels(width * height, using: &random))
        let mirror: CGFloat = seed % 2 == 0 ? 1 : -1
        let transform = Transform(
            a: mirror * random.number(0.1...8), b: 0, c: 0, d: random.number(0.1...8), tx: random.number(0...200),
            ty: random.number(0...100))
        let full = try canvas(300, 200)
        full.draw(source, transform: transform, opacity: 1, smooth: true, mask: nil, clip: Region(full.extent))
        for number in 0..<6 {
            let origin = (x: random.integer(0...290), y: random.integer(0...190))
            let part = try canvas(random.integer(1...120), random.integer(1...120), at: origin)
            let mask =
                number % 2 == 0
                ? nil
                : try AlphaMask(
                    Path(rect: CGRect(x: 0, y: 0, width: 500, height: 500)), transform: .identity, rule: .winding, extent: part.extent,
                    rasterizer: part.rasterizer)
            part.draw(source, transform: transform, opacity: 1, smooth: true, mask: mask, clip: Region(part.extent))
            let common = part.extent.intersection(full.extent)
            for y in common.minY..<common.maxY {
                let row = (common.minX..<common.maxX).map { part.buffer.word(x: $0 - origin.x, y: y - origin.y) }
                #expect(row == (common.minX..<common.maxX).map { full.buffer.word(x: $0, y: y) }, "seed \(seed), row \(y)")
            }
        }
    }

    private func pixels(_ count: Int, using random: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in random.color().premultiplied }
    }
}
