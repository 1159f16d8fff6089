import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// Whatever the numbers are, what is made of a path ends, and its coordinates are finite.
@Suite struct PathExtremeNumberTests {
    private static let numbers: [CGFloat] = [
        0, -0.0, 1, -1, 10, 33, 100, 0.1, 1e-9, 1e16, 1e-300, .leastNonzeroMagnitude, 1e-160, 1e160, 1e300, -1e300, 1e308, -1e308,
        .greatestFiniteMagnitude, .nan, .infinity,
    ]

    private func number(using generator: inout SeededGenerator) -> CGFloat {
        generator.integer(in: 0...1) == 0 ? Self.numbers.randomElement(using: &generator)! : generator.number(in: -100...100)
    }

    private func point(using generator: inout SeededGenerator) -> CGPoint {
        CGPoint(x: number(using: &generator), y: number(using: &generator))
    }

    private func randomPath(using generator: inout SeededGenerator) -> Path {
        var path = polyline([.zero])
        for _ in 0..<generator.integer(in: 1...8) {
            let points = (0..<3).map { _ in point(using: &generator) }
            switch generator.integer(in: 0...4) {
            case 0: path.move(to: points[0])
            case 1: path.addLine(to: points[0])
            case 2: path.addQuadCurve(to: points[0], control: points[1])
            case 3: path.addCurve(to: points[0], control1: points[1], control2: points[2])
            default: path.close()
            }
        }
        return path
    }

    private func isFinite(_ path: Path) -> Bool {
        path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    @Test(arguments: 1...150 as ClosedRange<UInt64>)
    func `Strokes, dashes and parts of any path are finite`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let path = randomPath(using: &generator)
        var style = StrokeStyle(width: number(using: &generator), miterLimit: number(using: &generator))
        style.cap = [.butt, .round, .square].randomElement(using: &generator)!
        style.join = [.miter, .round, .bevel].randomElement(using: &generator)!
        style.dashLengths = (0..<generator.integer(in: 0...4)).map { _ in number(using: &generator) }
        style.dashPhase = number(using: &generator)
        #expect(isFinite(path.stroked(style, tolerance: 1)), "seed \(seed)")
        #expect(isFinite(path.dashed(phase: style.dashPhase, lengths: style.dashLengths)), "seed \(seed)")
        #expect(isFinite(path.trimmed(from: number(using: &generator), to: number(using: &generator))), "seed \(seed)")
        #expect(isFinite(path.reversed()), "seed \(seed)")
        #expect(path.length >= 0, "seed \(seed)")
        if let place = path.point(atLength: number(using: &generator)) {
            #expect(place.point.x.isFinite && place.point.y.isFinite && abs(place.angle) <= .pi, "seed \(seed)")
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func `Rounded rects of any numbers are finite`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (origin, size) = (point(using: &generator), point(using: &generator))
        let radii = CornerRadii(
            topLeft: number(using: &generator), topRight: number(using: &generator), bottomLeft: number(using: &generator),
            bottomRight: number(using: &generator))
        #expect(isFinite(Path(roundedRect: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), cornerRadii: radii)))
    }
}
