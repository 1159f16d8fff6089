import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

extension StrokeTests {
    @Test(arguments: [1, 8, 39] as [CGFloat])
    func `A stroked circle is a ring`(width: CGFloat) {
        let stroke = outline(Path(ellipseIn: rect(-20, -20, 40, 40)), width: width)
        // Off by the tolerance and by the cubics' 0.000273 radii along both edges, together 2·2π·20 long.
        #expect(abs(area(stroke) - 2 * .pi * 20 * width) < 4 * .pi * 20 * (Self.tolerance + 20 * 0.000273))
        for sample in stroke.samples(perElement: 32) {
            #expect(abs(abs(sample.distance(to: .zero) - 20) - width / 2) < Self.tolerance + 20 * 0.000273)
        }
    }

    @Test(arguments: [0.5, 8, 16] as [CGFloat])
    func `The edges of a circle's stroke are circles of four curves`(width: CGFloat) {
        let stroke = outline(Path(ellipseIn: rect(-20, -20, 40, 40)), width: width)
        #expect(stroke.verbs.filter { $0 == .cubic }.count == 8)
        #expect(stroke.windingNumber(at: point(20, 0.1)) == 1 && stroke.windingNumber(at: .zero) == 0)
        // A quarter of the tolerance, and the cubics' 0.000273 radii of the circle itself.
        for sample in stroke.samples(perElement: 32) {
            #expect(abs(abs(sample.distance(to: .zero) - 20) - width / 2) < Self.tolerance / 4 + 20 * 0.000273)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `Edges far from a curve are of as many curves as it takes`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // A bend of radii of about 200, unevenly fast, in a stroke whose inner edge is at the half of them and more.
        let angle = generator.number(in: 0.8...1.5)
        let handles = (generator.number(in: 0.25...0.4) * angle * 200, generator.number(in: 0.25...0.4) * angle * 200)
        let controls = [
            point(200, 0), point(200, handles.0),
            point(200 * cos(angle) + handles.1 * sin(angle), 200 * sin(angle) - handles.1 * cos(angle)),
            point(200 * cos(angle), 200 * sin(angle)),
        ]
        var curve = Path()
        curve.move(to: controls[0])
        curve.addCurve(to: controls[3], control1: controls[1], control2: controls[2])
        let width = generator.number(in: 20...160)
        let stroke = outline(curve, width: width)
        #expect(stroke.verbs.contains(.cubic))
        for sample in stroke.samples(perElement: 12) {
            // Between the ends of both edges, lines run across the stroke.
            if min(abs(sample.y), abs(sample.x * sin(angle) - sample.y * cos(angle))) < 1e-6 { continue }
            let miss = abs(curve.distance(to: sample, tolerance: 1e-3) - width / 2)
            #expect(miss < Self.tolerance / 2, "seed \(seed), width \(width), \(sample)")
        }
    }

    @Test func `A circle wider than its radius has no hole`() {
        let stroke = outline(Path(ellipseIn: rect(-5, -5, 10, 10)), width: 30)
        for radius in stride(from: CGFloat(0), to: 20, by: 0.7) {
            for step in 0..<16 {
                let probe = point(radius * cos(CGFloat(step)), radius * sin(CGFloat(step)))
                #expect(stroke.windingNumber(at: probe) > 0, "\(probe)")
            }
        }
        #expect(!stroke.contains(point(20.1, 0)))
    }

    @Test func `A narrow bend between straight legs has no hole`() {
        // The inner edge of the bend runs backwards over the legs.
        var path = polyline([point(-3, -40), point(-3, 0)])
        path.addArc(center: .zero, radius: 3, startAngle: .pi, endAngle: 0, clockwise: false)
        path.addLine(to: point(3, -40))
        let stroke = outline(path, width: 20)
        for x in stride(from: CGFloat(-12.9), to: 12.9, by: 0.5) {
            for y in stride(from: CGFloat(-39.9), to: 0, by: 0.5) {
                #expect(stroke.windingNumber(at: point(x, y)) > 0, "(\(x) \(y))")
            }
        }
    }

    @Test func `A cusp is round and leaves no spike`() {
        // Its first derivative is zero at t = 1/2, where it has come to (15, 22.5).
        var cusp = Path()
        cusp.move(to: point(0, 0))
        cusp.addCurve(to: point(30, 0), control1: point(30, 30), control2: point(0, 30))
        let stroke = outline(cusp, width: 10)
        #expect(stroke.contains(point(15, 27.4)))
        for sample in stroke.points {
            #expect(cusp.distance(to: sample, tolerance: 1e-4) < 5 + Self.tolerance)
        }
    }

    @Test func `A curve along a line and back is as long as it goes`() {
        // x(t) = 3·40·(1 - t)²·t + 3·40·(1 - t)·t² = 120·t·(1 - t), which is 30 in the middle.
        var path = Path()
        path.move(to: point(0, 0))
        path.addCurve(to: point(0, 0), control1: point(40, 0), control2: point(40, 0))
        let stroke = outline(path, width: 4)
        #expect(stroke.boundingBox.isClose(to: rect(0, -2, 32, 4), within: Self.tolerance))
    }

    @Test func `Handles of no length leave the direction of the curve alone`() {
        var path = Path()
        path.move(to: point(0, 0))
        path.addCurve(to: point(20, 0), control1: point(0, 0), control2: point(20, 0))
        #expect(outline(path, width: 4).boundingBox == rect(0, -2, 20, 4))
    }

    @Test func `A smooth joint between line and curve is no corner`() {
        let stroke = outline(Path(roundedRect: rect(0, 0, 60, 40), cornerRadius: 10), width: 4)
        let outer = Path(roundedRect: rect(-2, -2, 64, 44), cornerRadius: 12)
        let inner = Path(roundedRect: rect(2, 2, 56, 36), cornerRadius: 8)
        #expect(abs(area(stroke) - (area(outer) - area(inner))) < 400 * Self.tolerance)
    }
}
