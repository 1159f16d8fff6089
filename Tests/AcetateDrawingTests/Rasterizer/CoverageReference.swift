import AcetateDrawing
import AcetateGeometry
import Foundation

/// The edges of a path, and how much of each pixel they enclose, by what shares nothing with the rasterizer: curves in 256 chords each, 256
/// scanlines a pixel row, the covered length of each exact in x. A flat edge may fall half a scanline off: up to 1/512.
struct CoverageReference {
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
                for span in spans(of: near, at: y, rule: rule) where span.upperBound > 0 && span.lowerBound < Double(area.width) {
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
