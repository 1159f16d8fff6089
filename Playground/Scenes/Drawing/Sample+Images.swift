import Acetate

/// A button's picture: round corners, a light upper half, an arrow to tell its sides.
private func button() -> Image? {
    guard let bitmap = try? Bitmap(width: 48, height: 48, scale: 2) else { return nil }
    let context = GraphicsContext(bitmap: bitmap)
    context.setFillPaint(
        .linearGradient(Gradient(colors: [.white, Color(white: 0.7)]), start: .zero, end: CGPoint(x: 0, y: 24)))
    context.fillRoundedRect(CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 8)
    context.setLineWidth(1)
    context.stroke(Path(roundedRect: CGRect(x: 0.5, y: 0.5, width: 23, height: 23), cornerRadius: 7.5))
    return Image(bitmap)
}

/// An arrow that points up and to the left side has a dot.
private func arrow() -> Image? {
    guard let bitmap = try? Bitmap(width: 28, height: 28, scale: 2) else { return nil }
    let context = GraphicsContext(bitmap: bitmap)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.beginPath()
    context.move(to: CGPoint(x: 7, y: 12))
    context.addLine(to: CGPoint(x: 7, y: 2))
    context.move(to: CGPoint(x: 3, y: 6))
    context.addLine(to: CGPoint(x: 7, y: 2))
    context.addLine(to: CGPoint(x: 11, y: 6))
    context.strokePath()
    context.setFillColor(warm)
    context.fillEllipse(in: CGRect(x: 1, y: 9, width: 4, height: 4))
    return Image(bitmap)
}

extension Sample {
    static let images: [Sample] = [
        Sample("sampling") { context in
            guard let tile = checkerboard() else { return }
            for (index, quality) in [InterpolationQuality.none, .low].enumerated() {
                context.setInterpolationQuality(quality)
                context.draw(tile, in: CGRect(x: 8 + 25 * index, y: 20, width: 23, height: 23))
            }
        },
        Sample("shrinking") { context in
            guard let bitmap = try? Bitmap(width: 240, height: 240) else { return }
            let large = GraphicsContext(bitmap: bitmap)
            large.setLineWidth(2)
            for index in 0..<30 {
                large.stroke(Path(ellipseIn: CGRect(x: 4 * index, y: 4 * index, width: 240 - 8 * index, height: 240 - 8 * index)))
            }
            for (index, quality) in [InterpolationQuality.low, .high].enumerated() {
                context.setInterpolationQuality(quality)
                context.draw(Image(bitmap), in: CGRect(x: 4 + 29 * index, y: 18, width: 27, height: 27))
            }
        },
        Sample("turned image") { context in
            guard let image = button() else { return }
            context.translateBy(x: 32, y: 32)
            context.rotate(by: 0.5)
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
            context.draw(image, in: CGRect(x: -18, y: -18, width: 36, height: 36))
        },
        Sample("caps kept") { context in
            guard let image = button()?.resizable(capInsets: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) else { return }
            context.draw(image, in: CGRect(x: 6, y: 6, width: 52, height: 24))
            context.draw(image, in: CGRect(x: 6, y: 34, width: 20, height: 24))
            context.draw(image, in: CGRect(x: 30, y: 34, width: 28, height: 24))
        },
        Sample("templates") { context in
            guard let image = arrow()?.withRenderingMode(.template) else { return }
            for (index, color) in [blue, warm, .black].enumerated() {
                context.setFillColor(color)
                context.draw(image, at: CGPoint(x: 6 + 19 * CGFloat(index), y: 25))
            }
        },
        Sample("orientations") { context in
            guard let image = arrow() else { return }
            for (index, orientation) in Image.Orientation.allCases.enumerated() {
                context.draw(
                    image.withOrientation(orientation), at: CGPoint(x: 2 + 15 * CGFloat(index % 4), y: 14 + 20 * CGFloat(index / 4)))
            }
        },
        Sample("a part") { context in
            guard let image = button() else { return }
            context.draw(image, from: CGRect(x: 0, y: 0, width: 12, height: 12), in: CGRect(x: 8, y: 8, width: 48, height: 48))
        },
    ]
}
