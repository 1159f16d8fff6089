import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite struct SteppingTests {
    let bench = LayerHarness(size: CGSize(width: 160, height: 120))

    @Test func `a frame stops after any phase and is taken up behind it`() {
        let box = bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: "box")
        bench.settle()

        box.setNeedsLayout()
        box.setNeedsDisplay()
        let stopped = bench.step(by: 0.5, through: .layout)
        #expect(stopped.stoppedAfter == .layout && stopped.laidOut == 1 && stopped.displayed == 0)
        #expect(!box.needsLayout() && box.needsDisplay())
        #expect(bench.tree.needsFrame)

        let displayed = bench.step(through: .display)
        #expect(displayed.frame == stopped.frame && displayed.displayed == 1 && !displayed.isPresented)

        let finished = bench.step()
        #expect(finished.frame == stopped.frame && finished.time == 0.5 && finished.isPresented)
        #expect(bench.step().frame == stopped.frame + 1)
    }

    @Test func `what changes in between is seen by the phases still to come, and else by the next frame`() {
        let box = bench.addBox("box", CGRect(0, 0, 10, 10))
        bench.settle()

        bench.step(through: .layout)
        box.setNeedsLayout()
        box.opacity = 0.5
        let first = bench.step()
        #expect(first.laidOut == 0)
        #expect(first.damage == region((0, 0, 10, 10)))
        #expect(box.needsLayout() && bench.tree.needsFrame)
        #expect(bench.step().laidOut == 1)
    }

    @Test func `a phase that has passed runs nothing`() {
        bench.step(through: .display)
        let report = bench.step(through: .layout)
        #expect(report.stoppedAfter == .display)
    }

    @Test func `due timers run in due order, then in the order in which they were scheduled`() {
        var log: [String] = []
        let tree = bench.tree
        tree.schedule(after: 2) { log.append("late") }
        tree.schedule(after: 1) { log.append("early") }
        tree.schedule(after: 1) { log.append("early too") }
        let cancelled = tree.schedule(after: 1) { log.append("never") }
        cancelled.cancel()
        bench.step()
        #expect(tree.nextFrameTime == 1)

        bench.step(by: 0.5)
        #expect(log == [])
        bench.step(by: 2)
        #expect(log == ["early", "early too", "late"])
        #expect(tree.nextFrameTime == nil)
    }

    @Test func `a timer that schedules itself for now runs once a frame`() {
        var count = 0
        // The tree holds the timer, so the timer must not hold the tree.
        func tick(_ tree: LayerTree) {
            count += 1
            tree.schedule(after: 0) { [weak tree] in if let tree { tick(tree) } }
        }
        tick(bench.tree)
        bench.step()
        #expect(count == 2 && bench.tree.needsFrame)
        bench.step()
        #expect(count == 3)
    }

    @Test func `the tree says when it needs a frame`() {
        let tree = bench.tree
        #expect(tree.needsFrame && tree.nextFrameTime == 0)
        bench.step(by: 3)
        #expect(!tree.needsFrame && tree.nextFrameTime == nil)

        bench.root.opacity = 0.5
        #expect(tree.needsFrame && tree.nextFrameTime == 3)
        bench.step()
        Transaction.setCompletionBlock {}
        Transaction.flush()
        #expect(tree.needsFrame)
        bench.step()
        #expect(!tree.needsFrame)
    }

    @Test func `layout of everything comes before display of anything, in array order`() {
        let layers = ["a", "b"].map { bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: $0) }
        bench.settle()
        for layer in layers.reversed() {
            layer.setNeedsDisplay()
            layer.setNeedsLayout()
        }
        bench.step()
        let passes = bench.tree.trace.filtered(verbs: [.layout, .display]).entries.map { "\($0.verb) \($0.layer ?? "")" }
        #expect(passes == ["layout a", "layout b", "display a", "display b"])
    }

    @Test func `a layer that begins to wait behind the walk is still served in the same pass`() {
        let first = bench.add(LayoutLayer(frame: CGRect(0, 0, 10, 10)), named: "first")
        let second = bench.add(LayoutLayer(frame: CGRect(0, 0, 10, 10)), named: "second")
        bench.settle()
        let before = first.layouts
        second.whileLayingOut = { first.setNeedsLayout() }
        second.setNeedsLayout()
        bench.step()
        #expect(first.layouts == before + 1)
        #expect(!bench.tree.needsFrame)
    }

    @Test func `a tree's size and scale repaint everything`() {
        bench.settle()
        bench.tree.scale = 2
        #expect(bench.step().paintedPixels == 320 * 240)
        bench.tree.size = CGSize(width: 100, height: 50)
        #expect(bench.step().paintedPixels == 200 * 100)
        #expect(bench.root.frame == CGRect(0, 0, 100, 50))
        #expect(bench.flaw == nil)
    }
}
