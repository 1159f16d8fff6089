import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Coverage against `CoverageReference`, which itself errs by up to 1/512.
@Suite struct RasterizerAccuracyTests {
    private static let area = PixelRect(x: 0, y: 0, width: 72, height: 44)

    private static func ellipse(_ x: Double, _ y: Double, _ size: Double) -> Path {
        var path = Path()
        path.addEllipse(in: CGRect(x: x, y: y, width: size, height: size))
        return path
    }

    private static var roundedRect: Path {
        var path = Path()
        path.addRoundedRect(CGRect(x: 3.3, y: 2.7, width: 64, height: 24), cornerRadius: 12)
        return path
    }

    private static var ring: Path {
        var path = ellipse(4.3, 4.6, 32)
        path.addPath(ellipse(6.3, 6.6, 28))
        return path
    }

    private static var star: Path {
        var path = Path()
        for index in 0..<50 {
            let angle = Double(index) * .pi / 25
            let radius = index % 2 == 0 ? 20.0 : 8
            let point = CGPoint(x: 36.2 + radius * cos(angle), y: 21.9 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private static var quads: Path {
        var path = Path()
        path.move(to: CGPoint(x: 5.1, y: 20.3))
        path.addQuadCurve(to: CGPoint(x: 60.7, y: 18.2), control: CGPoint(x: 30, y: -17))
        path.addQuadCurve(to: CGPoint(x: 5.1, y: 20.3), control: CGPoint(x: 41, y: 61))
        path.close()
        return path
    }

    private static let shapes: [(name: String, path: Path, rule: FillRule)] = [
        ("rounded rect", roundedRect, .winding), ("circle", ellipse(4.3, 4.6, 32), .winding), ("ring", ring, .evenOdd),
        ("star", star, .winding), ("quads", quads, .winding), ("small circle", ellipse(7.8, 5.3, 6), .winding),
        ("tiny circle", ellipse(7.8, 5.3, 3.5), .winding), ("large circle", ellipse(15.2, 1.1, 41), .winding),
    ]

    @Test(arguments: shapes.indices)
    func noPixelIsOffByMoreThanAHundredth(index: Int) {
        let shape = Self.shapes[index]
        let expected = CoverageReference(shape.path).coverage(on: Self.area, rule: shape.rule)
        let actual = coverage(of: shape.path, on: Self.area, rule: shape.rule)
        let worst = zip(expected, actual).map { abs($0 - Double($1) / 255) }.max()!
        #expect(worst <= 0.01 + 1.0 / 512, "\(shape.name): \(worst)")
        #expect(actual.contains(255) && actual.contains(0))
    }
}
