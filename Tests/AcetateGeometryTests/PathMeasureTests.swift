import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct PathMeasureTests {
    private func randomCurves(seed: UInt64) -> Path {
        var generator = SeededGenerator(seed: seed)
        var path = Path()
        path.move(to: generator.point(in: -50...50))
        for _ in 0..<4 {
            path.addQuadCurve(to: generator.point(in: -50...50), control: generator.point(in: -50...50))
            path.addCurve(
                to: generator.point(in: -50...50), control1: generator.point(in: -50...50), control2: generator.point(in: -50...50))
        }
        return path
    }

    // MARK: Bounding boxes

    @Test func `The box of a curve touches the curve, not its control points`() {
        var quad = Path()
        quad.move(to: point(0, 0))
        quad.addQuadCurve(to: point(10, 0), control: point(5, 8))
        // The middle of the curve is halfway to the control point: y = 8 / 2.
        #expect(quad.boundingBox.isClose(to: rect(0, 0, 10, 4)))
        #expect(quad.controlBoundingBox == rect(0, 0, 10, 8))

        var cubic = Path()
        cubic.move(to: point(0, 0))
        cubic.addCurve(to: point(0, 10), control1: point(8, 0), control2: point(8, 10))
        // At t = 1/2, x = 3/8 · 8 + 3/8 · 8.
        #expect(cubic.boundingBox.isClose(to: rect(0, 0, 6, 10)))
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `The box of random curves is the box of dense samples`(seed: UInt64) {
        let path = randomCurves(seed: seed)
        let samples = path.samples(perElement: 2000)
        let box = path.boundingBox
        let sampled = samples.reduce(CGRect(origin: samples[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        // Between samples a curve rises by at most h²/8 of its second derivative, here 6·200/8/2000².
        #expect(box.isClose(to: sampled, within: 4e-5), "seed \(seed)")
        #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(sampled), "seed \(seed)")
    }

    @Test func `A lone move is a point in the box`() {
        var path = Path(rect: rect(0, 0, 1, 1))
        path.move(to: point(5, 6))
        #expect(path.boundingBox == rect(0, 0, 5, 6))
    }

    @Test func `Enormous curves have a box`() {
        var path = Path()
        path.move(to: point(-1e308, 0))
        path.addCurve(to: point(1e308, 1), control1: point(1e308, -1e308), control2: point(-1e308, 1e308))
        #expect(path.boundingBox.minX <= -1e308)
    }

    // MARK: Hit testing

    @Test func `The left and top edges of a rect are inside, the others are not`() {
        let path = Path(rect: rect(10, 10, 20, 20))
        #expect(path.contains(point(10, 10)) && path.contains(point(10, 20)) && path.contains(point(20, 10)))
        #expect(!path.contains(point(30, 20)) && !path.contains(point(20, 30)) && !path.contains(point(30, 30)))
        #expect(!path.contains(point(9.999, 20)) && !path.contains(point(20, 9.999)))
    }

    @Test func `Two rects in one direction leave a hole by the even-odd rule only`() {
        var path = Path(rect: rect(0, 0, 30, 30))
        path.addRect(rect(10, 10, 10, 10))
        #expect(path.windingNumber(at: point(15, 15)) == 2)
        #expect(path.contains(point(15, 15)))
        #expect(!path.contains(point(15, 15), using: .evenOdd))
        #expect(path.contains(point(5, 5), using: .evenOdd))
    }

    @Test func `Open subpaths count as closed`() {
        var path = polyline([point(0, 0), point(10, 0), point(10, 10)])
        #expect(path.contains(point(8, 3)))
        path.addLines(between: [point(20, 0), point(30, 0), point(30, 10)])
        #expect(path.contains(point(8, 3)) && path.contains(point(28, 3)) && !path.contains(point(15, 3)))
    }

    @Test func `A point that is not finite is in no path`() {
        let path = Path(ellipseIn: rect(0, 0, 10, 10))
        #expect(!path.contains(point(.nan, 5)) && !path.contains(point(5, .nan)) && !path.contains(point(-.infinity, 5)))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `A ray through the ends of curves counts them once`(seed: UInt64) {
        // At the height of each corner, a point to the left of everything has winding number zero.
        let path = randomCurves(seed: seed)
        for corner in path.points {
            #expect(path.windingNumber(at: point(-60, corner.y)) == 0, "seed \(seed), \(corner)")
            #expect(path.windingNumber(at: point(path.boundingBox.minX - 1e-6, corner.y)) == 0, "seed \(seed), \(corner)")
        }
    }

    @Test func `A circle is solved and not flattened`() {
        // On the diagonal of a quarter drawn by one cubic, the curve is exactly where the cubic's middle is.
        let path = Path(ellipseIn: rect(-1000, -1000, 2000, 2000))
        let handle = 1000 * 0.5522847498
        let middle = (1000 + 3 * 1000 + 3 * handle) / 8
        #expect(path.contains(point(middle - 1e-9, middle - 1e-9)))
        #expect(!path.contains(point(middle + 1e-9, middle + 1e-9)))
    }

    // MARK: Flattening

    @Test(arguments: [1, 0.1, 0.001] as [CGFloat])
    func `A flattened path leaves its curves by no more than the tolerance`(tolerance: CGFloat) {
        for seed in UInt64(1)...5 {
            let path = randomCurves(seed: seed)
            for sample in path.samples(perElement: 100) {
                #expect(path.distance(to: sample, tolerance: tolerance) <= tolerance, "seed \(seed)")
            }
        }
    }

    @Test func `Flattening keeps lines and subpaths`() {
        var path = polyline([point(0, 0), point(10, 0)], isClosed: true)
        path.addLines(between: [point(1, 1), point(2, 2), point(3, 1)])
        let polylines = path.flattened(tolerance: 0.1)
        #expect(polylines.map(\.isClosed) == [true, false])
        #expect(polylines.map { Array($0.points) } == [[point(0, 0), point(10, 0)], [point(1, 1), point(2, 2), point(3, 1)]])
    }

    @Test(arguments: [0, -1, .nan] as [CGFloat])
    func `A tolerance that cannot be met ends all the same`(tolerance: CGFloat) {
        let path = randomCurves(seed: 1)
        #expect(path.flattened(tolerance: tolerance)[0].points.count == 1 + 8 * 16384)
    }
}
