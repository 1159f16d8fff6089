import Acetate

/// The coverage of a filled outline as everybody agrees on: of each pixel, the share of a square grid of points that lie inside.
struct Supersampling {
    private let width: Int
    private let height: Int
    /// Points along a side of a pixel.
    private let points: Int
    private let rule: FillRule
    /// By the first of the rows of points that each line crosses.
    private let lines: [Line]

    private struct Line {
        let start: CGPoint
        let end: CGPoint
        let winding: Int
        let rows: Range<Int>
    }

    init(_ outline: Outline, _ rule: FillRule, offset: CGPoint, width: Int, height: Int, points: Int) {
        (self.width, self.height, self.points, self.rule) = (width, height, points, rule)
        let row = { (y: CGFloat) in Int((y * CGFloat(points) - 0.5).rounded(.up)) }
        lines = Self.polygons(of: outline).flatMap { polygon in
            zip(polygon, polygon[1...] + polygon[..<1]).compactMap { from, to in
                let (top, bottom) = from.y <= to.y ? (from, to) : (to, from)
                let move = { (point: CGPoint) in CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
                let rows = max(row(top.y + offset.y), 0)..<max(row(bottom.y + offset.y), 0)
                return rows.isEmpty ? nil : Line(start: move(top), end: move(bottom), winding: from.y <= to.y ? 1 : -1, rows: rows)
            }
        }.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    }

    /// Curves become 256 lines each: with a radius of 40 they lie within 0.0002 pixels.
    private static func polygons(of outline: Outline) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        for element in outline.elements {
            switch element {
            case .move(let point): polygons.append([point])
            case .line(let point): polygons[polygons.count - 1].append(point)
            case .curve(let control1, let control2, let end):
                let start = polygons[polygons.count - 1].last ?? end
                for step in 1...256 {
                    let t = CGFloat(step) / 256
                    let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
                    let x = a * start.x + b * control1.x + c * control2.x + d * end.x
                    let y = a * start.y + b * control1.y + c * control2.y + d * end.y
                    polygons[polygons.count - 1].append(CGPoint(x: x, y: y))
                }
            case .close: break
            }
        }
        return polygons
    }

    /// 0…1 a pixel, rows from the top.
    func coverage() -> [Double] {
        var counts = [Int](repeating: 0, count: width * height)
        var (active, next) = ([Line](), 0)
        for row in 0..<height * points {
            active.removeAll { $0.rows.upperBound <= row }
            while next < lines.count, lines[next].rows.lowerBound <= row {
                active.append(lines[next])
                next += 1
            }
            let y = (CGFloat(row) + 0.5) / CGFloat(points)
            let crossings = active.map { line in
                let share = (y - line.start.y) / (line.end.y - line.start.y)
                return (x: line.start.x + share * (line.end.x - line.start.x), winding: line.winding)
            }.sorted { $0.x < $1.x }
            var winding = 0
            for (left, right) in zip(crossings, crossings.dropFirst()) {
                winding += left.winding
                if rule == .evenOdd ? winding & 1 != 0 : winding != 0 { count(from: left.x, to: right.x, into: &counts, row / points) }
            }
        }
        return counts.map { Double($0) / Double(points * points) }
    }

    /// Counts the points of one row that lie between two places.
    private func count(from left: CGFloat, to right: CGFloat, into counts: inout [Int], _ y: Int) {
        let point = { (x: CGFloat) in min(max(Int((x * CGFloat(points) - 0.5).rounded(.up)), 0), width * points) }
        var first = point(left)
        let end = point(right)
        while first < end {
            let x = first / points
            let until = min(end, (x + 1) * points)
            counts[y * width + x] += until - first
            first = until
        }
    }
}
