import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Testing

/// A region as nothing but its pixels: what the real one is compared with.
private func pixels(_ rects: [PixelRect]) -> Set<[Int]> {
    var pixels: Set<[Int]> = []
    for rect in rects where !rect.isEmpty {
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { pixels.insert([x, y]) }
        }
    }
    return pixels
}

@Suite("Regions")
struct RegionTests {
    @Test("an empty region has no rectangles and the empty bounds")
    func empty() {
        for region in [Region(), Region(.empty), Region([]), Region([.empty, .empty])] {
            #expect(region.isEmpty)
            #expect(region.rects == [])
            #expect(region.area == 0)
            #expect(region.bounds == .empty)
            #expect(region == Region())
        }
    }

    @Test("rectangles that overlap become bands, by y and then by x")
    func bands() {
        let region = Region([PixelRect(x: 2, y: 2, width: 4, height: 4), PixelRect(x: 0, y: 0, width: 4, height: 4)])
        #expect(
            region.rects == [
                PixelRect(x: 0, y: 0, width: 4, height: 2), PixelRect(x: 0, y: 2, width: 6, height: 2),
                PixelRect(x: 2, y: 4, width: 4, height: 2),
            ])
        #expect(region.area == 28)
        #expect(region.bounds == PixelRect(x: 0, y: 0, width: 6, height: 6))
    }

    @Test("rectangles that make one rectangle are one")
    func coalescing() {
        let halves = Region([PixelRect(x: 0, y: 0, width: 5, height: 3), PixelRect(x: 0, y: 3, width: 5, height: 3)])
        #expect(halves == Region(PixelRect(x: 0, y: 0, width: 5, height: 6)))
        #expect(halves.rects.count == 1)
    }

    @Test("set operations agree with sets of pixels", arguments: 0..<40)
    func algebra(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func rects() -> [PixelRect] { (0..<random.integer(0...4)).map { _ in random.pixelRect(within: 12) } }
        let (left, right) = (rects(), rects())
        let (a, b) = (Region(left), Region(right))
        let (p, q) = (pixels(left), pixels(right))
        #expect(pixels(a.rects) == p)
        #expect(a.area == p.count)
        #expect(pixels(a.union(b).rects) == p.union(q))
        #expect(pixels(a.intersection(b).rects) == p.intersection(q))
        #expect(pixels(a.subtracting(b).rects) == p.subtracting(q))
        #expect(a.intersects(b) == !p.isDisjoint(with: q))
        #expect(a.union(b) == b.union(a))
        #expect((a == b) == (p == q))
        #expect(a.union(b).hashValue == b.union(a).hashValue)

        let probe = random.pixelRect(within: 12)
        #expect(a.contains(probe) == p.isSuperset(of: pixels([probe])))
        #expect(a.intersects(probe) == !p.isDisjoint(with: pixels([probe])))
        for pixel in pixels([probe]) { #expect(a.contains(x: pixel[0], y: pixel[1]) == p.contains(pixel)) }
        let moved = Set(p.map { [$0[0] + 100, $0[1] - 7] })
        #expect(pixels(a.offsetBy(dx: 100, dy: -7).rects) == moved)
    }

    @Test("the mutating forms do what the others return")
    func mutation() {
        let (a, b) = (PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 2, y: 1, width: 4, height: 4))
        var region = Region(a)
        region.formUnion(b)
        #expect(region == Region([a, b]))
        region.subtract(b)
        #expect(region == Region(a).subtracting(b))
        region.formIntersection(PixelRect(x: 0, y: 0, width: 1, height: 9))
        #expect(region == Region(PixelRect(x: 0, y: 0, width: 1, height: 4)))
    }

    @Test("a region far away stays within the limit of device pixels")
    func saturation() {
        let limit = PixelRect.limit
        let region = Region([PixelRect(x: 0, y: 0, width: 2, height: 2), PixelRect(x: 4, y: 4, width: 2, height: 2)])
        #expect(region.offsetBy(dx: .max, dy: 0).isEmpty)
        #expect(region.offsetBy(dx: limit - 3, dy: 0).bounds == PixelRect(x: limit - 3, y: 0, width: 2, height: 2))
    }
}
