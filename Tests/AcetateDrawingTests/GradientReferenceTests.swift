import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// A gradient by its definition, in Double and apart from the library.
private struct ReferenceGradient {
    enum Shape {
        case linear(CGPoint, CGPoint)
        case radial(CGPoint, Double, CGPoint, Double)
        case conic(CGPoint, Double)
    }

    let gradient: Gradient
    let shape: Shape
    let options: GradientOptions
    let toUser: Transform

    func draw(in context: GraphicsContext) {
        switch shape {
        case .linear(let start, let end): context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: options)
        case .conic(let center, let angle): context.drawConicGradient(gradient, center: center, angle: angle)
        }
    }

    /// Premultiplied alpha, red, green and blue in 0…255 at a device position.
    func color(at position: CGPoint) -> [Double] {
        guard let t = location(of: position.applying(toUser)), let first = gradient.stops.first else { return [0, 0, 0, 0] }
        let place = spread(t)
        let before = gradient.stops.last { $0.location <= place } ?? first
        let after = gradient.stops.first { $0.location > place } ?? before
        let length = after.location - before.location
        let fraction = length > 0 ? min(max((place - before.location) / length, 0), 1) : 0
        func mix(_ component: KeyPath<Color, Double>) -> Double {
            before.color[keyPath: component] + fraction * (after.color[keyPath: component] - before.color[keyPath: component])
        }
        return [255, 255 * mix(\.red), 255 * mix(\.green), 255 * mix(\.blue)].map { $0 * mix(\.alpha) }
    }

    private func spread(_ t: Double) -> Double {
        guard t < 0 || t > 1 else { return t }
        switch gradient.spread {
        case .pad: return min(max(t, 0), 1)
        case .repeating: return t - floor(t)
        case .reflect:
            let back = t - 2 * floor(t / 2)
            return back > 1 ? 2 - back : back
        }
    }

    private func isDrawn(_ t: Double) -> Bool {
        t < 0 ? options.contains(.drawsBeforeStartLocation) : t <= 1 || options.contains(.drawsAfterEndLocation)
    }

    private func location(of point: CGPoint) -> Double? {
        switch shape {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let t = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
            return isDrawn(t) ? t : nil
        case .conic(let center, let angle):
            let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
            return turns - floor(turns)
        case .radial(let start, let startRadius, let end, let endRadius):
            // |p − (c₀ + t·(c₁ − c₀))|² = (r₀ + t·(r₁ − r₀))², as a·t² − 2·b·t + c = 0.
            let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
            let (x, y) = (point.x - start.x, point.y - start.y)
            let (a, b, c) = (dx * dx + dy * dy - dr * dr, x * dx + y * dy + startRadius * dr, x * x + y * y - startRadius * startRadius)
            let root = (b * b - a * c).squareRoot()
            let roots = a == 0 ? [c / (2 * b)] : [(b + root) / a, (b - root) / a]
            return roots.filter { startRadius + $0 * dr >= 0 && isDrawn($0) }.max()
        }
    }
}

@Suite("Gradients by their definition")
struct GradientReferenceTests {
    private let side = 32

    /// Numbers of quarters, so that circles that touch from within do so exactly.
    private func shape(_ kind: Int, _ random: inout SeededGenerator) -> ReferenceGradient.Shape {
        func quarter(_ range: ClosedRange<Int>) -> Double { Double(random.integer(range)) / 4 }
        func point() -> CGPoint { CGPoint(x: quarter(-40...160), y: quarter(-40...160)) }
        let start = point()
        switch kind {
        case 0: return .linear(start, CGPoint(x: start.x + quarter(4...80), y: start.y + quarter(-80...80)))
        case 1: return .conic(start, quarter(-30...30))
        // From a point or a circle, anywhere to anywhere.
        case 2: return .radial(start, quarter(0...40), point(), quarter(41...90))
        case 3: return .radial(start, quarter(41...90), point(), quarter(0...40))
        // Equal radii: a band without an end.
        case 4: return .radial(start, 8, CGPoint(x: start.x + quarter(4...80), y: start.y), 8)
        // One touches the other from within.
        default:
            let distance = quarter(4...40)
            return .radial(start, 3, CGPoint(x: start.x, y: start.y + distance), 3 + distance)
        }
    }

    @Test("every pixel has the colour at its middle, whatever shape, spread, ends and transform", arguments: 0..<6, 0..<20)
    func reference(kind: Int, seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(1000 * kind + seed))
        let locations = [random.integer(0...3), random.integer(2...6), random.integer(6...8)].map { CGFloat($0) / 8 }
        let stops = locations.map { Gradient.Stop(location: $0, color: random.color()) }
        let gradient = Gradient(stops: stops, spread: [.pad, .reflect, .repeating][random.integer(0...2)])
        let transform = Transform(rotationAngle: random.number(-3...3))
            .concatenating(Transform(scaleX: random.number(0.4...2), y: random.number(-2 ... -0.4)))
            .concatenating(Transform(translationX: random.number(0...30), y: random.number(0...30)))
        let reference = ReferenceGradient(
            gradient: gradient, shape: shape(kind, &random), options: GradientOptions(rawValue: UInt32(random.integer(0...3))),
            toUser: try #require(transform.inverted()))
        let bitmap = try Bitmap(width: side, height: side)
        let context = GraphicsContext(bitmap: bitmap)
        context.concatenate(transform)
        reference.draw(in: context)
        #expect(context.refusedOperations == 0)
        for y in 0..<side {
            for x in 0..<side {
                let got = [24, 16, 8, 0].map { Double(bitmap.word(x, y) >> UInt32($0) & 0xFF) }
                #expect(isNear(got, reference, x, y), "(\(x), \(y)): \(got), not \(reference.color(at: middle(x, y)))")
            }
        }
    }

    private func middle(_ x: Int, _ y: Int, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
        CGPoint(x: Double(x) + 0.5 + dx, y: Double(y) + 0.5 + dy)
    }

    /// Whether a pixel is within 1/255 of the colour at its middle, or so near to it that rounding decides on which side of an edge it is.
    private func isNear(_ got: [Double], _ reference: ReferenceGradient, _ x: Int, _ y: Int) -> Bool {
        let nudges: [(Double, Double)] = [(0, 0), (1e-5, 0), (-1e-5, 0), (0, 1e-5), (0, -1e-5)]
        return nudges.contains { dx, dy in
            zip(got, reference.color(at: middle(x, y, dx, dy))).allSatisfy { abs($0 - $1) <= 1 }
        }
    }
}
