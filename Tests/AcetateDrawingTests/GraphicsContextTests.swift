import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// A bitmap of 60 × 60 points, and a context that draws into it.
struct Sheet {
    let bitmap: Bitmap
    let context: GraphicsContext

    init(scale: CGFloat = 1, background: Color = .clear) throws {
        bitmap = try Bitmap(width: Int(60 * scale), height: Int(60 * scale), scale: scale)
        bitmap.fill(background)
        context = GraphicsContext(bitmap: bitmap)
    }

    var isBlank: Bool { bitmap.words.allSatisfy { $0 == 0 } }

    func isPainted(_ x: Int, _ y: Int) -> Bool { bitmap.word(x, y) != 0 }
}

@Suite("Graphics context")
struct GraphicsContextTests {
    @Test("a context draws in points: at scale 2 a point is two pixels wide")
    func points() throws {
        let sheet = try Sheet(scale: 2)
        #expect(sheet.context.clipBounds == CGRect(x: 0, y: 0, width: 60, height: 60))
        sheet.context.fill(CGRect(x: 10, y: 10, width: 0.5, height: 1))
        #expect((19...21).map { sheet.isPainted($0, 20) } == [false, true, false])
        #expect((19...22).map { sheet.isPainted(20, $0) } == [false, true, true, false])
    }

    @Test("the transforms apply to what is drawn after them, the last one first")
    func transforms() throws {
        let sheet = try Sheet()
        sheet.context.translateBy(x: 30, y: 10)
        sheet.context.rotate(by: .pi / 2)
        sheet.context.scaleBy(x: 2, y: 1)
        // (x, y) goes to (30 - y, 10 + 2 x).
        let corner = CGPoint(x: 5, y: 4).applying(sheet.context.transform)
        #expect(abs(corner.x - 26) < 1e-12 && abs(corner.y - 20) < 1e-12)
        sheet.context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        #expect(sheet.bitmap.alpha(26, 10) == 255 && sheet.bitmap.alpha(29, 19) == 255)
        #expect(sheet.bitmap.alpha(25, 10) == 0 && sheet.bitmap.alpha(29, 20) == 0)
    }

    @Test("a save keeps transform, clip, colours, line and shadow; a restore brings them back")
    func savedState() throws {
        let sheet = try Sheet()
        let context = sheet.context
        context.saveState()
        context.translateBy(x: 7, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(.red)
        context.setStrokeColor(.green)
        context.setLineWidth(9)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setMiterLimit(1)
        context.setShadow(offset: CGSize(width: 9, height: 9), blur: 3)
        context.restoreState()

        let fresh = try Sheet()
        for context in [context, fresh.context] {
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.move(to: CGPoint(x: 30, y: 30))
            context.addLine(to: CGPoint(x: 40, y: 30))
            context.addLine(to: CGPoint(x: 31, y: 34))
            context.strokePath()
        }
        #expect(sheet.bitmap.words == fresh.bitmap.words)
        #expect(context.transform == .identity)
    }

    @Test("a restore without a save is refused")
    func unbalancedRestore() throws {
        let sheet = try Sheet()
        sheet.context.setFillColor(.red)
        sheet.context.restoreState()
        #expect(sheet.context.refusedOperations == 1)
        sheet.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(sheet.bitmap.pixel(x: 0, y: 0) == .red)
    }

    @Test("numbers that are not finite, or make no sense, are refused and counted, each once")
    func refusals() throws {
        let sheet = try Sheet()
        let context = sheet.context
        let nan = CGFloat.nan
        let calls: [() -> Void] = [
            { context.translateBy(x: nan, y: 0) },
            { context.scaleBy(x: .infinity, y: 1) },
            { context.rotate(by: nan) },
            { context.setLineWidth(-1) },
            { context.setLineWidth(nan) },
            { context.setMiterLimit(0) },
            { context.setShadow(offset: CGSize(width: nan, height: 0), blur: 0) },
            { context.setShadow(offset: .zero, blur: -1) },
            { context.move(to: CGPoint(x: nan, y: 0)) },
            { context.addLine(to: CGPoint(x: 1, y: 1)) },
            { context.addArc(center: .zero, radius: nan, startAngle: 0, endAngle: 1, clockwise: true) },
            { context.addRect(CGRect(x: nan, y: 0, width: 1, height: 1)) },
            { context.addEllipse(in: CGRect(x: 0, y: 0, width: nan, height: 1)) },
            { context.addRoundedRect(CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: nan) },
            { context.fill(CGRect(x: 0, y: nan, width: 1, height: 1)) },
            { context.fillEllipse(in: CGRect(x: 0, y: nan, width: 1, height: 1)) },
            { context.stroke(CGRect(x: 0, y: nan, width: 1, height: 1)) },
            { context.clear(CGRect(x: 0, y: nan, width: 1, height: 1)) },
            { context.clip(to: CGRect(x: 0, y: nan, width: 1, height: 1)) },
        ]
        for (index, call) in calls.enumerated() {
            call()
            #expect(context.refusedOperations == index + 1)
        }
        #expect(context.isPathEmpty)
        #expect(sheet.isBlank)
        #expect(context.clipBounds == CGRect(x: 0, y: 0, width: 60, height: 60))
    }

    @Test("what a path refused before it is drawn is not counted again")
    func pathRefusals() throws {
        let sheet = try Sheet()
        var path = Path(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        sheet.context.addPath(path)
        sheet.context.fillPath()
        #expect(sheet.context.refusedOperations == 0)
        #expect(sheet.isPainted(3, 3))
    }

    @Test("under a transform without a way back nothing is drawn, and nothing crashes")
    func singularTransform() throws {
        let sheet = try Sheet()
        let image = Image(try Bitmap(width: 3, height: 3))
        sheet.context.move(to: CGPoint(x: 1, y: 1))
        sheet.context.scaleBy(x: 0, y: 1)
        sheet.context.addLine(to: CGPoint(x: 9, y: 9))
        sheet.context.strokePath()
        sheet.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        sheet.context.stroke(CGRect(x: 0, y: 0, width: 60, height: 60))
        sheet.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        sheet.context.draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(sheet.isBlank)
        #expect(sheet.context.clipBounds.isNull)
        #expect(sheet.context.currentPoint == nil)
    }

    @Test("huge coordinates and widths saturate: what they cover of the bitmap is painted")
    func hugeNumbers() throws {
        for huge in [CGFloat(1e7), 1e12, 1e100] {
            let rect = CGRect(x: -huge, y: -huge, width: 2 * huge, height: 2 * huge)
            let (aligned, turned, stroked) = (try Sheet(), try Sheet(), try Sheet())
            aligned.context.fill(rect)
            turned.context.rotate(by: 0.3)
            turned.context.fill(rect)
            stroked.context.setLineWidth(huge)
            stroked.context.move(to: CGPoint(x: -5, y: 30))
            stroked.context.addLine(to: CGPoint(x: 65, y: 30))
            stroked.context.strokePath()
            for sheet in [aligned, turned, stroked] { #expect(sheet.bitmap.words.allSatisfy { $0 == 0xFF00_0000 }, "\(huge)") }
        }
    }

    @Test("clearing takes away what it covers, along an edge in part, within the clip")
    func clearing() throws {
        let sheet = try Sheet(background: .white)
        sheet.context.setShadow(offset: CGSize(width: 3, height: 3), blur: 2)
        sheet.context.clear(CGRect(x: 10, y: 10, width: 5, height: 5))
        sheet.context.clear(CGRect(x: 20.5, y: 10, width: 5, height: 5))
        #expect(sheet.bitmap.word(12, 12) == 0)
        #expect(sheet.bitmap.word(15, 15) == 0xFFFF_FFFF)
        #expect([20, 21, 25, 26].map { sheet.bitmap.alpha($0, 12) } == [127, 0, 127, 255])
        sheet.context.clip(to: Path(ellipseIn: CGRect(x: 30, y: 30, width: 20, height: 20)))
        sheet.context.clear(CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(sheet.bitmap.alpha(40, 40) == 0)
        #expect(sheet.bitmap.alpha(31, 31) == 255)
    }

    @Test(
        "an infinite rectangle is refused by everything that takes one",
        arguments: [CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4), CGRect(x: 0, y: 0, width: 4, height: CGFloat.infinity), .null])
    func infiniteRects(rect: CGRect) throws {
        let bitmap = try Bitmap(width: 4, height: 4)
        let context = GraphicsContext(bitmap: bitmap)
        context.fill(rect)
        #expect(bitmap.words.allSatisfy { $0 == 0 } && context.refusedOperations == 1)
        bitmap.fill(.red)
        context.clear(rect)
        #expect(bitmap.words.allSatisfy { $0 == 0xFFFF_0000 } && context.refusedOperations == 2)
        context.clip(to: rect)
        #expect(context.clipBounds == CGRect(x: 0, y: 0, width: 4, height: 4) && context.refusedOperations == 3)
    }

    @Test("a stroke keeps its shape when user space is very small or very large", arguments: [1e-9, 1e-3, 1e4, 1e6, 1e9])
    func strokesInAnyScale(zoom: CGFloat) throws {
        let bitmap = try Bitmap(width: 60, height: 60)
        let context = GraphicsContext(bitmap: bitmap)
        context.scaleBy(x: zoom, y: zoom)
        context.setLineWidth(10 / zoom)
        context.stroke(Path(ellipseIn: CGRect(x: 10 / zoom, y: 10 / zoom, width: 40 / zoom, height: 40 / zoom)))
        let area = bitmap.words.reduce(0) { $0 + Double($1 >> 24) / 255 }
        // A ring of radius 20; off by the cubics' 0.000273 radii, the tolerance and rounded bytes along edges of some 250 pixels.
        #expect(abs(area - 2 * .pi * 20 * 10) < 4)
    }
}
