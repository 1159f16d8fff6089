import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct PathLengthTests {
    /// y = x² from 0 to `end`: a quadratic curve whose control point is where the tangents meet.
    private func parabola(to end: CGFloat) -> Path {
        var path = Path()
        path.move(to: point(0, 0))
        path.addQuadCurve(to: point(end, end * end), control: point(end / 2, 0))
        return path
    }

    /// The length of y = x² from 0: half of x·√(1 + 4x²) + asinh(2x) / 2.
    private func parabolaLength(_ x: CGFloat) -> CGFloat {
        (x * (1 + 4 * x * x).squareRoot() + asinh(2 * x) / 2) / 2
    }

    private let cuspLength = pow(2, 1.5) - 1 as CGFloat

    private func cusp() -> Path {
        var cusp = Path()
        cusp.move(to: point(0, 0))
        cusp.addCurve(to: point(1, 0), control1: point(1, 1), control2: point(0, 1))
        return cusp
    }

    // MARK: Lengths

    @Test(arguments: [1e-6, 0.1, 1, 3, 100, 1e6] as [CGFloat])
    func `A parabola is as long as its formula says`(end: CGFloat) {
        let expected = parabolaLength(end)
        #expect(abs(parabola(to: end).length - expected) < 1e-9 * expected)
    }

    @Test func `A curve with a cusp is as long as its formula says`() {
        // x = 3t - 6t² + 4t³ and y = 3t - 3t² have the speed 3·|1 - 2t|·√((1 - 2t)² + 1), whose integral is (2^1.5 - 1).
        #expect(abs(cusp().length - cuspLength) < 1e-9)
    }

    @Test func `A curve along a line and back counts both ways`() {
        // x = 120·t·(1 - t) goes to 30 and back.
        var path = Path()
        path.move(to: point(0, 0))
        path.addCurve(to: point(0, 0), control1: point(40, 0), control2: point(40, 0))
        #expect(abs(path.length - 60) < 1e-7)
    }

    @Test func `Arcs are as long as their angle, but for what cubics leave them by`() {
        for angle in [0.1, 1, 2, 5] as [CGFloat] {
            var arc = Path()
            arc.addArc(center: point(7, 8), radius: 20, startAngle: 1, endAngle: 1 + angle, clockwise: true)
            // Outward by at most 0.000273 radii; short arcs, whose error shrinks with the sixth power, are exact.
            let error: CGFloat = angle < 0.2 ? 1e-8 : 0.000273
            #expect(abs(arc.length - 20 * angle) < 20 * angle * error)
        }
    }

    @Test func `The lines that close subpaths count, moves do not`() {
        var path = Path(rect: rect(0, 0, 3, 4))
        path.addLines(between: [point(100, 0), point(103, 4)])
        path.move(to: point(1000, 1000))
        #expect(path.length == CGFloat(19))
        #expect(Path().length == 0)
    }

    @Test func `Enormous and tiny curves keep their digits`() {
        for scale in [1e-300, 1e-160, 1e160, 1e300] as [CGFloat] {
            let curve = cusp().applying(Transform(scaleX: scale, y: scale))
            #expect(abs(curve.length / scale - cuspLength) < 1e-9)
            let line = polyline([point(0, 0), point(3 * scale, 4 * scale)])
            #expect(abs(line.length / scale - 5) < 1e-12)
        }
        #expect(polyline([point(-1e308, 0), point(1e308, 0)]).length == .infinity)
        #expect(polyline([point(-1e308, 0), point(1e308, 0)]).point(atLength: 1) == nil)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `Random curves are as long as the chords of many samples`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var path = Path()
        path.move(to: generator.point(in: -50...50))
        path.addCurve(to: generator.point(in: -50...50), control1: generator.point(in: -50...50), control2: generator.point(in: -50...50))
        let samples = path.samples(perElement: 20_000)
        let sum = zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        #expect(abs(path.length - sum) < 1e-6 * sum, "seed \(seed)")
    }

    // MARK: Places

    @Test func `Places on a parabola are where its formula says`() throws {
        for x in [0, 0.2, 1, 1.7, 2] as [CGFloat] {
            let place = try #require(parabola(to: 2).point(atLength: parabolaLength(x)))
            #expect(place.point.isClose(to: point(x, x * x), within: 1e-8))
            #expect(abs(place.angle - atan(2 * x)) < 1e-8)
        }
    }

    @Test func `At a corner a place looks where the path goes on`() throws {
        let path = polyline([point(0, 0), point(10, 0), point(10, 10)])
        let places = try [-5, 4, 10, 13, 99].map { try #require(path.point(atLength: $0)) }
        #expect(places.map(\.point) == [point(0, 0), point(4, 0), point(10, 0), point(10, 3), point(10, 10)])
        let down = CGFloat.pi / 2
        #expect(places.map(\.angle) == [0, 0, down, down, down])
        #expect(path.point(atLength: .nan) == nil && Path().point(atLength: 0) == nil)
    }

    @Test func `Where one subpath follows another the later begins`() throws {
        var path = polyline([point(0, 0), point(10, 0)])
        path.addLines(between: [point(50, 0), point(50, 5)])
        path.move(to: point(80, 80))
        let places = try [9, 10, 11, 20].map { try #require(path.point(atLength: $0)).point }
        #expect(places == [point(9, 0), point(50, 0), point(50, 1), point(50, 5)])
    }

    @Test func `A path without length is where it begins`() throws {
        let place = try #require(polyline([point(5, 6), point(5, 6)]).point(atLength: 3))
        #expect(place.point == point(5, 6) && place.angle == 0)
    }

    @Test func `In a cusp a place has a direction`() throws {
        // It comes to (1/2, 3/4) upward and leaves downward; y points down, so that it comes at 90° and leaves at -90°.
        let place = try #require(cusp().point(atLength: cuspLength / 2))
        #expect(place.point.isClose(to: point(0.5, 0.75), within: 1e-6))
        #expect(abs(abs(place.angle) - .pi / 2) < 1e-2)
    }
}
