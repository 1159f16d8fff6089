import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation

/// Numbers that programs meet by accident, and some that are meant.
struct HostileNumbers {
    var random: SeededGenerator

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

    /// One in four is hostile: after it little can be seen of what is drawn.
    private mutating func transform() -> Transform {
        if random.integer(0...3) == 0 { return Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()) }
        let (turn, scale) = (random.number(-4...4), random.number(0.3...3))
        return Transform(scaleX: scale, y: random.number(-3...3)).concatenating(Transform(rotationAngle: turn))
            .concatenating(Transform(translationX: random.number(-9...20), y: random.number(-9...20)))
    }

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

    mutating func paint() throws -> Paint {
        switch random.integer(0...3) {
        case 0: .linearGradient(gradient(), start: point(), end: point())
        case 1:
            .radialGradient(gradient(), startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number())
        case 2: .conicGradient(gradient(), center: point(), angle: number())
        default: .pattern(try image(), origin: point())
        }
    }

    /// Adds something to the current path.
    private mutating func extendPath(of context: GraphicsContext) {
        switch random.integer(0...6) {
        case 0: context.move(to: point())
        case 1: context.addLine(to: point())
        case 2: context.addQuadCurve(to: point(), control: point())
        case 3: context.addCurve(to: point(), control1: point(), control2: point())
        case 4: context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: false)
        case 5: context.addPath(path())
        default: context.closePath()
        }
    }

    /// Does something with the current path.
    private mutating func usePath(of context: GraphicsContext) {
        let rule: FillRule = random.integer(0...1) == 0 ? .winding : .evenOdd
        switch random.integer(0...3) {
        case 0: context.fillPath(using: rule)
        case 1: context.strokePath()
        case 2: context.clip(using: rule)
        default: context.replacePathWithStrokedPath()
        }
    }

    /// Does something to the context.
    mutating func step(_ context: GraphicsContext) throws {
        let options = GradientOptions(rawValue: UInt32(random.integer(0...3)))
        switch random.integer(0...39) {
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
        case 14: context.setFillPaint(try paint())
        case 15: context.setStrokePaint(try paint())
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
        case 26: context.concatenate(transform())
        case 27: random.integer(0...1) == 0 ? context.clip(to: rect()) : context.clip(to: path())
        case 28: context.clip(to: rect(), mask: try image(), channel: random.integer(0...1) == 0 ? .alpha : .luminance)
        case 29: context.draw(try image().withRenderingMode(.template), at: point())
        case 30: context.setLineCap([.butt, .round, .square][random.integer(0...2)])
        case 31: context.setLineJoin([.miter, .round, .bevel][random.integer(0...2)])
        case 32...37: extendPath(of: context)
        case 38: usePath(of: context)
        default: random.integer(0...1) == 0 ? context.beginTransparencyLayer(in: rect()) : context.endTransparencyLayer()
        }
    }
}
