import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

private let both: GradientOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

@Suite("Gradients")
struct GradientTests {
    private func row(_ draw: (GraphicsContext) -> Void) throws -> [UInt32] {
        let bitmap = try Bitmap(width: 100, height: 100)
        draw(GraphicsContext(bitmap: bitmap))
        return (0..<100).map { bitmap.word($0, 50) }
    }

    private func horizontal(_ gradient: Gradient, options: GradientOptions = both) throws -> [UInt32] {
        try row { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: options) }
    }

    @Test("colours are mixed before they are premultiplied")
    func straightAlpha() throws {
        let words = try horizontal(Gradient(colors: [.red, Color(red: 0, green: 0, blue: 1, alpha: 0)]))
        for x in [0, 10, 50, 77, 99] {
            let t = (Double(x) + 0.5) / 100
            let bytes = [1 - t, (1 - t) * (1 - t), 0, t * (1 - t)].map { Int(($0 * 255).rounded()) }
            let got = [24, 16, 8, 0].map { Int(words[x] >> UInt32($0) & 0xFF) }
            #expect(zip(got, bytes).allSatisfy { abs($0 - $1) <= 1 }, "\(x): \(got), not \(bytes)")
        }
    }

    @Test("two stops at one place make an edge at the very pixel")
    func hardEdge() throws {
        let stops = [Gradient.Stop(location: 0.3, color: .red), .init(location: 0.3, color: .blue)]
        let words = try horizontal(Gradient(stops: stops))
        // The middle of pixel 29 lies at 0.295, that of pixel 30 at 0.305.
        #expect(words == Array(repeating: 0xFFFF_0000, count: 30) + Array(repeating: 0xFF00_00FF, count: 70))
    }

    @Test("one stop is a colour, none is nothing; stops that step back are moved up; locations are clamped")
    func oddStops() throws {
        #expect(try horizontal(Gradient(stops: [.init(location: 0.4, color: .green)])).allSatisfy { $0 == 0xFF00_FF00 })
        #expect(try horizontal(Gradient(stops: [])).allSatisfy { $0 == 0 })
        let back = Gradient(stops: [.init(location: 0.5, color: .red), .init(location: 0.2, color: .blue)])
        #expect(back.stops.map(\.location) == [0.5, 0.5])
        let wild = Gradient(stops: [.init(location: .nan, color: .red), .init(location: 7, color: .blue)])
        #expect(wild.stops.map(\.location) == [0, 1])
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    }

    @Test("a gradient from a point to itself, between equal circles, or of numbers that are none paints nothing")
    func degenerate() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let point = CGPoint(x: 50, y: 50)
        #expect(try row { $0.drawLinearGradient(gradient, start: point, end: point, options: both) }.allSatisfy { $0 == 0 })
        let circles = try row {
            $0.drawRadialGradient(gradient, startCenter: point, startRadius: 20, endCenter: point, endRadius: 20, options: both)
        }
        #expect(circles.allSatisfy { $0 == 0 })
        let context = GraphicsContext(bitmap: try Bitmap(width: 10, height: 10))
        context.drawLinearGradient(gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: point)
        context.drawRadialGradient(gradient, startCenter: point, startRadius: -1, endCenter: point, endRadius: 5)
        context.drawRadialGradient(gradient, startCenter: point, startRadius: 0, endCenter: point, endRadius: .infinity)
        context.drawConicGradient(gradient, center: point, angle: .infinity)
        #expect(context.refusedOperations == 4)
        context.scaleBy(x: 0, y: 1)
        context.drawConicGradient(gradient, center: point, angle: 0)
        #expect(context.refusedOperations == 4)
    }

    @Test("beyond its ends a gradient is repeated, or goes back and forth")
    func spreads() throws {
        let stops = [Gradient.Stop(location: 0, color: .black), .init(location: 1, color: .white)]
        func shades(_ spread: Gradient.Spread) throws -> [Int] {
            let words = try row {
                $0.drawLinearGradient(
                    Gradient(stops: stops, spread: spread), start: CGPoint(x: 40, y: 0), end: CGPoint(x: 60, y: 0), options: both)
            }
            return [30, 45, 65, 85].map { Int(words[$0] & 0xFF) }
        }
        // Locations: (30.5 − 40)/20 = −0.475, then 0.275, 1.275 and 2.275.
        #expect(try shades(.pad) == [0, 70, 255, 255])
        #expect(try shades(.repeating) == [134, 70, 70, 70])
        #expect(try shades(.reflect) == [121, 70, 185, 70])
    }

    @Test("a conic gradient goes round clockwise from its angle")
    func conic() throws {
        let bitmap = try Bitmap(width: 100, height: 100)
        let gradient = Gradient(colors: [.black, .white])
        GraphicsContext(bitmap: bitmap).drawConicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: .pi / 2)
        // From straight down on: to the left a quarter, up a half, to the right three quarters. Middles of pixels are a little aside.
        let shades = [(50, 99), (0, 50), (49, 0), (99, 49)].map { Int(bitmap.word($0.0, $0.1) & 0xFF) }
        #expect(shades[0] == 255 || shades[0] == 0)
        #expect(zip(shades.dropFirst(), [64, 128, 191]).allSatisfy { abs($0 - $1) <= 1 }, "\(shades)")
    }

    @Test("between two circles apart, what lies outside their cone is clear")
    func cone() throws {
        let bitmap = try Bitmap(width: 100, height: 100)
        GraphicsContext(bitmap: bitmap).drawRadialGradient(
            Gradient(colors: [.red, .blue]), startCenter: CGPoint(x: 20, y: 50), startRadius: 0, endCenter: CGPoint(x: 70, y: 50),
            endRadius: 20, options: both)
        // The cone's sides rise by 20/√(50² − 20²) = 0.436 from its tip at (20, 50).
        #expect(bitmap.alpha(60, 50) == 255 && bitmap.alpha(60, 66) == 255)
        #expect(bitmap.alpha(60, 69) == 0 && bitmap.alpha(10, 50) == 0)
    }
}
