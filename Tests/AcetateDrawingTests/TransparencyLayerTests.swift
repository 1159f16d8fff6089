import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

@Suite("Transparency layers, alpha and masks")
struct TransparencyLayerTests {
    private let left = CGRect(x: 10, y: 10, width: 30, height: 30)
    private let right = CGRect(x: 25, y: 10, width: 30, height: 30)

    @Test("overlapping shapes of a layer are one picture: its alpha is taken once")
    func alpha() throws {
        let sheet = try Sheet()
        sheet.context.setAlpha(0.5)
        sheet.context.beginTransparencyLayer()
        sheet.context.fill(left)
        sheet.context.fill(right)
        sheet.context.endTransparencyLayer()
        #expect([15, 30, 50].map { sheet.bitmap.alpha($0, 20) } == [128, 128, 128])
        let loose = try Sheet()
        loose.context.setAlpha(0.5)
        loose.context.fill(left)
        loose.context.fill(right)
        #expect([15, 30, 50].map { loose.bitmap.alpha($0, 20) } == [128, 192, 128])
    }

    @Test("a soft clip counts once, not for each shape and the layer again")
    func clip() throws {
        let sheet = try Sheet()
        sheet.context.clip(to: CGRect(x: 10.5, y: 0, width: 20, height: 60))
        sheet.context.beginTransparencyLayer()
        sheet.context.fill(left)
        sheet.context.fill(left)
        sheet.context.endTransparencyLayer()
        #expect([9, 10, 11].map { sheet.bitmap.alpha($0, 20) } == [0, 128, 255])
    }

    @Test("a layer casts one shadow, of all that is in it, from outside the clip too")
    func shadow() throws {
        let sheet = try Sheet()
        sheet.context.clip(to: CGRect(x: 0, y: 30, width: 60, height: 30))
        sheet.context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: Color.red.withAlpha(0.5))
        sheet.context.beginTransparencyLayer()
        sheet.context.fill(CGRect(x: 10, y: 5, width: 30, height: 10))
        sheet.context.fill(CGRect(x: 25, y: 5, width: 30, height: 10))
        sheet.context.endTransparencyLayer()
        #expect([15, 30, 50].map { sheet.bitmap.word($0, 40) } == [0x8080_0000, 0x8080_0000, 0x8080_0000])
        #expect(!sheet.isPainted(30, 10))
    }

    @Test("inside a layer alpha is 1, the mode normal, and nothing casts a shadow; afterwards all is as before")
    func state() throws {
        let sheet = try Sheet()
        sheet.context.setAlpha(0.5)
        sheet.context.setFillColor(.blue)
        sheet.context.translateBy(x: 1, y: 0)
        let before = sheet.context.transform
        sheet.context.beginTransparencyLayer()
        sheet.context.setFillColor(.red)
        sheet.context.translateBy(x: 9, y: 9)
        sheet.context.saveState()
        sheet.context.endTransparencyLayer()
        #expect(sheet.context.transform == before)
        sheet.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(sheet.bitmap.word(3, 3) == 0x8000_0080)
        #expect(sheet.context.refusedOperations == 0)
    }

    @Test("layers nest, each with its own mode")
    func nested() throws {
        let sheet = try Sheet(background: .white)
        sheet.context.setBlendMode(.multiply)
        sheet.context.beginTransparencyLayer()
        sheet.context.setFillColor(.yellow)
        sheet.context.fill(left)
        sheet.context.setBlendMode(.destinationOut)
        sheet.context.beginTransparencyLayer(in: right)
        sheet.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        sheet.context.endTransparencyLayer()
        sheet.context.endTransparencyLayer()
        #expect(sheet.bitmap.pixel(x: 15, y: 20) == .yellow)
        #expect(sheet.bitmap.pixel(x: 30, y: 20) == .white)
    }

    @Test("an end without a beginning is refused, and so is a restore across the beginning")
    func refusals() throws {
        let sheet = try Sheet()
        sheet.context.endTransparencyLayer()
        #expect(sheet.context.refusedOperations == 1)
        sheet.context.saveState()
        sheet.context.beginTransparencyLayer()
        sheet.context.restoreState()
        #expect(sheet.context.refusedOperations == 2)
        sheet.context.endTransparencyLayer()
        sheet.context.restoreState()
        #expect(sheet.context.refusedOperations == 2)
    }

    @Test("a layer of nothing, under an empty clip or outside of it, leaves everything as it is")
    func empty() throws {
        let sheet = try Sheet(background: .white)
        sheet.context.clip(to: CGRect(x: 5, y: 5, width: 0, height: 9))
        sheet.context.beginTransparencyLayer()
        sheet.context.fill(left)
        sheet.context.endTransparencyLayer()
        let outside = try Sheet(background: .white)
        outside.context.beginTransparencyLayer(in: CGRect(x: 100, y: 0, width: 5, height: 5))
        outside.context.fill(left)
        outside.context.endTransparencyLayer()
        for bitmap in [sheet.bitmap, outside.bitmap] { #expect(bitmap.words.allSatisfy { $0 == 0xFFFF_FFFF }) }
    }

    @Test("alpha is taken from fills, strokes, gradients, images and their shadows")
    func alphaOfEverything() throws {
        let bitmap = try Bitmap(width: 20, height: 20)
        bitmap.fill(.black)
        let image = Image(bitmap)
        let gradient = Gradient(colors: [.black, .black])
        let draws: [(GraphicsContext) -> Void] = [
            { $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20)) },
            {
                $0.setLineWidth(20); $0.stroke(CGRect(x: 20, y: 20, width: 20, height: 20))
            },
            { $0.drawConicGradient(gradient, center: .zero, angle: 0) }, { $0.draw(image, at: CGPoint(x: 10, y: 10)) },
            { $0.draw(image, in: CGRect(x: 10, y: 10, width: 33, height: 33)) },
        ]
        for draw in draws {
            let sheet = try Sheet()
            sheet.context.setAlpha(0.25)
            draw(sheet.context)
            #expect(sheet.bitmap.word(20, 20) == 0x4000_0000)
        }
        let sheet = try Sheet()
        sheet.context.setAlpha(0.25)
        sheet.context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .black)
        sheet.context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(sheet.bitmap.word(50, 20) == 0x4000_0000)
        sheet.context.setAlpha(.nan)
        #expect(sheet.context.refusedOperations == 1)
    }

    @Test("a mask lets through its alpha, or how bright it is")
    func masks() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        bitmap.buffer.store([0xFFFF_FFFF, 0x8000_0000])
        let mask = Image(bitmap)
        let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        for (channel, expected) in [(GraphicsContext.MaskChannel.alpha, [255, 128]), (.luminance, [255, 0])] {
            let sheet = try Sheet()
            sheet.context.setInterpolationQuality(.none)
            sheet.context.clip(to: frame, mask: mask, channel: channel)
            sheet.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            #expect([15, 25].map { sheet.bitmap.alpha($0, 20) } == expected)
            #expect(!sheet.isPainted(5, 20) && !sheet.isPainted(35, 20))
        }
        let gray = try Bitmap(width: 1, height: 1)
        gray.fill(Color(red: 0, green: 1, blue: 0))
        let sheet = try Sheet()
        sheet.context.clip(to: frame, mask: Image(gray), channel: .luminance)
        sheet.context.fill(frame)
        // 0.7152 of 255, in 256ths: 183 · 255 / 256.
        #expect(sheet.bitmap.alpha(15, 15) == 182)
    }

    @Test("a stroke style is taken as a whole or not at all")
    func strokeStyle() throws {
        let sheet = try Sheet()
        sheet.context.setStrokeStyle(StrokeStyle(width: 20, dashLengths: [4, -1]))
        #expect(sheet.context.refusedOperations == 1)
        sheet.context.stroke(CGRect(x: 10.5, y: 10.5, width: 40, height: 40))
        #expect(sheet.isPainted(10, 30) && !sheet.isPainted(12, 30))
    }

    @Test("the outline of the current path can be filled and clipped to")
    func strokedPath() throws {
        let sheet = try Sheet()
        sheet.context.scaleBy(x: 2, y: 1)
        sheet.context.setLineWidth(4)
        sheet.context.addRect(CGRect(x: 10, y: 20, width: 10, height: 20))
        sheet.context.replacePathWithStrokedPath()
        sheet.context.clip()
        sheet.context.fill(CGRect(x: 0, y: 0, width: 30, height: 60))
        // From 8 to 12 points, at two pixels each; the middle is hollow.
        #expect((0..<60).filter { sheet.isPainted($0, 30) } == Array(16..<24) + Array(36..<44))
    }
}
