import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

private let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)

@Suite("Interpolation quality")
struct ImageQualityTests {
    private func draw(
        _ source: PixelBuffer, frame: CGRect? = nil, _ transform: Transform, _ quality: InterpolationQuality, on canvas: Canvas
    ) {
        canvas.draw(
            PlacedPicture(source, frame: frame, transform: transform, quality: quality), opacity: 1, mask: nil,
            clip: Region(canvas.extent))
    }

    private func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> PixelBuffer {
        var random = SeededGenerator(seed: seed)
        return try buffer(width, (0..<width * height).map { _ in random.color().premultiplied })
    }

    private func bytes(_ word: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(word >> $0 & 0xFF) } }

    /// The mean of the picture over a rectangle that lies inside it, in Double, pixel by pixel.
    private func mean(of source: PixelBuffer, _ rect: CGRect) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        for y in Int(rect.minY.rounded(.down))..<Int(rect.maxY.rounded(.up)) {
            for x in Int(rect.minX.rounded(.down))..<Int(rect.maxX.rounded(.up)) {
                let share = CGRect(x: x, y: y, width: 1, height: 1).intersection(rect)
                guard !share.isNull else { continue }
                for (index, byte) in bytes(source.word(x: x, y: y)).enumerated() { sums[index] += byte * share.width * share.height }
            }
        }
        return sums.map { $0 / Double(rect.width * rect.height) }
    }

    @Test("the raw values are Core Graphics', and the default is low")
    func rawValues() throws {
        #expect(InterpolationQuality.allCases.map(\.rawValue).sorted() == [0, 1, 2, 3, 4])
        #expect([InterpolationQuality.default, .none, .low, .high, .medium].map(\.rawValue) == [0, 1, 2, 3, 4])
        let source = try noise(5, 5, seed: 1)
        let (first, second) = (try canvas(16, 16), try canvas(16, 16))
        draw(source, Transform(scaleX: 3.1, y: 3), .default, on: first)
        draw(source, Transform(scaleX: 3.1, y: 3), .low, on: second)
        #expect(first.words == second.words)
    }

    @Test("a picture shrunk by a whole number is the exact mean, rounded", arguments: [2, 3, 5, 7, 16, 45, 100])
    func wholeShrink(factor: Int) throws {
        let source = try noise(4 * factor, 3 * factor, seed: UInt64(factor))
        let canvas = try canvas(4, 3)
        draw(source, Transform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor)), .high, on: canvas)
        for y in 0..<3 {
            for x in 0..<4 {
                let rect = CGRect(x: x * factor, y: y * factor, width: factor, height: factor)
                for (got, expected) in zip(bytes(canvas.buffer.word(x: x, y: y)), mean(of: source, rect)) {
                    #expect(abs(got - expected) <= 0.501)
                }
            }
        }
    }

    @Test("a picture shrunk by any numbers is the mean of what a pixel covers to half a step, mirrored and turned too", arguments: 0..<12)
    func anyShrink(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let source = try noise(random.integer(60...120), random.integer(60...120), seed: UInt64(seed))
        let turns = [
            Transform.identity, Transform(scaleX: -1, y: 1), Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
            Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
        ]
        let transform = Transform(scaleX: random.number(0.03...0.99), y: random.number(0.03...0.99))
            .concatenating(turns[seed % 4])
            .concatenating(Transform(translationX: random.number(0...9) + (seed % 4 == 0 ? 0 : 60), y: random.number(0...9)))
        let canvas = try canvas(130, 130)
        draw(source, transform, .medium, on: canvas)
        let inverse = try #require(transform.inverted())
        let frame = CGRect(x: 0, y: 0, width: source.width, height: source.height)
        var compared = 0
        for y in 0..<130 {
            for x in 0..<130 {
                let rect = CGRect(x: x, y: y, width: 1, height: 1).applying(inverse)
                guard frame.contains(rect) else { continue }
                compared += 1
                for (got, expected) in zip(bytes(canvas.buffer.word(x: x, y: y)), mean(of: source, rect)) {
                    #expect(abs(got - expected) <= 0.51, "seed \(seed): (\(x), \(y))")
                }
            }
        }
        #expect(compared > 0)
    }

    @Test("a turned picture that is shrunk is near the mean over the square that a pixel covers", arguments: [0.3, 0.8, -2.2])
    func turnedShrink(angle: CGFloat) throws {
        // A picture that changes slowly, with a fine chequer in it, of which reading single pixels would make stripes.
        let side = 240
        let source = try buffer(
            side,
            (0..<side * side).map { index in
                let (x, y) = (index % side, index / side)
                let level = UInt32(40 + x / 2 + ((x + y) % 2 == 0 ? 40 : 0))
                return 0xFF00_0000 | level << 16 | level << 8 | level
            })
        let transform = Transform(translationX: -120, y: -120).concatenating(Transform(scaleX: 0.13, y: 0.13))
            .concatenating(Transform(rotationAngle: angle)).concatenating(Transform(translationX: 20, y: 20))
        let canvas = try canvas(40, 40)
        draw(source, transform, .high, on: canvas)
        let inverse = try #require(transform.inverted())
        for y in 10..<30 {
            for x in 10..<30 {
                let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                // The chequer's mean is 20 more than its darker pixels; x / 2 is rounded down.
                let expected = 60 + (middle.x - 0.5) / 2 - 0.25
                #expect(abs(bytes(canvas.buffer.word(x: x, y: y))[1] - Double(expected)) <= 2)
            }
        }
    }

    @Test("a picture that grows is the same at medium and high as at low; along a side that shrinks it is averaged")
    func growth() throws {
        let source = try noise(9, 7, seed: 3)
        let (low, high) = (try canvas(40, 40), try canvas(40, 40))
        draw(source, Transform(scaleX: 3.7, y: 5.1), .low, on: low)
        draw(source, Transform(scaleX: 3.7, y: 5.1), .high, on: high)
        #expect(low.words == high.words)
        // Two rows become one and each column four: columns in proportion, at 1/8, 3/8, …, of the means.
        let mixed = try canvas(8, 1)
        draw(try buffer(2, [black, white, black, white]), Transform(scaleX: 4, y: 0.5), .high, on: mixed)
        #expect(mixed.words.map { $0 & 0xFF } == [0, 0, 32, 96, 159, 223, 255, 255])
    }

    @Test("none shows single pixels when it shrinks; averaged colours stay within their alpha")
    func nearestAndAlpha() throws {
        let source = try noise(100, 100, seed: 4)
        let (none, high) = (try canvas(13, 13), try canvas(13, 13))
        draw(source, Transform(scaleX: 0.13, y: 0.13), .none, on: none)
        draw(source, Transform(scaleX: 0.13, y: 0.13), .high, on: high)
        let colors = Set((0..<10_000).map { source.word(x: $0 % 100, y: $0 / 100) })
        #expect(none.words.allSatisfy(colors.contains))
        for word in high.words {
            let bytes = bytes(word)
            #expect(bytes[1...].allSatisfy { $0 <= bytes[0] })
        }
    }

    @Test(
        "the longest picture shrunk to a pixel or two shows its mean, or one of its pixels",
        arguments: [1, 2, 0.5, 1.7], InterpolationQuality.allCases)
    func longest(length: CGFloat, quality: InterpolationQuality) throws {
        let side = BitmapError.largestSide
        let source = try PixelBuffer(width: side, height: 1)
        source.store((0..<side).map { 0xFF00_0000 | UInt32($0 < side / 2 ? 0x40 : 0xC0) })
        let canvas = try canvas(4, 1)
        draw(source, Transform(scaleX: length / CGFloat(side), y: 1), quality, on: canvas)
        let alphas = canvas.words.map { $0 >> 24 }
        #expect(abs(alphas.reduce(0) { $0 + Double($1) } / 255 - Double(length)) < 0.01)
        if quality != .none, length == 1 { #expect(abs(Int(canvas.words[0] & 0xFF) - 0x80) <= 1) }
        if quality != .none, length == 2 { #expect(canvas.words[0] & 0xFF == 0x40 && canvas.words[1] & 0xFF == 0xC0) }
        if quality == .none { #expect(canvas.words.filter { $0 >> 24 == 255 }.allSatisfy { [0x40, 0xC0].contains($0 & 0xFF) }) }
    }

    @Test("the longest picture, turned and shrunk to a few pixels, shows")
    func longestTurned() throws {
        let side = BitmapError.largestSide
        let source = try PixelBuffer(width: side, height: 4)
        source.store(Array(repeating: white, count: side * 4))
        for quality in InterpolationQuality.allCases {
            let canvas = try canvas(12, 12)
            draw(
                source,
                Transform(translationX: CGFloat(side) / -2, y: -2).concatenating(Transform(scaleX: 4 / CGFloat(side), y: 1))
                    .concatenating(Transform(rotationAngle: 0.7)).concatenating(Transform(translationX: 6, y: 6)),
                quality, on: canvas)
            let covered = canvas.words.reduce(0) { $0 + Double($1 >> 24) } / 255
            #expect(abs(covered - 16) < 0.2, "\(quality)")
            #expect(canvas.words.contains(white))
        }
    }

    @Test("a part of the longest picture is found to the pixel", arguments: [0.61, 1, 2.3])
    func partOfLongest(scale: CGFloat) throws {
        let side = BitmapError.largestSide
        let source = try PixelBuffer(width: side, height: 1)
        source.store((0..<side).map { 0xFF00_0000 | UInt32($0) })
        let canvas = try canvas(1000, 1)
        // The part begins at the canvas's first pixel.
        let transform = Transform(a: scale, b: 0, c: 0, d: 1, tx: -20_000 * scale, ty: 0)
        for end in [20_300, side] {
            canvas.clear(Region(canvas.extent))
            draw(source, frame: CGRect(x: 20_000, y: 0, width: end - 20_000, height: 1), transform, .none, on: canvas)
            for (x, word) in canvas.words.enumerated() {
                let position = 20_000 + (CGFloat(x) + 0.5) / scale
                if abs(position - position.rounded()) < 0.02 || abs(position - CGFloat(end)) < 2 { continue }
                #expect(word & 0xFF_FFFF == (position < CGFloat(end) ? UInt32(position) : 0))
            }
        }
    }

    @Test("nothing around a part of a picture is mixed in, at any quality and size", arguments: InterpolationQuality.allCases)
    func parts(quality: InterpolationQuality) throws {
        var words = Array(repeating: 0xFFFF_0000 as UInt32, count: 40 * 40)
        for y in 10..<30 { for x in 5..<35 { words[y * 40 + x] = white } }
        let source = try buffer(40, words)
        for transform in [
            Transform(scaleX: 3.3, y: 2.7), Transform(scaleX: 0.31, y: 0.23), Transform(scaleX: 0.31, y: 2.3),
            Transform(rotationAngle: 0.4).concatenating(Transform(translationX: 20, y: 0)),
            Transform(rotationAngle: 0.4).concatenating(Transform(scaleX: 0.4, y: 0.2)).concatenating(Transform(translationX: 20, y: 0)),
        ] {
            let canvas = try canvas(120, 100)
            draw(source, frame: CGRect(x: 5, y: 10, width: 30, height: 20), transform, quality, on: canvas)
            #expect(canvas.words.contains(white))
            // Where it is drawn in part, it is still white.
            #expect(canvas.words.allSatisfy { $0 == ($0 >> 24) * 0x0101_0101 })
        }
    }

    @Test("a part of a shrunk picture has the bytes of the whole, wherever the canvas lies", arguments: 0..<16)
    func clips(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let source = try noise(random.integer(1...300), random.integer(1...300), seed: UInt64(seed) + 100)
        let quality = InterpolationQuality.allCases[seed % 5]
        var transform = Transform(scaleX: random.number(0.05...1.4), y: random.number(0.05...1.4))
        if seed % 2 == 0 { transform = transform.concatenating(Transform(rotationAngle: random.number(-4...4))) }
        transform = transform.concatenating(Transform(translationX: random.number(-300...300), y: random.number(-300...300)))
        let full = try canvas(1400, 1400, at: (-700, -700))
        draw(source, transform, quality, on: full)
        for _ in 0..<6 {
            let origin = (x: random.integer(-700...600), y: random.integer(-700...600))
            let part = try canvas(random.integer(1...200), random.integer(1...200), at: origin)
            draw(source, transform, quality, on: part)
            let expected = part.extent.intersection(full.extent)
            for y in expected.minY..<expected.maxY {
                for x in expected.minX..<expected.maxX {
                    let (word, other) = (part.buffer.word(x: x - origin.x, y: y - origin.y), full.buffer.word(x: x + 700, y: y + 700))
                    guard word != other else { continue }
                    Issue.record("seed \(seed): (\(x), \(y)) is \(word), not \(other)")
                    return
                }
            }
        }
    }
}
