import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

@Suite("Degenerate drawing")
struct DegenerateDrawingTests {
    private let everything = CGRect(x: 0, y: 0, width: 60, height: 60)

    @Test("empty paths, and those of a single point, paint nothing with a butt cap, and clip everything away")
    func emptyPaths() throws {
        var point = Path()
        point.move(to: CGPoint(x: 30, y: 30))
        for path in [Path(), point] {
            let sheet = try Sheet()
            sheet.context.setLineWidth(20)
            sheet.context.setLineDash(phase: 1, lengths: [3, 2])
            sheet.context.setShadow(offset: .zero, blur: 9)
            sheet.context.fill(path)
            sheet.context.stroke(path)
            sheet.context.strokePath()
            sheet.context.replacePathWithStrokedPath()
            sheet.context.fillPath()
            #expect(sheet.isBlank)
            sheet.context.clip(to: path)
            sheet.context.fill(everything)
            sheet.context.drawConicGradient(Gradient(colors: [.red]), center: .zero, angle: 0)
            #expect(sheet.isBlank && sheet.context.clipBounds.isNull && sheet.context.refusedOperations == 0)
        }
    }

    @Test("what lies far outside paints nothing", arguments: [1e3, 1e6, 1e12, 1e100])
    func farOutside(distance: CGFloat) throws {
        let sheet = try Sheet()
        let gradient = Gradient(colors: [.red, .blue])
        for (x, y) in [(distance, 0.0), (-distance, 0), (0, distance), (0, -distance)] {
            let box = CGRect(x: x - 9, y: y - 9, width: 18, height: 18)
            sheet.context.setShadow(offset: .zero, blur: 20)
            sheet.context.fill(box)
            sheet.context.fillEllipse(in: box)
            sheet.context.stroke(box)
            sheet.context.draw(Image(try Bitmap(width: 2, height: 2)), in: box)
            sheet.context.setShadow(offset: .zero, blur: 0, color: nil)
            sheet.context.drawRadialGradient(gradient, startCenter: box.origin, startRadius: 0, endCenter: box.origin, endRadius: 9)
        }
        #expect(sheet.isBlank && sheet.context.refusedOperations == 0)
    }

    @Test("a hundred thousand pieces of a line are stroked as the line, solid or dashed")
    func manySegments() throws {
        let count = 100_000
        var whole = Path()
        whole.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 55, y: 40)])
        var pieces = Path()
        pieces.move(to: CGPoint(x: 5, y: 10))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            pieces.addLine(to: CGPoint(x: 5 + 50 * part, y: 10 + 30 * part))
        }
        for lengths in [[], [7, 3]] as [[CGFloat]] {
            let (one, many) = (try Sheet(), try Sheet())
            for (sheet, path) in [(one, whole), (many, pieces)] {
                sheet.context.setLineWidth(6)
                sheet.context.setLineDash(phase: 2, lengths: lengths)
                sheet.context.stroke(path)
            }
            // 1,715 pieces cross a pixel, and each of their ends is rounded to 2⁻¹⁶ of it: 0.026 at most, 7 of 255.
            #expect(zip(one.bitmap.words, many.bitmap.words).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 7 })
            #expect(one.bitmap.alpha(30, 25) == 255 || !lengths.isEmpty)
        }
    }

    @Test("a stroke of no width paints nothing, one of a hundred thousand points everything near")
    func widths() throws {
        for join in [LineJoin.miter, .round, .bevel] {
            let sheet = try Sheet()
            sheet.context.setLineJoin(join)
            sheet.context.setLineWidth(0)
            sheet.context.stroke(CGRect(x: 10, y: 10, width: 30, height: 30))
            #expect(sheet.isBlank)
            sheet.context.setLineWidth(1e5)
            sheet.context.stroke(Path(ellipseIn: CGRect(x: 10, y: 10, width: 30, height: 30)))
            #expect(sheet.bitmap.words.allSatisfy { $0 == 0xFF00_0000 })
        }
    }

    @Test("dashes of no length are none; those too short to see do not hang, and leave no pixel more than a solid line")
    func dashes() throws {
        func draw(_ lengths: [CGFloat], from start: CGFloat) throws -> Bitmap {
            let sheet = try Sheet()
            sheet.context.setLineWidth(8)
            sheet.context.setLineDash(phase: 1e9, lengths: lengths)
            sheet.context.addLine(from: CGPoint(x: start, y: 20), to: CGPoint(x: 1e6, y: 25))
            sheet.context.strokePath()
            return sheet.bitmap
        }
        let solid = try draw([], from: -1e6)
        #expect(try draw([0], from: -1e6).words == solid.words)
        #expect(try draw([0, 0], from: -1e6).words == solid.words)
        for lengths in [[1e-6, 1e-6], [1e-300, 1e-300], [.leastNonzeroMagnitude], [1e-3, 0], [0, 1e-9]] as [[CGFloat]] {
            let dashed = try draw(lengths, from: -1e6)
            #expect(zip(dashed.words, solid.words).allSatisfy { $0 >> 24 <= $1 >> 24 }, "\(lengths)")
        }
    }

    @Test("a bitmap of one pixel takes everything")
    func onePixel() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let context = GraphicsContext(bitmap: bitmap)
        context.fill(CGRect(x: 0.25, y: -9, width: 0.5, height: 20))
        #expect(bitmap.alpha(0, 0) == 128)
        context.setBlendMode(.copy)
        context.beginTransparencyLayer()
        context.setFillColor(.red)
        context.fillEllipse(in: CGRect(x: -9, y: -9, width: 19, height: 19))
        context.endTransparencyLayer()
        #expect(bitmap.pixel(x: 0, y: 0) == .red)
        context.setBlendMode(.normal)
        context.draw(try context.makeImage(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let gradient = Gradient(colors: [.black, .white])
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0))
        // Half way between black and white.
        #expect(bitmap.word(0, 0) == 0xFF80_8080)
    }

    @Test("the longest bitmap shows both ends of a gradient, a layer and a stroke", arguments: [true, false])
    func longestBitmap(isWide: Bool) throws {
        let longest = 32_767
        let bitmap = try Bitmap(width: isWide ? longest : 3, height: isWide ? 3 : longest)
        let context = GraphicsContext(bitmap: bitmap)
        func word(_ place: Int) -> UInt32 { isWide ? bitmap.word(place, 1) : bitmap.word(1, place) }
        if !isWide { context.concatenate(Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)) }
        let end = CGPoint(x: longest, y: 0)
        context.beginTransparencyLayer()
        context.drawLinearGradient(Gradient(colors: [.black, .white]), start: .zero, end: end)
        context.endTransparencyLayer()
        // (n + ½) / 32767 of 255: rounded, 0, 127 up to the middle, 255.
        #expect([0, 16_319, 32_766].map { word($0) & 0xFF } == [0, 127, 255])
        context.setStrokeColor(.red)
        context.addLine(from: CGPoint(x: 0, y: 1.5), to: CGPoint(x: end.x, y: 1.5))
        context.strokePath()
        #expect((0..<longest).allSatisfy { word($0) == 0xFFFF_0000 })
    }
}

extension GraphicsContext {
    fileprivate func addLine(from start: CGPoint, to end: CGPoint) {
        move(to: start)
        addLine(to: end)
    }
}
