import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Hears of layers that leave, and does what a test wants.
@MainActor
private final class LeavingTarget: InputTarget {
    var whenLeft: (Layer) -> Void = { _ in }
    var cancellations = 0
    func receive(_ event: InputEvent, in tree: LayerTree) {}
    func subtreeDidLeave(_ layer: Layer, _ tree: LayerTree) { whenLeft(layer) }
    func cancelTracking() { cancellations += 1 }
}

/// Asks for itself again whenever it displays.
@MainActor
private final class RestlessLayer: Layer {
    private(set) var displays = 0
    override func display() {
        displays += 1
        setNeedsDisplay()
        super.display()
    }
}

/// User code runs in the middle of things, and changes them.
@MainActor
@Suite struct ReentrancyTests {
    let bench = LayerHarness(size: CGSize(width: 100, height: 100))

    @Test func `input hears of a layer that left when the move is done, so it may take it elsewhere`() {
        let other = LayerHarness(size: CGSize(width: 100, height: 100))
        let target = LeavingTarget()
        bench.tree.inputTarget = target
        let siblings = (0..<3).map { other.addBox("sibling\($0)", CGRect(0, 0, 10, 10)) }
        let moved = bench.addBox("moved", CGRect(0, 0, 10, 10))
        let home = bench.addBox("home", CGRect(0, 0, 50, 50))
        bench.step()
        other.step()

        target.whenLeft = { layer in
            siblings[2].removeFromSuperlayer()
            home.addSublayer(layer)
        }
        other.root.insertSublayer(moved, above: siblings[2])
        #expect(moved.superlayer === home && moved.tree === bench.tree)
        #expect(other.root.sublayers?.elementsEqual(siblings.dropLast(), by: ===) == true)
        bench.step()
        other.step()
        #expect(bench.flaw == nil && other.flaw == nil)
    }

    @Test func `an input target that is replaced, or whose tree goes, is told to forget`() {
        let target = LeavingTarget()
        bench.tree.inputTarget = target
        bench.tree.inputTarget = nil
        #expect(target.cancellations == 1)
        do {
            let tree = LayerTree(size: CGSize(width: 10, height: 10))
            tree.inputTarget = target
        }
        #expect(target.cancellations == 2)
    }

    @Test func `a layer that asks for display while it displays is drawn once a frame`() {
        let layer = bench.add(RestlessLayer(frame: CGRect(0, 0, 10, 10)), named: "restless")
        layer.setNeedsDisplay()
        #expect(bench.step().displayed == 1)
        #expect(layer.displays == 1 && layer.needsDisplay())
        #expect(bench.step().displayed == 1)
    }

    @Test func `a layer that lays itself out at once in its own layout is not entered again`() {
        let layer = bench.add(LayoutLayer(frame: CGRect(0, 0, 10, 10)), named: "layer")
        bench.settle()
        let before = layer.layouts
        var rounds = 0
        layer.whileLayingOut = { [unowned layer] in
            guard rounds < 3 else { return }
            rounds += 1
            layer.setNeedsLayout()
            layer.layoutIfNeeded()
        }
        layer.setNeedsLayout()
        bench.step()
        #expect(layer.layouts == before + 4)
    }

    @Test func `a superlayer and a sublayer that lay out each other come to an end`() {
        let above = bench.add(LayoutLayer(frame: CGRect(0, 0, 10, 10)), named: "above")
        let below = LayoutLayer(frame: CGRect(0, 0, 10, 10))
        above.addSublayer(below)
        bench.settle()
        above.whileLayingOut = { [unowned below] in
            below.setNeedsLayout()
            below.layoutIfNeeded()
        }
        below.whileLayingOut = { [unowned above] in
            above.setNeedsLayout()
            above.layoutIfNeeded()
        }
        above.setNeedsLayout()
        let report = bench.step()
        #expect(report.notes.first?.hasPrefix("layout does not settle after 16 rounds: above") == true)
    }

    @Test func `a size that a presenter sets while it presents is painted in the next frame`() {
        final class ResizingPresenter: Presenter {
            let inner = MemoryPresenter()
            var whenPresenting: () -> Void = {}
            func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
                try inner.nextBuffer(width: width, height: height, scale: scale)
            }
            func present(_ buffer: FrameBuffer, damage: Region) { whenPresenting() }
        }
        let presenter = ResizingPresenter()
        let tree = LayerTree(size: CGSize(width: 20, height: 20), presenter: presenter)
        presenter.whenPresenting = { [unowned tree] in tree.size = CGSize(width: 40, height: 40) }
        tree.step()
        #expect(tree.needsFrame)
        #expect(tree.step().paintedPixels == 40 * 40)
        #expect(presenter.inner.bitmap?.width == 40)
    }

    @Test func `a snapshot in the middle of a frame still shows what was published`() {
        let layer = bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: "layer")
        layer.setNeedsDisplay()
        bench.step()
        layer.color = .green
        layer.setNeedsDisplay()
        bench.step(through: .display)
        #expect(bench.flaw == nil)
        #expect(bench.tree.snapshot().pixel(x: 5, y: 5) == .blue)
        bench.step()
        #expect(bench.presenter.screen?.pixel(x: 5, y: 5) == .green)
        #expect(bench.flaw == nil)
    }

    @Test func `contents that are read while drawing do not change afterwards`() {
        let layer = bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: "layer")
        layer.setNeedsDisplay()
        bench.step()
        var taken: Image?
        layer.whileDrawing = { [unowned layer] in taken = layer.contents }
        layer.color = .green
        layer.setNeedsDisplay(CGRect(0, 0, 5, 5))
        bench.step()
        layer.whileDrawing = {}
        layer.color = .red
        layer.setNeedsDisplay()
        bench.step()
        #expect(taken?.pixel(x: 2, y: 2) == .green && taken?.pixel(x: 8, y: 8) == .blue)
    }

    @Test func `opacity is applied once to contents that are masked`() throws {
        let bitmap = try Bitmap(width: 20, height: 20)
        bitmap.fill(.red)
        let layer = bench.add(Layer(frame: CGRect(0, 0, 20, 20)), named: "layer")
        layer.contents = Image(bitmap)
        layer.masksToBounds = true
        layer.cornerRadius = 8
        layer.opacity = 0.5
        bench.step()
        let alpha = try #require(bench.presenter.screen?.pixel(x: 10, y: 10).alpha)
        #expect(abs(alpha - 0.5) <= 1.0 / 255)
    }

    @Test func `many siblings that wait are served without looking at all of them for each`() {
        bench.settle()
        for _ in 0..<4000 {
            let layer = DrawingLayer(frame: CGRect(0, 0, 2, 2))
            bench.root.addSublayer(layer)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            layer.layoutIfNeeded()
            layer.setNeedsDisplay()
        }
        let report = bench.step()
        #expect(report.displayed == 4000 && report.published == 4001)
    }
}
