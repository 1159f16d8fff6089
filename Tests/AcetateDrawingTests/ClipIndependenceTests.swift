import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// One call on a context. A program of them can be drawn again under another clip.
private typealias Call = (GraphicsContext) -> Void

extension SplitMix {
    fileprivate mutating func path() -> Path {
        var path = Path()
        for _ in 0...integer(0...2) {
            path.move(to: point(-20...90))
            for _ in 0...integer(1...4) {
                switch integer(0...3) {
                case 0: path.addQuadCurve(to: point(-20...90), control: point(-20...90))
                case 1: path.addCurve(to: point(-20...90), control1: point(-20...90), control2: point(-20...90))
                default: path.addLine(to: point(-20...90))
                }
            }
            if integer(0...1) == 0 { path.close() }
        }
        return path
    }

    /// On the pixel grid as often as not.
    fileprivate mutating func rect() -> CGRect {
        let rect = CGRect(x: number(-20...70), y: number(-20...50), width: number(0...60), height: number(0...60))
        return integer(0...1) == 0 ? rect.integral : rect
    }

    fileprivate mutating func image() throws -> Image {
        let bitmap = try Bitmap(width: integer(1...24), height: integer(1...24))
        let isOpaque = integer(0...1) == 0
        bitmap.buffer.store((0..<bitmap.width * bitmap.height).map { _ in color().premultiplied | (isOpaque ? 0xFF00_0000 : 0) })
        return Image(bitmap)
    }

    fileprivate mutating func call() throws -> Call {
        let rule: FillRule = integer(0...1) == 0 ? .winding : .evenOdd
        switch integer(0...17) {
        case 0, 1: let path = path(); return { $0.fill(path, using: rule) }
        case 2, 3: let path = path(); return { $0.stroke(path) }
        case 4: let rect = rect(); return { $0.fill(rect) }
        case 5: let rect = rect(); return { $0.stroke(rect) }
        case 6: let rect = rect(); return { $0.fillEllipse(in: rect) }
        case 7: let (image, rect) = (try image(), rect()); return { $0.draw(image, in: rect) }
        case 8: let (image, at) = (try image(), point(0...50)); return { $0.draw(image, in: CGRect(origin: at, size: image.size)) }
        case 9: let rect = rect(); return { $0.clear(rect) }
        case 10: let rect = rect().insetBy(dx: -15, dy: -15); return { $0.clip(to: rect) }
        case 11:
            let path = path();
            return {
                $0.saveState(); $0.clip(to: path, using: rule)
            }
        case 12: return { $0.restoreState() }
        case 13:
            let (offset, blur, color) = (point(-9...9), number(0...14), color())
            return { $0.setShadow(offset: CGSize(width: offset.x, height: offset.y), blur: blur, color: color) }
        case 14:
            let (x, y, angle, scale) = (number(-10...20), number(-10...20), number(-1...1), number(0.5...1.6))
            return {
                $0.translateBy(x: x, y: y); $0.rotate(by: angle); $0.scaleBy(x: scale, y: 1 / scale)
            }
        case 15:
            let (width, cap, join) = (number(0...12), integer(0...2), integer(0...2))
            return {
                $0.setLineWidth(width)
                $0.setLineCap([.butt, .round, .square][cap])
                $0.setLineJoin([.miter, .round, .bevel][join])
            }
        default:
            let (fill, stroke) = (color(), color());
            return {
                $0.setFillColor(fill); $0.setStrokeColor(stroke)
            }
        }
    }
}

@Suite("Clip independence")
struct ClipIndependenceTests {
    private let width = 72
    private let height = 56

    private func draw(_ program: [Call], clip: PixelRect) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height, scale: 1)
        bitmap.fill(Color(red: 0.2, green: 0.5, blue: 0.7, alpha: 0.6))
        let context = GraphicsContext(bitmap: bitmap, transform: .identity, clip: clip, rasterizer: Rasterizer())
        for call in program { call(context) }
        return bitmap
    }

    @Test("whatever is drawn, under a clip it has the bytes of the whole drawing, and nothing outside is touched", arguments: 0..<60)
    func partialEqualsFull(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let program = try (0..<14).map { _ in try random.call() }
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        let (full, untouched) = (try draw(program, clip: all), try draw([], clip: all))
        for _ in 0..<4 {
            let clip = random.pixelRect(within: 60)
            let part = try draw(program, clip: clip)
            for y in 0..<height {
                for x in 0..<width {
                    let expected = (clip.contains(x: x, y: y) ? full : untouched).word(x, y)
                    if part.word(x, y) != expected {
                        Issue.record("seed \(seed), clip \(clip): (\(x), \(y)) is \(part.word(x, y)), not \(expected)")
                        return
                    }
                }
            }
        }
    }

    @Test("the programs paint: after most of them, most of the bitmap has changed")
    func programsPaint() throws {
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        let untouched = try draw([], clip: all).word(0, 0)
        let painted = try (0..<60).map { seed in
            var random = SplitMix(seed: UInt64(seed))
            let program = try (0..<14).map { _ in try random.call() }
            return try draw(program, clip: all).words.filter { $0 != untouched }.count
        }
        #expect(painted.filter { $0 > width * height / 2 }.count > 30)
    }
}
