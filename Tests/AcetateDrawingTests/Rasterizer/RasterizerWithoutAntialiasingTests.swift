import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// Without anti-aliasing a pixel is painted whole when its middle is inside; a middle on a right or bottom edge is, on a left or top edge
/// is not.
@Suite struct RasterizerWithoutAntialiasingTests {
    private let rasterizer = Rasterizer()

    private func painted(_ path: Path, on area: PixelRect, rule: FillRule = .winding) -> [Bool] {
        let bytes = coverage(of: path, on: area, rule: rule, isAntialiased: false, by: rasterizer)
        #expect(bytes.allSatisfy { $0 == 0 || $0 == 255 })
        #expect(rasterizer.isClean)
        return bytes.map { $0 == 255 }
    }

    private func picture(_ path: Path, width: Int, height: Int, rule: FillRule = .winding) -> [String] {
        let pixels = painted(path, on: PixelRect(x: 0, y: 0, width: width, height: height), rule: rule)
        return (0..<height).map { y in String(pixels[y * width..<(y + 1) * width].map { $0 ? "#" : "." }) }
    }

    @Test func aPixelIsPaintedWholeWhenItsMiddleIsInside() {
        #expect(picture(rectangle(0.4, 0.3, 2.2, 1.5), width: 4, height: 3) == ["###.", "###.", "...."])
        #expect(picture(rectangle(0.6, 0.6, 2, 1.5), width: 4, height: 3) == ["....", ".##.", "...."])
    }

    @Test func middlesOnTheRightAndBottomEdgeAreInsideOnTheOthersNot() {
        #expect(picture(rectangle(0.5, 0.5, 2, 1), width: 4, height: 3) == ["....", ".##.", "...."])
    }

    @Test func whatHoldsNoMiddleIsNotPainted() {
        #expect(picture(rectangle(0.6, 0, 0.8, 3), width: 4, height: 3) == ["....", "....", "...."])
        #expect(picture(rectangle(0, 1.6, 4, 0.8), width: 4, height: 3) == ["....", "....", "...."])
    }

    @Test func bothHalvesOfASquareMakeTheWhole() {
        // The diagonal goes through the middles, which are on the right edge of the lower half.
        #expect(picture(polygon((0, 0), (4, 4), (0, 4)), width: 4, height: 4) == ["#...", "##..", "###.", "####"])
        #expect(picture(polygon((0, 0), (4, 0), (4, 4)), width: 4, height: 4) == [".###", "..##", "...#", "...."])
    }

    @Test func overlapIsInsideByTheWindingRuleAndOutsideByEvenOdd() {
        var path = rectangle(0, 0, 4, 1)
        path.addPath(rectangle(1.75, 0, 3, 1))
        #expect(picture(path, width: 6, height: 1, rule: .winding) == ["#####."])
        #expect(picture(path, width: 6, height: 1, rule: .evenOdd) == ["##..#."])
    }

    @Test func aDiskHoldsTheMiddlesThatAreNearerThanItsRadius() {
        let area = PixelRect(x: 0, y: 0, width: 40, height: 40)
        let (center, radius) = (CGPoint(x: 19.7, y: 20.3), 17.15)
        let pixels = painted(
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)), on: area)
        for y in 0..<40 {
            for x in 0..<40 {
                let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
                // The path's cubics and their polygons leave the circle by less than 0.02.
                if abs(distance - radius) > 0.02 { #expect(pixels[y * 40 + x] == (distance < radius), "\(x) \(y)") }
            }
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func trianglesAroundAPointPaintEveryPixelOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let area = PixelRect(x: -7, y: 5, width: 31, height: 23)
        // Corners on quarter pixels, so that many edges go through middles.
        func quarter(_ low: Int, _ high: Int) -> Double { Double(Int.random(in: 4 * low...4 * high, using: &random)) / 4 }
        let center = (quarter(area.minX, area.maxX), quarter(area.minY, area.maxY))
        var outline = [(Double(area.minX), Double(area.minY)), (Double(area.maxX), Double(area.minY))]
        outline += (0..<5).map { _ in quarter(area.minY, area.maxY) }.sorted().map { (Double(area.maxX), $0) }
        outline += [(Double(area.maxX), Double(area.maxY)), (quarter(area.minX, area.maxX), Double(area.maxY))]
        outline += [(Double(area.minX), Double(area.maxY))]
        var counts = [Int](repeating: 0, count: area.area)
        for (index, corner) in outline.enumerated() {
            let triangle = polygon(center, corner, outline[(index + 1) % outline.count])
            for (pixel, isPainted) in painted(triangle, on: area).enumerated() where isPainted { counts[pixel] += 1 }
        }
        #expect(counts.allSatisfy { $0 == 1 })
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func polygonsPaintTheMiddlesThatTheyContain(seed: UInt64) {
        // `contains` has it the other way round for middles on an edge: with both turned about, the left edge is the right one.
        var random = SeededGenerator(seed: seed)
        let area = PixelRect(x: 3, y: -9, width: 24, height: 20)
        var path = Path()
        for _ in 0..<2 {
            for corner in 0..<Int.random(in: 3...9, using: &random) {
                let x = Double(Int.random(in: 4 * area.minX - 20...4 * area.maxX + 20, using: &random)) / 4
                let y = Double(Int.random(in: 4 * area.minY - 20...4 * area.maxY + 20, using: &random)) / 4
                if corner == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
            }
            path.close()
        }
        let turned = path.applying(Transform(scaleX: -1, y: -1))
        for rule in [FillRule.winding, .evenOdd] {
            let pixels = painted(path, on: area, rule: rule)
            for (index, isPainted) in pixels.enumerated() {
                let middle = CGPoint(
                    x: -(Double(area.minX + index % area.width) + 0.5), y: -(Double(area.minY + index / area.width) + 0.5))
                #expect(isPainted == turned.contains(middle, using: rule), "\(middle)")
            }
        }
    }
}
