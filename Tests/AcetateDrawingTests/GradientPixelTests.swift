import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

private let both: GradientOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

@Suite("Pixels of gradients")
struct GradientPixelTests {
    private let side = 48

    @Test("an opaque gradient between nested circles covers the very middle, where circles shrink to a point", arguments: 1...60)
    func tip(tenths: Int) throws {
        let (radius, middle) = (CGFloat(tenths) / 10, CGPoint(x: 10.5, y: 10.5))
        for otherRadius: CGFloat in [0, 0.35, 3.35, 7.75, 20] {
            let bitmap = try Bitmap(width: 21, height: 21)
            bitmap.fill(.white)
            GraphicsContext(bitmap: bitmap).drawRadialGradient(
                Gradient(colors: [.red, .blue]), startCenter: middle, startRadius: radius, endCenter: middle, endRadius: otherRadius,
                options: both)
            // The smaller circle's colour goes on to the middle, where t is beyond its end.
            #expect(bitmap.word(10, 10) == (otherRadius < radius ? 0xFF00_00FF : 0xFFFF_0000), "\(radius) to \(otherRadius)")
            #expect(bitmap.words.allSatisfy { $0 >> 24 == 255 }, "\(radius) to \(otherRadius)")
        }
    }

    @Test("a hard edge lies at its pixel however long the gradient is", arguments: [1e3, 32767, 1e6, 1e7, 1e8])
    func longHardEdge(length: CGFloat) throws {
        let start = -0.3 * length
        for step in 0..<50 {
            // Never nearer than 0.01 to the middle of a pixel.
            let edge = 20.51 + CGFloat(step) / 50 * 0.98
            let location = (edge - start) / length
            let bitmap = try Bitmap(width: side, height: 1)
            GraphicsContext(bitmap: bitmap).drawLinearGradient(
                Gradient(stops: [.init(location: location, color: .red), .init(location: location, color: .blue)]),
                start: CGPoint(x: start, y: 0), end: CGPoint(x: start + length, y: 0), options: both)
            #expect(bitmap.words == (0..<side).map { CGFloat($0) + 0.5 < edge ? 0xFFFF_0000 : 0xFF00_00FF }, "\(edge)")
        }
    }

    @Test("a short run of colours is even however long the gradient is", arguments: [1e3, 32767, 1e6, 1e7])
    func longRun(length: CGFloat) throws {
        let start = -0.9 * length
        let stops = zip([10, 30], [Color.black, .white]).map { Gradient.Stop(location: ($0 - start) / length, color: $1) }
        let bitmap = try Bitmap(width: side, height: 1)
        GraphicsContext(bitmap: bitmap).drawLinearGradient(
            Gradient(stops: stops), start: CGPoint(x: start, y: 0), end: CGPoint(x: start + length, y: 0), options: both)
        for x in 0..<side {
            let shade = min(max((Double(x) + 0.5 - 10) / 20, 0), 1) * 255
            #expect(abs(Double(bitmap.word(x, 0) & 0xFF) - shade) < 0.51, "\(x)")
        }
    }

    @Test("along one axis, all pixels of a row or column are alike", arguments: [false, true])
    func axes(isVertical: Bool) throws {
        let bitmap = try Bitmap(width: side, height: side)
        GraphicsContext(bitmap: bitmap).drawLinearGradient(
            Gradient(colors: [.black, .white]), start: CGPoint(x: 8, y: 8), end: isVertical ? CGPoint(x: 8, y: 40) : CGPoint(x: 40, y: 8),
            options: .drawsAfterEndLocation)
        for y in 0..<side {
            for x in 0..<side {
                // (n + 0.5 − 8)/32 of 255 is never half way between two bytes.
                let t = (Double(isVertical ? y : x) + 0.5 - 8) / 32
                let shade = UInt32((min(max(t, 0), 1) * 255).rounded())
                #expect(bitmap.word(x, y) == (t < 0 ? 0 : 0xFF00_0000 | shade * 0x1_0101), "(\(x), \(y))")
            }
        }
    }

    @Test("a part of a gradient is the same part of the whole", arguments: 0..<120)
    func parts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let stops = (0...random.integer(0...4)).map { _ in Gradient.Stop(location: random.number(0...1), color: random.color()) }
        let gradient = Gradient(stops: stops, spread: [.pad, .reflect, .repeating][random.integer(0...2)])
        let options = GradientOptions(rawValue: UInt32(random.integer(0...3)))
        let (start, end) = (random.point(0...48), random.point(0...48))
        let (startRadius, endRadius, angle) = (random.number(0...20), random.number(0...40), random.number(-9...9))
        // Every fourth is not turned, so that gradients along an axis are among them.
        let isUpright = seed % 4 == 0
        let transform = Transform(rotationAngle: isUpright ? 0 : random.number(-3...3))
            .concatenating(Transform(scaleX: random.number(0.3...3), y: random.number(-3 ... -0.3)))
            .concatenating(Transform(translationX: random.number(0...48), y: random.number(0...48)))
        func draw(clip: CGRect?) throws -> Bitmap {
            let bitmap = try Bitmap(width: side, height: side)
            let context = GraphicsContext(bitmap: bitmap)
            if let clip { context.clip(to: clip) }
            context.concatenate(transform)
            switch seed / 4 % 4 {
            case 0: context.drawLinearGradient(gradient, start: start, end: CGPoint(x: end.x, y: start.y), options: options)
            case 1: context.drawLinearGradient(gradient, start: start, end: end, options: options)
            case 2:
                context.drawRadialGradient(
                    gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: options)
            default: context.drawConicGradient(gradient, center: start, angle: angle)
            }
            return bitmap
        }
        let whole = try draw(clip: nil)
        for _ in 0..<6 {
            let part = random.pixelRect(within: side)
            let clipped = try draw(clip: CGRect(x: part.x, y: part.y, width: part.width, height: part.height))
            for y in 0..<side {
                for x in 0..<side {
                    let isInside = (part.minX..<part.maxX).contains(x) && (part.minY..<part.maxY).contains(y)
                    #expect(clipped.word(x, y) == (isInside ? whole.word(x, y) : 0), "(\(x), \(y))")
                }
            }
        }
    }
}
