import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Coverage against a reference that shares nothing with the rasterizer: curves in 256 chords each, 256 scanlines a pixel row, the covered
/// length of each exact in x. A flat edge may fall half a scanline off, so the reference itself errs by up to 1/512.
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
        let expected = Reference(shape.path).coverage(on: Self.area, rule: shape.rule)
        let actual = coverage(of: shape.path, on: Self.area, rule: shape.rule)
        let worst = zip(expected, actual).map { abs($0 - Double($1) / 255) }.max()!
        #expect(worst <= 0.01 + 1.0 / 512, "\(shape.name): \(worst)")
        #expect(actual.contains(255) && actual.contains(0))
    }
}

/// The edges of a path, and how much of each pixel they enclose.
private struct Reference {
    private var edges: [(from: CGPoint, to: CGPoint)] = []
    private let scanlines = 256

    init(_ path: Path) {
        var points = path.points[...]
        var start = CGPoint.zero
        var current = CGPoint.zero
        for verb in path.verbs {
            let count = [.move: 1, .line: 1, .quad: 2, .cubic: 3, .close: 0][verb]!
            let controls = [current] + points.prefix(count)
            points = points.dropFirst(count)
            switch verb {
            case .move: start = controls[1]
            case .close: edges.append((current, start))
            default:
                let chord = (0...256).map { Self.point(on: controls, at: Double($0) / 256) }
                edges += zip(chord, chord.dropFirst()).map { (from: $0, to: $1) }
            }
            current = verb == .close ? start : controls[count]
        }
    }

    /// De Casteljau's construction.
    private static func point(on controls: [CGPoint], at t: Double) -> CGPoint {
        if controls.count == 1 { return controls[0] }
        let next = zip(controls, controls.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
        return point(on: next, at: t)
    }

    func coverage(on area: PixelRect, rule: FillRule) -> [Double] {
        var result = [Double](repeating: 0, count: area.area)
        for row in 0..<area.height {
            let near = edges.filter { min($0.from.y, $0.to.y) < Double(row + 1) && max($0.from.y, $0.to.y) > Double(row) }
            for line in 0..<scanlines {
                let y = Double(row) + (Double(line) + 0.5) / Double(scanlines)
                for span in spans(of: near, at: y, rule: rule) {
                    for column in max(Int(span.lowerBound), 0)..<min(Int(span.upperBound) + 1, area.width) {
                        let overlap = min(span.upperBound, Double(column + 1)) - max(span.lowerBound, Double(column))
                        result[row * area.width + column] += overlap / Double(scanlines)
                    }
                }
            }
        }
        return result
    }

    private func spans(of edges: [(from: CGPoint, to: CGPoint)], at y: Double, rule: FillRule) -> [Range<Double>] {
        var crossings: [(x: Double, turn: Int)] = []
        for edge in edges where (edge.from.y <= y) != (edge.to.y <= y) {
            let t = (y - edge.from.y) / (edge.to.y - edge.from.y)
            crossings.append((edge.from.x + (edge.to.x - edge.from.x) * t, edge.from.y <= y ? 1 : -1))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        var result: [Range<Double>] = []
        for (left, right) in zip(crossings, crossings.dropFirst()) {
            winding += left.turn
            if rule == .winding ? winding != 0 : winding % 2 != 0 { result.append(left.x..<right.x) }
        }
        return result
    }
}
