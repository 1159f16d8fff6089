import AcetateDrawing
import Foundation
import Testing

@Suite("Bitmaps and images")
struct BitmapTests {
    @Test("sides that are not positive or longer than 32,767 are refused with the sizes")
    func sizes() {
        #expect(throws: BitmapError.empty(width: 0, height: 5)) { try Bitmap(width: 0, height: 5) }
        #expect(throws: BitmapError.empty(width: 5, height: -1)) { try Bitmap(width: 5, height: -1) }
        #expect(throws: BitmapError.tooLarge(width: 32_768, height: 1)) { try Bitmap(width: 32_768, height: 1) }
        #expect(throws: BitmapError.tooLarge(width: .max, height: .max)) { try Bitmap(width: .max, height: .max) }
        #expect(throws: BitmapError.invalidScale(0)) { try Bitmap(width: 1, height: 1, scale: 0) }
        #expect(throws: BitmapError.self) { try Bitmap(width: 1, height: 1, scale: .nan) }
        #expect("\(BitmapError.tooLarge(width: 40_000, height: 2))".contains("40000 × 2"))
    }

    @Test("the longest side can be had")
    func longestSide() throws {
        let bitmap = try Bitmap(width: 32_767, height: 1)
        bitmap.fill(.red)
        #expect(bitmap.pixel(x: 32_766, y: 0) == .red)
    }

    @Test("a bitmap is clear, is filled and cleared in every pixel, and is clear outside")
    func filling() throws {
        let bitmap = try Bitmap(width: 3, height: 2)
        #expect(bitmap.words == Array(repeating: 0, count: 6))
        bitmap.fill(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(bitmap.words == Array(repeating: 0x8080_0000, count: 6))
        #expect(bitmap.pixel(x: 3, y: 0) == .clear)
        #expect(bitmap.pixel(x: 0, y: -1) == .clear)
        bitmap.clear()
        #expect(bitmap.words == Array(repeating: 0, count: 6))
    }

    @Test("an image keeps the pixels that the bitmap had when it was made")
    func imageCopies() throws {
        let bitmap = try Bitmap(width: 4, height: 2, scale: 2)
        bitmap.fill(.red)
        let image = Image(bitmap)
        bitmap.fill(.blue)
        #expect(image.pixel(x: 3, y: 1) == .red)
        #expect(image.size == CGSize(width: 2, height: 1))
        #expect(image.pixel(x: 4, y: 0) == .clear)
    }

    @Test("images are equal when their scale and all their pixels are")
    func imageEquality() throws {
        let bitmap = try Bitmap(width: 5, height: 5)
        let (first, second) = (Image(bitmap), Image(bitmap))
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        bitmap.buffer.words[24] = 1
        #expect(Image(bitmap) != first)
        #expect(Image(try Bitmap(width: 5, height: 5, scale: 2)) != first)
        #expect(Image(try Bitmap(width: 5, height: 4)) != first)
    }

    @Test("an image is opaque when its last pixel is too")
    func opacity() throws {
        let bitmap = try Bitmap(width: 5, height: 5)
        bitmap.fill(.white)
        #expect(Image(bitmap).isOpaque)
        bitmap.buffer.words[24] = 0xFE00_0000
        #expect(!Image(bitmap).isOpaque)
    }
}

/// The reading side of PNG's structure, written from the standard and apart from the encoder.
private struct PNGChunks {
    var chunks: [(type: String, body: [UInt8])] = []

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        try #require(bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]))
        var index = 8
        while index < bytes.count {
            let length = Int(Self.number(bytes[index..<index + 4]))
            let checked = bytes[index + 4..<index + 8 + length]
            let checksum = Self.number(bytes[index + 8 + length..<index + 12 + length])
            #expect(Self.crc(checked) == checksum)
            chunks.append((String(decoding: checked.prefix(4), as: UTF8.self), Array(checked.dropFirst(4))))
            index += 12 + length
        }
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// Bit by bit: the remainder by the polynomial of ISO 3309, in reflected order.
    static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var remainder = UInt32.max
        for byte in bytes {
            for bit in 0..<8 {
                let isOdd = (remainder ^ UInt32(byte) >> UInt32(bit)) & 1 == 1
                remainder = isOdd ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
            }
        }
        return ~remainder
    }
}

@Suite("PNG files")
struct PNGEncodingTests {
    @Test("a file is a signature, a header, one stored stream and an end, all checksums right")
    func structure() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        // Half of 0x40 out of 0x80 is 127.5 of 255, rounded up; a pixel without alpha is written as zeros.
        bitmap.buffer.store([0x8040_0080, 0])
        let chunks = try PNGChunks(bitmap.pngData()).chunks
        #expect(chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
        #expect(chunks[0].body == [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0])
        let scanline: [UInt8] = [0, 128, 0, 255, 128, 0, 0, 0, 0]
        // Adler-32 by its definition: a is 1 plus the sum, b the sum of all values of a.
        let sums = scanline.reduce((a: 1, b: 0)) { ($0.a + Int($1), $0.b + $0.a + Int($1)) }
        let checksum = [sums.b >> 8, sums.b & 0xFF, sums.a >> 8, sums.a & 0xFF].map { UInt8($0) }
        #expect(chunks[1].body == [0x78, 0x01, 1, 9, 0, 0xF6, 0xFF] + scanline + checksum)
        #expect(chunks[2].body.isEmpty)
    }

    @Test("what is longer than a stored block goes into several, and only the last says so")
    func blocks() throws {
        let bitmap = try Bitmap(width: 128, height: 200)
        bitmap.fill(.green)
        let stream = try PNGChunks(Image(bitmap).pngData()).chunks[1].body
        let length = 200 * (1 + 4 * 128)
        #expect(stream.count == 2 + 2 * 5 + length + 4)
        #expect(stream[2...6] == [0, 0xFF, 0xFF, 0, 0])
        let rest = length - 65_535
        #expect(stream[2 + 5 + 65_535] == 1)
        #expect(stream[3 + 5 + 65_535] == UInt8(rest & 0xFF))
        #expect(stream[4 + 5 + 65_535] == UInt8(rest >> 8))
    }
}
