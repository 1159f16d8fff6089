import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("What is seen of a layer")
struct VisualTests {
    private let bench = LayerHarness(size: CGSize(width: 100, height: 100))

    private func pixel(_ x: Int, _ y: Int) -> Color { bench.tree.snapshot().pixel(x: x, y: y) }

    /// An image of 6×6 pixels: red, but for a green upper left quarter.
    private func image() throws -> Image {
        let bitmap = try Bitmap(width: 6, height: 6)
        bitmap.fill(.red)
        let context = GraphicsContext(bitmap: bitmap)
        context.setFillColor(.green)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        return Image(bitmap)
    }

    @Test("each gravity puts contents where its name says", arguments: ContentsGravity.allCases)
    func gravity(gravity: ContentsGravity) throws {
        let expected: [ContentsGravity: CGRect] = [
            .center: CGRect(12, 7, 6, 6), .top: CGRect(12, 0, 6, 6), .bottom: CGRect(12, 14, 6, 6), .left: CGRect(0, 7, 6, 6),
            .right: CGRect(24, 7, 6, 6), .topLeft: CGRect(0, 0, 6, 6), .topRight: CGRect(24, 0, 6, 6), .bottomLeft: CGRect(0, 14, 6, 6),
            .bottomRight: CGRect(24, 14, 6, 6), .resize: CGRect(0, 0, 30, 20), .resizeAspect: CGRect(5, 0, 20, 20),
            .resizeAspectFill: CGRect(0, -5, 30, 30),
        ]
        let layer = bench.add(Layer(frame: CGRect(10, 10, 30, 20)), named: "layer")
        layer.contents = try image()
        layer.contentsScale = 1
        layer.contentsGravity = gravity
        bench.step()
        let place = try #require(expected[gravity])
        #expect(layer.publishedExtent == PixelRect(covering: place.offsetBy(dx: 10, dy: 10), under: .identity))
        #expect(pixel(Int(place.minX) + 11, max(Int(place.minY), -9) + 11) == .green)
        #expect(pixel(Int(place.maxX) + 8, Int(place.maxY) + 8) == .red)
    }

    @Test("of a nine-slice the corners keep their size, and the middle is stretched")
    func center() throws {
        let layer = bench.add(Layer(frame: CGRect(10, 10, 30, 20)), named: "layer")
        layer.contents = try image()
        layer.contentsScale = 1
        layer.magnificationFilter = .nearest
        layer.contentsCenter = CGRect(x: 3.0 / 6, y: 3.0 / 6, width: 1.0 / 6, height: 1.0 / 6)
        bench.step()
        #expect(pixel(10, 10) == .green && pixel(12, 12) == .green && pixel(13, 12) == .red && pixel(12, 13) == .red)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        bench.step()
        #expect(pixel(39, 29) == .green)
        #expect(bench.flaw == nil)
    }

    @Test("where geometry is flipped, sublayers are placed from below, and pictures stand upright")
    func flipped() throws {
        let parent = bench.add(Layer(frame: CGRect(0, 0, 50, 50)), named: "parent")
        parent.isGeometryFlipped = true
        let child = Layer(frame: CGRect(10, 0, 6, 6))
        child.contents = try image()
        parent.addSublayer(child)
        bench.step()
        #expect(child.publishedExtent == PixelRect(x: 10, y: 44, width: 6, height: 6))
        #expect(pixel(11, 45) == .green && pixel(11, 49) == .red)
        #expect(bench.tree.root.hitTest(CGPoint(x: 12, y: 47)) === child)
        #expect(child.convert(CGPoint(x: 0, y: 0), to: parent) == CGPoint(x: 10, y: 50))
        #expect(bench.flaw == nil)
    }

    @Test("only masked corners are round; continuous ones begin earlier")
    func corners() {
        let box = bench.addBox("box", CGRect(0, 0, 60, 60))
        box.cornerRadius = 20
        box.maskedCorners = [.topLeft, .bottomRight]
        bench.step()
        #expect(pixel(1, 1) == .clear && pixel(58, 1) == .red && pixel(1, 58) == .red && pixel(58, 58) == .clear)
        let circular = pixel(21, 0).alpha
        box.cornerCurve = .continuous
        bench.step()
        #expect(circular == 1 && pixel(21, 0).alpha < 1 && pixel(31, 0).alpha == 1)
        #expect(pixel(1, 1) == .clear && pixel(58, 1) == .red)
        #expect(bench.flaw == nil)
    }

    @Test("a turn in space is seen in perspective: each corner where the projection of a pinhole puts it")
    func perspective() throws {
        let distance = 100.0
        let box = bench.addBox("box", CGRect(30, 30, 40, 40))
        var transform = Transform3D.identity
        transform.m34 = -1 / distance
        let angle = 0.7
        box.transform = Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0).concatenating(transform)
        bench.step()
        // A corner (±20, ±20) goes to depth −x·sin, and is scaled by d / (d − z).
        func seen(_ x: Double, _ y: Double) -> CGPoint {
            let factor = distance / (distance + x * sin(angle))
            return CGPoint(x: 50 + x * cos(angle) * factor, y: 50 + y * factor)
        }
        for (x, y) in [(-20.0, -20.0), (20, -20), (20, 20), (-20, 20)] {
            let corner = seen(x, y)
            let (inX, inY) = (corner.x - (x < 0 ? -2 : 2), corner.y - (y < 0 ? -2 : 2))
            #expect(pixel(Int(inX), Int(inY)) == .red)
            let (outX, outY) = (corner.x + (x < 0 ? -2 : 2), corner.y + (y < 0 ? -2 : 2))
            #expect(pixel(Int(outX), Int(outY)) == .clear)
            let converted = box.convert(CGPoint(x: 20 + x, y: 20 + y), to: bench.root)
            #expect(abs(converted.x - corner.x) < 1e-9 && abs(converted.y - corner.y) < 1e-9)
        }
        #expect(bench.tree.root.hitTest(seen(19, 19)) === box)
        box.isDoubleSided = false
        bench.step()
        #expect(pixel(50, 50) == .red)
        box.transform = Transform3D(rotationAngle: .pi - angle, x: 0, y: 1, z: 0).concatenating(transform)
        bench.step()
        #expect(pixel(50, 50) == .clear)
        #expect(bench.flaw == nil)
    }

    @Test("a transform layer keeps the depth of what lies in it; another layer flattens it")
    func depth() {
        func picture(_ holder: Layer) -> Bitmap {
            let tree = LayerTree(size: CGSize(width: 100, height: 100))
            var perspective = Transform3D.identity
            perspective.m34 = -1.0 / 80
            tree.root.sublayerTransform = perspective
            holder.frame = CGRect(20, 20, 60, 60)
            holder.transform = Transform3D(rotationAngle: 0.6, x: 0, y: 1, z: 0)
            let child = Layer(frame: CGRect(20, 20, 20, 20))
            child.backgroundColor = .red
            child.zPosition = 40
            holder.addSublayer(child)
            tree.root.addSublayer(holder)
            tree.step()
            return tree.snapshot()
        }
        // (0, 0, 40) turned by 0.6 lies 40·sin to the right, 40·cos before the plane.
        let (x, z) = (40 * sin(0.6), 40 * cos(0.6))
        let seen = 50 + x * 80 / (80 - z)
        let kept = picture(TransformLayer())
        #expect(kept.pixel(x: Int(seen), y: 50) == .red)
        let flat = picture(Layer())
        #expect(flat.pixel(x: Int(seen), y: 50) == .clear && flat.pixel(x: 50, y: 50) == .red)
    }

    @Test("opacity fades a layer with all in it as one, and a filter blends it so")
    func groups() {
        bench.root.backgroundColor = .white
        let box = bench.addBox("box", CGRect(10, 10, 40, 40), .black)
        let child = Layer(frame: CGRect(10, 10, 20, 20))
        child.backgroundColor = .red
        box.addSublayer(child)
        box.opacity = 0.5
        bench.step()
        let half = 128.0 / 255
        #expect(abs(pixel(25, 25).red - 1) < 0.01 && abs(pixel(25, 25).green - half) < 0.01)
        box.opacity = 1
        box.compositingFilter = .difference
        bench.step()
        // |white − red| is cyan; |white − black| is white.
        #expect(pixel(25, 25) == .cyan && pixel(12, 12) == .white)
        #expect(bench.flaw == nil)
    }

    @Test("what an opaque layer draws lies upon black, and hides what is under it")
    func opaque() {
        let below = bench.addBox("below", CGRect(0, 0, 100, 100))
        let drawing = bench.add(DrawingLayer(frame: CGRect(0, 0, 100, 100)), named: "drawing")
        drawing.color = Color(red: 1, green: 1, blue: 1, alpha: 0.2)
        drawing.setNeedsDisplay()
        bench.step()
        #expect(pixel(50, 50).red > 0.99 && abs(pixel(50, 50).green - 0.2) < 0.01)
        drawing.isOpaque = true
        #expect(bench.step().displayed == 0)
        drawing.setNeedsDisplay()
        let report = bench.step()
        #expect(abs(pixel(50, 50).red - 0.2) < 0.01 && pixel(50, 50).alpha == 1)
        #expect(report.composited == 1 && report.occluded > 0)
        below.backgroundColor = .green
        #expect(bench.step().composited == 1)
        #expect(bench.flaw == nil)
    }

    @Test("a shadow is that of all that shows of a layer, its sublayers' too, or of its path")
    func shadows() {
        let holder = bench.add(Layer(frame: CGRect(20, 20, 20, 20)), named: "holder")
        let child = Layer(frame: CGRect(30, 0, 10, 10))
        child.backgroundColor = .red
        holder.addSublayer(child)
        (holder.shadowOpacity, holder.shadowRadius, holder.shadowOffset) = (1, 0, CGSize(width: 0, height: 20))
        bench.step()
        #expect(pixel(55, 45) == .black && pixel(25, 45) == .clear && pixel(55, 25) == .red)
        holder.shadowPath = Path(rect: CGRect(0, 0, 10, 10))
        bench.step()
        #expect(pixel(25, 45) == .black && pixel(55, 45) == .clear)
        #expect(bench.flaw == nil)
    }
}
