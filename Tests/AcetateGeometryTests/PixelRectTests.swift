import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct PixelRectTests {
    private func pixels(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test func `Edges and sizes belong together`() {
        let rect = pixels(2, -3, 10, 20)
        #expect(rect == PixelRect(minX: 2, minY: -3, maxX: 12, maxY: 17))
        #expect((rect.x, rect.y, rect.width, rect.height) == (2, -3, 10, 20))
        #expect((rect.minX, rect.minY, rect.maxX, rect.maxY) == (2, -3, 12, 17))
        #expect(rect.area == 200)
        #expect(!rect.isEmpty)
        #expect(MemoryLayout<PixelRect>.size == 16)
    }

    @Test func `A rect without area is always the same empty rect`() {
        #expect(pixels(5, 5, 0, 9) == .empty)
        #expect(pixels(5, 5, 9, -1) == .empty)
        #expect(PixelRect(minX: 5, minY: 9, maxX: 4, maxY: 10) == .empty)
        #expect(PixelRect.empty.isEmpty && PixelRect.empty.area == 0 && PixelRect.empty.minX == 0)
    }

    @Test func `Edges are cut off at the limit`() {
        let limit = PixelRect.limit
        #expect(limit == 2_097_152)
        let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
        #expect(PixelRect(minX: .min, minY: .min, maxX: .max, maxY: .max) == everything)
        #expect(pixels(5, -limit, .max, .max) == PixelRect(minX: 5, minY: -limit, maxX: limit, maxY: limit))
        #expect(pixels(.max, 0, .max, 1) == .empty)
        #expect(pixels(.min, 0, .min, 1) == .empty)
        #expect(everything.area == 4 * limit * limit)
    }

    @Test func `The intersection is what both have`() {
        #expect(pixels(0, 0, 10, 10).intersection(pixels(4, 6, 10, 10)) == pixels(4, 6, 6, 4))
        #expect(pixels(0, 0, 10, 10).intersection(pixels(10, 0, 5, 5)) == .empty)
        #expect(pixels(0, 0, 10, 10).intersects(pixels(9, 9, 1, 1)))
        #expect(!pixels(0, 0, 10, 10).intersects(pixels(10, 0, 5, 5)))
        #expect(!pixels(0, 0, 10, 10).intersects(.empty))
    }

    @Test func `The union is around both, and an empty rect adds nothing`() {
        #expect(pixels(5, 5, 1, 1).union(pixels(-2, 8, 3, 4)) == PixelRect(minX: -2, minY: 5, maxX: 6, maxY: 12))
        #expect(pixels(5, 5, 1, 1).union(.empty) == pixels(5, 5, 1, 1))
        #expect(PixelRect.empty.union(pixels(5, 5, 1, 1)) == pixels(5, 5, 1, 1))
    }

    @Test func `A rect contains its first pixel and not the one behind its last`() {
        let rect = pixels(2, 3, 4, 5)
        #expect(rect.contains(x: 2, y: 3) && rect.contains(x: 5, y: 7))
        #expect(!rect.contains(x: 6, y: 7) && !rect.contains(x: 5, y: 8) && !rect.contains(x: 1, y: 3) && !rect.contains(x: 2, y: 2))
        #expect(rect.contains(rect) && rect.contains(pixels(3, 3, 1, 1)) && rect.contains(.empty))
        #expect(!rect.contains(pixels(3, 3, 4, 1)))
        #expect(!PixelRect.empty.contains(x: 0, y: 0))
    }

    @Test func `A moved rect keeps its size inside the limit`() {
        #expect(pixels(2, 3, 4, 5).offsetBy(dx: -10, dy: 7) == pixels(-8, 10, 4, 5))
        #expect(pixels(2, 3, 4, 5).offsetBy(dx: .max, dy: 0) == .empty)
        let limit = PixelRect.limit
        #expect(pixels(-4, 0, 8, 1).offsetBy(dx: limit, dy: 0) == PixelRect(minX: limit - 4, minY: 0, maxX: limit, maxY: 1))
    }

    @Test func `An inset takes from every side`() {
        #expect(pixels(0, 0, 10, 20).insetBy(2) == pixels(2, 2, 6, 16))
        #expect(pixels(0, 0, 10, 20).insetBy(-1) == pixels(-1, -1, 12, 22))
        #expect(pixels(0, 0, 10, 20).insetBy(5) == .empty)
        #expect(pixels(0, 0, 10, 20).insetBy(.max) == .empty)
        #expect(pixels(0, 0, 1, 1).insetBy(.min).minX == -PixelRect.limit)
        #expect(PixelRect.empty.insetBy(-3) == .empty)
    }

    @Test func `Covering rounds outward`() {
        #expect(PixelRect(covering: rect(0.2, -0.2, 3, 3)) == PixelRect(minX: 0, minY: -1, maxX: 4, maxY: 3))
        #expect(PixelRect(covering: rect(-1.5, 2, 1, 0.001)) == PixelRect(minX: -2, minY: 2, maxX: 0, maxY: 3))
        #expect(PixelRect(covering: rect(1, 2, 3, 4)) == pixels(1, 2, 3, 4))
        #expect(PixelRect(covering: rect(4, 6, -3, -4)) == pixels(1, 2, 3, 4))
    }

    @Test(arguments: [rect(1, 1, 0, 5), rect(1, 1, 5, 0), rect(.nan, 0, 1, 1), rect(0, 0, 1, .nan), .null, .zero])
    func `Covering an empty rect or NaN is empty`(rect: CGRect) {
        #expect(PixelRect(covering: rect) == .empty)
    }

    @Test func `Covering is cut off at the limit`() {
        let limit = PixelRect.limit
        let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
        #expect(PixelRect(covering: .infinite) == everything)
        #expect(PixelRect(covering: rect(-1e300, -1e300, 2e300, 2e300)) == everything)
        #expect(PixelRect(covering: rect(1e300, 0, 1, 1)) == .empty)
        #expect(PixelRect(covering: rect(0.5, 0.5, .infinity, 1)) == PixelRect(minX: 0, minY: 0, maxX: limit, maxY: 2))
    }

    @Test func `Covering under a transform is in device pixels`() {
        #expect(PixelRect(covering: rect(1, 2, 3, 4), under: Transform(scaleX: 2, y: 2)) == pixels(2, 4, 6, 8))
        // A unit square turned by 45° is a diamond √2 wide about the origin's vertical.
        #expect(
            PixelRect(covering: rect(0, 0, 10, 10), under: Transform(rotationAngle: .pi / 4))
                == PixelRect(minX: -8, minY: 0, maxX: 8, maxY: 15))
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `Random rects agree with their pixels counted one by one`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func randomRect() -> PixelRect {
            pixels(
                generator.integer(in: -3...6), generator.integer(in: -3...6), generator.integer(in: 0...6), generator.integer(in: 0...6))
        }
        for _ in 0..<20 {
            let (first, second) = (randomRect(), randomRect())
            let common = first.intersection(second)
            var count = 0
            for y in -4...13 {
                for x in -4...13 {
                    let isInBoth = first.contains(x: x, y: y) && second.contains(x: x, y: y)
                    #expect(common.contains(x: x, y: y) == isInBoth, "seed \(seed), \(first), \(second)")
                    count += isInBoth ? 1 : 0
                }
            }
            #expect(common.area == count, "seed \(seed), \(first), \(second)")
            #expect(first.intersects(second) == (count > 0), "seed \(seed), \(first), \(second)")
        }
    }
}
