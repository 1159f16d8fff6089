import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Cost follows what changed: counts, not times.
@MainActor
@Suite struct CostTests {
    @Test(arguments: [1, 5, 40]) func `moving a layer at a depth visits it and its superlayers`(depth: Int) {
        let bench = LayerHarness(size: CGSize(width: 160, height: 120))
        var layer = bench.root
        for _ in 0..<depth {
            // Many siblings, so that a visit of more than the way down would show.
            for place in 0..<20 { layer.addSublayer(Layer(frame: CGRect(x: CGFloat(place), y: 0, width: 1, height: 1))) }
            let next = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            layer.addSublayer(next)
            layer = next
        }
        layer.backgroundColor = .red
        bench.step()

        layer.position.x += 3
        let report = bench.step()
        #expect(report.published == depth + 1)
        #expect(report.laidOut == 0 && report.displayed == 0)
        #expect(report.damage.area == 103 * 100)
    }

    @Test func `moving one of many layers paints its two places alone`() {
        let bench = LayerHarness(size: CGSize(width: 400, height: 100))
        var boxes: [Layer] = []
        for place in 0..<2000 {
            let box = bench.addBox("box", CGRect(CGFloat(place % 80) * 5, CGFloat(place / 80) * 4, 3, 2))
            boxes.append(box)
        }
        bench.step()

        boxes[1000].position.x += 100
        let report = bench.step()
        #expect(report.published == 2)
        #expect(report.paintedPixels == 12)
        #expect(report.composited <= 2)
        #expect(bench.flaw == nil)
    }

    @Test(arguments: [63, 64, 65, 129, 4097]) func `each layer is painted or passed over, however many siblings it has`(count: Int) {
        let bench = LayerHarness(size: CGSize(width: 400, height: 400))
        let boxes = (0..<count).map { place in
            bench.addBox("box", CGRect(CGFloat(place % 90) * 4, CGFloat(place / 90) * 4, 3, 3))
        }
        #expect(bench.step().composited == count)

        for box in [boxes[0], boxes[count / 2], boxes[count - 1]] {
            box.position.y += 200
            let report = bench.step()
            #expect(report.composited + report.culled == count + 1)
            #expect(report.composited == 1 && report.published == 2 && report.paintedPixels == 18)
            #expect(bench.flaw == nil)
        }
        boxes[count / 2].removeFromSuperlayer()
        let report = bench.step()
        #expect(report.culled == count && report.paintedPixels == 9 && report.laidOut == 1)
        #expect(bench.flaw == nil)
    }

    @Test func `moving what is hidden, or below what is hidden, paints nothing`() {
        let bench = LayerHarness(size: CGSize(width: 160, height: 120))
        let box = bench.addBox("box", CGRect(0, 0, 50, 50))
        let inner = Layer(frame: CGRect(0, 0, 10, 10))
        inner.backgroundColor = .blue
        box.addSublayer(inner)
        box.isHidden = true
        bench.step()
        inner.position.x += 5
        box.position.x += 5
        let report = bench.step()
        #expect(report.damage.isEmpty && !report.isPresented)
    }

    @Test func `a thousand requests to draw draw once`() {
        let bench = LayerHarness(size: CGSize(width: 160, height: 120))
        let box = bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: "box")
        for _ in 0..<1000 { box.setNeedsDisplay() }
        #expect(bench.step().displayed == 1)
        #expect(box.drawnRects.count == 1)
    }

    @Test func `a trace that is off records nothing`() {
        let bench = LayerHarness(size: CGSize(width: 160, height: 120))
        bench.tree.trace.isEnabled = false
        bench.tree.trace.removeAll()
        bench.addBox("box", CGRect(0, 0, 10, 10))
        bench.step()
        #expect(bench.tree.trace.entries.isEmpty)
    }

    @Test func `a chain of layers thirty thousand deep is laid out, painted and torn down`() {
        let tree = LayerTree(size: CGSize(width: 20, height: 20))
        weak var last: Layer?
        do {
            let top = Layer(frame: CGRect(0, 0, 10, 10))
            var layer = top
            for _ in 0..<30_000 {
                let next = Layer(frame: CGRect(0, 0, 10, 10))
                layer.addSublayer(next)
                layer = next
            }
            layer.backgroundColor = .red
            last = layer
            tree.root.addSublayer(top)
            #expect(tree.step().composited == 1)
            top.removeFromSuperlayer()
            tree.step()
        }
        #expect(last == nil)
    }
}
