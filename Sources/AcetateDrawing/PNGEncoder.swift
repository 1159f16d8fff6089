import Foundation

/// Writes PNG files (ISO/IEC 15948): stored, not compressed, deflate blocks in IDAT chunks.
enum PNGEncoder {
    /// Readers take chunks of up to 2³¹ − 1 bytes.
    private static let largestChunk = 1 << 30

    /// RGBA, 8 bits, straight alpha, whether the buffer is opaque or not.
    static func encode(_ buffer: PixelBuffer) -> Data {
        let depthAndColorType: [UInt8] = [8, 6]
        let compressionFilterAndInterlace: [UInt8] = [0, 0, 0]
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let sizes = bigEndian(UInt32(buffer.width)) + bigEndian(UInt32(buffer.height))
        append("IHDR", sizes + depthAndColorType + compressionFilterAndInterlace, to: &file)
        let stream = storedZlibStream(scanlines(of: buffer))
        for start in stride(from: 0, to: stream.count, by: largestChunk) {
            append("IDAT", stream[start..<min(start + largestChunk, stream.count)], to: &file)
        }
        append("IEND", [], to: &file)
        return file
    }

    /// The rows from the top, each behind a zero that says: not filtered.
    private static func scanlines(of buffer: PixelBuffer) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(buffer.height * (1 + 4 * buffer.width))
        for y in 0..<buffer.height {
            bytes.append(0)
            for x in 0..<buffer.width {
                let pixel = buffer.word(x: x, y: y)
                let alpha = pixel >> 24
                for shift: UInt32 in [16, 8, 0] {
                    bytes.append(straight(pixel >> shift & 0xFF, alpha: alpha))
                }
                bytes.append(UInt8(alpha))
            }
        }
        return bytes
    }

    /// The component without its alpha, rounded to nearest. Where there is no alpha it is 0.
    private static func straight(_ component: UInt32, alpha: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min((component * 255 + alpha / 2) / alpha, 255))
    }

    /// RFC 1950 around RFC 1951: a header, blocks of at most 65,535 bytes with length and its complement, a checksum.
    private static func storedZlibStream(_ bytes: [UInt8]) -> [UInt8] {
        let largestBlock = 65_535
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: largestBlock) {
            let block = bytes[start..<min(start + largestBlock, bytes.count)]
            let isLast = block.endIndex == bytes.count
            let length = UInt16(block.count)
            stream += [isLast ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
            stream += block
        }
        return stream + bigEndian(adler32(bytes))
    }

    /// A chunk: the length of its body, its type, the body, and a checksum of type and body.
    private static func append(_ type: String, _ body: some Sequence<UInt8>, to file: inout Data) {
        let checked = Array(type.utf8) + body
        file.append(contentsOf: bigEndian(UInt32(checked.count - 4)))
        file.append(contentsOf: checked)
        file.append(contentsOf: bigEndian(crc32(checked)))
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        let modulus: UInt32 = 65_521
        var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            sum = (sum + UInt32(byte)) % modulus
            sumOfSums = (sumOfSums + sum) % modulus
        }
        return sumOfSums << 16 | sum
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { crc, byte in crc >> 8 ^ crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    }

    /// What eight steps of the checksum's shift register do to each byte.
    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { register, _ in register & 1 == 0 ? register >> 1 : register >> 1 ^ 0xEDB8_8320 }
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
