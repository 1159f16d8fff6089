import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Calls with a number that cannot be drawn do nothing, and each is counted once.
@Suite("Refused drawing")
struct RefusedDrawingTests {
    private static let nan = CGPoint(x: CGFloat.nan, y: 0)
    private static let far = CGPoint(x: 0, y: -CGFloat.infinity)
    private static let oddRects = [
        CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), .null,
    ]
    private static let gradient = Gradient(colors: [.red, .blue])

    /// Paints that cannot be laid out.
    private static let oddPaints: [Paint] =
        [nan, far].flatMap { point in
            [
                .linearGradient(gradient, start: point, end: .zero), .linearGradient(gradient, start: .zero, end: point),
                .radialGradient(gradient, startCenter: point, startRadius: 0, endCenter: .zero, endRadius: 9),
                .radialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: point, endRadius: 9),
                .conicGradient(gradient, center: point, angle: 0),
            ]
        } + [
            .radialGradient(gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 9),
            .radialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: .infinity),
            .conicGradient(gradient, center: .zero, angle: .nan),
            .conicGradient(gradient, center: .zero, angle: 0).applying(Transform(scaleX: .infinity, y: 1)),
        ]

    @Test("paints whose numbers are none are refused, and the former one stays")
    func paints() throws {
        let image = Image(try Bitmap(width: 3, height: 3))
        for paint in Self.oddPaints + [.pattern(image, origin: Self.nan), .pattern(image, origin: Self.far)] {
            let sheet = try Sheet()
            sheet.context.setFillPaint(paint)
            sheet.context.setStrokePaint(paint)
            #expect(sheet.context.refusedOperations == 2, "\(paint)")
            sheet.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            sheet.context.stroke(CGRect(x: 30.5, y: 0.5, width: 20, height: 20))
            #expect(sheet.bitmap.word(10, 10) == 0xFF00_0000 && sheet.bitmap.word(30, 10) == 0xFF00_0000, "\(paint)")
        }
    }

    @Test("so are rectangles, and nothing is drawn, nor is the clip changed", arguments: oddRects)
    func rects(rect: CGRect) throws {
        let bitmap = try Bitmap(width: 3, height: 3)
        bitmap.fill(.red)
        let image = Image(bitmap)
        let calls: [(GraphicsContext) -> Void] = [
            { $0.fill(rect) }, { $0.stroke(rect) }, { $0.clear(rect) }, { $0.fillEllipse(in: rect) },
            { $0.fillRoundedRect(rect, cornerRadius: 2) }, { $0.addRect(rect) }, { $0.addEllipse(in: rect) },
            { $0.addRoundedRect(rect, cornerRadius: 2) }, { $0.clip(to: rect) }, { $0.clip(to: rect, mask: image) },
            { $0.draw(image, in: rect) }, { $0.draw(image, from: rect, in: CGRect(x: 0, y: 0, width: 9, height: 9)) },
        ]
        for (index, call) in calls.enumerated() {
            let sheet = try Sheet()
            call(sheet.context)
            #expect(sheet.context.refusedOperations == 1, "\(index)")
            sheet.context.fillPath()
            #expect(sheet.isBlank, "\(index)")
            #expect(sheet.context.clipBounds == CGRect(x: 0, y: 0, width: 60, height: 60), "\(index)")
        }
    }

    @Test("a layer in such a rectangle is refused and loses what is drawn in it, but ends as any other", arguments: oddRects)
    func layers(rect: CGRect) throws {
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
        sheet.context.setAlpha(0.5)
        sheet.context.beginTransparencyLayer(in: rect)
        sheet.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        sheet.context.endTransparencyLayer()
        #expect(sheet.isBlank)
        sheet.context.setShadow(offset: .zero, blur: 0, color: nil)
        sheet.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(sheet.bitmap.words.allSatisfy { $0 == 0x8000_0000 })
        #expect(sheet.context.refusedOperations == 1)
    }

    @Test("so are points, angles, lengths and transforms")
    func numbers() throws {
        let image = Image(try Bitmap(width: 3, height: 3))
        let box = CGRect(x: 0, y: 0, width: 9, height: 9)
        let calls: [(GraphicsContext) -> Void] = [
            { $0.draw(image, at: Self.far) }, { $0.fillRoundedRect(box, cornerRadius: .nan) }, { $0.setAlpha(.nan) },
            { $0.setLineDash(phase: .infinity, lengths: [1]) }, { $0.setLineDash(phase: 0, lengths: [1, .nan]) },
            { $0.setLineDash(phase: 0, lengths: [1, -1]) }, { $0.setLineWidth(.infinity) }, { $0.setMiterLimit(.nan) },
            { $0.setStrokeStyle(StrokeStyle(width: .nan, miterLimit: -1)) },
            { $0.setShadow(offset: CGSize(width: 0, height: CGFloat.infinity), blur: 1) },
            { $0.setShadow(offset: .zero, blur: .nan, color: .red) },
            { $0.concatenate(Transform(a: 1, b: .nan, c: 0, d: 1, tx: 0, ty: 0)) }, { $0.translateBy(x: 0, y: .infinity) },
            { $0.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true) },
            { $0.addArc(center: Self.nan, radius: 1, startAngle: 0, endAngle: 1, clockwise: true) },
            { $0.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true) },
            { $0.drawLinearGradient(Self.gradient, start: Self.far, end: .zero) },
            { $0.drawConicGradient(Self.gradient, center: Self.nan, angle: 0) },
        ]
        for (index, call) in calls.enumerated() {
            let sheet = try Sheet()
            call(sheet.context)
            #expect(sheet.context.refusedOperations == 1 && sheet.context.isPathEmpty && sheet.isBlank, "\(index)")
            #expect(sheet.context.transform == .identity, "\(index)")
        }
    }
}
