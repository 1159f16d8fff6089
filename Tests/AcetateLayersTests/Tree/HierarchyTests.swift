import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// A layer that says when it comes and goes.
@MainActor
private final class TravellingLayer: Layer {
    var log: [String] = []
    override func didMove(to tree: LayerTree?) { log.append(tree == nil ? "out" : "in") }
}

@MainActor
@Suite struct HierarchyTests {
    let bench = LayerHarness(size: CGSize(width: 100, height: 100))

    @Test func `a layer hears of coming into a tree and leaving it, not of moving in it`() {
        let parent = bench.addBox("parent", CGRect(0, 0, 50, 50))
        let traveller = TravellingLayer()
        let carrier = Layer()
        carrier.addSublayer(traveller)
        #expect(traveller.log == [])
        bench.root.addSublayer(carrier)
        #expect(traveller.log == ["in"] && traveller.tree === bench.tree)
        parent.addSublayer(carrier)
        #expect(traveller.log == ["in"])
        carrier.removeFromSuperlayer()
        #expect(traveller.log == ["in", "out"] && traveller.tree == nil)
    }

    @Test func `moving from one tree to another leaves the first and joins the second`() {
        let other = LayerHarness(size: CGSize(width: 50, height: 50))
        let traveller = bench.add(TravellingLayer(frame: CGRect(0, 0, 20, 20)), named: "traveller", .red)
        bench.step()
        other.step()
        other.root.addSublayer(traveller)
        #expect(traveller.log == ["in", "out", "in"])
        #expect(bench.step().damage == region((0, 0, 20, 20)))
        #expect(other.step().damage == region((0, 0, 20, 20)))
        #expect(bench.flaw == nil && other.flaw == nil)
    }

    @Test func `putting a layer where it is changes nothing`() {
        let first = bench.addBox("first", CGRect(0, 0, 50, 50))
        let second = bench.addBox("second", CGRect(0, 0, 50, 50))
        bench.settle()
        bench.root.addSublayer(second)
        bench.root.insertSublayer(first, at: 0)
        bench.root.insertSublayer(first, below: second)
        bench.root.insertSublayer(second, above: second)
        #expect(bench.lines == [] && !bench.tree.needsFrame)
    }

    @Test func `a list of sublayers is taken over in its order`() {
        let layers = ["a", "b", "c"].map { bench.addBox($0, CGRect(0, 0, 10, 10)) }
        let new = Layer()
        bench.root.sublayers = [layers[2], new, layers[0]]
        #expect(bench.root.sublayers?.elementsEqual([layers[2], new, layers[0]], by: ===) == true)
        #expect(layers[1].superlayer == nil)
        bench.root.sublayers = []
        #expect(bench.root.sublayers == nil && new.superlayer == nil)
    }

    @Test func `what waits in a detached layer goes with it into the tree`() {
        let carrier = Layer(frame: CGRect(0, 0, 50, 50))
        let inner = DrawingLayer(frame: CGRect(0, 0, 10, 10))
        carrier.addSublayer(inner)
        inner.setNeedsDisplay()
        #expect(carrier.subtreeNeedsDisplay && !carrier.needsDisplay())
        bench.root.addSublayer(carrier)
        #expect(bench.root.subtreeNeedsDisplay)
        bench.step()
        #expect(inner.drawnRects.count == 1)
        #expect(!bench.root.subtreeNeedsDisplay && !bench.root.subtreeNeedsLayout)
    }

    @Test func `a layer and its tree may go in any order`() {
        weak var tree: LayerTree?
        let layer = Layer()
        do {
            let made = LayerTree(size: CGSize(width: 10, height: 10))
            made.root.addSublayer(layer)
            made.step()
            tree = made
        }
        #expect(tree == nil && layer.tree == nil)
        layer.opacity = 0.5
        bench.root.addSublayer(layer)
        #expect(bench.step().frame == 1)
    }

    @Test func `a scale that was not set follows the tree and draws anew; one that was set stays`() {
        let following = bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: "following")
        let own = bench.add(DrawingLayer(frame: CGRect(20, 0, 10, 10)), named: "own")
        own.contentsScale = 3
        for layer in [following, own] { layer.setNeedsDisplay() }
        bench.settle()

        bench.tree.scale = 2
        #expect(following.contentsScale == 2 && following.needsDisplay())
        #expect(own.contentsScale == 3 && !own.needsDisplay())
        bench.step()
        #expect(following.contents?.width == 20 && own.contents?.width == 30)
        #expect(bench.flaw == nil)
    }

    @Test func `a value that is hung on a tree stays there`() {
        enum Key: TreeKey { static var defaultValue: String { "none" } }
        #expect(bench.tree[Key.self] == "none")
        bench.tree[Key.self] = "some"
        #expect(bench.tree[Key.self] == "some")
    }
}
