import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite("Clip independence")
struct ClipIndependenceTests {
    private let width = 72
    private let height = 56

    private func draw(_ program: [Call], clip: PixelRect) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height, scale: 1)
        bitmap.fill(Color(red: 0.2, green: 0.5, blue: 0.7, alpha: 0.6))
        let context = GraphicsContext(bitmap: bitmap, transform: .identity, clip: clip, rasterizer: Rasterizer())
        for call in program { call(context) }
        for _ in program { context.endTransparencyLayer() }
        return bitmap
    }

    @Test("whatever is drawn, under a clip it has the bytes of the whole drawing, and nothing outside is touched", arguments: 0..<60)
    func partialEqualsFull(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let program = try (0..<14).map { _ in try random.call() }
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        let (full, untouched) = (try draw(program, clip: all), try draw([], clip: all))
        for _ in 0..<4 {
            let clip = random.pixelRect(within: 60)
            let part = try draw(program, clip: clip)
            for y in 0..<height {
                for x in 0..<width {
                    let expected = (clip.contains(x: x, y: y) ? full : untouched).word(x, y)
                    if part.word(x, y) != expected {
                        Issue.record("seed \(seed), clip \(clip): (\(x), \(y)) is \(part.word(x, y)), not \(expected)")
                        return
                    }
                }
            }
        }
    }

    @Test("the programs paint: after most of them, most of the bitmap has changed")
    func programsPaint() throws {
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        let untouched = try draw([], clip: all).word(0, 0)
        let painted = try (0..<60).map { seed in
            var random = SeededGenerator(seed: UInt64(seed))
            let program = try (0..<14).map { _ in try random.call() }
            return try draw(program, clip: all).words.filter { $0 != untouched }.count
        }
        #expect(painted.filter { $0 > width * height / 2 }.count > 30)
    }
}
