import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// Filling a rounded rect paints the bytes that filling its path paints, whichever way it goes about it.
@Suite struct RoundedRectTests {
    private static let extent = PixelRect(x: -11, y: 7, width: 90, height: 70)
    private let rasterizer = Rasterizer()

    private struct Shape {
        var rect: CGRect
        var radius: CGFloat
        var transform = Transform.identity
    }

    private static let background: [UInt32] = {
        var random = SeededGenerator(seed: 1)
        return (0..<extent.area).map { _ in random.premultipliedColor() }
    }()

    /// A canvas on pixels that have been drawn on before.
    private func canvas() throws -> Canvas {
        let buffer = try PixelBuffer(width: Self.extent.width, height: Self.extent.height)
        buffer.words.update(from: Self.background, count: Self.extent.area)
        return Canvas(buffer: buffer, origin: (Self.extent.x, Self.extent.y), rasterizer: rasterizer)
    }

    private func pixels(_ canvas: Canvas) -> [UInt32] {
        Array(UnsafeBufferPointer(start: canvas.buffer.words, count: canvas.buffer.width * canvas.buffer.height))
    }

    private func expectSameBytes(
        _ shape: Shape, color: Color = Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 1), clip: Region
    ) throws {
        let (actual, expected) = (try canvas(), try canvas())
        actual.fill(roundedRect: shape.rect, radius: shape.radius, transform: shape.transform, color: color, clip: clip)
        let path = Path(roundedRect: shape.rect, cornerRadius: shape.radius)
        expected.fill(path, transform: shape.transform, rule: .winding, color: color, clip: clip)
        let matches = pixels(actual) == pixels(expected)
        #expect(matches, "\(shape), \(color), clip \(clip)")
        #expect(rasterizer.isClean)
    }

    private func randomClip(_ random: inout SeededGenerator) -> Region {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: Region(Self.extent)
        case 1: Region(random.rect(in: Self.extent))
        default: Region((0..<5).map { _ in random.rect(in: Self.extent) })
        }
    }

    private func randomColor(_ random: inout SeededGenerator) -> Color {
        func component() -> CGFloat { CGFloat.random(in: 0...1, using: &random) }
        return Color(red: component(), green: component(), blue: component(), alpha: Bool.random(using: &random) ? 1 : component())
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func onWholePixelsItIsThePath(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let scale = [1, 1, 2, 1.5, 3, 0.75].randomElement(using: &random)!
            let device = random.rect(in: Self.extent.insetBy(-20))
            let rect = CGRect(
                x: CGFloat(device.minX) / scale, y: CGFloat(device.minY) / scale, width: CGFloat(device.width) / scale,
                height: CGFloat(device.height) / scale)
            let half = min(rect.width, rect.height) / 2
            let radius = [half, CGFloat.random(in: 0...half, using: &random), (half * 0.7).rounded(), 2, 0, 1e9].randomElement(
                using: &random)!
            try expectSameBytes(
                Shape(rect: rect, radius: radius, transform: Transform(scaleX: scale, y: scale)), color: randomColor(&random),
                clip: randomClip(&random))
        }
    }

    @Test(arguments: 21...24 as ClosedRange<UInt64>)
    func anywhereElseItIsThePath(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            func value(_ low: CGFloat, _ high: CGFloat) -> CGFloat { CGFloat.random(in: low...high, using: &random) }
            let rect = CGRect(x: value(-20, 40), y: value(0, 40), width: value(-50, 50), height: value(1, 40))
            let transform = [
                Transform.identity, Transform(rotationAngle: 0.3), Transform(scaleX: -1, y: 1), Transform(scaleX: 2, y: 1),
                Transform(scaleX: -1, y: -1), Transform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 20),
            ].randomElement(using: &random)!
            let shape = Shape(
                rect: Bool.random(using: &random) ? rect : rect.integral, radius: value(0, 20), transform: transform)
            try expectSameBytes(shape, color: randomColor(&random), clip: randomClip(&random))
        }
    }

    @Test func roundEndsMayMeetInAMiddleRowOrColumn() throws {
        for size in [
            CGSize(width: 40, height: 25), CGSize(width: 25, height: 40), CGSize(width: 25, height: 25), CGSize(width: 1, height: 9),
        ] {
            let rect = CGRect(origin: CGPoint(x: 3, y: 11), size: size)
            try expectSameBytes(Shape(rect: rect, radius: 30), clip: Region(Self.extent))
        }
    }

    @Test func oneRadiusAfterAnotherIsDrawnAsIfItWereTheFirst() throws {
        // More radii than are kept, small ones and such as take much room, twice.
        let radii = (1...40).map { CGFloat($0) * 0.8 } + [100, 127.5, 128, 129, 400]
        for radius in radii + radii {
            let rect = CGRect(x: -300, y: 20, width: 340, height: 900)
            try expectSameBytes(Shape(rect: rect, radius: radius), clip: Region(Self.extent))
        }
    }

    @Test func tilesMakeTheWhole() throws {
        let rect = CGRect(x: -4, y: 12, width: 70, height: 50)
        let (whole, tiled) = (try canvas(), try canvas())
        let color = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.6)
        whole.fill(roundedRect: rect, radius: 13.4, transform: .identity, color: color, clip: Region(Self.extent))
        for y in stride(from: Self.extent.minY, to: Self.extent.maxY, by: 3) {
            for x in stride(from: Self.extent.minX, to: Self.extent.maxX, by: 5) {
                let tile = PixelRect(x: x, y: y, width: 5, height: 3)
                tiled.fill(roundedRect: rect, radius: 13.4, transform: .identity, color: color, clip: Region(tile))
            }
        }
        #expect(pixels(tiled) == pixels(whole))
    }

    @Test(
        arguments: [
            (CGRect.null, 4), (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), 2),
            (CGRect(x: 0, y: 10, width: 20, height: 20), .nan),
            (CGRect(x: 5, y: 10, width: 0, height: 20), 3), (CGRect(x: 1e300, y: 10, width: 20, height: 20), 3),
        ] as [(CGRect, CGFloat)])
    func whatCannotBeDrawnIsNot(rect: CGRect, radius: CGFloat) throws {
        let canvas = try canvas()
        let before = pixels(canvas)
        canvas.fill(roundedRect: rect, radius: radius, transform: .identity, color: Color(white: 1, alpha: 1), clip: Region(Self.extent))
        #expect(pixels(canvas) == before)
    }

    @Test func aClearColorPaintsNothing() throws {
        let canvas = try canvas()
        let before = pixels(canvas)
        let rect = CGRect(x: 0, y: 10, width: 40, height: 40)
        canvas.fill(roundedRect: rect, radius: 8, transform: .identity, color: Color(white: 1, alpha: 0), clip: Region(Self.extent))
        #expect(pixels(canvas) == before)
    }
}
