import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

@Suite struct RasterizerDegenerateTests {
    private let area = PixelRect(x: 0, y: 0, width: 40, height: 30)
    private let rasterizer = Rasterizer()

    private func drawn(_ path: Path, transform: Transform = .identity, clip: PixelRect? = nil) -> PixelBoard {
        var board = PixelBoard(area)
        board.fill(path, rasterizer, transform: transform, clip: clip)
        return board
    }

    @Test func pathsWithoutAreaDrawNothing() {
        var point = Path()
        point.move(to: CGPoint(x: 5, y: 5))
        for path in [Path(), point, polygon((3, 3), (20, 20)), polygon((3, 3), (20, 3), (9, 3)), rectangle(7.5, 2, 0, 20)] {
            #expect(drawn(path) == PixelBoard(area))
        }
        #expect(coverage(of: Path(), on: area, by: rasterizer).allSatisfy { $0 == 0 })
        #expect(rasterizer.isClean)
    }

    @Test func anEmptyClipDrawsNothing() {
        #expect(drawn(rectangle(0, 0, 40, 30), clip: .empty) == PixelBoard(area))
        #expect(coverage(of: rectangle(0, 0, 40, 30), on: area, clip: .empty).allSatisfy { $0 == 0xa5 })
    }

    @Test(arguments: [
        Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), Transform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
        Transform(a: 1e308, b: 0, c: 0, d: 1e308, tx: 0, ty: 0), Transform(a: 1, b: .nan, c: 0, d: 1, tx: 0, ty: 0),
    ])
    func pointsThatAreNotFiniteDrawNothing(transform: Transform) {
        #expect(drawn(rectangle(1, 1, 30, 20), transform: transform) == PixelBoard(area))
        #expect(coverage(of: rectangle(1, 1, 30, 20), on: area, transform: transform, by: rasterizer).allSatisfy { $0 == 0 })
        #expect(rasterizer.isClean)
    }

    @Test(arguments: [
        Transform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5), Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
        Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 4.5),
    ])
    func aTransformThatFlattensThePlaneDrawsNothing(transform: Transform) {
        var circle = Path()
        circle.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
        #expect(drawn(circle, transform: transform) == PixelBoard(area))
        #expect(rasterizer.isClean)
    }

    @Test func hugePathsAreCutAtTheLimitAndFillWhatTheyCover() {
        #expect(drawn(rectangle(-1e300, -1e300, 2e300, 2e300)) == PixelBoard(area, filledWith: 0xffff_ffff))
        let rightHalf = PixelRect(x: 20, y: 0, width: 20, height: 30)
        let expected = PixelBoard(area).replacing(rightHalf, from: PixelBoard(area, filledWith: .max))
        #expect(drawn(rectangle(20, -1e12, 1e12, 2e12)) == expected)
        // A circle whose control points lie beyond the limit, seen from within.
        var circle = Path()
        circle.addEllipse(in: CGRect(x: -3e6, y: -3e6, width: 6e6, height: 6e6))
        #expect(drawn(circle) == PixelBoard(area, filledWith: .max))
        #expect(rasterizer.isClean)
    }

    @Test func clipsAsLargeAsTheDeviceCostWhatThePathCovers() {
        // The buffer is small, and so is the path: the clip's size alone must not matter.
        let device = PixelRect(
            minX: -PixelRect.limit, minY: -PixelRect.limit, maxX: PixelRect.limit, maxY: PixelRect.limit)
        #expect(drawn(rectangle(3, 4, 10, 10), clip: device) == drawn(rectangle(3, 4, 10, 10)))
    }

    @Test func pathsAtTheFarEndOfTheDeviceAreDrawnAsExactly() {
        let far = PixelRect(x: PixelRect.limit - 6, y: -PixelRect.limit, width: 6, height: 1)
        let path = rectangle(Double(far.minX) + 0.5, Double(far.minY), 2.75, 1)
        #expect(coverage(of: path, on: far) == [128, 255, 255, 64, 0, 0])
    }

    @Test func aHundredThousandSegmentsAddUp() {
        // Teeth of a quarter pixel along the top of a box: on average they cover half of the row that they are in.
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 20))
        for index in 0..<100_000 {
            path.addLine(to: CGPoint(x: Double(index) * 40 / 100_000, y: index % 2 == 0 ? 5 : 6))
        }
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.close()
        let bytes = coverage(of: path, on: area, by: rasterizer)
        #expect(bytes[4 * 40..<5 * 40].allSatisfy { $0 == 0 })
        #expect(bytes[5 * 40..<6 * 40].allSatisfy { abs(Int($0) - 128) <= 2 })
        #expect(bytes[6 * 40..<20 * 40].allSatisfy { $0 == 255 })
        #expect(rasterizer.isClean)
    }
}
