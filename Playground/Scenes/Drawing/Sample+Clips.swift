import Acetate

extension Sample {
    static let clips: [Sample] = [
        Sample("clip") { context in
            context.clip(to: star(in: middle), using: .evenOdd)
            context.clip(to: Path(ellipseIn: middle.insetBy(dx: 4, dy: 4)))
            context.drawLinearGradient(
                Gradient(colors: [warm, blue]), start: CGPoint(x: 0, y: 8), end: CGPoint(x: 0, y: 56))
        },
        Sample("mask") { context in
            guard let bitmap = try? Bitmap(width: 48, height: 48) else { return }
            let mask = GraphicsContext(bitmap: bitmap)
            mask.drawRadialGradient(
                Gradient(colors: [.white, .black]), startCenter: CGPoint(x: 24, y: 24), startRadius: 0, endCenter: CGPoint(x: 24, y: 24),
                endRadius: 24)
            context.clip(to: middle, mask: Image(bitmap), channel: .luminance)
            context.setFillColor(blue)
            context.fill(middle)
        },
        Sample("shadow") { context in
            context.setShadow(offset: CGSize(width: 0, height: 3), blur: 6, color: Color(white: 0, alpha: 0.5))
            context.setFillColor(.white)
            context.fillEllipse(in: CGRect(x: 18, y: 16, width: 28, height: 28))
        },
        Sample("glow") { context in
            context.setFillColor(Color(white: 0.1))
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
            context.setShadow(offset: .zero, blur: 10, color: .cyan)
            context.setStrokeColor(.white)
            context.setLineWidth(2)
            context.stroke(star(in: middle.insetBy(dx: 8, dy: 8)))
        },
        Sample("inner shadow") { context in
            let shape = Path(roundedRect: middle, cornerRadius: 10)
            context.setFillColor(Color(white: 0.95))
            context.fill(shape)
            context.clip(to: shape)
            var outside = Path(rect: CGRect(x: -40, y: -40, width: 144, height: 144))
            outside.addPath(shape)
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: Color(white: 0, alpha: 0.6))
            context.fill(outside, using: .evenOdd)
        },
    ]

    static let layers: [Sample] = [
        Sample("group") { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 3, color: .black)
            context.beginTransparencyLayer()
            context.setFillColor(blue)
            context.fillEllipse(in: CGRect(x: 8, y: 8, width: 32, height: 32))
            context.setFillColor(warm)
            context.fillEllipse(in: CGRect(x: 22, y: 22, width: 32, height: 32))
            context.endTransparencyLayer()
        },
        Sample("blending") { context in
            let modes: [BlendMode] = [
                .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
                .hue, .saturation, .color, .luminosity, .plusDarker,
            ]
            for (index, mode) in modes.enumerated() {
                drawPair(mode, in: CGRect(x: 2 + 15 * (index % 4), y: 2 + 15 * (index / 4), width: 14, height: 14), on: context)
            }
        },
        Sample("porter-duff") { context in
            let modes: [BlendMode] = [
                .normal, .copy, .clear, .destination, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
                .destinationOut, .destinationAtop, .xor, .plusLighter,
            ]
            for (index, mode) in modes.enumerated() {
                drawPair(mode, in: CGRect(x: 2 + 15 * (index % 4), y: 2 + 15 * (index / 4), width: 14, height: 14), on: context)
            }
        },
    ]

    /// A square, and one across its corner in the mode.
    private static func drawPair(_ mode: BlendMode, in cell: CGRect, on context: GraphicsContext) {
        context.saveState()
        context.beginTransparencyLayer(in: cell)
        context.setFillColor(warm)
        context.fill(CGRect(x: cell.minX, y: cell.minY, width: 9, height: 9))
        context.setBlendMode(mode)
        context.setFillColor(blue)
        context.fill(CGRect(x: cell.minX + 4, y: cell.minY + 4, width: 9, height: 9))
        context.endTransparencyLayer()
        context.restoreState()
    }
}
