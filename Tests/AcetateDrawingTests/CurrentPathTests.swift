import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

@Suite("Current path")
struct CurrentPathTests {
    @Test("points take the transform of the moment they are added")
    func pointsTakeTheTransform() throws {
        let sheet = try Sheet()
        sheet.context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        sheet.context.translateBy(x: 20, y: 0)
        sheet.context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        sheet.context.translateBy(x: 0, y: 40)
        sheet.context.fillPath()
        #expect(sheet.isPainted(5, 5) && sheet.isPainted(25, 5))
        #expect(!sheet.isPainted(15, 5) && !sheet.isPainted(25, 45))
    }

    @Test("the current point is told in user space, and is no part of the state")
    func currentPoint() throws {
        let sheet = try Sheet(scale: 2)
        sheet.context.saveState()
        sheet.context.translateBy(x: 10, y: 0)
        sheet.context.move(to: CGPoint(x: 1, y: 2))
        #expect(sheet.context.currentPoint == CGPoint(x: 1, y: 2))
        sheet.context.restoreState()
        #expect(sheet.context.currentPoint == CGPoint(x: 11, y: 2))
        sheet.context.beginPath()
        #expect(sheet.context.currentPoint == nil)
    }

    @Test("the pen is the one of the moment the path is stroked")
    func penFollowsTheTransform() throws {
        let sheet = try Sheet()
        sheet.context.setLineWidth(2)
        sheet.context.move(to: CGPoint(x: 10, y: 30))
        sheet.context.addLine(to: CGPoint(x: 50, y: 30))
        sheet.context.scaleBy(x: 1, y: 5)
        sheet.context.strokePath()
        // Two points of the scaled space are ten pixels high.
        #expect((0..<60).filter { sheet.isPainted(30, $0) } == Array(25..<35))
    }

    @Test("an arc is joined to what is there by a line, and begins a path where there is nothing")
    func arcs() throws {
        let joined = try Sheet()
        joined.context.move(to: CGPoint(x: 10, y: 30))
        joined.context.addArc(center: CGPoint(x: 30, y: 30), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let end = try #require(joined.context.currentPoint)
        #expect(abs(end.x - 30) < 1e-9 && abs(end.y - 40) < 1e-9)
        joined.context.setLineWidth(2)
        joined.context.strokePath()
        #expect(joined.isPainted(25, 29))

        let alone = try Sheet()
        alone.context.translateBy(x: 30, y: 30)
        alone.context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        alone.context.fillPath()
        let area = (0..<60).reduce(0) { sum, y in sum + (0..<60).reduce(0) { $0 + alone.bitmap.alpha($1, y) } }
        #expect(abs(Double(area) / 255 - Double.pi * 100) < 1)
    }

    @Test("each shape paints what the same path paints")
    func shapes() throws {
        let rect = CGRect(x: 8.25, y: 7, width: 31.5, height: 20)
        var path = Path()
        path.addRoundedRect(rect, cornerRadius: 6)
        path.addEllipse(in: rect.offsetBy(dx: 3, dy: 25))
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 50, y: 3), control: CGPoint(x: 30, y: 30))
        path.addCurve(to: CGPoint(x: 2, y: 55), control1: CGPoint(x: 60, y: 20), control2: CGPoint(x: 40, y: 60))
        path.close()
        let (direct, built, added) = (try Sheet(), try Sheet(), try Sheet())
        direct.context.fill(path)
        added.context.addPath(path)
        added.context.fillPath()
        let context = built.context
        context.addRoundedRect(rect, cornerRadius: 6)
        context.addEllipse(in: rect.offsetBy(dx: 3, dy: 25))
        context.move(to: CGPoint(x: 1, y: 1))
        context.addQuadCurve(to: CGPoint(x: 50, y: 3), control: CGPoint(x: 30, y: 30))
        context.addCurve(to: CGPoint(x: 2, y: 55), control1: CGPoint(x: 60, y: 20), control2: CGPoint(x: 40, y: 60))
        context.closePath()
        context.fillPath()
        #expect(!direct.isBlank)
        #expect(built.bitmap.words == direct.bitmap.words)
        #expect(added.bitmap.words == direct.bitmap.words)
    }
}

@Suite("Clipping")
struct ClippingTests {
    private let everything = CGRect(x: 0, y: 0, width: 60, height: 60)

    @Test("an anti-aliased clip lets through what it covers of each pixel")
    func softClip() throws {
        let sheet = try Sheet()
        sheet.context.clip(to: CGRect(x: 10.5, y: 10, width: 10, height: 10))
        sheet.context.fill(everything)
        #expect([9, 10, 11, 20, 21].map { sheet.bitmap.alpha($0, 15) } == [0, 128, 255, 128, 0])
        #expect(sheet.context.clipBounds == CGRect(x: 10, y: 10, width: 11, height: 10))
    }

    @Test("two soft clips let through the product of both")
    func productOfClips() throws {
        let sheet = try Sheet()
        sheet.context.clip(to: CGRect(x: 10.5, y: 10, width: 10, height: 10))
        sheet.context.clip(to: Path(rect: CGRect(x: 0, y: 10.5, width: 60, height: 5)))
        sheet.context.fill(everything)
        // A half of a half: 128 · 128 / 255 = 64.25.
        #expect(sheet.bitmap.alpha(10, 10) == 64)
        #expect(sheet.bitmap.alpha(11, 10) == 128)
    }

    @Test("clipping to the current path consumes it, and an empty one lets nothing through")
    func currentPath() throws {
        let sheet = try Sheet()
        sheet.context.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        sheet.context.clip()
        #expect(sheet.context.isPathEmpty)
        sheet.context.fill(everything)
        #expect(sheet.isPainted(20, 20) && !sheet.isPainted(11, 11))
        sheet.context.clip()
        #expect(sheet.context.clipBounds.isNull)
        let before = sheet.bitmap.words
        sheet.context.setFillColor(.red)
        sheet.context.fill(everything)
        #expect(sheet.bitmap.words == before)
    }

    @Test("a clip on the pixel grid is the same whether it comes as a rectangle or as a path")
    func alignedClip() throws {
        let rect = CGRect(x: 5, y: 6, width: 20, height: 11)
        let (byRect, byPath) = (try Sheet(scale: 2), try Sheet(scale: 2))
        byRect.context.clip(to: rect)
        byPath.context.clip(to: Path(rect: rect))
        #expect(byRect.context.clipBounds == byPath.context.clipBounds)
        for sheet in [byRect, byPath] {
            sheet.context.setFillColor(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.7))
            sheet.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        #expect(byRect.bitmap.words == byPath.bitmap.words)
    }

    @Test("a clip turned by the transform lets its corners through and not those of its box")
    func turnedClip() throws {
        let sheet = try Sheet()
        sheet.context.translateBy(x: 30, y: 30)
        sheet.context.rotate(by: .pi / 4)
        sheet.context.clip(to: CGRect(x: -14, y: -14, width: 28, height: 28))
        sheet.context.fill(CGRect(x: -99, y: -99, width: 198, height: 198))
        #expect(sheet.isPainted(30, 12) && sheet.isPainted(30, 48))
        #expect(!sheet.isPainted(14, 14))
    }
}
