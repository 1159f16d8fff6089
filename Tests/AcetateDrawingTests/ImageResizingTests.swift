import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite("Resizable images")
struct ImageResizingTests {
    private let caps = EdgeInsets(top: 1, left: 2, bottom: 2, right: 1)

    /// Which pixel of a row of caps and a middle is seen at a place in a longer one.
    private func source(_ place: Int, of length: Int, from side: Int, _ first: Int, _ last: Int) -> Int? {
        if place < first { return place }
        if place >= length - last { return place - length + side }
        return nil
    }

    @Test(
        "corners keep their size, edges are stretched along themselves, the middle fills the rest",
        arguments: Image.Orientation.allCases)
    func stretch(orientation: Image.Orientation) throws {
        // Between the caps there is one pixel each way, so stretched or repeated it is the same all over.
        let image = try numberedImage(4, 4).withOrientation(orientation).resizable(capInsets: caps)
        let upright = image.uprightBuffer
        let words = try drawing(13, 11) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 13, height: 11)) }
        for y in 0..<11 {
            for x in 0..<13 {
                let expected = upright.word(
                    x: source(x, of: 13, from: 4, 2, 1) ?? 2, y: source(y, of: 11, from: 4, 1, 2) ?? 1)
                #expect(words[y * 13 + x] == expected, "(\(x), \(y))")
            }
        }
    }

    @Test(
        "a tiled middle is repeated in its size from its upper left, and cut off",
        arguments: [Image.Orientation.up, .right, .downMirrored])
    func tile(orientation: Image.Orientation) throws {
        let image = try numberedImage(7, 7).withOrientation(orientation).resizable(capInsets: caps, resizingMode: .tile)
        let upright = image.uprightBuffer
        let words = try drawing(18, 16) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 18, height: 16)) }
        for y in 0..<16 {
            for x in 0..<18 {
                let expected = upright.word(
                    x: source(x, of: 18, from: 7, 2, 1) ?? 2 + (x - 2) % 4, y: source(y, of: 16, from: 7, 1, 2) ?? 1 + (y - 1) % 4)
                #expect(words[y * 18 + x] == expected, "(\(x), \(y))")
            }
        }
    }

    @Test("an edge that repeats along itself is not mixed with its far side")
    func tiledEdges() throws {
        // A black line above a white one, repeated to the right, enlarged twice.
        let bitmap = try Bitmap(width: 4, height: 6)
        bitmap.buffer.store(
            (0..<24).map { [0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0xFF80_8080, 0xFF80_8080, 0xFF80_8080][$0 / 4] })
        let image = Image(bitmap).resizable(capInsets: EdgeInsets(top: 2, left: 1, bottom: 2, right: 1), resizingMode: .tile)
        let words = try drawing(24, 24, scale: 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 12, height: 12)) }
        // At a quarter of a pixel from the edge black, at three quarters a quarter of the way to white, and so on; pixman rounds down.
        for x in 0..<24 { #expect((0..<3).map { words[$0 * 24 + x] & 0xFF } == [0, 63, 191], "\(x)") }
    }

    @Test("in a rectangle too small for them, caps shrink in proportion")
    func tooSmall() throws {
        let image = try numberedImage(9, 1).resizable(capInsets: EdgeInsets(left: 6, right: 2))
        let words = try drawing(4, 1) { context in
            context.setInterpolationQuality(.none)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        // Three pixels for the six, one for the two: each shows one of its two, and the middle has no room.
        let numbers = words.map { Int($0 & 0xFF) / 3 }
        #expect(numbers.enumerated().allSatisfy { index, number in index < 3 ? number / 2 == index : number >= 7 })
    }

    @Test("caps that leave no pixel between them repeat the one where they meet")
    func noMiddle() throws {
        let image = try numberedImage(4, 1).resizable(capInsets: EdgeInsets(left: 2, right: 2))
        let words = try drawing(9, 1) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 9, height: 1)) }
        #expect(words.map { Int($0 & 0xFF) / 3 } == [0, 1, 2, 2, 2, 2, 2, 2, 3])
    }

    @Test("there is no seam, wherever the rectangle lies, at any scale, stretched or tiled, turned or not", arguments: 0..<24)
    func seams(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let bitmap = try Bitmap(width: random.integer(5...40), height: random.integer(5...40), scale: CGFloat(random.integer(1...2)))
        bitmap.fill(.white)
        let insets = EdgeInsets(
            top: random.number(0...9), left: random.number(0...9), bottom: random.number(0...9), right: random.number(0...9))
        let image = Image(bitmap).resizable(capInsets: insets, resizingMode: seed % 2 == 0 ? .stretch : .tile)
        let angle = seed % 3 == 0 ? random.number(-4...4) : 0
        let rect = CGRect(x: random.number(20...30), y: random.number(20...30), width: random.number(3...40), height: random.number(3...40))
        let scale = random.number(0.3...2)
        func draw(_ context: GraphicsContext, _ image: Image) {
            context.setInterpolationQuality(InterpolationQuality.allCases[seed % 5])
            context.translateBy(x: 60, y: 60)
            context.rotate(by: angle)
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: -40, y: -40)
            context.draw(image, in: rect)
        }
        let plain = try drawing(120, 120) { draw($0, image.resizable(capInsets: .zero)) }
        let sliced = try drawing(120, 120) { draw($0, image) }
        let worst = zip(plain, sliced).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
        #expect(worst <= 1, "seed \(seed)")
        #expect(plain.contains(0xFFFF_FFFF))
    }
}

@Suite("Patterns")
struct PatternTests {
    private func fill(_ size: Int, at place: CGPoint, _ paint: Paint, quality: InterpolationQuality = .low) throws -> [UInt32] {
        try drawing(size, size) { context in
            context.setInterpolationQuality(quality)
            context.translateBy(x: -place.x, y: -place.y)
            context.setFillPaint(paint)
            context.fill(CGRect(x: place.x, y: place.y, width: CGFloat(size), height: CGFloat(size)))
        }
    }

    @Test("tiles lie side by side from the origin, in both directions", arguments: InterpolationQuality.allCases)
    func tiles(quality: InterpolationQuality) throws {
        let image = try numberedImage(5, 3)
        let words = try fill(20, at: CGPoint(x: -9, y: -8), .pattern(image, origin: CGPoint(x: 1, y: 2)), quality: quality)
        for y in 0..<20 {
            for x in 0..<20 { #expect(words[y * 20 + x] == image.buffer.word(x: (x + 40 - 10) % 5, y: (y + 60 - 10) % 3)) }
        }
    }

    @Test("far from the origin the pattern is the same, to the byte", arguments: [3_000_000, -3_000_000, 150_000_000])
    func far(place: Int) throws {
        // A third of a pixel to one of the device: the tile is 21 by 15, of which the distances are multiples.
        let paint = Paint.pattern(try numberedImage(7, 5)).applying(Transform(scaleX: 3, y: 3))
        let (x, y) = (place / 21 * 21, place / 15 * 15)
        #expect(try fill(64, at: CGPoint(x: x, y: y), paint, quality: .none) == fill(64, at: .zero, paint, quality: .none))
    }

    @Test("a clip does not change a byte, at any quality, transform and size", arguments: 0..<16)
    func clips(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let bitmap = try Bitmap(width: random.integer(1...60), height: random.integer(1...60))
        bitmap.buffer.store((0..<bitmap.width * bitmap.height).map { _ in random.color().premultiplied })
        let transform = Transform(scaleX: random.number(0.01...3), y: random.number(0.01...3))
            .concatenating(Transform(rotationAngle: random.number(-4...4)))
        let paint = Paint.pattern(Image(bitmap), origin: random.point(-2000...2000)).applying(transform)
        func draw(_ context: GraphicsContext) {
            context.setInterpolationQuality(InterpolationQuality.allCases[seed % 5])
            context.setFillPaint(paint)
            context.fill(CGRect(x: 0, y: 0, width: 700, height: 600))
        }
        let full = try drawing(700, 600, draw)
        #expect(full.contains { $0 != 0 })
        for _ in 0..<4 {
            let clip = random.pixelRect(within: 600).intersection(PixelRect(x: 0, y: 0, width: 700, height: 600))
            let part = try drawing(700, 600) { context in
                context.clip(to: CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
                draw(context)
            }
            for y in clip.minY..<clip.maxY {
                #expect(part[y * 700 + clip.minX..<y * 700 + clip.maxX] == full[y * 700 + clip.minX..<y * 700 + clip.maxX])
            }
        }
    }

    @Test("a pattern shrunk by a whole number is made of means; shrunk to nothing it is its mean", arguments: [4, 64, 4000, 1_000_000])
    func shrunk(factor: Int) throws {
        // Squares of 4 by 4, half of them black: whole ones at a shrink of 4, and gray from 8 on.
        let bitmap = try Bitmap(width: 8, height: 8)
        bitmap.buffer.store((0..<64).map { ($0 / 4 + $0 / 32) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
        let scale = 1 / CGFloat(factor)
        let words = try fill(8, at: .zero, Paint.pattern(Image(bitmap)).applying(Transform(scaleX: scale, y: scale)), quality: .high)
        for y in 0..<8 {
            for x in 0..<8 {
                let level: UInt32 = factor == 4 ? ((x + y) % 2 == 0 ? 0 : 255) : 128
                #expect(abs(Int(words[y * 8 + x] & 0xFF) - Int(level)) <= 1, "(\(x), \(y))")
            }
        }
    }

    @Test("the longest picture repeats", arguments: [InterpolationQuality.none, .low])
    func longest(quality: InterpolationQuality) throws {
        let side = BitmapError.largestSide
        let bitmap = try Bitmap(width: side, height: 1)
        bitmap.buffer.store((0..<side).map { 0xFF00_0000 | UInt32($0) })
        let words = try drawing(100, 1) { context in
            context.setInterpolationQuality(quality)
            context.setFillPaint(.pattern(Image(bitmap), origin: CGPoint(x: 50 - 3 * side, y: 0)))
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 1))
        }
        #expect(words == (0..<100).map { 0xFF00_0000 | UInt32(($0 + side - 50) % side) })
    }
}
