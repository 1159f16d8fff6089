import Acetate

extension Sample {
    static let strokes: [Sample] = [
        Sample("half point") { context in
            context.setLineWidth(0.5)
            for index in 0..<6 {
                let offset = 8.25 + CGFloat(index) * 3
                context.stroke(CGRect(x: offset, y: offset, width: 64 - 2 * offset, height: 64 - 2 * offset))
            }
        },
        Sample("widths") { context in
            for (index, width) in [CGFloat(0.25), 0.5, 1, 2, 4].enumerated() {
                context.setLineWidth(width)
                var line = Path()
                line.move(to: CGPoint(x: 8, y: 10 + 8 * CGFloat(index)))
                line.addLine(to: CGPoint(x: 56, y: 20 + 8 * CGFloat(index)))
                context.stroke(line)
            }
        },
        Sample("caps") { context in
            for (index, cap) in [LineCap.butt, .round, .square].enumerated() {
                var line = Path()
                line.move(to: CGPoint(x: 16, y: 14 + 18 * CGFloat(index)))
                line.addLine(to: CGPoint(x: 48, y: 14 + 18 * CGFloat(index)))
                context.setLineCap(cap)
                context.setLineWidth(10)
                context.setStrokeColor(Color(white: 0.8))
                context.stroke(line)
                context.setLineWidth(1)
                context.setStrokeColor(.black)
                context.stroke(line)
            }
        },
        Sample("joins") { context in
            context.setLineWidth(7)
            context.setStrokeColor(blue)
            for (index, join) in [LineJoin.miter, .round, .bevel].enumerated() {
                context.setLineJoin(join)
                var corner = Path()
                let top = 14 + 16 * CGFloat(index)
                corner.addLines(between: [CGPoint(x: 10, y: top + 12), CGPoint(x: 32, y: top), CGPoint(x: 54, y: top + 12)])
                context.stroke(corner)
            }
        },
        Sample("dashes") { context in
            context.setLineWidth(3)
            context.setStrokeColor(warm)
            context.setLineDash(phase: 0, lengths: [6, 4])
            context.stroke(Path(roundedRect: middle, cornerRadius: 12))
            context.setLineCap(.round)
            context.setLineDash(phase: 0, lengths: [0, 6])
            context.stroke(Path(ellipseIn: middle.insetBy(dx: 9, dy: 9)))
        },
        Sample("stretched") { context in
            context.translateBy(x: 32, y: 32)
            context.scaleBy(x: 1, y: 0.4)
            context.setLineWidth(8)
            context.setStrokeColor(blue)
            context.stroke(Path(ellipseIn: CGRect(x: -24, y: -48, width: 48, height: 96)))
        },
    ]
}
