import Acetate

/// A star that crosses itself.
func star(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
        between: (0..<5).map { index in
            let angle = CGFloat(index) * 0.8 * .pi - .pi / 2
            return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        })
    path.close()
    return path
}

let blue = Color(red: 0, green: 0.45, blue: 0.94)
let warm = Color(red: 0.95, green: 0.4, blue: 0.2)
let middle = CGRect(x: 8, y: 8, width: 48, height: 48)

extension Sample {
    static let shapes: [Sample] = [
        Sample("nonzero") { context in
            context.setFillColor(blue)
            context.fill(star(in: middle))
        },
        Sample("even-odd") { context in
            context.setFillColor(blue)
            context.fill(star(in: middle), using: .evenOdd)
        },
        Sample("pills") { context in
            context.setFillColor(warm)
            for (row, radius) in [CGFloat(2), 5, 100].enumerated() {
                context.fillRoundedRect(CGRect(x: 8, y: 8 + 17 * row, width: 48, height: 14), cornerRadius: radius)
            }
        },
        Sample("arcs") { context in
            context.setLineWidth(3)
            context.setLineCap(.round)
            for (index, clockwise) in [true, false].enumerated() {
                context.setStrokeColor(clockwise ? blue : warm)
                context.beginPath()
                context.addArc(
                    center: CGPoint(x: 32, y: 32), radius: CGFloat(24 - 10 * index), startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
                context.strokePath()
            }
        },
        Sample("trimmed") { context in
            let ring = Path(ellipseIn: middle.insetBy(dx: 3, dy: 3))
            context.setLineWidth(6)
            context.setLineCap(.round)
            context.setStrokeColor(Color(white: 0.88))
            context.stroke(ring)
            context.setStrokeColor(blue)
            context.stroke(ring.trimmed(from: 0, to: 0.7))
        },
        Sample("outline") { context in
            let outline = star(in: middle).stroked(StrokeStyle(width: 8, join: .round))
            context.setFillColor(Color(white: 0.85))
            context.fill(outline)
            context.setLineWidth(0.5)
            context.stroke(outline)
        },
        Sample("no alias") { context in
            context.setShouldAntialias(false)
            context.setFillColor(blue)
            context.fillEllipse(in: middle)
            context.setLineWidth(1)
            context.stroke(star(in: middle.insetBy(dx: 12, dy: 12)))
        },
    ]
}
