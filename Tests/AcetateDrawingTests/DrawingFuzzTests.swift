import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite("Hostile drawing")
struct DrawingFuzzTests {
    /// More of them by `ACETATE_FUZZ_SEEDS`.
    private static let seeds = 0..<(ProcessInfo.processInfo.environment["ACETATE_FUZZ_SEEDS"].flatMap { Int($0) } ?? 30)

    private let clip = PixelRect(x: 3, y: 2, width: 17, height: 14)
    private let all = PixelRect(x: 0, y: 0, width: 24, height: 20)
    private let background = Color(red: 0.2, green: 0.5, blue: 0.7, alpha: 0.6).premultiplied

    /// What a program of this seed leaves under a clip.
    private func draw(seed: Int, clip: PixelRect) throws -> Bitmap {
        var numbers = HostileNumbers(random: SeededGenerator(seed: UInt64(seed)))
        let bitmap = try Bitmap(width: all.width, height: all.height)
        bitmap.fill(Color(premultiplied: background))
        let context = GraphicsContext(bitmap: bitmap, transform: .identity, clip: clip, rasterizer: Rasterizer())
        for _ in 0..<25 { try numbers.step(context) }
        return bitmap
    }

    @Test(
        "whatever numbers a program has, it ends, every pixel is one, and a clip leaves those outside alone and those inside the same",
        arguments: seeds)
    func hostile(seed: Int) throws {
        let (part, full) = (try draw(seed: seed, clip: clip), try draw(seed: seed, clip: all))
        for y in 0..<all.height {
            for x in 0..<all.width {
                let (word, alpha) = (full.word(x, y), full.word(x, y) >> 24)
                let isPixel = [16, 8, 0].allSatisfy { word >> UInt32($0) & 0xFF <= alpha }
                #expect(isPixel, "seed \(seed), (\(x), \(y)): \(word)")
                let expected = clip.contains(x: x, y: y) ? word : background
                #expect(part.word(x, y) == expected, "seed \(seed), (\(x), \(y)): \(part.word(x, y)), not \(expected)")
            }
        }
    }

    @Test("most of the programs paint something")
    func programsPaint() throws {
        let painted = try (0..<30).filter { seed in try draw(seed: seed, clip: all).words.contains { $0 != background } }
        #expect(painted.count > 15, "\(painted.count)")
    }
}
