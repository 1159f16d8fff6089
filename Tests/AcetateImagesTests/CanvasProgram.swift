import AcetateDrawing
import AcetateGeometry
import Foundation

/// A drawing program of the oracles, as far as solid colours, undashed lines and images go.
struct CanvasProgram: Decodable {
    let width: Int
    let height: Int
    let ops: [Operation]

    struct Operation: Decodable {
        let op: String
        let path: [Element]?
        let rule: String?
        let ctm: [CGFloat]?
        let paint: Paint?
        let alpha: Double?
        let blend: String?
        let shadow: Shadow?
        let width: CGFloat?
        let cap: String?
        let join: String?
        let miterLimit: CGFloat?
        let dash: [CGFloat]?
        let w: Int?
        let h: Int?
        /// Straight RGBA, row by row.
        let pixels: [UInt8]?
        let rect: [CGFloat]?
        let interpolation: String?
    }

    struct Paint: Decodable {
        let type: String
        let rgba: [Double]?
    }

    struct Shadow: Decodable {
        let offset: [CGFloat]
        let sigma: CGFloat
        let rgba: [Double]
    }

    /// A verb and its coordinates, in one array.
    struct Element: Decodable {
        let verb: String
        let points: [CGPoint]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            verb = try values.decode(String.self)
            var points: [CGPoint] = []
            while !values.isAtEnd {
                points.append(CGPoint(x: try values.decode(CGFloat.self), y: try values.decode(CGFloat.self)))
            }
            self.points = points
        }
    }
}

extension CanvasProgram.Operation {
    /// Whether the context can do this.
    var isDrawable: Bool {
        let isPlain = (blend ?? "normal") == "normal" && (dash ?? []).isEmpty && (paint?.type ?? "solid") == "solid"
        return isPlain && (op != "image" || (interpolation == "bilinear" && alpha == 1))
    }

    func draw(in context: GraphicsContext) throws {
        switch op {
        case "save": context.saveState()
        case "restore": context.restoreState()
        case "clip": context.clip(to: outline.applying(transform), using: fillRule)
        default:
            context.saveState()
            if let shadow {
                let offset = CGSize(width: shadow.offset[0], height: shadow.offset[1])
                context.setShadow(offset: offset, blur: shadow.sigma * 2, color: Color(shadow.rgba, alpha: 1))
            }
            context.concatenate(transform)
            try paint(in: context)
            context.restoreState()
        }
    }

    private func paint(in context: GraphicsContext) throws {
        switch op {
        case "fill":
            context.setFillColor(color)
            context.fill(outline, using: fillRule)
        case "stroke":
            context.setStrokeColor(color)
            context.setLineWidth(width ?? 1)
            context.setLineCap(cap == "round" ? .round : cap == "square" ? .square : .butt)
            context.setLineJoin(join == "round" ? .round : join == "bevel" ? .bevel : .miter)
            context.setMiterLimit(miterLimit ?? 10)
            context.stroke(outline)
        default:
            let rect = rect ?? []
            context.draw(try image(), in: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
        }
    }

    private var transform: Transform {
        ctm.map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    private var fillRule: FillRule { rule == "evenodd" ? .evenOdd : .winding }

    private var color: Color { Color(paint?.rgba ?? [0, 0, 0, 1], alpha: alpha ?? 1) }

    private var outline: Path {
        var path = Path()
        for element in self.path ?? [] {
            let points = element.points
            switch element.verb {
            case "M": path.move(to: points[0])
            case "L": path.addLine(to: points[0])
            case "Q": path.addQuadCurve(to: points[1], control: points[0])
            case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
            default: path.close()
            }
        }
        return path
    }

    private func image() throws -> Image {
        let bitmap = try Bitmap(width: w ?? 0, height: h ?? 0)
        let samples = (pixels ?? []).map { Double($0) / 255 }
        for index in 0..<samples.count / 4 {
            let color = Color(Array(samples[4 * index..<4 * index + 4]), alpha: 1)
            bitmap.buffer.words[index / bitmap.width * bitmap.buffer.strideInWords + index % bitmap.width] = color.premultiplied
        }
        return Image(bitmap)
    }
}

extension Color {
    fileprivate init(_ rgba: [Double], alpha: Double) {
        self.init(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3] * alpha)
    }
}
