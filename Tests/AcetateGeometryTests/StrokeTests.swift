import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct StrokeTests {
    static let tolerance: CGFloat = 0.01

    func outline(
        _ path: Path, width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10
    ) -> Path {
        path.outline(StrokeStyle(width: width, cap: cap, join: join, miterLimit: miterLimit), tolerance: Self.tolerance)
    }

    /// The area that subpaths enclose, counted as often as they wind about it.
    func area(_ path: Path, tolerance: CGFloat = 0.001) -> CGFloat {
        path.flattened(tolerance: tolerance).reduce(0) { sum, polyline in
            let points = Array(polyline.points)
            return zip(points, points.dropFirst() + [points[0]]).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2 }
        }
    }

    let angle = polyline([point(0, 0), point(20, 0), point(20, 20)])

    // MARK: Caps

    @Test func `A butt line is its rectangle`() {
        let stroke = outline(polyline([point(10, 10), point(30, 10)]), width: 4)
        #expect(Array(stroke.points) == [point(10, 8), point(30, 8), point(30, 12), point(10, 12)])
        #expect(Array(stroke.verbs) == [.move, .line, .line, .line, .close])
    }

    @Test func `Square caps are longer by half the width`() {
        let stroke = outline(polyline([point(10, 10), point(30, 10)]), width: 4, cap: .square)
        #expect(stroke.boundingBox == rect(8, 8, 24, 4))
        #expect(area(stroke) == 96)  // 24·4
    }

    @Test func `Round caps are half discs`() {
        let stroke = outline(polyline([point(10, 10), point(30, 10)]), width: 8, cap: .round)
        // Outer edges lie within the tolerance, which their length turns into area.
        #expect(abs(area(stroke) - (20 * 8 + .pi * 16)) < 8 * .pi * Self.tolerance)
        #expect(stroke.contains(point(6.1, 10)) && stroke.contains(point(33.9, 10)))
        #expect(!stroke.contains(point(5.9, 10)) && !stroke.contains(point(7, 7)))
    }

    @Test(arguments: [
        polyline([point(5, 6), point(5, 6)]),
        polyline([point(5, 6)], isClosed: true),
        polyline([point(5, 6), point(5, 6), point(5, 6)], isClosed: true),
    ])
    func `A subpath without length is a dot of its cap`(dot: Path) {
        #expect(outline(dot, width: 4, cap: .butt).isEmpty)
        #expect(Array(outline(dot, width: 4, cap: .square).points) == [point(3, 4), point(7, 4), point(7, 8), point(3, 8)])
        let disc = outline(dot, width: 4, cap: .round)
        #expect(disc.windingNumber(at: point(5, 6)) == 1)
        #expect(disc.points.allSatisfy { abs($0.distance(to: point(5, 6)) - 2) < 1e-12 })
        #expect(abs(area(disc) - 4 * .pi) < 4 * .pi * Self.tolerance)
    }

    @Test func `A curve whose points are all the same is a dot`() {
        var path = Path()
        path.move(to: point(5, 6))
        path.addCurve(to: point(5, 6), control1: point(5, 6), control2: point(5, 6))
        #expect(outline(path, width: 4, cap: .square).boundingBox == rect(3, 4, 4, 4))
    }

    @Test func `A lone move leaves nothing`() {
        #expect(outline(polyline([point(5, 6)]), width: 4, cap: .round).isEmpty)
        #expect(outline(Path(), width: 4, cap: .round).isEmpty)
    }

    // MARK: Joins

    @Test func `A stroked rect has exact corners`() {
        let stroke = outline(Path(rect: rect(10, 20, 30, 40)), width: 4)
        #expect(stroke.points.count == 8)
        #expect(Set(stroke.points.prefix(4)) == [point(8, 18), point(42, 18), point(42, 62), point(8, 62)])
        #expect(Set(stroke.points.suffix(4)) == [point(12, 22), point(38, 22), point(38, 58), point(12, 58)])
        #expect(stroke.windingNumber(at: point(9, 19)) == 1)
        #expect(stroke.windingNumber(at: point(25, 40)) == 0)
    }

    @Test func `A rect that is thinner than its stroke is filled`() {
        let stroke = outline(Path(rect: rect(10, 20, 30, 5)), width: 8)
        for x in stride(from: CGFloat(6.5), to: 44, by: 1) {
            for y in stride(from: CGFloat(16.5), to: 29, by: 1) {
                #expect(stroke.contains(point(x, y)), "(\(x) \(y))")
            }
        }
        #expect(stroke.boundingBox == rect(6, 16, 38, 13))
    }

    @Test func `A rect without height is a line there and back`() {
        let stroke = outline(Path(rect: rect(10, 20, 30, 0)), width: 4, join: .round)
        #expect(stroke.contains(point(25, 21)) && stroke.contains(point(8.5, 20)) && !stroke.contains(point(25, 22.5)))
    }

    @Test func `The joins of a right angle are a tip, a quarter disc and a cut corner`() {
        // Two bars of 20 by 4 share a square of 2, which leaves 156; the corner adds a square of 2, a quarter disc of radius 2, or half
        // the square.
        #expect(area(outline(angle, width: 4, join: .miter)) == 160)
        #expect(area(outline(angle, width: 4, join: .bevel)) == 158)
        #expect(abs(area(outline(angle, width: 4, join: .round)) - (156 + .pi)) < 4 * Self.tolerance)
        #expect(outline(angle, width: 4).contains(point(21.9, -1.9)))
        #expect(!outline(angle, width: 4, join: .round).contains(point(21.5, -1.5)))
        #expect(outline(angle, width: 4, join: .round).contains(point(21.3, -1.3)))
        #expect(!outline(angle, width: 4, join: .bevel).contains(point(21.1, -1.1)))
    }

    @Test func `Turning the other way gives the mirror image`() {
        for join in [LineJoin.miter, .round, .bevel] {
            let mirrored = outline(angle.applying(Transform(scaleX: 1, y: -1)), width: 4, join: join)
            #expect(abs(area(mirrored) - area(outline(angle, width: 4, join: join))) < 1e-9)
            #expect(area(mirrored) > 0)
        }
    }

    @Test func `A miter longer than its limit is cut`() {
        // At a right angle the miter is 1 / sin 45° = √2 widths long.
        #expect(outline(angle, width: 4, miterLimit: 1.4143) == outline(angle, width: 4))
        #expect(outline(angle, width: 4, miterLimit: 1.4141) == outline(angle, width: 4, join: .bevel))
    }

    @Test(arguments: [0.5, 0, -10, .nan] as [CGFloat])
    func `A miter limit below one cuts every corner`(limit: CGFloat) {
        #expect(outline(angle, width: 4, miterLimit: limit) == outline(angle, width: 4, join: .bevel))
    }

    @Test(arguments: [1e9, .infinity] as [CGFloat])
    func `A line straight back has no tip, whatever the limit`(limit: CGFloat) {
        let path = polyline([point(0, 0), point(20, 0), point(5, 0)])
        #expect(outline(path, width: 4, miterLimit: limit).boundingBox == rect(0, -2, 20, 4))
        let round = outline(path, width: 4, join: .round)
        #expect(round.contains(point(21.9, 0)) && !round.contains(point(22.1, 0)) && !round.contains(point(-0.1, 0)))
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `A line straight back covers itself whatever way it runs and however it is rounded`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (start, end) = (generator.point(in: 0...100), generator.point(in: 0...100))
        let part = generator.number(in: 0.1...0.9)
        let back = point(end.x + part * (start.x - end.x), end.y + part * (start.y - end.y))
        for join in [LineJoin.miter, .round, .bevel] {
            let stroke = outline(polyline([start, end, back]), width: 2, join: join, miterLimit: .infinity)
            for step in 1...19 {
                let fraction = CGFloat(step) / 20
                let probe = point(start.x + fraction * (end.x - start.x), start.y + fraction * (end.y - start.y))
                #expect(stroke.windingNumber(at: probe) > 0, "seed \(seed)")
            }
            #expect(stroke.boundingBox.insetBy(dx: 1.01, dy: 1.01).width <= abs(end.x - start.x), "seed \(seed)")
        }
    }

    @Test func `A huge limit lets a tip be as long as it is`() {
        // The tip of two lines with the slope ±1/100 is half a width over the sine of the half angle from the corner: 2·√(1 + 100²).
        let path = polyline([point(0, 0), point(1000, 10), point(0, 20)])
        let tip = outline(path, width: 4, miterLimit: 1e12).boundingBox.maxX
        #expect(abs(tip - (1000 + 2 * (1 + 100.0 * 100).squareRoot())) < 1e-6)
    }

    @Test func `Repeated and nearly repeated points make no corners`() {
        let clean = outline(angle, width: 4)
        #expect(outline(polyline([point(0, 0), point(0, 0), point(20, 0), point(20, 0), point(20, 20), point(20, 20)]), width: 4) == clean)
        let nearly = polyline([point(0, 0), point(20, 0), point(20 - 1e-13, -1e-13), point(20, 20)])
        #expect(outline(nearly, width: 4) == clean)
        // Closed by a line that is only a rounding error long.
        let square = [point(0, 0), point(20, 0), point(20, 20), point(0, 20)]
        let closed = outline(polyline(square + [point(1e-14, 1e-14)], isClosed: true), width: 4)
        #expect(closed.boundingBox.isClose(to: rect(-2, -2, 24, 24)))
    }

    @Test func `Points on a straight line change nothing that is covered`() {
        let stroke = outline(polyline([point(0, 0), point(7, 0), point(20, 0)]), width: 4)
        #expect(area(stroke) == 80)
        #expect(stroke.boundingBox == rect(0, -2, 20, 4))
    }

    @Test func `A polygon of many short sides covers nothing twice`() {
        // A regular polygon of n sides with the apothem r: its stroke with miters is the ring of two such polygons, n·tan(π/n)·(R² - r²).
        let count = 100
        let corners = (0..<count).map { 2 * .pi * CGFloat($0) / CGFloat(count) }.map { point(50 * cos($0), 50 * sin($0)) }
        let apothem = 50 * cos(.pi / CGFloat(count))
        let expected = CGFloat(count) * tan(.pi / CGFloat(count)) * (pow(apothem + 20, 2) - pow(apothem - 20, 2))
        #expect(abs(area(outline(polyline(corners, isClosed: true), width: 40)) - expected) < 1e-6)
    }

    // MARK: What cannot be stroked

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func `A width that is not positive and finite leaves nothing`(width: CGFloat) {
        #expect(outline(angle, width: width).isEmpty)
    }

    @Test(arguments: [0, -1, .nan] as [CGFloat])
    func `A tolerance that cannot be met ends all the same`(tolerance: CGFloat) {
        let circle = Path(ellipseIn: rect(0, 0, 10, 10))
        let stroke = circle.outline(StrokeStyle(width: 2, cap: .round, join: .round, miterLimit: 10), tolerance: tolerance)
        #expect(stroke.contains(point(0.5, 5)) && !stroke.contains(point(5, 5)))
    }

    @Test(arguments: [.leastNonzeroMagnitude, 1e-300, 1e-9] as [CGFloat], [0, .leastNonzeroMagnitude, .infinity] as [CGFloat])
    func `A width next to nothing has ends and corners`(width: CGFloat, tolerance: CGFloat) {
        let stroke = angle.outline(StrokeStyle(width: width, cap: .round, join: .round, miterLimit: 10), tolerance: tolerance)
        #expect(!stroke.isEmpty && stroke.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test func `Enormous coordinates end, and what they give is finite`() {
        var path = polyline([point(-1e308, 1e308), point(1e308, -1e308)])
        path.addCurve(to: point(1e308, 0), control1: point(-1e308, 1e308), control2: point(0, 1e308))
        let stroke = outline(path, width: 1e300, cap: .round, join: .round)
        #expect(stroke.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test func `A curve that is small in its own units is as round as any`() {
        let circle = Path(ellipseIn: rect(0, 0, 2e-9, 2e-9))
        let stroke = circle.outline(StrokeStyle(width: 2e-10, cap: .butt, join: .miter, miterLimit: 10), tolerance: 1e-12)
        #expect(abs(area(stroke, tolerance: 1e-13) - 2 * .pi * 1e-9 * 2e-10) < 4 * .pi * 1e-9 * (1e-12 + 1e-9 * 0.000273))
    }

    @Test func `Both edges of a stroke along a curve keep to the tolerance`() {
        // An S that nowhere bends as tightly as the widest stroke's edge.
        var curve = Path()
        curve.move(to: point(0, 0))
        curve.addCurve(to: point(80, 10), control1: point(40, 50), control2: point(40, -40))
        for width in [1, 6, 14] as [CGFloat] {
            let polyline = outline(curve, width: width).flattened(tolerance: 1)[0].points
            for (start, end) in zip(polyline, polyline.dropFirst()) {
                let middle = point((start.x + end.x) / 2, (start.y + end.y) / 2)
                // Caps lie within half a width of the ends.
                if min(middle.distance(to: point(0, 0)), middle.distance(to: point(80, 10))) <= width / 2 + 0.1 { continue }
                #expect(abs(curve.distance(to: middle, tolerance: 1e-4) - width / 2) < Self.tolerance + 1e-3, "\(middle)")
            }
        }
    }

    @Test(arguments: 1...80 as ClosedRange<UInt64>)
    func `The edges of a bend keep to the tolerance`(seed: UInt64) {
        // Three legs of a control polygon that turn one way, of unequal lengths.
        var generator = SeededGenerator(seed: seed)
        var direction = generator.number(in: 0...6)
        let sign: CGFloat = generator.integer(in: 0...1) == 0 ? 1 : -1
        var controls = [point(0, 0)]
        for _ in 0..<3 {
            let length = generator.number(in: 10...32)
            controls.append(point(controls.last!.x + length * cos(direction), controls.last!.y + length * sin(direction)))
            direction += sign * generator.number(in: 0.05...0.9)
        }
        var curve = Path()
        curve.move(to: controls[0])
        curve.addCurve(to: controls[3], control1: controls[1], control2: controls[2])
        let width = generator.number(in: 0.1...12)
        let stroke = outline(curve, width: width).flattened(tolerance: 1e-3).map { polyline(Array($0.points), isClosed: $0.isClosed) }[0]
        let hodograph = zip(controls, controls.dropFirst()).map { point($1.x - $0.x, $1.y - $0.y) }
        for step in 0...100 {
            let parameter = CGFloat(step) / 100
            let (middle, way) = (deCasteljau(controls, at: parameter), deCasteljau(hodograph, at: parameter))
            let factor = width / 2 / hypot(way.x, way.y)
            for side in [-factor, factor] {
                let edge = point(middle.x - side * way.y, middle.y + side * way.x)
                #expect(stroke.distance(to: edge, tolerance: 1) < Self.tolerance, "seed \(seed)")
            }
        }
    }
}
