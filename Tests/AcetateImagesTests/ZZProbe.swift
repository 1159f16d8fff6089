import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing
@Suite struct ZZProbe {
    @Test func dump() throws {
        for name in ["046", "000"] {
            let program = try JSONDecoder().decode(CanvasProgram.self, from: Data(contentsOf: URL(fileURLWithPath: "/work/shared/oracles/canvas/\(name).json")))
            let bitmap = try Bitmap(width: program.width, height: program.height)
            let context = GraphicsContext(bitmap: bitmap)
            for operation in program.ops { try operation.draw(in: context) }
            try bitmap.pngData().write(to: URL(fileURLWithPath: "/tmp/w/drawing/pics/\(name).png"))
        }
        for scale in [CGFloat(1), 2] {
            let bitmap = try Bitmap(width: Int(240 * scale), height: Int(170 * scale), scale: scale)
            bitmap.fill(.white)
            let c = GraphicsContext(bitmap: bitmap)
            c.setLineWidth(1)
            for i in 0..<6 { c.move(to: CGPoint(x: 10, y: 10.5 + CGFloat(i) * 4)); c.addLine(to: CGPoint(x: 70, y: 10.5 + CGFloat(i) * 4)); c.strokePath() }
            c.stroke(CGRect(x: 80.5, y: 10.5, width: 30, height: 20))
            c.setStrokeColor(Color(red: 0.8, green: 0.2, blue: 0.2))
            c.setLineWidth(8)
            for (i, (cap, join)) in [(LineCap.butt, LineJoin.miter), (.round, .round), (.square, .bevel)].enumerated() {
                c.setLineCap(cap); c.setLineJoin(join)
                let x = CGFloat(130 + i * 36)
                c.move(to: CGPoint(x: x, y: 36)); c.addLine(to: CGPoint(x: x + 10, y: 14)); c.addLine(to: CGPoint(x: x + 20, y: 36)); c.strokePath()
            }
            c.setShadow(offset: CGSize(width: 0, height: 3), blur: 6)
            c.setFillColor(Color(red: 0.2, green: 0.5, blue: 0.9))
            var p = Path(); p.addRoundedRect(CGRect(x: 12, y: 56, width: 80, height: 24), cornerRadius: 12)
            c.fill(p)
            c.setFillColor(.white); c.fillEllipse(in: CGRect(x: 70, y: 57, width: 22, height: 22))
            c.setShadow(offset: CGSize(width: 4, height: 6), blur: 16, color: Color(white: 0, alpha: 0.6))
            c.setFillColor(.orange); c.fill(CGRect(x: 110, y: 56, width: 40, height: 30))
            c.setShadow(offset: .zero, blur: 0, color: nil)
            c.saveState()
            c.clip(to: Path(ellipseIn: CGRect(x: 170, y: 52, width: 50, height: 40)))
            c.setFillColor(Color(red: 0.1, green: 0.7, blue: 0.4)); c.fill(CGRect(x: 160, y: 50, width: 80, height: 25))
            c.setFillColor(Color(red: 0.7, green: 0.1, blue: 0.4, alpha: 0.5)); c.fill(CGRect(x: 160, y: 65, width: 80, height: 45))
            c.restoreState()
            let b = try Bitmap(width: 8, height: 8); b.fill(.white)
            let bc = GraphicsContext(bitmap: b)
            for y in 0..<8 { for x in 0..<8 where (x + y) % 2 == 0 { bc.setFillColor(Color(red: Double(x) / 7, green: Double(y) / 7, blue: 0.4)); bc.fill(CGRect(x: x, y: y, width: 1, height: 1)) } }
            let image = Image(b)
            c.draw(image, in: CGRect(x: 12, y: 110, width: 40, height: 40))
            c.saveState(); c.setShadow(offset: CGSize(width: 3, height: 3), blur: 5); c.translateBy(x: 100, y: 130); c.rotate(by: 0.5); c.draw(image, in: CGRect(x: -20, y: -20, width: 40, height: 40)); c.restoreState()
            c.addArc(center: CGPoint(x: 190, y: 130), radius: 24, startAngle: 0.4, endAngle: 5, clockwise: true); c.setLineWidth(5); c.setLineCap(.round); c.strokePath()
            c.setLineWidth(0.5); c.setStrokeColor(.black); c.move(to: CGPoint(x: 140, y: 110)); c.addLine(to: CGPoint(x: 160, y: 160)); c.strokePath()
            try bitmap.pngData().write(to: URL(fileURLWithPath: "/tmp/w/drawing/pics/scene\(Int(scale)).png"))
        }
    }
}
