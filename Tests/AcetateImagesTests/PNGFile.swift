import Foundation

/// A PNG file put together by hand, for colour types that nothing here writes.
struct PNGFile {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    var width = 1
    var height = 1
    var depth: UInt8 = 8
    var colorType = ColorType.rgba
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// The scanlines, each behind its filter byte.
    var scanlines: [UInt8] = []

    var data: Data {
        var file = Data([137, 80, 78, 71, 13, 10, 26, 10])
        let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [depth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", header)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        file += Self.chunk("IDAT", stream)
        return file + Self.chunk("IEND", [])
    }

    /// One stored block, which is enough for the few pixels here.
    private var stream: [UInt8] {
        let (low, high) = (UInt8(scanlines.count & 0xFF), UInt8(scanlines.count >> 8))
        let sums = scanlines.reduce((a: 1, b: 0)) { (($0.a + Int($1)) % 65_521, ($0.b + $0.a + Int($1)) % 65_521) }
        return [0x78, 1, 1, low, high, ~low, ~high] + scanlines + Self.bytes(UInt32(sums.b << 16 | sums.a))
    }

    private static func chunk(_ type: String, _ body: [UInt8]) -> Data {
        let checked = Array(type.utf8) + body
        var remainder = UInt32.max
        for byte in checked {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
        }
        return Data(bytes(UInt32(body.count)) + checked + bytes(~remainder))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
