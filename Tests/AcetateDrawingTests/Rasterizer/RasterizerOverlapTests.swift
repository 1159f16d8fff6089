import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// Paths that cross and overlap themselves within a pixel: what counts is the area of the inside, not the sum of the areas of the parts.
@Suite struct RasterizerOverlapTests {
    private static let pixel = PixelRect(x: 0, y: 0, width: 1, height: 1)

    private func coverage(of path: Path, _ rule: FillRule) -> UInt8 {
        AcetateDrawingTests.coverage(of: path, on: Self.pixel, rule: rule)[0]
    }

    private func joined(_ paths: Path...) -> Path {
        paths.reduce(into: Path()) { $0.addPath($1) }
    }

    @Test func fourCopiesOfAQuarterCoverAQuarter() {
        let quarter = rectangle(0.25, 0.25, 0.5, 0.5)
        #expect(coverage(of: joined(quarter, quarter, quarter, quarter), .winding) == 64)
        #expect(coverage(of: joined(quarter, quarter, quarter, quarter), .evenOdd) == 0)
        #expect(coverage(of: joined(quarter, quarter, quarter), .evenOdd) == 64)
    }

    @Test func anEvenOddFrameWithinAPixelCoversItsOwnArea() {
        // 0.8² − 0.4² = 0.48, which is 122.4 of 255.
        let frame = joined(rectangle(0.1, 0.1, 0.8, 0.8), rectangle(0.3, 0.3, 0.4, 0.4))
        #expect(coverage(of: frame, .evenOdd) == 122)
        // 0.64, which is 163.2.
        #expect(coverage(of: frame, .winding) == 163)
    }

    @Test func opposedRectsThatOverlapByHalfCoverTheRest() {
        // Each 0.6 × 1; between 0.4 and 0.6 they cancel: 0.8, which is 204.
        let crossed = joined(rectangle(0, 0, 0.6, 1), rectangle(0.4, 0, 0.6, 1).reversed())
        #expect(coverage(of: crossed, .winding) == 204)
        // The same direction leaves nothing out.
        #expect(coverage(of: joined(rectangle(0, 0, 0.6, 1), rectangle(0.4, 0, 0.6, 1)), .winding) == 255)
    }

    @Test func bothHalvesOfAnHourglassCount() {
        // Two triangles of a quarter each, one to the left and one to the right; their signed areas cancel.
        let hourglass = polygon((0, 0), (1, 1), (1, 0), (0, 1))
        #expect(coverage(of: hourglass, .winding) == 128)
        #expect(coverage(of: hourglass, .evenOdd) == 128)
    }

    @Test func aBarAcrossABarIsCountedOnce() {
        // 2 · 0.2 − 0.04 = 0.36, which is 91.8; without the middle 0.32, which is 81.6.
        let cross = joined(rectangle(0.4, 0, 0.2, 1), rectangle(0, 0.4, 1, 0.2))
        #expect(coverage(of: cross, .winding) == 92)
        #expect(coverage(of: cross, .evenOdd) == 82)
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func whatCrossesAtWillIsCoveredToAHundredth(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let area = PixelRect(x: 0, y: 0, width: 12, height: 12)
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let points = (0..<Int.random(in: 3...7, using: &random)).map { _ in
                CGPoint(x: .random(in: -2...14, using: &random), y: .random(in: -2...14, using: &random))
            }
            path.addLines(between: points)
            path.close()
        }
        for rule in [FillRule.winding, .evenOdd] {
            let expected = CoverageReference(path).coverage(on: area, rule: rule)
            let actual = AcetateDrawingTests.coverage(of: path, on: area, rule: rule)
            let worst = zip(expected, actual).map { abs($0 - Double($1) / 255) }.max()!
            #expect(worst <= 0.01 + 1.0 / 512, "seed \(seed), \(rule): \(worst)")
        }
    }

    @Test func moreEdgesThanAreKeptAddUp() {
        // Whole pixels, 40,000 times over: right whichever way they are added, and nothing is left behind.
        let rasterizer = Rasterizer()
        var path = Path()
        for index in 0..<20_000 { path.addRect(CGRect(x: index % 7, y: index % 5, width: 1, height: 1)) }
        let area = PixelRect(x: 0, y: 0, width: 8, height: 6)
        let bytes = AcetateDrawingTests.coverage(of: path, on: area, by: rasterizer)
        #expect(bytes == (0..<48).map { $0 % 8 < 7 && $0 / 8 < 5 ? 255 : 0 })
        #expect(rasterizer.isClean)
        #expect(AcetateDrawingTests.coverage(of: rectangle(1, 1, 1, 1), on: area, by: rasterizer).filter { $0 != 0 } == [255])
    }
}
