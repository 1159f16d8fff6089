import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Coverage is round(255 · area), so that half a pixel is 128.
@Suite struct RasterizerExactTests {
    private let row = PixelRect(x: 0, y: 0, width: 6, height: 1)

    @Test func anAlignedRectIsFullInsideAndEmptyOutside() {
        let area = PixelRect(x: 0, y: 0, width: 12, height: 12)
        let bytes = coverage(of: rectangle(2, 3, 7, 8), on: area)
        for y in 0..<12 {
            for x in 0..<12 {
                #expect(bytes[y * 12 + x] == ((2..<9).contains(x) && (3..<11).contains(y) ? 255 : 0))
            }
        }
    }

    @Test func fractionsOfAPixelAreRoundedToTheNearestByte() {
        // 0.5, 1, 1, 0.25 of a pixel: 127.5 rounds up, 63.75 rounds up.
        #expect(coverage(of: rectangle(0.5, 0, 2.75, 1), on: row) == [128, 255, 255, 64, 0, 0])
        // A third of the height, to 1/65536.
        #expect(coverage(of: rectangle(1, 0.5, 2, 1.0 / 3), on: row) == [0, 85, 85, 0, 0, 0])
    }

    @Test func aHairlineRectCoversHalfOfBothItsPixelRows() {
        let area = PixelRect(x: 0, y: 0, width: 3, height: 4)
        #expect(coverage(of: rectangle(0, 1.5, 3, 1), on: area) == [0, 0, 0, 128, 128, 128, 128, 128, 128, 0, 0, 0])
    }

    @Test func aDiagonalHalvesThePixelsItCrosses() {
        let area = PixelRect(x: 0, y: 0, width: 3, height: 3)
        #expect(coverage(of: polygon((0, 0), (3, 3), (0, 3)), on: area) == [128, 0, 0, 255, 128, 0, 255, 255, 128])
    }

    @Test func aFlatSlopeCoversTrapezoids() {
        // Below y = x / 4 in a row of four pixels: areas 1/8, 3/8, 5/8, 7/8.
        #expect(coverage(of: polygon((0, 0), (4, 1), (4, 0)), on: row) == [32, 96, 159, 223, 0, 0])
    }

    @Test func anEdgeMayCrossAThousandColumnsInOneRow() {
        // Below y = x / 1000 column j covers (j + ½) / 1000; a byte may be one off where that is within 1/65536 of a half.
        let area = PixelRect(x: 0, y: 0, width: 1001, height: 1)
        let bytes = coverage(of: polygon((0, 0), (1000, 1), (1000, 0)), on: area)
        for column in 0..<1000 {
            #expect(abs(Double(bytes[column]) - 255 * (Double(column) + 0.5) / 1000) <= 0.5 + 255.0 / 65536)
        }
        #expect(bytes[1000] == 0)
    }

    @Test(arguments: [300, 4000, 4090, 9000])
    func tallSidesThatLeanByASubpixelStayWithinTheirPixels(height: Int) {
        // Rounded row by row, thousands of rows long, a side must not end up in the column beside its own.
        let area = PixelRect(x: 0, y: 0, width: 4, height: height)
        for lean in [1.0 / 65536, 2.0 / 65536, 3.0 / 65536] {
            let path = polygon((lean, 0), (3 - lean, 0), (3, Double(height)), (0, Double(height)))
            let rasterizer = Rasterizer()
            let bytes = coverage(of: path, on: area, by: rasterizer)
            let isExact = bytes.indices.allSatisfy { bytes[$0] == ($0 % 4 < 3 ? 255 : 0) }
            #expect(isExact && rasterizer.isClean, "\(lean)")
        }
    }

    @Test func openSubpathsAreClosed() {
        var open = Path()
        open.move(to: CGPoint(x: 1, y: 0))
        open.addLine(to: CGPoint(x: 3, y: 0))
        open.addLine(to: CGPoint(x: 3, y: 1))
        open.addLine(to: CGPoint(x: 1, y: 1))
        open.move(to: CGPoint(x: 4, y: 0))
        open.addLine(to: CGPoint(x: 5, y: 0))
        open.addLine(to: CGPoint(x: 5, y: 1))
        open.addLine(to: CGPoint(x: 4, y: 1))
        #expect(coverage(of: open, on: row) == [0, 255, 255, 0, 255, 0])
    }

    @Test func overlapIsInsideByTheWindingRuleAndOutsideByEvenOdd() {
        var path = rectangle(0, 0, 4, 1)
        path.addPath(rectangle(2, 0, 3, 1))
        #expect(coverage(of: path, on: row, rule: .winding) == [255, 255, 255, 255, 255, 0])
        #expect(coverage(of: path, on: row, rule: .evenOdd) == [255, 255, 0, 0, 255, 0])
    }

    @Test func oppositeDirectionsCancelByBothRules() {
        var path = rectangle(0, 0, 6, 1)
        path.addPath(polygon((2, 0), (2, 1), (4, 1), (4, 0)))
        #expect(coverage(of: path, on: row, rule: .winding) == [255, 255, 0, 0, 255, 255])
        #expect(coverage(of: path, on: row, rule: .evenOdd) == [255, 255, 0, 0, 255, 255])
    }

    @Test func windingsCountUpToThirtyTwoThousand() {
        for (turns, evenOdd) in [(3, 255), (32_766, 0), (32_767, 255)] as [(Int, UInt8)] {
            var path = Path()
            for _ in 0..<turns { path.addPath(rectangle(1, 0, 1, 1)) }
            #expect(coverage(of: path, on: row, rule: .winding) == [0, 255, 0, 0, 0, 0])
            #expect(coverage(of: path, on: row, rule: .evenOdd) == [0, evenOdd, 0, 0, 0, 0])
        }
    }

    @Test func theTransformPlacesThePath() {
        let transform = Transform(a: 0, b: 0.5, c: -2, d: 0, tx: 5, ty: 0)
        // (x, y) → (5 − 2y, x/2): the rect 0…2 × 0.5…2 becomes 1…4 × 0…1.
        #expect(coverage(of: rectangle(0, 0.5, 2, 1.5), on: row, transform: transform) == [0, 255, 255, 255, 0, 0])
    }

    @Test func translucentColorsAreBlendedWithEachProductRounded() {
        // 0x80 over 0xff at full coverage: 128 + round(255 · 127 / 255). At half coverage the source is 64 first: round(128 · 128 / 255).
        var board = PixelBoard(row, filledWith: 0xffff_ffff)
        board.fill(rectangle(0, 0, 1.5, 1), Rasterizer(), color: 0x8080_0000)
        #expect(board.pixels.prefix(3) == [0xffff_7f7f, 0xffff_bfbf, 0xffff_ffff])
    }

    @Test func aClearColorDrawsNothing() {
        var board = PixelBoard(row, filledWith: 0x1234_5678)
        board.fill(rectangle(0, 0, 6, 1), Rasterizer(), color: 0)
        #expect(board == PixelBoard(row, filledWith: 0x1234_5678))
    }
}
