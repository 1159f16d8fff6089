import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Pixman's own positions and sides end at 32,766. None of that is to be seen.
@Suite("Long pictures and far places")
struct LongPictureTests {
    static let longest = BitmapError.largestSide
    private let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)

    @Test("a translucent colour reaches the far end of the longest bitmap", arguments: [(longest, 2), (2, longest)])
    func translucentFill(width: Int, height: Int) throws {
        let bitmap = try Bitmap(width: width, height: height)
        let context = GraphicsContext(bitmap: bitmap)
        context.setFillColor(half)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        #expect(bitmap.words.allSatisfy { $0 == 0x8080_0000 })
    }

    @Test("colours, masks and groups show on a canvas at any place", arguments: [-2_000_000, -40_000, 32_760, 40_000, 2_000_000])
    func farCanvas(place: Int) throws {
        let canvas = try canvas(4, 4, at: (place, place))
        let clip = Region(canvas.extent)
        canvas.fill(clip, color: half)
        #expect(canvas.words.allSatisfy { $0 == 0x8080_0000 })
        let mask = try AlphaMask(
            Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), transform: Transform(translationX: CGFloat(place), y: CGFloat(place)),
            rule: .winding, extent: canvas.extent, rasterizer: canvas.rasterizer)
        canvas.fill(mask, color: .blue, clip: clip)
        #expect(canvas.words.allSatisfy { $0 == 0xFF00_00FF })
        let group = try self.canvas(4, 4, at: (place, place))
        group.fill(clip, color: .white)
        canvas.composite(group, opacity: 0.5, mask: mask, clip: clip)
        #expect(canvas.words.allSatisfy { $0 == 0xFF80_80FF })
    }

    @Test("the longest image is drawn pixel for pixel, also through a mask", arguments: [true, false])
    func wholePixels(isWide: Bool) throws {
        let image = try longImage(isWide: isWide)
        let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let bitmap = try Bitmap(width: image.width, height: image.height)
        let context = GraphicsContext(bitmap: bitmap)
        context.draw(image, in: frame)
        #expect(Image(bitmap) == image)
        bitmap.clear()
        context.clip(to: Path(ellipseIn: frame.insetBy(dx: -40_000, dy: -40_000)))
        context.draw(image, in: frame)
        #expect(Image(bitmap) == image)
    }

    @Test("the longest picture, made longer or shorter, is found to the pixel at every place", arguments: [0.37, 0.5, 0.999, 1.01, 3.3])
    func scaled(scale: CGFloat) throws {
        let source = try longImage(isWide: true).buffer
        let width = min(Int(CGFloat(Self.longest) * scale), Self.longest)
        // Its far end shows.
        let start = CGFloat(width) - CGFloat(Self.longest) * scale
        let canvas = try canvas(width, 1)
        canvas.draw(
            source, transform: Transform(a: scale, b: 0, c: 0, d: 1, tx: start, ty: 0), opacity: 1, smooth: false, mask: nil,
            clip: Region(canvas.extent))
        let wrong = canvas.words.enumerated().filter { x, word in
            let position = (CGFloat(x) + 0.5 - start) / scale
            // What lies within 0.02 of the edge between two pixels may be either; the first may be covered in part.
            return x > 0 && abs(position - position.rounded()) >= 0.02 && word & 0xFF_FFFF != UInt32(position)
        }
        #expect(wrong.isEmpty, "\(wrong.count) wrong, the first at \(wrong.first?.offset ?? 0)")
    }

    @Test("a part of the longest picture has the bytes of the whole")
    func parts() throws {
        let source = try longImage(isWide: true).buffer
        let transform = Transform(scaleX: 0.61, y: 10).concatenating(Transform(rotationAngle: 0.0005))
        let full = try canvas(20_000, 20)
        full.draw(source, transform: transform, opacity: 1, smooth: true, mask: nil, clip: Region(full.extent))
        #expect(full.words.filter { $0 != 0 }.count > 100_000)
        for clip in [PixelRect(x: 19_000, y: 0, width: 900, height: 20), PixelRect(x: 7_001, y: 3, width: 1_500, height: 7)] {
            let part = try canvas(clip.width, clip.height, at: (clip.x, clip.y))
            part.draw(source, transform: transform, opacity: 1, smooth: true, mask: nil, clip: Region(part.extent))
            let expected = (clip.minY..<clip.maxY).flatMap { y in (clip.minX..<clip.maxX).map { full.buffer.word(x: $0, y: y) } }
            #expect(part.words == expected)
        }
    }

    @Test("a shape that goes beyond both ends of the longest bitmap casts its shadow, and is drawn", arguments: [0, 9, 60])
    func shadow(blur: CGFloat) throws {
        let bitmap = try Bitmap(width: Self.longest, height: 3)
        let context = GraphicsContext(bitmap: bitmap)
        context.setFillColor(.red)
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: blur, color: .blue)
        context.fill(CGRect(x: -50_000, y: -50_000, width: 100_000, height: 50_001))
        #expect(context.refusedOperations == 0)
        for x in [0, 8191, 8192, 20_000, Self.longest - 1] {
            #expect(bitmap.word(x, 0) == 0xFFFF_0000)
            #expect(bitmap.word(x, 2) == bitmap.word(16_000, 2) && bitmap.alpha(x, 2) > 100)
        }
    }

    @Test("an image so large that its middle is out of reach shows what is in reach", arguments: [5e6, 1e9, 1e12])
    func enormousImage(size: CGFloat) throws {
        let one = try Bitmap(width: 1, height: 1)
        one.fill(.red)
        let bitmap = try Bitmap(width: 8, height: 8)
        GraphicsContext(bitmap: bitmap).draw(Image(one), in: CGRect(x: -4, y: -4, width: size, height: size))
        #expect(bitmap.words.allSatisfy { $0 == 0xFFFF_0000 })
    }

    /// Opaque; each pixel's colour is its number, from the left or from the top.
    private func longImage(isWide: Bool) throws -> Image {
        let words = (0..<Self.longest).map { 0xFF00_0000 | UInt32($0) }
        let bitmap = try Bitmap(width: isWide ? Self.longest : 1, height: isWide ? 1 : Self.longest)
        bitmap.buffer.store(words)
        return Image(bitmap)
    }

    private func canvas(_ width: Int, _ height: Int, at origin: (x: Int, y: Int) = (0, 0)) throws -> Canvas {
        Canvas(buffer: try PixelBuffer(width: width, height: height), origin: origin, rasterizer: Rasterizer())
    }
}
