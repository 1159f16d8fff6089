import Acetate

private let hues = Gradient(colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1) })
private let ends: GradientOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

/// A picture of four by four pixels, a half-clear checkerboard in two colours.
func checkerboard() -> Image? {
    guard let bitmap = try? Bitmap(width: 4, height: 4) else { return nil }
    let context = GraphicsContext(bitmap: bitmap)
    context.setFillColor(warm)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(blue.withAlpha(0.5))
    context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    return Image(bitmap)
}

extension Sample {
    static let paints: [Sample] = [
        Sample("linear") { context in
            context.setFillPaint(
                .linearGradient(Gradient(colors: [blue, warm]), start: CGPoint(x: 8, y: 8), end: CGPoint(x: 56, y: 56)))
            context.fillRoundedRect(middle, cornerRadius: 10)
        },
        Sample("hues") { context in
            context.drawLinearGradient(hues, start: CGPoint(x: 8, y: 0), end: CGPoint(x: 56, y: 0))
        },
        Sample("radial") { context in
            context.drawRadialGradient(
                Gradient(colors: [.white, blue, Color(white: 0.1)]), startCenter: CGPoint(x: 24, y: 22), startRadius: 0,
                endCenter: CGPoint(x: 32, y: 32), endRadius: 26)
        },
        Sample("cone") { context in
            context.drawRadialGradient(
                Gradient(colors: [blue, warm.withAlpha(0.2)]), startCenter: CGPoint(x: 16, y: 32), startRadius: 4,
                endCenter: CGPoint(x: 46, y: 32), endRadius: 14)
        },
        Sample("conic") { context in
            context.clip(to: Path(ellipseIn: middle))
            context.drawConicGradient(hues, center: CGPoint(x: 32, y: 32), angle: -.pi / 2)
        },
        Sample("repeating") { context in
            let stripes = Gradient(
                stops: [.init(location: 0, color: blue), .init(location: 0.5, color: blue), .init(location: 0.5, color: .yellow)],
                spread: .repeating)
            context.setFillPaint(.linearGradient(stripes, start: .zero, end: CGPoint(x: 6, y: 6)))
            context.fill(Path(ellipseIn: middle))
        },
        Sample("gradient line") { context in
            context.setLineWidth(8)
            context.setStrokePaint(.conicGradient(hues, center: CGPoint(x: 32, y: 32), angle: 0))
            context.stroke(Path(ellipseIn: middle.insetBy(dx: 4, dy: 4)))
        },
        Sample("pattern") { context in
            guard let tile = checkerboard() else { return }
            context.setInterpolationQuality(.none)
            context.setFillPaint(.pattern(tile).applying(Transform(scaleX: 2, y: 2).rotated(by: 0.3)))
            context.fill(star(in: middle))
        },
    ]
}
