import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// One property of each kind, from the set to the pixels. The traces were written before the first run.
@MainActor
@Suite struct PropertyTraceTests {
    let bench = LayerHarness(size: CGSize(width: 160, height: 120))

    @Test func `a property that is composited damages the layer and asks for nothing else`() {
        let box = bench.addBox("box", CGRect(10, 10, 40, 30))
        bench.settle()

        box.opacity = 0.5
        let report = bench.step()

        let expected = [
            "set      box.opacity  1 → 0.5",
            "need     box  composite  ← box.opacity",
            "-- frame 2 at 0.000",
            "damage   box  px (10 10 40 30)  ← opacity",
            "present  1200 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region((10, 10, 40, 30)))
        #expect(bench.flaw == nil)
    }

    @Test func `a place damages where the layer was and where it is`() {
        let box = bench.addBox("box", CGRect(10, 10, 40, 30))
        bench.settle()

        box.position = CGPoint(x: 40, y: 25)
        let report = bench.step()

        let expected = [
            "set      box.position  (30 25) → (40 25)",
            "need     box  composite  ← box.position",
            "-- frame 2 at 0.000",
            "damage   box  px (10 10 50 30)  ← position",
            "present  1500 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region((10, 10, 50, 30)))
        #expect(bench.flaw == nil)
    }

    @Test func `a size lays out the layer and its superlayer`() {
        let box = bench.addBox("box", CGRect(10, 10, 40, 30))
        bench.settle()

        box.bounds = CGRect(0, 0, 20, 30)
        let report = bench.step()

        let expected = [
            "set      box.bounds  (0 0 40 30) → (0 0 20 30)",
            "need     box  layout  ← box.bounds",
            "need     root  layout  ← box.bounds",
            "need     box  composite  ← box.bounds",
            "-- frame 2 at 0.000",
            "layout   root  ← box.bounds",
            "layout   box  ← box.bounds",
            "damage   box  px (10 10 40 30)  ← bounds",
            "present  1200 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region((10, 10, 40, 30)))
        #expect(bench.flaw == nil)
    }

    @Test func `a size of a layer that asks for it draws the contents anew`() {
        let box = bench.add(DrawingLayer(frame: CGRect(10, 10, 40, 30)), named: "box")
        box.needsDisplayOnBoundsChange = true
        bench.settle()

        box.bounds = CGRect(0, 0, 20, 30)
        bench.step()

        let expected = [
            "set      box.bounds  (0 0 40 30) → (0 0 20 30)",
            "need     box  layout  ← box.bounds",
            "need     root  layout  ← box.bounds",
            "need     box  display (0 0 20 30)  ← box.bounds",
            "need     box  composite  ← box.bounds",
            "-- frame 2 at 0.000",
            "layout   root  ← box.bounds",
            "layout   box  ← box.bounds",
            "display  box  (0 0 20 30)  ← box.bounds",
            "damage   box  px (20 10 20 30)  ← bounds, display",
            "present  600 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(bench.flaw == nil)
    }

    @Test func `an order damages the layer that moved in it`() {
        let below = bench.addBox("below", CGRect(10, 10, 40, 30), .red)
        bench.addBox("above", CGRect(30, 20, 40, 30), .green)
        bench.settle()

        below.zPosition = 1
        let report = bench.step()

        let expected = [
            "set      below.zPosition  0 → 1",
            "need     below  composite  ← below.zPosition",
            "-- frame 2 at 0.000",
            "damage   below  px (10 10 40 30)  ← zPosition",
            "present  1200 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region((10, 10, 40, 30)))
        #expect(bench.presenter.screen?.pixel(x: 35, y: 25) == .red)
        #expect(bench.flaw == nil)
    }

    @Test func `a scale of the contents composites, and where they are stretched shows nothing`() {
        let box = bench.addBox("box", CGRect(10, 10, 40, 30))
        bench.settle()

        box.contentsScale = 3
        let report = bench.step()

        let expected = [
            "set      box.contentsScale  1 → 3",
            "need     box  composite  ← box.contentsScale",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage.isEmpty)
        #expect(!report.isPresented)
    }

    @Test func `part of the contents draws and damages that part alone`() {
        let box = bench.add(DrawingLayer(frame: CGRect(10, 10, 40, 30)), named: "box")
        box.setNeedsDisplay()
        bench.settle()

        box.color = .green
        box.setNeedsDisplay(CGRect(5, 5, 10, 10))
        let report = bench.step()

        let expected = [
            "need     box  display (5 5 10 10)",
            "-- frame 2 at 0.000",
            "display  box  (5 5 10 10)",
            "damage   box  px (15 15 10 10)  ← display",
            "present  100 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region((15, 15, 10, 10)))
        #expect(box.drawnRects.last == CGRect(5, 5, 10, 10))
        #expect(bench.presenter.screen?.pixel(x: 14, y: 15) == .blue)
        #expect(bench.presenter.screen?.pixel(x: 15, y: 15) == .green)
        #expect(bench.flaw == nil)
    }

    @Test func `adding and removing a layer lays out its superlayer and damages what it covers`() {
        bench.settle()

        let box = bench.addBox("box", CGRect(10, 10, 40, 30))
        bench.step()
        box.removeFromSuperlayer()
        bench.step()

        let expected = [
            "tree     root  adds box at 0",
            "need     box  composite  ← root adds box at 0",
            "need     root  layout  ← root adds box at 0",
            "-- frame 2 at 0.000",
            "layout   root  ← root adds box at 0",
            "layout   box  ← root adds box at 0",
            "damage   box  px (10 10 40 30)  ← added",
            "present  1200 of 19200 px in 1 rect",
            "tree     root  removes box",
            "need     root  layout  ← root removes box",
            "-- frame 3 at 0.000",
            "layout   root  ← root removes box",
            "damage   box  px (10 10 40 30)  ← removed",
            "present  1200 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(bench.flaw == nil)
    }

    @Test func `a second step with no change does nothing at all`() {
        bench.add(DrawingLayer(frame: CGRect(10, 10, 40, 30)), named: "box").setNeedsDisplay()
        bench.settle()

        let report = bench.step()

        #expect(bench.lines == [])
        #expect(report.laidOut == 0 && report.displayed == 0 && report.published == 0 && report.composited == 0)
        #expect(report.paintedPixels == 0 && !report.isPresented && report.damage.isEmpty)
        #expect(bench.presenter.presentedFrames == 1)
        #expect(!bench.tree.needsFrame)
    }
}
