import AcetateDrawing
import AcetateGeometry
import Foundation

/// What a program says that nobody here knows.
struct UnknownWord: Error {
    let word: String
}

extension DrawingProgram {
    /// The program drawn on a clear bitmap, and how many calls were refused.
    func drawn() throws -> (bitmap: Bitmap, refusals: Int) {
        let bitmap = try Bitmap(width: width, height: height)
        let context = GraphicsContext(bitmap: bitmap)
        for operation in ops { try operation.draw(in: context, size: bitmap.buffer.extent) }
        return (bitmap, context.refusedOperations)
    }
}

extension DrawingProgram.Operation {
    func draw(in context: GraphicsContext, size: PixelRect) throws {
        switch op {
        case "save": context.saveState()
        case "restore": context.restoreState()
        case "clip": context.clip(to: Path(path ?? []).applying(Transform(ctm ?? [1, 0, 0, 1, 0, 0])), using: fillRule(rule))
        case "push": try push(in: context, size: size)
        case "pop":
            context.endTransparencyLayer()
            context.restoreState()
        case "fill", "stroke", "image":
            context.saveState()
            try setState(of: context)
            try paint(in: context)
            context.restoreState()
        default: throw UnknownWord(word: op)
        }
    }

    private func setState(of context: GraphicsContext) throws {
        if let shadow {
            let offset = CGSize(width: shadow.offset[0], height: shadow.offset[1])
            context.setShadow(offset: offset, blur: shadow.sigma * 2, color: Color(rgba: shadow.rgba))
        }
        context.setAlpha(alpha ?? 1)
        context.setBlendMode(try BlendMode(w3c: blend ?? "normal"))
        context.setShouldAntialias(aa ?? true)
        context.concatenate(Transform(ctm ?? [1, 0, 0, 1, 0, 0]))
    }

    private func paint(in context: GraphicsContext) throws {
        switch op {
        case "fill":
            if let paint { context.setFillPaint(paint.paint) }
            context.fill(Path(path ?? []), using: fillRule(rule))
        case "stroke":
            if let paint { context.setStrokePaint(paint.paint) }
            context.setLineWidth(width ?? 1)
            context.setLineCap(cap == "round" ? .round : cap == "square" ? .square : .butt)
            context.setLineJoin(join == "round" ? .round : join == "bevel" ? .bevel : .miter)
            context.setMiterLimit(miterLimit ?? 10)
            context.setLineDash(phase: dashOffset ?? 0, lengths: dash ?? [])
            context.stroke(Path(path ?? []))
        default:
            let rect = rect ?? []
            context.setInterpolationQuality(interpolation == "none" ? .none : .low)
            context.draw(try image(), in: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
        }
    }

    /// A group begins: its clips and its mask are the context's when it is drawn.
    private func push(in context: GraphicsContext, size: PixelRect) throws {
        context.saveState()
        for clip in clips ?? [] { try clip.apply(to: context, size: size) }
        if let mask { try mask.apply(to: context, size: size) }
        context.setAlpha(opacity ?? 1)
        context.setBlendMode(try BlendMode(w3c: blend ?? "normal"))
        context.beginTransparencyLayer()
    }

    private func image() throws -> Image {
        let bitmap = try Bitmap(width: w ?? 0, height: h ?? 0)
        let samples = (pixels ?? []).map { Double($0) / 255 }
        for index in 0..<samples.count / 4 {
            let color = Color(rgba: Array(samples[4 * index..<4 * index + 4]))
            bitmap.buffer.words[index / bitmap.width * bitmap.buffer.strideInWords + index % bitmap.width] = color.premultiplied
        }
        return Image(bitmap)
    }
}

extension DrawingProgram.Clip {
    /// One shape is a clip as it is; more are drawn into a mask, one over the other.
    fileprivate func apply(to context: GraphicsContext, size: PixelRect) throws {
        if let shape = shapes.first, shapes.count == 1 {
            return context.clip(to: Path(shape.path).applying(Transform(shape.ctm)), using: fillRule(shape.rule))
        }
        let bitmap = try Bitmap(width: size.width, height: size.height)
        let union = GraphicsContext(bitmap: bitmap)
        for shape in shapes { union.fill(Path(shape.path).applying(Transform(shape.ctm)), using: fillRule(shape.rule)) }
        context.clip(to: CGRect(x: 0, y: 0, width: size.width, height: size.height), mask: Image(bitmap))
    }
}

extension DrawingProgram.Mask {
    fileprivate func apply(to context: GraphicsContext, size: PixelRect) throws {
        guard kind == "luminance" else { throw UnknownWord(word: kind) }
        let bitmap = try Bitmap(width: size.width, height: size.height)
        let inner = GraphicsContext(bitmap: bitmap)
        inner.clip(to: Path(region.path).applying(Transform(region.ctm)), using: fillRule(region.rule))
        for operation in ops { try operation.draw(in: inner, size: size) }
        context.clip(
            to: CGRect(x: 0, y: 0, width: size.width, height: size.height), mask: Image(bitmap), channel: .luminance)
    }
}

private func fillRule(_ rule: String?) -> FillRule { rule == "evenodd" ? .evenOdd : .winding }

extension BlendMode {
    /// The mode of a name in the W3C's Compositing and Blending, or of the web's canvas.
    init(w3c name: String) throws {
        let others: [String: BlendMode] = [
            "source-over": .normal, "lighter": .plusLighter, "color-dodge": .colorDodge, "color-burn": .colorBurn,
            "hard-light": .hardLight, "soft-light": .softLight, "destination-over": .destinationOver, "source-in": .sourceIn,
            "destination-in": .destinationIn, "source-out": .sourceOut, "destination-out": .destinationOut, "source-atop": .sourceAtop,
            "destination-atop": .destinationAtop, "plus-lighter": .plusLighter, "plus-darker": .plusDarker,
        ]
        guard let mode = others[name] ?? BlendMode.allCases.first(where: { "\($0)" == name }) else { throw UnknownWord(word: name) }
        self = mode
    }
}
