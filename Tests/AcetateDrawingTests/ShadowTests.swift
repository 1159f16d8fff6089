import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

@Suite("Shadows")
struct ShadowTests {
    private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test("offset and blur are points of the bitmap: at scale 2 they are twice as many pixels, and the transform's scale does not count")
    func baseSpace() throws {
        let sheet = try Sheet(scale: 2)
        sheet.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 0, color: .red)
        sheet.context.scaleBy(x: 0.5, y: 0.5)
        sheet.context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect((60..<120).filter { sheet.isPainted($0, 30) } == Array(70..<110))

        let blurred = try Sheet(scale: 2)
        blurred.context.setShadow(offset: CGSize(width: 0, height: 30), blur: 3, color: .black)
        blurred.context.fill(CGRect(x: 0, y: 0, width: 60, height: 15))
        // Sigma is blur / 2 · scale = 3 pixels. A straight edge at 90: the pixel whose middle is 3.5 below is covered Φ(-3.5 / 3) = 0.1217.
        #expect(abs(blurred.bitmap.alpha(60, 93) - 31) <= 1)
    }

    @Test("an offset of part of a pixel moves the shadow by that part")
    func fractionalOffset() throws {
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 25.5, height: 0), blur: 0, color: .black)
        sheet.context.fill(box)
        #expect([34, 35, 36, 55, 56].map { sheet.bitmap.alpha($0, 20) } == [0, 128, 255, 128, 0])
    }

    @Test("a shadow takes the alpha of what casts it")
    func alpha() throws {
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 0, color: .black)
        sheet.context.setFillColor(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        sheet.context.fill(box)
        #expect(sheet.bitmap.word(45, 20) == 0x8000_0000)
    }

    @Test(
        "alpha takes a shadow's colour that part of the way in modes that mix, as it takes a fill's",
        arguments: [BlendMode.multiply, .hue, .color, .luminosity, .difference])
    func alphaAndMode(mode: BlendMode) throws {
        let (shade, backdrop) = (Color(red: 0.1, green: 0.12, blue: 0.13, alpha: 0.5), Color(red: 0.9, green: 0.4, blue: 0.1))
        let (cast, filled) = (try Sheet(background: backdrop), try Sheet(background: backdrop))
        for sheet in [cast, filled] {
            sheet.context.setBlendMode(mode)
            sheet.context.setAlpha(0.05)
        }
        cast.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 0, color: shade)
        cast.context.fill(box)
        filled.context.setFillColor(shade)
        filled.context.fill(box.offsetBy(dx: 25, dy: 0))
        #expect(cast.bitmap.word(45, 20) == filled.bitmap.word(45, 20))
    }

    @Test("strokes and images cast shadows of their own shape")
    func strokesAndImages() throws {
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: .red)
        sheet.context.setLineWidth(2)
        sheet.context.stroke(box)
        #expect(sheet.bitmap.pixel(x: 20, y: 40) == .red)
        #expect(!sheet.isPainted(20, 50))

        let half = try Bitmap(width: 20, height: 20)
        GraphicsContext(bitmap: half).fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        let pictured = try Sheet()
        pictured.context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: .red)
        pictured.context.draw(Image(half), in: box)
        #expect(pictured.bitmap.pixel(x: 15, y: 45) == .red)
        #expect(!pictured.isPainted(25, 45))
        #expect(pictured.bitmap.pixel(x: 15, y: 15) == .black)
    }

    @Test("a shadow stays inside the clip, soft or not")
    func clipped() throws {
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 0, color: .black)
        sheet.context.clip(to: CGRect(x: 0, y: 0, width: 45.5, height: 60))
        sheet.context.fill(box)
        #expect([44, 45, 46].map { sheet.bitmap.alpha($0, 20) } == [255, 128, 0])
    }

    @Test("a shape outside the clip casts its shadow into it")
    func fromOutside() throws {
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 100, height: 0), blur: 6, color: .black)
        sheet.context.fill(CGRect(x: -80, y: 20, width: 20, height: 20))
        #expect(sheet.bitmap.alpha(30, 30) > 200)
    }
}

@Suite("Images in a context")
struct ImageDrawingTests {
    private func image(scale: CGFloat = 1) throws -> Image {
        let bitmap = try Bitmap(width: 2, height: 2, scale: scale)
        bitmap.buffer.store([0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080])
        return Image(bitmap)
    }

    @Test("an image whose pixels meet the bitmap's is copied, translucent pixels blended")
    func pixelForPixel() throws {
        let sheet = try Sheet(scale: 2, background: .black)
        sheet.context.draw(try image(scale: 2), in: CGRect(x: 5, y: 5, width: 1, height: 1))
        let words = [(10, 10), (11, 10), (10, 11), (11, 11), (12, 11)].map { sheet.bitmap.word($0.0, $0.1) }
        #expect(words == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF80_8080, 0xFF00_0000])
    }

    @Test("an image fills its rectangle, also one that counts from the opposite corner")
    func fills() throws {
        let (sheet, reversed) = (try Sheet(), try Sheet())
        sheet.context.draw(try image(), in: CGRect(x: 10, y: 10, width: 40, height: 40))
        reversed.context.draw(try image(), in: CGRect(x: 50, y: 50, width: -40, height: -40))
        #expect(sheet.bitmap.word(12, 12) == 0xFFFF_0000 && sheet.bitmap.word(47, 12) == 0xFF00_FF00)
        #expect(!sheet.isPainted(9, 20) && !sheet.isPainted(50, 20))
        #expect(reversed.bitmap.words == sheet.bitmap.words)
    }

    @Test("a soft clip cuts an image")
    func softClip() throws {
        let sheet = try Sheet()
        sheet.context.clip(to: CGRect(x: 10.5, y: 0, width: 20, height: 60))
        sheet.context.draw(try image(), in: CGRect(x: 10, y: 10, width: 2, height: 2))
        #expect([9, 10, 11].map { sheet.bitmap.alpha($0, 10) } == [0, 128, 255])
    }
}
