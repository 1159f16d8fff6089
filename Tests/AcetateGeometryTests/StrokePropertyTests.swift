import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// With round caps and joins, the outline of a stroke is all that is nearer to the path than half the width.
@Suite struct StrokePropertyTests {
    private static let tolerance: CGFloat = 0.01

    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func `A round stroke of random lines covers what is nearer than half its width`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        check(randomPath(curves: false, using: &generator), seed: seed, using: &generator)
    }

    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func `A round stroke of random curves covers what is nearer than half its width`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        check(randomPath(curves: true, using: &generator), seed: seed, using: &generator)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>, [false, true])
    func `A round dashed stroke covers what is nearer than half its width to a dash`(seed: UInt64, curves: Bool) {
        var generator = SeededGenerator(seed: seed &+ 500)
        let path = randomPath(curves: curves, using: &generator)
        let lengths = (0..<generator.integer(in: 1...4)).map { _ in generator.integer(in: 0...4) == 0 ? 0 : generator.number(in: 0.5...40) }
        check(path, dashLengths: lengths, dashPhase: generator.number(in: -90...90), seed: seed, using: &generator)
    }

    private func randomPath(curves: Bool, using generator: inout SeededGenerator) -> Path {
        var path = Path()
        for _ in 0..<generator.integer(in: 1...2) {
            var current = generator.point(in: 0...100)
            path.move(to: current)
            for _ in 0..<generator.integer(in: 1...6) {
                // Now and then a step that is far shorter than the stroke is wide.
                let reach: CGFloat = generator.integer(in: 0...3) == 0 ? 2 : 50
                let steps = (0..<3).map { _ in generator.point(in: -reach...reach) }.map { point(current.x + $0.x, current.y + $0.y) }
                switch curves ? generator.integer(in: 0...4) : 0 {
                case 0: path.addLine(to: steps[2])
                case 1, 2: path.addQuadCurve(to: steps[2], control: steps[0])
                default: path.addCurve(to: steps[2], control1: steps[0], control2: steps[1])
                }
                current = steps[2]
            }
            if generator.integer(in: 0...2) == 0 {
                path.close()
            }
        }
        return path
    }

    private func check(
        _ path: Path, dashLengths: [CGFloat] = [], dashPhase: CGFloat = 0, seed: UInt64, using generator: inout SeededGenerator
    ) {
        let width = [0.3, 2, 9, 40].randomElement(using: &generator)! * generator.number(in: 0.5...1.5)
        let style = StrokeStyle(width: width, cap: .round, join: .round, dashLengths: dashLengths, dashPhase: dashPhase)
        let outline = path.outline(style, tolerance: Self.tolerance)
        let drawn = path.dashed(phase: dashPhase, lengths: dashLengths)
        let spine = path.samples(perElement: 4)
        for _ in 0..<60 {
            // Near an edge of the stroke, where it matters, rather than anywhere.
            let middle = spine.randomElement(using: &generator)!
            let (distance, angle) = (width * generator.number(in: 0...0.75), generator.number(in: 0...(2 * .pi)))
            let probe = point(middle.x + distance * cos(angle), middle.y + distance * sin(angle))
            let margin = drawn.distance(to: probe, tolerance: 1e-3) - width / 2
            guard abs(margin) > 2 * Self.tolerance else { continue }
            let number = outline.windingNumber(at: probe)
            #expect(
                margin < 0 ? number > 0 : number == 0,
                "seed \(seed), width \(width), \(probe) is \(margin) outside the stroke, winding number \(number)")
        }
    }
}
