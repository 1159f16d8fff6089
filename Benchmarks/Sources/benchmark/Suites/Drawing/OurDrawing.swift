import Acetate

/// Our side: a context that draws the case into its bitmap. Paths, paints and pictures are made beforehand and kept, as retained drawing
/// keeps them.
@MainActor
final class OurDrawing {
    static let color = Color(red: 32.0 / 255, green: 96.0 / 255, blue: 192.0 / 255)

    private let drawingCase: DrawingCase
    private let bitmap: Bitmap
    private let context: GraphicsContext
    private let draw: (GraphicsContext) -> Void

    /// - Parameters:
    ///   - bitmap: of the case's size.
    ///   - draw: does something else instead of the case's work.
    init(_ drawingCase: DrawingCase, on bitmap: Bitmap, draw: ((GraphicsContext) -> Void)? = nil) throws {
        self.drawingCase = drawingCase
        self.bitmap = bitmap
        context = GraphicsContext(bitmap: bitmap)
        context.setFillColor(Self.color)
        context.setStrokeColor(Self.color)
        self.draw = try draw ?? Self.drawing(of: drawingCase.work, in: context)
    }

    /// Prepares the context, and makes what is kept.
    private static func drawing(of work: DrawingCase.Work, in context: GraphicsContext) throws -> (GraphicsContext) -> Void {
        switch work {
        case .fill(let rule, let outline):
            let path = outline.path
            return { $0.fill(path, using: rule) }
        case .roundedRect(let rect, let radius): return { $0.fillRoundedRect(rect, cornerRadius: radius) }
        case .stroke(let width, let dashes, let outline):
            let path = outline.path
            context.setLineWidth(width)
            context.setLineDash(phase: 0, lengths: dashes)
            return { $0.stroke(path) }
        case .gradient(let start, let end, let outline):
            let path = outline.path
            context.setFillPaint(.linearGradient(Gradient(colors: [Self.color, .orange]), start: start, end: end))
            return { $0.fill(path) }
        case .shadow(let offset, let blur, let outline):
            let path = outline.path
            context.setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 0.3))
            return { $0.fill(path) }
        case .picture(let rect):
            let image = try TestPicture.image()
            context.setInterpolationQuality(.low)
            return { $0.draw(image, in: rect) }
        }
    }

    /// Microseconds a drawing. The first, which does not count, brings the memory near that others used meanwhile.
    func time() -> Double {
        drawAt(0)
        return microseconds { for number in 0..<drawingCase.drawings { drawAt(number) } } / Double(drawingCase.drawings)
    }

    private func drawAt(_ number: Int) {
        let offset = drawingCase.offsets[number % drawingCase.offsets.count]
        context.translateBy(x: offset.x, y: offset.y)
        draw(context)
        context.translateBy(x: -offset.x, y: -offset.y)
    }

    /// What one of the drawings leaves on a clear bitmap.
    func pixels(_ number: Int) -> Pixels {
        bitmap.clear()
        drawAt(number)
        return Pixels(bitmap)
    }
}
