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

    /// The mean difference of a byte, 0…255, over the pixels that one or the other painted.
    func meanDifference(to other: Pixels) -> Double {
        var (sum, painted) = (0, 0)
        for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] != 0 || other.bytes[pixel + 3] != 0 {
            painted += 1
            for byte in pixel..<pixel + 4 { sum += abs(Int(bytes[byte]) - Int(other.bytes[byte])) }
        }
        return painted == 0 ? 0 : Double(sum) / Double(4 * painted)
    }
}
