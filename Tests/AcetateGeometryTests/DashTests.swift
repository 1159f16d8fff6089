import AcetateGeometry
import Foundation
import Testing

@Suite struct DashTests {
    private let line = polyline([point(0, 0), point(30, 0)])

    /// Where the dashes of a path along the x axis begin and end.
    private func intervals(_ dashes: Path) -> [[CGFloat]] {
        dashes.flattened(tolerance: 0.001).map { rounded([$0.points.first!.x, $0.points.last!.x]) }
    }

    private func rounded(_ numbers: [CGFloat]) -> [CGFloat] {
        numbers.map { ($0 * 1e9).rounded() / 1e9 }
    }

    private func outline(_ path: Path, cap: LineCap = .butt, phase: CGFloat = 0, _ lengths: [CGFloat], width: CGFloat = 4) -> Path {
        path.outline(StrokeStyle(width: width, cap: cap, dashLengths: lengths, dashPhase: phase), tolerance: 0.01)
    }

    // MARK: The pattern

    @Test(
        arguments: [
            (0, [10, 5], [[0, 10], [15, 25]]),
            (5, [10, 5], [[0, 5], [10, 20], [25, 30]]),
            (-5, [10, 5], [[5, 15], [20, 30]]),
            (10, [10, 5], [[5, 15], [20, 30]]),
            (15_000_005, [10, 5], [[0, 5], [10, 20], [25, 30]]),
            (-14_999_995, [10, 5], [[0, 5], [10, 20], [25, 30]]),
            // PDF 32000-1, table 56: [3] is 3 on, 3 off; [2 1 3] goes on with the roles changed: 2 on 1 off 3 on 2 off 1 on 3 off.
            (0, [10], [[0, 10], [20, 30]]),
            (0, [2, 1, 3], [[0, 2], [3, 6], [8, 9], [12, 14], [15, 18], [20, 21], [24, 26], [27, 30]]),
            (0, [40, 1], [[0, 30]]),
            (40, [40, 60], []),
            (0, [0, 10], [[0, 0], [10, 10], [20, 20]]),
            (0, [0, 12, 3, 5], [[0, 0], [12, 15], [20, 20]]),
        ] as [(CGFloat, [CGFloat], [[CGFloat]])])
    func `Dashes lie where the pattern says`(phase: CGFloat, lengths: [CGFloat], expected: [[CGFloat]]) {
        let dashes = line.dashed(phase: phase, lengths: lengths)
        #expect(intervals(dashes) == expected)
        #expect(dashes.refusedElements == 0)
        // The stroke paints the same: along a line, rects from the beginnings to the ends.
        let painted = outline(line, phase: phase, lengths).flattened(tolerance: 0.01)
            .map { rounded([$0.points.map(\.x).min()!, $0.points.map(\.x).max()!]) }
        #expect(painted == expected.filter { $0[0] < $0[1] })
    }

    @Test(arguments: [[], [0], [0, 0], [0, 0, 0]] as [[CGFloat]])
    func `No lengths, or none above zero, are a solid line`(lengths: [CGFloat]) {
        #expect(line.dashed(phase: 3, lengths: lengths) == line)
        #expect(line.dashed(phase: 3, lengths: lengths).refusedElements == 0)
        #expect(outline(line, phase: 3, lengths) == outline(line, []))
    }

    @Test(
        arguments: [
            (0, [-1, 5]), (0, [.nan]), (0, [.infinity, 1]), (.nan, [1, 1]), (-.infinity, [1]), (0, [1e308, 1e308]), (.nan, []),
        ] as [(CGFloat, [CGFloat])])
    func `Numbers that make no pattern are refused and leave the line solid`(phase: CGFloat, lengths: [CGFloat]) {
        let dashes = line.dashed(phase: phase, lengths: lengths)
        #expect(dashes == line && dashes.refusedElements == 1)
        let stroke = outline(line, phase: phase, lengths)
        #expect(stroke == outline(line, []) && stroke.refusedElements == 1)
    }

    @Test func `More than a hundred thousand dashes are a solid line`() {
        #expect(line.dashed(lengths: [0.0002, 0.0002]).flattened(tolerance: 1).count == 75_000)
        #expect(line.dashed(lengths: [0.0001, 0.0001]) == line)
        #expect(line.dashed(lengths: [.leastNonzeroMagnitude]) == line)
        #expect(line.dashed(lengths: [1e-300, 0]) == line)
        #expect(line.dashed(lengths: [CGFloat](repeating: 0, count: 400_001) + [100]) == line)
    }

    @Test func `Enormous numbers end, and what they give is finite`() {
        var path = polyline([point(-1e308, 1e308), point(1e308, -1e308)])
        path.addCurve(to: point(1e308, 0), control1: point(-1e308, 1e308), control2: point(0, 1e308))
        #expect(path.dashed(lengths: [1e300]) == path)
        #expect(intervals(line.dashed(phase: 1e300, lengths: [1e301])) == [[0, 30]])
        let far = polyline([point(0, 0), point(1e300, 0)]).dashed(lengths: [4e299, 2e299])
        #expect(far.points.map { ($0.x / 1e298).rounded() } == [0, 40, 60, 100])
        let tiny = polyline([point(0, 0), point(1e-300, 0)]).dashed(lengths: [4e-301, 2e-301])
        #expect(tiny.points.map { ($0.x / 1e-302).rounded() } == [0, 40, 60, 100])
    }

    // MARK: Subpaths

    @Test func `Each subpath begins the pattern anew`() {
        var path = polyline([point(0, 0), point(12, 0)])
        path.addLines(between: [point(100, 0), point(112, 0)])
        #expect(intervals(path.dashed(phase: 1, lengths: [5, 4])) == [[0, 4], [8, 12], [100, 104], [108, 112]])
    }

    @Test func `A dash goes round corners`() {
        let dashes = polyline([point(0, 0), point(10, 0), point(10, 10)]).dashed(lengths: [4, 4])
        #expect(Array(dashes.verbs) == [.move, .line, .move, .line, .line, .move, .line])
        let expected = [point(0, 0), point(4, 0), point(8, 0), point(10, 0), point(10, 2), point(10, 6), point(10, 10)]
        #expect(zip(dashes.points, expected).allSatisfy { $0.isClose(to: $1) })
    }

    @Test func `The last dash of a closed subpath joins the first`() {
        let square = Path(rect: rect(0, 0, 10, 10))
        // Dashes at 0…5, 12…17, 24…29 and 36…41, of which one lies beyond the end.
        let dashes = square.dashed(phase: 0, lengths: [5, 7])
        let polylines = dashes.flattened(tolerance: 1).map { Array($0.points) }
        #expect(polylines.map(\.count) == [2, 2, 3])
        #expect(zip(polylines[2], [point(0, 4), point(0, 0), point(5, 0)]).allSatisfy { $0.isClose(to: $1) })
        // So the corner is mitered.
        #expect(outline(square, [5, 7]).contains(point(-1.9, -1.9)))
        #expect(!outline(polyline(Array(square.points) + [.zero]), [5, 7]).contains(point(-1.9, -1.9)))
    }

    @Test func `The first dash of a closed subpath stands alone when the last ends before`() {
        // Dashes at 0…5 and 20…25.
        let dashes = Path(rect: rect(0, 0, 10, 10)).dashed(lengths: [5, 15]).flattened(tolerance: 1).map { Array($0.points) }
        #expect(dashes == [[point(10, 10), point(5, 10)], [point(0, 0), point(5, 0)]])
    }

    @Test func `A closed subpath in one dash stays closed`() {
        let square = Path(rect: rect(0, 0, 10, 10))
        #expect(square.dashed(lengths: [40, 1]) == square)
        #expect(square.dashed(phase: 5, lengths: [100, 1]) == square)
        #expect(square.dashed(phase: 100, lengths: [100, 60]).isEmpty)
    }

    @Test func `A subpath without length is a dot when the pattern begins with a dash`() {
        let dot = polyline([point(5, 6), point(5, 6)])
        #expect(dot.dashed(lengths: [3]) == dot)
        #expect(dot.dashed(phase: 3, lengths: [3]).isEmpty)
        #expect(outline(dot, cap: .square, [3]).boundingBox == rect(3, 4, 4, 4))
        #expect(polyline([point(5, 6)]).dashed(lengths: [3]).isEmpty)
    }

    // MARK: Curves

    @Test func `Curves are cut by their length and stay curves`() {
        // A half circle of radius 10, by two cubics that leave it by 0.000273 radii: a dash over π/6 of it is 10·π/6 long.
        var arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        let dashes = arc.dashed(lengths: [10 * .pi / 6])
        // The cubics are longer than the arc by some thousandths, in which a fourth dash begins.
        let ends = dashes.flattened(tolerance: 0.001).prefix(3).flatMap { [$0.points.first!, $0.points.last!] }
        let angles = [0, 1, 2, 3, 4, 5].map { CGFloat($0) * .pi / 6 }
        #expect(ends.count == 6)
        #expect(zip(ends, angles).allSatisfy { $0.distance(to: point(10 * cos($1), 10 * sin($1))) < 0.01 })
        #expect(dashes.samples(perElement: 20).allSatisfy { abs($0.distance(to: .zero) - 10) < 10 * 0.000274 })
    }

    @Test func `Dashes of no length are squares along the line and discs`() {
        // Down the diagonal, the corners of a square with sides of 2 lie √2 from its centre along the axes.
        let diagonal = polyline([point(0, 0), point(30, 30)])
        let squares = outline(diagonal, cap: .square, [0, 10], width: 2).flattened(tolerance: 1)
        #expect(squares.count == 5)
        for (index, square) in squares.enumerated() {
            let place = 10 * CGFloat(index) / 2.0.squareRoot()
            let half = 2.0.squareRoot()
            let expected = [point(place, place - half), point(place + half, place), point(place, place + half), point(place - half, place)]
            #expect(expected.allSatisfy { corner in square.points.contains { $0.isClose(to: corner, within: 1e-9) } })
        }
        let discs = outline(diagonal, cap: .round, [0, 10], width: 2)
        #expect(discs.flattened(tolerance: 1).count == 5 && discs.windingNumber(at: point(10 / 2.0.squareRoot(), 7)) == 1)
        #expect(outline(diagonal, cap: .butt, [0, 10]).isEmpty)
    }

    @Test func `Dots on a curve turn with it`() {
        // After an eighth of a circle a square looks along the diagonal: its corners lie straight right of its centre, and so on.
        let circle = Path(ellipseIn: rect(-10, -10, 20, 20))
        let squares = outline(circle, cap: .square, [0, 10 * .pi / 4], width: 2).flattened(tolerance: 1)
        #expect(squares.count >= 8)
        let corner = point(10 * cos(.pi / 4) + 2.0.squareRoot(), 10 * cos(.pi / 4))
        #expect(squares.flatMap(\.points).contains { $0.isClose(to: corner, within: 0.01) })
    }
}
