import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("Scales, and what is blurry")
struct BlurrinessTests {
    @Test("a layer off the pixel grid is named with its place in points", arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func offGrid(scale: CGFloat) {
        let bench = LayerHarness(size: CGSize(width: 60, height: 40), scale: scale)
        let thumb = bench.addBox("thumb", CGRect(10.5, 4, 20, 20))
        bench.addBox("turned", CGRect(10.3, 4, 20, 20)).transform = Transform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1)
        bench.step()
        let isOnGrid = (10.5 * scale).rounded() == 10.5 * scale && (4 * scale).rounded() == 4 * scale
        #expect(bench.tree.blurryLayers().map(\.description) == (isOnGrid ? [] : ["blurry: thumb at x 10.5, y 4"]))
        thumb.position = CGPoint(x: 20, y: 20)
        bench.step()
        #expect(bench.tree.blurryLayers().map(\.layer) == ((10 * scale).rounded() == 10 * scale ? [] : ["thumb"]))
        #expect(bench.flaw == nil)
    }

    @Test("contents that were drawn at another scale than the tree's are named with both")
    func otherScale() {
        let bench = LayerHarness(size: CGSize(width: 60, height: 40), scale: 3)
        let layer = bench.add(DrawingLayer(frame: CGRect(10, 10, 20, 20)), named: "layer")
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        bench.step()
        #expect(bench.tree.blurryLayers().map(\.description) == ["blurry: layer drawn at scale 2.0, shown at 3.0"])
    }

    @Test(
        "moved to another scale, a tree draws anew what follows it, and nothing else; all is right and sharp",
        arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func moved(scale: CGFloat) {
        let bench = LayerHarness(size: CGSize(width: 60, height: 40), scale: 4)
        let (drawn, own) = (DrawingLayer(frame: CGRect(8, 8, 16, 16)), DrawingLayer(frame: CGRect(32, 8, 16, 16)))
        bench.add(drawn, named: "drawn")
        bench.add(own, named: "own")
        own.contentsScale = scale
        let shape = bench.add(ShapeLayer(), named: "shape")
        shape.path = Path(ellipseIn: CGRect(20, 20, 16, 16))
        shape.strokeColor = .green
        let raster = bench.addBox("raster", CGRect(4, 28, 20, 8))
        raster.shouldRasterize = true
        drawn.setNeedsDisplay()
        own.setNeedsDisplay()
        bench.settle()
        bench.tree.scale = scale
        let report = bench.step()
        #expect(report.displayed == 1)
        #expect(drawn.drawnRects.count == 2 && own.drawnRects.count == 1)
        #expect(bench.tree.blurryLayers().filter { if case .scale = $0.cause { true } else { false } } == [])
        #expect(bench.flaw == nil)
        #expect(bench.presenter.screen?.difference(from: bench.tree.snapshotFromScratch()) == nil)
    }

    @Test("over-paint is the painted pixels over those that changed")
    func overpaint() {
        let tree = LayerTree(size: CGSize(width: 40, height: 40))
        let box = Layer(frame: CGRect(0, 0, 10, 10))
        box.backgroundColor = .red
        tree.root.addSublayer(box)
        tree.step()
        tree.measuresOverpaint = true
        box.position.x += 2
        let report = tree.step()
        // 12×10 are painted; the two columns that were left and the two that were reached changed.
        #expect(report.paintedPixels == 120 && report.changedPixels == 40 && report.overpaint == 3)
        #expect(tree.step().changedPixels == nil)
    }
}
