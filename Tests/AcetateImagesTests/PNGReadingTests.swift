import AcetateDrawing
import AcetateImages
import Foundation
import Testing

private func words(_ file: PNGFile) throws -> [UInt32] {
    let image = try Image(data: file.data)
    #expect(image.width == file.width && image.height == file.height)
    return (0..<image.height).flatMap { y in (0..<image.width).map { x in image.buffer.word(x: x, y: y) } }
}

@Suite("Reading PNG")
struct PNGReadingTests {
    @Test("a picture that was written comes back in every byte, for every component and alpha")
    func roundTrip() throws {
        // Column a, row c: alpha a, and a component c wherever that is a premultiplied pixel.
        let bitmap = try Bitmap(width: 256, height: 256, scale: 2)
        for alpha in 0..<256 {
            for component in 0...alpha {
                bitmap.buffer.words[component * bitmap.buffer.strideInWords + alpha] =
                    UInt32(alpha) << 24 | UInt32(component) << 16 | UInt32(alpha - component) << 8 | UInt32(component)
            }
        }
        let image = try Image(data: bitmap.pngData(), scale: 2)
        #expect(image == Image(bitmap))
        #expect(try Image(data: image.pngData(), scale: 2) == image)
    }

    @Test("straight samples are multiplied by alpha and rounded to nearest")
    func premultiplication() throws {
        // 255 · 128 / 255 = 128; 100 · 128 / 255 = 50.2; 3 · 128 / 255 = 1.51.
        let file = PNGFile(width: 2, scanlines: [0, 255, 100, 3, 128, 9, 9, 9, 0])
        #expect(try words(file) == [0x8080_3202, 0])
    }

    @Test("samples of 16 bits are rounded once, after the product")
    func sixteenBits() throws {
        // Alpha 0x8000 is 127.502 of 255. Red is full, so the same; green 0x00FF is 0.496; blue 0x8000 is 63.752.
        // Rounded twice, green would be 1 · 128 / 255 = 0.502, and so 1.
        let file = PNGFile(depth: 16, scanlines: [0, 0xFF, 0xFF, 0x00, 0xFF, 0x80, 0x00, 0x80, 0x00])
        #expect(try words(file) == [0x8080_0040])
    }

    @Test("every colour type and depth becomes RGB with alpha")
    func colorTypes() throws {
        // Bits 1, 0, 1; then 2-bit samples 0…3; then a nibble of each.
        #expect(
            try words(PNGFile(width: 3, depth: 1, colorType: .gray, scanlines: [0, 0b1010_0000]))
                == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF])
        #expect(
            try words(PNGFile(width: 4, depth: 2, colorType: .gray, scanlines: [0, 0b0001_1011]))
                == [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF])
        #expect(try words(PNGFile(width: 2, depth: 4, colorType: .gray, scanlines: [0, 0x3F])) == [0xFF33_3333, 0xFFFF_FFFF])
        #expect(try words(PNGFile(depth: 8, colorType: .gray, scanlines: [0, 0x7B])) == [0xFF7B_7B7B])
        #expect(try words(PNGFile(depth: 16, colorType: .gray, scanlines: [0, 0x7B, 0x7B])) == [0xFF7B_7B7B])
        #expect(try words(PNGFile(colorType: .grayAlpha, scanlines: [0, 0xFF, 0x40])) == [0x4040_4040])
        #expect(try words(PNGFile(colorType: .rgb, scanlines: [0, 1, 2, 3])) == [0xFF01_0203])
        #expect(try words(PNGFile(depth: 16, colorType: .rgb, scanlines: [0, 0, 0, 0x80, 0x80, 0xFF, 0xFF])) == [0xFF00_80FF])
        #expect(
            try words(
                PNGFile(width: 2, depth: 4, colorType: .palette, palette: [1, 2, 3, 250, 251, 252], scanlines: [0, 0x10]))
                == [0xFFFA_FBFC, 0xFF01_0203])
    }

    @Test("a tRNS chunk makes palette entries translucent, and one gray or one colour clear")
    func transparency() throws {
        let palette = PNGFile(
            width: 2, depth: 8, colorType: .palette, palette: [255, 0, 0, 0, 255, 0], transparency: [0x80], scanlines: [0, 0, 1])
        #expect(try words(palette) == [0x8080_0000, 0xFF00_FF00])
        #expect(
            try words(PNGFile(width: 2, colorType: .gray, transparency: [0, 7], scanlines: [0, 7, 8])) == [0, 0xFF08_0808])
        let rgb = PNGFile(width: 2, colorType: .rgb, transparency: [0, 1, 0, 2, 0, 3], scanlines: [0, 1, 2, 3, 1, 2, 4])
        #expect(try words(rgb) == [0, 0xFF01_0204])
    }

    @Test("an interlaced file is put together from its passes")
    func interlace() throws {
        // Of a 2 × 2 picture pass 1 holds (0, 0), pass 6 (1, 0), and pass 7 the second row.
        let file = PNGFile(width: 2, height: 2, colorType: .gray, isInterlaced: true, scanlines: [0, 1, 0, 2, 0, 3, 4])
        #expect(try words(file) == [0xFF01_0101, 0xFF02_0202, 0xFF03_0303, 0xFF04_0404])
    }

    @Test("scanline filters are undone")
    func filters() throws {
        // Sub adds the pixel to the left, Up the one above.
        let file = PNGFile(width: 2, height: 2, colorType: .gray, scanlines: [1, 10, 5, 2, 1, 1])
        #expect(try words(file) == [0xFF0A_0A0A, 0xFF0F_0F0F, 0xFF0B_0B0B, 0xFF10_1010])
    }
}

@Suite("PNG files that are not")
struct PNGErrorTests {
    private let whole = PNGFile(width: 2, height: 2, colorType: .gray, scanlines: [0, 1, 2, 0, 3, 4]).data

    private func fault(in data: Data) -> ImageError? {
        do {
            _ = try Image(data: data)
            return nil
        } catch {
            return error
        }
    }

    @Test("the whole file can be read")
    func wholeFile() {
        #expect(fault(in: whole) == nil)
    }

    @Test("a file cut off anywhere is refused, with where it ended")
    func truncated() throws {
        for length in 0..<whole.count {
            let error = try #require(fault(in: whole.prefix(length)), "\(length) bytes made an image")
            #expect(error.offset <= length)
            #expect(error.file == nil)
            if length >= 8 { #expect(error.offset > 0 && error.reason == "the data ends too early") }
        }
    }

    @Test("a flipped bit in a chunk that matters is found by its checksum")
    func corrupted() throws {
        // The header's body is at 16…28, and the pixels' at 41 and on.
        for index in [16, 20, 24, 28, 41 + 8] {
            var data = whole
            data[index] ^= 1
            let error = try #require(fault(in: data))
            #expect(error.offset > index)
            #expect(!error.reason.isEmpty)
        }
        var data = whole
        data[29] ^= 1
        #expect(try #require(fault(in: data)).reason.contains("CRC"))
    }

    @Test("what does not begin as a PNG file is no PNG file")
    func signature() throws {
        for data in [Data(), Data("GIF89a, as if".utf8), Data(whole.dropFirst())] {
            let error = try #require(fault(in: data))
            #expect(error.offset == 0)
            #expect("\(error)".contains("The image data cannot be read as an image: at byte 0"))
        }
    }

    @Test("a slice of data is read from its own start")
    func slice() throws {
        let padded = Data([1, 2, 3]) + whole + Data([4])
        #expect(fault(in: padded.dropFirst(3)) == nil)
    }

    @Test("a picture with a side of more than 32,767 is refused before memory is taken for it")
    func tooLarge() throws {
        for (width, height) in [(32_768, 1), (1, 32_768), (2_000_000_000, 2_000_000_000)] {
            let error = try #require(fault(in: PNGFile(width: width, height: height, colorType: .gray, scanlines: [0, 1]).data))
            #expect(error.reason.contains("limit") || error.reason.contains("IHDR"))
        }
    }

    @Test("a file that promises the largest picture and ends early costs no more than what it has")
    func promises() throws {
        let file = PNGFile(width: 32_767, height: 32_767, depth: 16, scanlines: Array(repeating: 0, count: 1000))
        #expect(fault(in: file.data) != nil)
    }

    @Test("pixels that do not keep what a right header promises are refused or read, and never crash", arguments: 0..<300)
    func nonsense(seed: Int) throws {
        var random = Congruential(state: UInt64(seed))
        func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
        let colorType = try #require([PNGFile.ColorType.gray, .rgb, .palette, .grayAlpha, .rgba].randomElement(using: &random))
        let file = PNGFile(
            width: Int.random(in: 1...9, using: &random), height: Int.random(in: 1...9, using: &random),
            depth: [1, 2, 4, 8, 16][Int.random(in: 0...4, using: &random)], colorType: colorType, isInterlaced: byte() < 128,
            palette: colorType == .palette ? (0..<3 * Int.random(in: 0...5, using: &random)).map { _ in byte() } : [],
            transparency: (0..<Int.random(in: 0...6, using: &random)).map { _ in byte() },
            scanlines: (0..<Int.random(in: 0...400, using: &random)).map { _ in byte() % 7 })
        if let fault = fault(in: file.data) {
            #expect(fault.offset <= file.data.count && !fault.reason.isEmpty)
        }
    }

    @Test("an error of a file names it; one that is not there is an error of its own")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("acetate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (good, bad) = (folder.appendingPathComponent("good.png"), folder.appendingPathComponent("bad.png"))
        try whole.write(to: good)
        try whole.prefix(50).write(to: bad)
        #expect(try Image(contentsOf: good).width == 2)
        #expect(try Image(contentsOfFile: good.path, scale: 2).size == CGSize(width: 1, height: 1))
        let broken = #expect(throws: ImageError.self) { try Image(contentsOf: bad) }
        #expect(broken?.file == bad.path)
        let missing = #expect(throws: ImageError.self) { try Image(contentsOfFile: folder.path + "/none.png") }
        #expect(missing?.file == folder.path + "/none.png")
        #expect(throws: ImageError.self) { try Image(data: whole, scale: 0) }
    }
}

/// Knuth's MMIX generator, its weak low bits dropped: enough to damage files with.
private struct Congruential: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        func step() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 32
        }
        return step() << 32 | step()
    }
}
