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
    /// Over how many IDAT chunks they are spread.
    var pixelChunks = 1
    /// Ancillary chunks, before and behind the pixels.
    var otherChunks: [(type: String, body: [UInt8])] = []

    var data: Data {
        var file = Data([137, 80, 78, 71, 13, 10, 26, 10])
        let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [depth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", header)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        let others = otherChunks.reduce(Data()) { $0 + Self.chunk($1.type, $1.body) }
        file += others
        let stream = stream
        let length = (stream.count + pixelChunks - 1) / pixelChunks
        for start in stride(from: 0, to: stream.count, by: length) {
            file += Self.chunk("IDAT", Array(stream[start..<min(start + length, stream.count)]))
        }
        return file + others + Self.chunk("IEND", [])
    }

    /// One stored block, which is enough for the few pixels here.
    private var stream: [UInt8] {
        let (low, high) = (UInt8(scanlines.count & 0xFF), UInt8(scanlines.count >> 8))
        let sums = scanlines.reduce((a: 1, b: 0)) { (($0.a + Int($1)) % 65_521, ($0.b + $0.a + Int($1)) % 65_521) }
        return [0x78, 1, 1, low, high, ~low, ~high] + scanlines + Self.bytes(UInt32(sums.b << 16 | sums.a))
    }

    /// The same bytes, every chunk's checksum made right as far as the lengths lead.
    static func withRightChecksums(_ data: Data) -> Data {
        let bytes = [UInt8](data)
        var (result, index) = (Data(bytes.prefix(8)), 8)
        while index + 12 <= bytes.count {
            let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
            guard index + 12 + length <= bytes.count else { break }
            let checked = bytes[index + 4..<index + 8 + length]
            result += bytes[index..<index + 4] + checked + Self.bytes(checksum(checked))
            index += 12 + length
        }
        return result + bytes[min(index, bytes.count)...]
    }

    private static func chunk(_ type: String, _ body: [UInt8]) -> Data {
        let checked = Array(type.utf8) + body
        return Data(bytes(UInt32(body.count)) + checked + bytes(checksum(checked)))
    }

    private static func checksum(_ checked: some Sequence<UInt8>) -> UInt32 {
        var remainder = UInt32.max
        for byte in checked {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
        }
        return ~remainder
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

extension PNGFile {
    /// Unfiltered scanlines of these samples, of which the low bits count: all rows, or those of the seven passes of Adam7 (8.2 of the
    /// standard), without those that have no pixel.
    func scanlines(_ sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
        let passes: [(x: Int, y: Int, xStep: Int, yStep: Int)] =
            isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)] : [(0, 0, 1, 1)]
        var bytes: [UInt8] = []
        for pass in passes where pass.x < width {
            for y in stride(from: pass.y, to: height, by: pass.yStep) {
                bytes.append(0)
                var bits: [UInt8] = []
                for x in stride(from: pass.x, to: width, by: pass.xStep) {
                    for channel in 0..<colorType.channels {
                        let value = sample(x, y, channel)
                        bits += (0..<Int(depth)).reversed().map { UInt8(value >> $0 & 1) }
                    }
                }
                bits += Array(repeating: 0, count: (8 - bits.count % 8) % 8)
                bytes += stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(0) { $0 << 1 | $1 } }
            }
        }
        return bytes
    }
}

extension PNGFile.ColorType {
    var channels: Int {
        switch self {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }
}
