import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation

/// One call on a context. A program of them can be drawn again under another clip.
typealias Call = (GraphicsContext) -> Void

extension SeededGenerator {
    mutating func path() -> Path {
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
    mutating func rect() -> CGRect {
        let rect = CGRect(x: number(-20...70), y: number(-20...50), width: number(0...60), height: number(0...60))
        return integer(0...1) == 0 ? rect.integral : rect
    }

    mutating func image() throws -> Image {
        let bitmap = try Bitmap(width: integer(1...24), height: integer(1...24))
        let isOpaque = integer(0...1) == 0
        bitmap.buffer.store((0..<bitmap.width * bitmap.height).map { _ in color().premultiplied | (isOpaque ? 0xFF00_0000 : 0) })
        return Image(bitmap)
    }

    mutating func call() throws -> Call {
        let rule: FillRule = integer(0...1) == 0 ? .winding : .evenOdd
        switch integer(0...27) {
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
        case 16: let alpha = number(0...1); return { $0.setAlpha(alpha) }
        case 17, 18: let mode = BlendMode.allCases.randomElement(using: &self) ?? .normal; return { $0.setBlendMode(mode) }
        case 19, 20: return try paintCall()
        case 21: return gradientCall()
        case 22:
            let rect = rect()
            return integer(0...1) == 0 ? { $0.beginTransparencyLayer() } : { $0.beginTransparencyLayer(in: rect) }
        case 23: return { $0.endTransparencyLayer() }
        case 24:
            let (image, rect, isLuminance) = (try image(), rect().insetBy(dx: -12, dy: -12), integer(0...1) == 0)
            return {
                $0.saveState(); $0.clip(to: rect, mask: image, channel: isLuminance ? .luminance : .alpha)
            }
        case 25:
            let (lengths, phase) = ((0...integer(0...3)).map { _ in number(0...9) }, number(-9...9))
            return { $0.setLineDash(phase: phase, lengths: lengths) }
        case 26:
            let (isAntialiased, quality) = (integer(0...2) > 0, [InterpolationQuality.none, .low, .high][integer(0...2)])
            return {
                $0.setShouldAntialias(isAntialiased); $0.setInterpolationQuality(quality)
            }
        default:
            let (fill, stroke) = (color(), color());
            return {
                $0.setFillColor(fill); $0.setStrokeColor(stroke)
            }
        }
    }

    private mutating func gradient() -> Gradient {
        let stops = (0...integer(0...3)).map { _ in Gradient.Stop(location: number(0...1), color: color()) }
        return Gradient(stops: stops, spread: [.pad, .reflect, .repeating][integer(0...2)])
    }

    private mutating func options() -> GradientOptions {
        [[], .drawsBeforeStartLocation, .drawsAfterEndLocation, [.drawsBeforeStartLocation, .drawsAfterEndLocation]][integer(0...3)]
    }

    private mutating func gradientCall() -> Call {
        let (gradient, options, start, end, angle) = (gradient(), options(), point(-10...70), point(-10...70), number(-4...4))
        let (startRadius, endRadius) = (number(0...30), number(0...50))
        return switch integer(0...2) {
        case 0: { $0.drawLinearGradient(gradient, start: start, end: end, options: options) }
        case 1:
            {
                $0.drawRadialGradient(
                    gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: options)
            }
        default: { $0.drawConicGradient(gradient, center: start, angle: angle) }
        }
    }

    private mutating func paintCall() throws -> Call {
        let (gradient, start, end, radius) = (gradient(), point(-10...70), point(-10...70), number(0...40))
        let paint: Paint =
            switch integer(0...3) {
            case 0: .linearGradient(gradient, start: start, end: end, options: options())
            case 1: .radialGradient(gradient, startCenter: start, startRadius: 0, endCenter: end, endRadius: radius, options: options())
            case 2: .conicGradient(gradient, center: start, angle: number(-4...4))
            default: .pattern(try image(), origin: start).applying(Transform(rotationAngle: number(-1...1)))
            }
        return integer(0...2) > 0 ? { $0.setFillPaint(paint) } : { $0.setStrokePaint(paint) }
    }
}
