import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct PathTrimmingTests {
    private let angle = polyline([point(0, 0), point(10, 0), point(10, 10)])

    private func randomPath(seed: UInt64) -> Path {
        var generator = SeededGenerator(seed: seed)
        var path = Path()
        for isClosed in [false, true, false] {
            path.move(to: generator.point(in: 0...100))
            path.addLine(to: generator.point(in: 0...100))
            path.addQuadCurve(to: generator.point(in: 0...100), control: generator.point(in: 0...100))
            path.addCurve(to: generator.point(in: 0...100), control1: generator.point(in: 0...100), control2: generator.point(in: 0...100))
            if isClosed {
                path.close()
            }
        }
        return path
    }

    // MARK: Trimming

    @Test func `A part goes from one fraction of the length to another`() {
        #expect(angle.trimmed(from: 0.25, to: 0.75) == polyline([point(5, 0), point(10, 0), point(10, 5)]))
        #expect(angle.trimmed(from: 0, to: 0.5) == polyline([point(0, 0), point(10, 0)]))
        #expect(angle.trimmed(from: 0.5, to: 7) == polyline([point(10, 0), point(10, 10)]))
    }

    @Test func `The whole is the path itself, and no part is empty`() {
        let path = randomPath(seed: 1)
        #expect(path.trimmed(from: 0, to: 1) == path && path.trimmed(from: -3, to: 9) == path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 0.7, to: 0.2).isEmpty)
        #expect(path.trimmed(from: 1, to: 2).isEmpty && path.trimmed(from: -1, to: 0).isEmpty)
        #expect(path.trimmed(from: 0.7, to: 0.2).refusedElements == 0)
    }

    @Test func `What cannot be measured is refused`() {
        for path in [
            angle.trimmed(from: .nan, to: 1), angle.trimmed(from: 0, to: .nan),
            polyline([point(-1e308, 0), point(1e308, 0)]).trimmed(from: 0, to: 0.5),
        ] {
            #expect(path.isEmpty && path.refusedElements == 1)
        }
    }

    @Test func `Subpaths are one length, and closed ones stay closed while they are whole`() {
        var path = Path(rect: rect(0, 0, 10, 10))
        path.addLines(between: [point(20, 0), point(80, 0)])
        var expected = Path(rect: rect(0, 0, 10, 10))
        expected.addLines(between: [point(20, 0), point(50, 0)])
        #expect(path.trimmed(from: 0, to: 0.7) == expected)
        #expect(path.trimmed(from: 0, to: 0.4) == Path(rect: rect(0, 0, 10, 10)))
        #expect(path.trimmed(from: 0.1, to: 0.4) == polyline([point(10, 0), point(10, 10), point(0, 10), point(0, 0)]))
        #expect(path.trimmed(from: 0.4, to: 1) == polyline([point(20, 0), point(80, 0)]))
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `Parts are as long as they say, lie on the path and fit together`(seed: UInt64) throws {
        let path = randomPath(seed: seed)
        var generator = SeededGenerator(seed: seed &+ 1000)
        let cuts = ([0, 1] + (0..<3).map { _ in generator.number(in: 0...1) }).sorted()
        for (start, end) in zip(cuts, cuts.dropFirst()) {
            let part = path.trimmed(from: start, to: end)
            #expect(abs(part.length - (end - start) * path.length) < 1e-6 * path.length, "seed \(seed)")
            #expect(part.samples(perElement: 10).allSatisfy { path.distance(to: $0, tolerance: 1e-3) < 1.1e-3 }, "seed \(seed)")
            let place = try #require(path.point(atLength: start * path.length))
            #expect(part.points[0].isClose(to: place.point, within: 1e-6), "seed \(seed)")
        }
    }

    // MARK: Reversing

    @Test func `A reversed path goes from its end to its start`() {
        #expect(angle.reversed() == polyline([point(10, 10), point(10, 0), point(0, 0)]))
        var curve = Path()
        curve.move(to: point(0, 0))
        curve.addQuadCurve(to: point(2, 0), control: point(1, 1))
        curve.addCurve(to: point(8, 0), control1: point(4, 3), control2: point(6, -3))
        var expected = Path()
        expected.move(to: point(8, 0))
        expected.addCurve(to: point(2, 0), control1: point(6, -3), control2: point(4, 3))
        expected.addQuadCurve(to: point(0, 0), control: point(1, 1))
        #expect(curve.reversed() == expected)
        #expect(Path().reversed().isEmpty && polyline([point(1, 1)]).reversed().isEmpty)
    }

    @Test func `Closed subpaths stay closed and wind the other way`() {
        #expect(Path(rect: rect(0, 0, 2, 1)).reversed() == polyline([point(0, 0), point(0, 1), point(2, 1), point(2, 0)], isClosed: true))
        for path in [
            Path(rect: rect(0, 0, 20, 10)), Path(ellipseIn: rect(0, 0, 20, 10)), Path(roundedRect: rect(0, 0, 20, 10), cornerRadius: 3),
        ] {
            #expect(path.reversed().windingNumber(at: point(10, 5)) == -1)
            #expect(path.reversed().reversed() == path)
        }
        let dot = polyline([point(5, 6), point(5, 6)], isClosed: true)
        #expect(dot.reversed() == polyline([point(5, 6)], isClosed: true))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `Places count from the other end`(seed: UInt64) throws {
        let path = randomPath(seed: seed)
        let back = path.reversed()
        #expect(back.reversed() == path)
        #expect(abs(back.length - path.length) < 1e-9 * path.length)
        for part in [0.1, 0.35, 0.6, 0.95] {
            let place = try #require(path.point(atLength: part * path.length))
            let other = try #require(back.point(atLength: (1 - part) * path.length))
            #expect(place.point.isClose(to: other.point, within: 1e-6), "seed \(seed)")
            // Half a turn apart.
            let turn = place.angle - other.angle
            #expect(abs(cos(turn) + 1) < 1e-9, "seed \(seed)")
        }
    }
}
