import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Masks")
struct MaskTests {
    private let bench = LayerHarness(size: CGSize(width: 60, height: 40))
    private let box: Layer
    private let mask = Layer(frame: CGRect(x: 5, y: 5, width: 10, height: 20))

    init() {
        box = bench.addBox("box", CGRect(10, 5, 40, 30), .red)
        mask.name = "mask"
        mask.backgroundColor = .black
        bench.settle()
    }

    private func pixel(_ x: Int, _ y: Int) -> Color? { bench.presenter.screen?.pixel(x: x, y: y) }

    @Test("TREE-16: the mask has the layer for its superlayer, and is none of its sublayers")
    func hierarchy() throws {
        let expected = try expectation(of: "TREE-16")
        box.addSublayer(mask)
        box.mask = mask
        #expect(try (mask.superlayer === box ? "a" : "another") == expected["m.superlayer"].text)
        #expect(box.sublayers == nil)
        #expect(try expected["a.sublayers"].text == "m no longer in it")
        mask.removeFromSuperlayer()
        #expect(box.mask == nil && mask.superlayer == nil)
    }

    @Test("what shows is what the mask covers, of the layer and of its sublayers")
    func shows() {
        let child = Layer(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        child.backgroundColor = .green
        box.addSublayer(child)
        box.mask = mask
        bench.step()
        #expect(pixel(16, 11) == .red)
        #expect(pixel(22, 17) == .green)
        #expect(pixel(14, 11) == .clear)
        #expect(pixel(30, 17) == .clear)
        #expect(bench.flaw == nil)
    }

    @Test("a mask that moves damages where it was and where it is, and no more")
    func moves() {
        box.mask = mask
        bench.settle()
        mask.position.x += 15
        let report = bench.step()
        #expect(report.damage == region((15, 10, 10, 20), (30, 10, 10, 20)))
        #expect(pixel(16, 11) == .clear)
        #expect(pixel(31, 11) == .red)
        #expect(bench.flaw == nil)
    }

    @Test("a sublayer that changes beside the mask damages nothing")
    func changesBeside() {
        let child = Layer(frame: CGRect(x: 20, y: 5, width: 10, height: 10))
        child.backgroundColor = .green
        box.addSublayer(child)
        box.mask = mask
        bench.settle()
        child.backgroundColor = .blue
        #expect(bench.step().damage.isEmpty)
        child.position.x = 16
        #expect(bench.step().damage == region((21, 10, 4, 10)))
        #expect(bench.flaw == nil)
    }

    @Test("a mask is drawn, laid out and scaled like any layer, and is never hit")
    func isServed() {
        let drawn = DrawingLayer(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        box.mask = drawn
        drawn.setNeedsDisplay()
        drawn.setNeedsLayout()
        let report = bench.step()
        #expect(report.displayed == 1)
        #expect(!drawn.needsLayout() && !drawn.needsDisplay())
        #expect(pixel(12, 10) == .red)
        #expect(pixel(40, 10) == .clear)
        #expect(bench.tree.root.hitTest(CGPoint(x: 12, y: 10)) === box)
        bench.tree.scale = 2
        bench.step()
        #expect(drawn.contentsScale == 2 && bench.flaw == nil)
    }

    @Test("a layer that is a mask may become a sublayer, the mask of another, or go; each time the old layer shows whole")
    func changesPlace() {
        box.mask = mask
        bench.settle()
        let other = bench.addBox("other", CGRect(0, 0, 10, 10), .blue)
        other.mask = mask
        bench.step()
        #expect(box.mask == nil && pixel(45, 30) == .red && pixel(1, 1) == .clear)
        other.addSublayer(mask)
        bench.step()
        #expect(other.mask == nil && other.sublayers?.first === mask && pixel(1, 1) == .blue && pixel(6, 6) == .black)
        box.mask = mask
        bench.step()
        box.mask = nil
        bench.step()
        #expect(pixel(45, 30) == .red && mask.superlayer == nil)
        #expect(bench.flaw == nil)
    }

    @Test("a mask goes with the layer that it masks, also where nobody else holds that")
    func outlives() {
        var holder: Layer? = Layer()
        holder?.mask = mask
        weak let weakHolder = holder
        holder = nil
        #expect(weakHolder == nil)
        #expect(mask.superlayer == nil)
        bench.root.addSublayer(mask)
        bench.step()
        #expect(bench.flaw == nil)
    }
}
