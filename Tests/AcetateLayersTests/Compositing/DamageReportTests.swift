import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// What others reported of partial repaints that went wrong, each as a test.
@MainActor
@Suite("Damage, as reported of others")
struct DamageReportTests {
    private let bench = LayerHarness(size: CGSize(width: 120, height: 90))

    private func sublayer(_ name: String, of parent: Layer, _ frame: CGRect, _ color: Color) -> Layer {
        let layer = Layer(frame: frame)
        layer.name = name
        layer.backgroundColor = color
        parent.addSublayer(layer)
        return layer
    }

    @Test("a child wider than its superlayer changes its colour in the frame in which that moves")
    func wideChild() {
        let parent = bench.addBox("parent", CGRect(30, 20, 20, 20))
        let child = sublayer("child", of: parent, CGRect(-15, 5, 50, 5), .green)
        bench.settle()
        parent.position.x += 10
        child.backgroundColor = .blue
        let report = bench.step()
        #expect(report.damage == region((15, 25, 60, 5), (30, 20, 30, 20)))
        #expect(bench.presenter.screen?.pixel(x: 26, y: 27) == .blue)
        #expect(bench.presenter.screen?.pixel(x: 16, y: 27) == .clear)
        #expect(bench.flaw == nil)
    }

    @Test("only the background of the root changes")
    func rootBackground() {
        bench.addBox("box", CGRect(10, 10, 20, 20))
        bench.settle()
        bench.root.backgroundColor = .white
        let report = bench.step()
        #expect(report.damage == region((0, 0, 120, 90)))
        #expect(bench.presenter.screen?.pixel(x: 119, y: 89) == .white)
        #expect(bench.presenter.screen?.pixel(x: 12, y: 12) == .red)
        #expect(bench.flaw == nil)
    }

    @Test("a small layer is removed while its superlayer moves")
    func removedWhileMoving() {
        let parent = bench.addBox("parent", CGRect(10, 10, 40, 40))
        let child = sublayer("child", of: parent, CGRect(50, 0, 6, 6), .green)
        bench.settle()
        parent.position.y += 20
        child.removeFromSuperlayer()
        let report = bench.step()
        #expect(report.damage == region((60, 10, 6, 6), (10, 10, 40, 60)))
        #expect(bench.presenter.screen?.pixel(x: 62, y: 12) == .clear)
        #expect(bench.flaw == nil)
    }

    @Test("contents change inside of an opacity group")
    func contentsInGroup() {
        let group = bench.addBox("group", CGRect(10, 10, 60, 60))
        group.opacity = 0.5
        let drawing = DrawingLayer(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        group.addSublayer(drawing)
        drawing.setNeedsDisplay()
        bench.settle()
        drawing.color = .green
        drawing.setNeedsDisplay(CGRect(x: 5, y: 5, width: 5, height: 5))
        let report = bench.step()
        #expect(report.damage == region((25, 25, 5, 5)))
        #expect(bench.presenter.screen?.pixel(x: 26, y: 26).green ?? 0 > 0.9)
        #expect(bench.flaw == nil)
    }

    @Test("a layer under a clip is dirtied while another region is painted")
    func underClip() {
        let clip = bench.addBox("clip", CGRect(10, 10, 30, 30))
        clip.masksToBounds = true
        let child = sublayer("child", of: clip, CGRect(20, 20, 40, 40), .green)
        let other = bench.addBox("other", CGRect(80, 60, 10, 10), .blue)
        bench.settle()
        child.backgroundColor = .yellow
        other.backgroundColor = .white
        let report = bench.step()
        #expect(report.damage == region((30, 30, 10, 10), (80, 60, 10, 10)))
        #expect(bench.presenter.screen?.pixel(x: 39, y: 39) == .yellow)
        #expect(bench.flaw == nil)
    }

    @Test("a superlayer's clip, opacity and origin change with layers outside of its bounds")
    func outsideOfBounds() {
        let parent = bench.addBox("parent", CGRect(40, 30, 20, 20))
        _ = sublayer("child", of: parent, CGRect(30, 0, 10, 10), .green)
        bench.settle()
        parent.masksToBounds = true
        #expect(bench.step().damage == region((70, 30, 10, 10), (40, 30, 20, 20)))
        parent.masksToBounds = false
        bench.step()
        parent.opacity = 0.5
        #expect(bench.step().damage == region((70, 30, 10, 10), (40, 30, 20, 20)))
        parent.opacity = 1
        bench.step()
        parent.bounds.origin.x = 5
        let report = bench.step()
        #expect(report.damage == region((65, 30, 15, 10), (40, 30, 20, 20)))
        #expect(bench.flaw == nil)
    }

    @Test("two far rectangles, and three buffers that are swapped")
    func swappedBuffers() {
        let presenter = SwappingPresenter()
        let tree = LayerTree(size: CGSize(width: 100, height: 100), presenter: presenter)
        presenter.wantedAge = 3
        let (first, second) = (Layer(frame: CGRect(0, 0, 10, 10)), Layer(frame: CGRect(80, 80, 10, 10)))
        tree.root.sublayers = [first, second]
        first.backgroundColor = .red
        second.backgroundColor = .red
        for frame in 0..<9 {
            let layer = frame.isMultiple(of: 2) ? first : second
            layer.backgroundColor = Color(white: Double(frame) / 9)
            let report = tree.step()
            if frame > 2 { #expect(report.paintedPixels == 200) }
            if frame > 0 { #expect(report.damage.area == 100) }
            #expect(presenter.flaw == nil)
            #expect(presenter.screen?.difference(from: tree.snapshot()) == nil)
        }
    }

    @Test("the first frame paints everything, before any input")
    func firstFrame() {
        let fresh = LayerHarness(size: CGSize(width: 20, height: 10))
        fresh.addBox("box", CGRect(2, 2, 5, 5))
        let report = fresh.step()
        #expect(report.damage == region((0, 0, 20, 10)) && report.paintedPixels == 200)
        #expect(fresh.presenter.screen?.pixel(x: 3, y: 3) == .red)
        #expect(fresh.flaw == nil)
    }

    @Test("a layer is turned and scaled again and again")
    func repeatedTransforms() {
        let box = bench.addBox("box", CGRect(40, 25, 30, 30))
        _ = sublayer("child", of: box, CGRect(5, 5, 40, 10), .green)
        for step in 0..<60 {
            let angle = Double(step) * 0.21
            box.transform = Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
                .concatenating(Transform3D(scaleX: 1 + sin(angle) / 2, y: 1 - sin(angle) / 3, z: 1))
            bench.step()
            #expect(bench.flaw == nil)
        }
        box.transform = .identity
        bench.step()
        #expect(bench.presenter.screen?.pixel(x: 40, y: 25) == .red)
        #expect(bench.presenter.screen?.pixel(x: 39, y: 24) == .clear)
    }

    @Test("a small part of a large layer is drawn, and no more than that is painted")
    func smallPart() {
        let large = bench.add(DrawingLayer(frame: CGRect(0, 0, 120, 90)), named: "large")
        large.setNeedsDisplay()
        bench.settle()
        large.color = .green
        large.setNeedsDisplay(CGRect(x: 50, y: 40, width: 3, height: 2))
        let report = bench.step()
        #expect(report.damage == region((50, 40, 3, 2)) && report.paintedPixels == 6)
        #expect(bench.presenter.screen?.pixel(x: 52, y: 41) == .green)
        #expect(bench.presenter.screen?.pixel(x: 53, y: 41) == .blue)
        #expect(bench.flaw == nil)
    }

    @Test("a layer with a blurred shadow beside it moves by ten")
    func movingShadow() {
        let box = bench.addBox("box", CGRect(20, 20, 20, 20))
        (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 2, CGSize(width: 30, height: 5))
        bench.settle()
        box.position.x += 10
        let report = bench.step()
        // A gaussian of sigma 2 reaches 6 pixels.
        #expect(report.damage.bounds == PixelRect(minX: 20, minY: 19, maxX: 86, maxY: 51))
        #expect(bench.flaw == nil)
        #expect(bench.presenter.screen?.pixel(x: 24, y: 24) == .clear)
        #expect(bench.presenter.screen?.pixel(x: 70, y: 35).alpha == 1)
    }

    @Test("one degree more of a ring as large as the screen damages at most a quarter of its box")
    func ring() {
        let large = LayerHarness(size: CGSize(width: 800, height: 800))
        let ring = large.add(ShapeLayer(), named: "ring")
        ring.frame = CGRect(0, 0, 800, 800)
        ring.path = Path(ellipseIn: CGRect(20, 20, 760, 760))
        (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, .red, 20)
        for degree in [100, 200, 300] {
            ring.strokeEnd = CGFloat(degree) / 360
            large.step()
            ring.strokeEnd = CGFloat(degree + 1) / 360
            let report = large.step()
            #expect(report.damage.area > 0 && report.damage.area * 4 <= 780 * 780, "\(degree): \(report.damage)")
            #expect(large.flaw == nil)
        }
    }

    @Test("at scale 1.25 the last row and column are painted")
    func lastRow() {
        let odd = LayerHarness(size: CGSize(width: 33, height: 21), scale: 1.25)
        let box = odd.addBox("box", CGRect(0, 0, 33, 21))
        odd.settle()
        box.backgroundColor = .blue
        let report = odd.step()
        #expect(report.damage == region((0, 0, 42, 27)))
        // 33 · 1.25 = 41.25 and 21 · 1.25 = 26.25: a quarter of the last column is covered.
        let corner = odd.presenter.screen?.pixel(x: 41, y: 3).alpha ?? 0
        #expect(abs(corner - 0.25) < 1.0 / 255)
        #expect(odd.flaw == nil)
    }

    @Test("contents that change while they are off screen are right when they come back")
    func offScreen() {
        let drawing = bench.add(DrawingLayer(frame: CGRect(10, 10, 20, 20)), named: "drawing")
        drawing.setNeedsDisplay()
        bench.settle()
        drawing.position.x += 500
        bench.step()
        drawing.color = .green
        drawing.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(bench.step().damage.isEmpty)
        drawing.position.x -= 500
        bench.step()
        #expect(bench.presenter.screen?.pixel(x: 12, y: 12) == .green)
        #expect(bench.presenter.screen?.pixel(x: 25, y: 12) == .blue)
        #expect(bench.flaw == nil)
    }
}
