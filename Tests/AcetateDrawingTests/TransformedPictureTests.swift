import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

private let (red, green, blue, white): (UInt32, UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)

@Suite("Transformed pictures")
struct TransformedPictureTests {
    private func draw(_ source: PixelBuffer, _ transform: Transform, smooth: Bool = false, mask: AlphaMask? = nil, on canvas: Canvas) {
        canvas.draw(source, transform: transform, opacity: 1, smooth: smooth, mask: mask, clip: Region(canvas.extent))
    }

    @Test("each pixel becomes a block at a whole scale, smooth or not in its middle")
    func blocks() throws {
        let canvas = try canvas(4, 4)
        draw(try buffer(2, [red, green, blue, white]), Transform(scaleX: 2, y: 2), on: canvas)
        #expect(
            canvas.words == [red, red, green, green, red, red, green, green, blue, blue, white, white, blue, blue, white, white])
    }

    @Test("a negative scale mirrors, and a quarter turn turns clockwise")
    func rectilinear() throws {
        let source = try buffer(2, [red, green, blue, white])
        let mirrored = try canvas(2, 2)
        draw(source, Transform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0), on: mirrored)
        #expect(mirrored.words == [green, red, white, blue])
        let turned = try canvas(2, 2)
        draw(source, Transform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0), smooth: true, on: turned)
        #expect(turned.words == [blue, red, white, green])
    }

    @Test("an edge between pixels covers them in part; the picture's edge pixels go on under it")
    func edges() throws {
        let canvas = try canvas(4, 1)
        draw(try buffer(1, [white]), Transform(a: 2, b: 0, c: 0, d: 1, tx: 0.5, ty: 0), smooth: true, on: canvas)
        #expect(canvas.words == [0x8080_8080, white, 0x8080_8080, 0])
    }

    @Test("a mask cuts the picture, edges and all")
    func masks() throws {
        let canvas = try canvas(4, 1)
        let mask = try AlphaMask(
            Path(rect: CGRect(x: 0, y: 0, width: 1.5, height: 1)), transform: .identity, rule: .winding, extent: canvas.extent,
            rasterizer: canvas.rasterizer)
        draw(try buffer(1, [white]), Transform(a: 2, b: 0, c: 0, d: 1, tx: 0.5, ty: 0), smooth: true, mask: mask, on: canvas)
        #expect(canvas.words == [0x8080_8080, 0x8080_8080, 0, 0])
    }

    @Test(
        "a transform without a way back, or with numbers beyond reach, draws nothing",
        arguments: [
            Transform(scaleX: 0, y: 1), Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), Transform(scaleX: .nan, y: 1),
            Transform(scaleX: .infinity, y: 1), Transform(translationX: 1e300, y: 0), Transform(scaleX: 1e-6, y: 1e-6),
        ])
    func nothing(transform: Transform) throws {
        let canvas = try canvas(4, 4)
        draw(try buffer(2, [red, green, blue, white]), transform, smooth: true, on: canvas)
        #expect(canvas.words.allSatisfy { $0 == 0 })
    }

    /// The sharpest question to the fixed-point numbers: single columns of a long picture, far from every origin.
    @Test("a pixel of a long picture is found to the pixel, at every place of it")
    func precision() throws {
        let width = 8000
        let source = try PixelBuffer(width: width, height: 1)
        source.store((0..<width).map { 0xFF00_0000 | UInt32($0) })
        // 3.001 device pixels for each of the picture's: 24,008 in all.
        let scale: CGFloat = 3.001
        let canvas = try canvas(24_008, 1)
        draw(source, Transform(scaleX: scale, y: 1), on: canvas)
        for (x, word) in canvas.words.enumerated() {
            // What lies within 0.02 of the edge between two pixels may be either.
            let position = (CGFloat(x) + 0.5) / scale
            if abs(position - position.rounded()) < 0.02 { continue }
            #expect(word & 0xFF_FFFF == UInt32(position))
        }
    }

    @Test("a picture shrunk to a few pixels shows in all of them, turned or not")
    func shrinking() throws {
        let source = try PixelBuffer(width: 20_000, height: 30)
        source.store(Array(repeating: white, count: 20_000 * 30))
        let shrunk = try canvas(8, 8)
        draw(source, Transform(scaleX: 4.0 / 20_000, y: 4.0 / 30).concatenating(Transform(translationX: 2, y: 2)), on: shrunk)
        #expect(shrunk.words.filter { $0 == white }.count == 16)
        let turned = try canvas(60, 60)
        draw(
            source,
            Transform(translationX: -10_000, y: -15).concatenating(Transform(scaleX: 30.0 / 20_000, y: 1))
                .concatenating(Transform(rotationAngle: .pi / 4)).concatenating(Transform(translationX: 30, y: 30)),
            on: turned)
        let covered = turned.words.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(Double(covered) / 255 - 900) < 4)
    }

    @Test("a part of a transformed picture has the bytes of the whole, wherever the canvas lies", arguments: 0..<12)
    func parts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let source = try PixelBuffer(width: random.integer(1...40), height: random.integer(1...40))
        source.store((0..<source.width * source.height).map { _ in random.color().premultiplied })
        let transform = Transform(rotationAngle: random.number(-4...4))
            .concatenating(Transform(scaleX: random.number(0.1...40), y: random.number(0.1...40)))
            .concatenating(Transform(translationX: random.number(-300...300), y: random.number(-300...300)))
        let full = try canvas(700, 500)
        draw(source, transform, smooth: true, on: full)
        for _ in 0..<6 {
            let origin = (x: random.integer(0...690), y: random.integer(0...490))
            let part = try canvas(random.integer(1...120), random.integer(1...120), at: origin)
            draw(source, transform, smooth: true, on: part)
            let common = part.extent.intersection(full.extent)
            for y in common.minY..<common.maxY {
                for x in common.minX..<common.maxX {
                    let (word, expected) = (part.buffer.word(x: x - origin.x, y: y - origin.y), full.buffer.word(x: x, y: y))
                    if word != expected {
                        Issue.record("seed \(seed): (\(x), \(y)) is \(word), not \(expected)")
                        return
                    }
                }
            }
        }
    }
}
