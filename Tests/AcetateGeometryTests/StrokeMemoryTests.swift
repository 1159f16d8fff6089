import AcetateGeometry
import Foundation
import Testing

/// Round corners and caps of enormous width have thousands of points each, and there may be very many of them.
@Suite struct StrokeMemoryTests {
    /// 100,000 lines to all sides, 66 points long on average.
    private var zigzag: Path {
        var path = Path()
        path.move(to: .zero)
        for index in 0..<100_000 { path.addLine(to: CGPoint(x: index % 97, y: index % 89)) }
        return path
    }

    @Test(arguments: [[], [30]] as [[CGFloat]])
    func `An outline of very many wide arcs fits into memory`(lengths: [CGFloat]) {
        let style = StrokeStyle(width: 1e5, cap: .round, join: .round, dashLengths: lengths)
        let outline = zigzag.outline(style, tolerance: 0.0125)
        // At 0.0014 radians each, half turns alone would come to hundreds of millions.
        #expect(outline.points.count < 6_000_000)
        #expect(outline.points.allSatisfy { abs($0.x) < 60_000 && abs($0.y) < 60_000 })
    }

    @Test func `Very many dashes of a curve fit into memory, whatever the width`() {
        var curve = Path()
        curve.move(to: CGPoint(x: 26, y: 6))
        curve.addQuadCurve(to: CGPoint(x: 10, y: 25), control: CGPoint(x: -1_000_000, y: 23))
        let style = StrokeStyle(width: .greatestFiniteMagnitude, dashLengths: [30])
        #expect(curve.outline(style, tolerance: 0.0125).points.count < 6_000_000)
    }

    @Test func `The arcs of an outline that is not enormous stay within the tolerance`() {
        var path = Path()
        path.move(to: .zero)
        for index in 1...200 { path.addLine(to: CGPoint(x: CGFloat(index % 2) * 10, y: 0)) }
        // Half turns about (0, 0) and (10, 0), of a radius of 50,000.
        let outline = path.outline(StrokeStyle(width: 1e5, cap: .round, join: .round), tolerance: 0.0125)
        for (first, second) in zip(outline.points, outline.points.dropFirst()) where first.x < 0 && second.x < 0 {
            let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
            if abs(first.y - second.y) < 1000 { #expect(hypot(middle.x, middle.y) > 50_000 - 0.02) }
        }
    }
}
