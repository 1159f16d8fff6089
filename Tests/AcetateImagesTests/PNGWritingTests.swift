import AcetateDrawing
import AcetateImages
import Foundation
import Testing

@Suite("Writing PNG")
struct PNGWritingTests {
    private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Image {
        let bitmap = try Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap.buffer.words[y * bitmap.buffer.strideInWords + x] = pixel(x, y) } }
        return Image(bitmap)
    }

    /// The colour type in the file's header.
    private func colorType(_ data: Data) -> PNGFile.ColorType? { PNGFile.ColorType(rawValue: data[25]) }

    @Test("every premultiplied component of every alpha comes back, with colours and in gray", arguments: [true, false])
    func roundTrip(isGray: Bool) throws {
        // Column a, row c: alpha a, and a component c where that is a premultiplied pixel; clear elsewhere.
        let image = try image(256, 256) { alpha, component in
            guard component <= alpha else { return 0 }
            let other = isGray ? component : alpha - component
            return UInt32(alpha) << 24 | UInt32(component) << 16 | UInt32(other) << 8 | UInt32(component)
        }
        let data = try image.compressedPNGData()
        #expect(colorType(data) == (isGray ? .grayAlpha : .rgba))
        #expect(try Image(data: data) == image)
        #expect(data.count < image.pngData().count / 2)
    }

    @Test("straight samples are the nearest: 255 · component / alpha, rounded")
    func rounding() throws {
        // 1 of 2 is 127.5, 2 of 3 is 170, 3 of 7 is 109.29, 100 of 128 is 199.2; stored, so that the bytes can be read off.
        let image = try image(4, 1) { x, _ in [0x0201_0100, 0x0302_0200, 0x0703_0300, 0x8064_6400][x] }
        let data = try image.compressedPNGData(compressionLevel: 0)
        let samples: [UInt8] = [128, 128, 0, 2, 170, 170, 0, 3, 109, 109, 0, 7, 199, 199, 0, 128]
        #expect(data.range(of: Data(samples)) != nil || data.range(of: Data(differences(of: samples))) != nil)
        #expect(try Image(data: data) == image)
    }

    /// As the filter Sub stores them.
    private func differences(of samples: [UInt8]) -> [UInt8] {
        samples.indices.map { $0 < 4 ? samples[$0] : samples[$0] &- samples[$0 - 4] }
    }

    @Test("the smallest colour type that holds the pixels is written")
    func colorTypes() throws {
        let cases: [(UInt32, PNGFile.ColorType)] = [
            (0xFF12_3456, .rgb), (0xFF40_4040, .gray), (0x8012_3456, .rgba), (0x8040_4040, .grayAlpha), (0, .grayAlpha),
        ]
        for (pixel, type) in cases {
            let image = try image(5, 3) { _, _ in pixel }
            let data = try image.compressedPNGData()
            #expect(colorType(data) == type)
            #expect(try Image(data: data) == image)
        }
    }

    @Test("every level gives the same pixels, and numbers beyond count as the nearest", arguments: [-3, 0, 1, 6, 9, 40])
    func levels(level: Int) throws {
        let image = try image(64, 64) { x, y in 0xFF00_0000 | UInt32(x * y) }
        let data = try image.compressedPNGData(compressionLevel: level)
        #expect(try Image(data: data) == image)
        #expect(try data == image.compressedPNGData(compressionLevel: min(max(level, 0), 9)))
    }

    @Test("what is written is upright")
    func orientation() throws {
        let image = try image(2, 1) { x, _ in [0xFFFF_0000, 0xFF00_00FF][x] }
        for data in [try image.withOrientation(.right).compressedPNGData(), image.withOrientation(.right).pngData()] {
            let read = try Image(data: data)
            #expect(read.size == CGSize(width: 1, height: 2))
            #expect(read.pixel(x: 0, y: 0) == .red && read.pixel(x: 0, y: 1) == .blue)
        }
    }

    @Test("the longest rows and columns are written")
    func longest() throws {
        for (width, height) in [(BitmapError.largestSide, 1), (1, BitmapError.largestSide)] {
            let image = try image(width, height) { x, y in 0xFF00_0000 | UInt32(x + y) }
            #expect(try Image(data: image.compressedPNGData()) == image)
        }
    }

    @Test("a file is written and read again; one that cannot be written is an error that names it")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("acetate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try image(3, 3) { x, y in 0xFF00_0000 | UInt32(x * 3 + y) }
        let url = folder.appendingPathComponent("image.png")
        try image.write(to: url)
        try image.write(to: url, compressionLevel: 9)
        #expect(try Image(contentsOf: url) == image)
        let missing = folder.appendingPathComponent("none/image.png")
        let error = #expect(throws: ImageError.self) { try image.write(to: missing) }
        #expect(error?.file == missing.path && error?.operation == .writing)
        #expect("\(try #require(error))".contains("cannot be written"))
    }
}
