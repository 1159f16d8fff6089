import Acetate

/// Premultiplied pixels, four bytes each: blue, green, red, alpha.
struct Pixels {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ bitmap: Bitmap) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bitmap.width * bitmap.height * 4)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let color = bitmap.pixel(x: x, y: y)
                for part in [color.blue, color.green, color.red, 1] { bytes.append(UInt8((part * color.alpha * 255).rounded())) }
            }
        }
        self.bytes = bytes
    }

    var isClear: Bool { bytes.allSatisfy { $0 == 0 } }

    /// The mean difference of a byte, 0…255, over the pixels that differ by more than rounding does.
    func meanDifference(to other: Pixels) -> Double {
        func difference(_ byte: Int) -> Int { abs(Int(bytes[byte]) - Int(other.bytes[byte])) }
        var (sum, count) = (0, 0)
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let differences = SIMD4<Int>(difference(pixel), difference(pixel + 1), difference(pixel + 2), difference(pixel + 3))
            if differences.max() > 2 {
                sum += differences.wrappedSum()
                count += 4
            }
        }
        return count == 0 ? 0 : Double(sum) / Double(count)
    }

    /// How many pixels differ by more than 16 of 255 in any part, which is more than edges of one's own making do.
    func differingPixels(from other: Pixels) -> Int {
        stride(from: 0, to: min(bytes.count, other.bytes.count), by: 4).count { pixel in
            (pixel..<pixel + 4).contains { abs(Int(bytes[$0]) - Int(other.bytes[$0])) > 16 }
        }
    }
}
