import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Numbers that programs meet by accident, and some that are meant.
struct HostileNumbers {
    var random: SplitMix

    private static let worst: [CGFloat] = [
        0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 1e300, -1e300, 1e20,
        -1e9, 1e5, 32_767, 32_768, 65_536, 2_097_152, -2_097_152, 0.5, 1.0 / 3, 1e-6, -1e-12, 10, -1,
    ]

    mutating func number() -> CGFloat {
        switch random.integer(0...9) {
        case 0, 1: Self.worst[random.integer(0...Self.worst.count - 1)]
        case 2: random.number(-1000...1000)
        default: random.number(-5...30)
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    mutating func path() -> Path {
        var path = Path()
        for _ in 0...random.integer(0...7) {
            switch random.integer(0...7) {
            case 0: path.move(to: point())
            case 1, 2: path.addLine(to: point())
            case 3: path.addQuadCurve(to: point(), control: point())
            case 4: path.addCurve(to: point(), control1: point(), control2: point())
            case 5: path.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
            case 6: path.addRoundedRect(rect(), cornerRadius: number())
            default: path.close()
            }
        }
        return path
    }

    mutating func gradient() -> Gradient {
        let stops = (0..<random.integer(0...4)).map { _ in Gradient.Stop(location: number(), color: random.color()) }
        return Gradient(stops: stops, spread: [.pad, .reflect, .repeating][random.integer(0...2)])
    }

    mutating func image() throws -> Image {
        let sides = [1, 2, 7, 40]
        let bitmap = try Bitmap(width: sides[random.integer(0...3)], height: sides[random.integer(0...3)])
        bitmap.fill(random.color())
        let image = Image(bitmap)
        guard random.integer(0...2) == 0 else { return image }
        return image.resizable(
            capInsets: EdgeInsets(top: number(), left: number(), bottom: number(), right: number()),
            resizingMode: random.integer(0...1) == 0 ? .tile : .stretch)
    }

    /// Does something to the context.
    mutating func step(_ context: GraphicsContext) throws {
        let options = GradientOptions(rawValue: UInt32(random.integer(0...3)))
        switch random.integer(0...29) {
        case 0, 1: context.fill(path(), using: random.integer(0...1) == 0 ? .winding : .evenOdd)
        case 2, 3: context.stroke(path())
        case 4: context.fill(rect())
        case 5: context.stroke(rect())
        case 6: context.fillEllipse(in: rect())
        case 7: context.fillRoundedRect(rect(), cornerRadius: number())
        case 8: context.clear(rect())
        case 9: context.draw(try image(), in: rect())
        case 10: context.draw(try image(), from: rect(), in: rect())
        case 11: context.drawLinearGradient(gradient(), start: point(), end: point(), options: options)
        case 12:
            context.drawRadialGradient(
                gradient(), startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(), options: options)
        case 13: context.drawConicGradient(gradient(), center: point(), angle: number())
        case 14: context.setFillPaint(.pattern(try image(), origin: point()))
        case 15: context.setStrokePaint(.linearGradient(gradient(), start: point(), end: point()))
        case 16: context.setLineWidth(number())
        case 17: context.setLineDash(phase: number(), lengths: (0..<random.integer(0...3)).map { _ in number() })
        case 18: context.setMiterLimit(number())
        case 19: context.setShadow(offset: CGSize(width: number(), height: number()), blur: number(), color: random.color())
        case 20: context.setAlpha(number())
        case 21: context.setBlendMode(BlendMode.allCases[random.integer(0...BlendMode.allCases.count - 1)])
        case 22: context.setShouldAntialias(random.integer(0...1) == 0)
        case 23: context.setInterpolationQuality([.none, .low, .high][random.integer(0...2)])
        case 24: context.saveState()
        case 25: context.restoreState()
        case 26: context.concatenate(Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
        case 27: random.integer(0...1) == 0 ? context.clip(to: rect()) : context.clip(to: path())
        case 28: context.clip(to: rect(), mask: try image())
        default: random.integer(0...1) == 0 ? context.beginTransparencyLayer(in: rect()) : context.endTransparencyLayer()
        }
    }
}

@Suite("Hostile drawing")
struct DrawingFuzzTests {
    /// More of them by `ACETATE_FUZZ_SEEDS`.
    private static let seeds = 0..<(ProcessInfo.processInfo.environment["ACETATE_FUZZ_SEEDS"].flatMap { Int($0) } ?? 150)

    @Test(
        "whatever numbers a program has, nothing crashes or hangs, no pixel outside the clip is touched, and every pixel is one",
        arguments: seeds)
    func hostile(seed: Int) throws {
        var numbers = HostileNumbers(random: SplitMix(seed: UInt64(seed)))
        let bitmap = try Bitmap(width: 24, height: 20)
        let clip = PixelRect(x: 3, y: 2, width: 17, height: 14)
        let background = Color(red: 0.2, green: 0.5, blue: 0.7, alpha: 0.6).premultiplied
        bitmap.fill(Color(premultiplied: background))
        let context = GraphicsContext(bitmap: bitmap, transform: .identity, clip: clip, rasterizer: Rasterizer())
        for _ in 0..<25 { try numbers.step(context) }
        for y in 0..<20 {
            for x in 0..<24 {
                let word = bitmap.word(x, y)
                let alpha = word >> 24
                let isPixel = [16, 8, 0].allSatisfy { word >> UInt32($0) & 0xFF <= alpha }
                #expect(isPixel && (clip.contains(x: x, y: y) || word == background), "seed \(seed), (\(x), \(y)): \(word)")
            }
        }
    }
}
