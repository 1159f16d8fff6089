import AcetateDrawing
import AcetateImages
import AcetateTesting
import Foundation
import Testing

@Suite("Damaged PNG files")
struct PNGFuzzTests {
    /// A file of random pixels: any colour type and depth there is, interlaced or not, in one IDAT chunk or several.
    private func file(_ random: inout SeededGenerator) throws -> PNGFile {
        let types: [(PNGFile.ColorType, [UInt8])] = [
            (.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.grayAlpha, [8, 16]), (.rgba, [8, 16]),
        ]
        let (type, depths) = try #require(types.randomElement(using: &random))
        var file = PNGFile(
            width: .random(in: 1...20, using: &random), height: .random(in: 1...20, using: &random),
            depth: try #require(depths.randomElement(using: &random)), colorType: type, isInterlaced: Bool.random(using: &random))
        if type == .palette { file.palette = (0..<3 * 256 >> (8 - Int(file.depth))).map { _ in .random(in: 0...255, using: &random) } }
        if Bool.random(using: &random) {
            switch type {
            case .gray: file.transparency = [0, 1]
            case .rgb: file.transparency = [0, 1, 0, 2, 0, 3]
            case .palette: file.transparency = [0, 100]
            case .grayAlpha, .rgba: break
            }
        }
        file.scanlines = file.scanlines { _, _, _ in .random(in: 0...65_535, using: &random) }
        return file
    }

    private func damage(_ data: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](data)
        switch Int.random(in: 0...5, using: &random) {
        case 0: bytes.removeLast(.random(in: 1...bytes.count, using: &random))
        case 1: bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
        case 2: bytes.remove(at: .random(in: 0..<bytes.count, using: &random))
        case 3:
            let start = Int.random(in: 0..<bytes.count, using: &random)
            bytes += bytes[start..<min(start + 60, bytes.count)]
        default:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
        }
        return Data(bytes)
    }

    @Test("what is whole is read, what is damaged is read or refused with its place, checksums right or wrong", arguments: 0..<200)
    func damaged(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let file = try file(&random)
        let whole = file.data
        let image = try Image(data: whole)
        #expect(image.width == file.width && image.height == file.height, "seed \(seed)")
        for _ in 0..<20 {
            var data = damage(whole, &random)
            // With its checksums put right, the damage gets to where chunks and pixels are taken apart.
            if Bool.random(using: &random) { data = PNGFile.withRightChecksums(data) }
            do {
                let image = try Image(data: data)
                #expect((1...BitmapError.largestSide).contains(image.width) && (1...BitmapError.largestSide).contains(image.height))
            } catch {
                #expect(0...data.count ~= error.offset && !error.reason.isEmpty && error.file == nil, "seed \(seed): \(error)")
            }
        }
    }

    @Test("interlaced files have the pixels of those that are not", arguments: 0..<40)
    func interlacing(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var file = try file(&random)
        let samples = (0..<file.width * file.height * 4).map { _ in Int.random(in: 0...65_535, using: &random) }
        func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int { samples[(y * file.width + x) * 4 + channel] }
        file.isInterlaced = false
        file.scanlines = file.scanlines(sample)
        let plain = try Image(data: file.data)
        file.isInterlaced = true
        file.scanlines = file.scanlines(sample)
        #expect(try Image(data: file.data) == plain, "seed \(seed)")
    }

    @Test("every sample of 1, 2 and 4 bits is spread over the whole range; those that tRNS names are clear", arguments: [1, 2, 4])
    func depths(bits: Int) throws {
        let count = 1 << bits
        var file = PNGFile(width: count, depth: UInt8(bits), colorType: .gray, transparency: [0, 1])
        file.scanlines = file.scanlines { x, _, _ in x }
        let image = try Image(data: file.data)
        for x in 0..<count {
            let level = UInt32(x * 255 / (count - 1))
            #expect(image.buffer.word(x: x, y: 0) == (x == 1 ? 0 : 0xFF00_0000 | level * 0x01_0101))
        }
    }

    @Test("of 16 bits all count towards what tRNS names")
    func deepTransparency() throws {
        var gray = PNGFile(width: 2, depth: 16, colorType: .gray, transparency: [0x12, 0x34])
        gray.scanlines = gray.scanlines { x, _, _ in 0x1234 + x }
        #expect(try Image(data: gray.data).pixel(x: 0, y: 0) == .clear)
        #expect(try Image(data: gray.data).buffer.word(x: 1, y: 0) == 0xFF12_1212)
        var rgb = PNGFile(width: 2, depth: 16, colorType: .rgb, transparency: [0, 1, 0, 2, 0, 3])
        rgb.scanlines = rgb.scanlines { x, _, channel in channel + 1 + (channel == 2 ? x : 0) }
        #expect(try Image(data: rgb.data).pixel(x: 0, y: 0) == .clear)
        #expect(try Image(data: rgb.data).buffer.word(x: 1, y: 0) == 0xFF00_0000)
    }

    @Test("pixels may be spread over several chunks, with others between and after them that say nothing of pixels")
    func chunks() throws {
        var file = PNGFile(width: 3, height: 2, colorType: .gray, scanlines: [0, 1, 2, 3, 0, 4, 5, 6])
        let plain = try Image(data: file.data)
        file.pixelChunks = 5
        file.otherChunks = [("tEXt", [UInt8]("Title\u{0}none".utf8)), ("prVt", [1, 2, 3])]
        #expect(try Image(data: file.data) == plain)
    }
}
