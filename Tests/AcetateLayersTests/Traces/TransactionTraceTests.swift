import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Transactions, layout and drawing in the trace. The traces were written before the first run.
@MainActor
@Suite struct TransactionTraceTests {
    let bench = LayerHarness(size: CGSize(width: 160, height: 120))

    @Test func `a nested transaction stands inside the outer one, with the settings that it changed`() {
        let first = bench.addBox("first", CGRect(0, 0, 10, 10))
        let second = bench.addBox("second", CGRect(20, 0, 10, 10))
        bench.settle()

        Transaction.begin()
        first.opacity = 0.5
        Transaction.begin()
        Transaction.setAnimationDuration(1)
        second.opacity = 0.5
        Transaction.commit()
        Transaction.commit()
        bench.step()

        let expected = [
            "begin",
            "set      first.opacity  1 → 0.5",
            "need     first  composite  ← first.opacity",
            "begin    animationDuration",
            "set      second.opacity  1 → 0.5",
            "need     second  composite  ← second.opacity",
            "commit",
            "commit",
            "-- frame 2 at 0.000",
            "damage   first  px (0 0 10 10)  ← opacity",
            "damage   second  px (20 0 10 10)  ← opacity",
            "present  200 of 19200 px in 2 rects",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(bench.flaw == nil)
    }

    @Test func `two transactions before a frame show in that one frame`() {
        let box = bench.addBox("box", CGRect(0, 0, 10, 10))
        bench.settle()

        Transaction.run { box.position.x = 25 }
        Transaction.run { box.position.x = 45 }
        let report = bench.step()

        let expected = [
            "begin",
            "set      box.position  (5 5) → (25 5)",
            "need     box  composite  ← box.position",
            "commit",
            "begin",
            "set      box.position  (25 5) → (45 5)",
            "commit",
            "-- frame 2 at 0.000",
            "damage   box  px (0 0 10 10) (40 0 10 10)  ← position",
            "present  200 of 19200 px in 2 rects",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region((0, 0, 10, 10), (40, 0, 10, 10)))
        #expect(bench.flaw == nil)
    }

    @Test func `what layout changes is its consequence and does not ask it again`() {
        let parent = bench.add(LayoutLayer(frame: CGRect(0, 0, 100, 100)), named: "parent")
        let child = Layer(frame: CGRect(10, 10, 10, 10))
        child.name = "child"
        child.backgroundColor = .red
        parent.addSublayer(child)
        bench.settle()
        let before = parent.layouts

        parent.whileLayingOut = { child.frame = CGRect(10, 10, 20, 10) }
        parent.setNeedsLayout()
        let report = bench.step()

        let expected = [
            "need     parent  layout",
            "-- frame 2 at 0.000",
            "layout   parent",
            "set      child.bounds  (0 0 10 10) → (0 0 20 10)  ← parent layout",
            "need     child  layout  ← child.bounds",
            "need     child  composite  ← child.bounds",
            "set      child.position  (15 15) → (20 15)  ← parent layout",
            "layout   child  ← child.bounds",
            "damage   child  px (10 10 20 10)  ← bounds, position",
            "present  200 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(parent.layouts == before + 1)
        #expect(report.damage == region((10, 10, 20, 10)))
        #expect(bench.flaw == nil)
    }

    @Test func `a property set while drawing is stored, noted, and waits for the next frame`() {
        let other = bench.addBox("other", CGRect(40, 0, 10, 10))
        let drawer = bench.add(DrawingLayer(frame: CGRect(0, 0, 10, 10)), named: "drawer")
        bench.settle()

        drawer.whileDrawing = { other.opacity = 0.5 }
        drawer.setNeedsDisplay()
        let first = bench.step()
        #expect(other.opacity == 0.5)
        #expect(bench.flaw == nil)
        let second = bench.step()

        let expected = [
            "need     drawer  display (0 0 10 10)",
            "-- frame 2 at 0.000",
            "display  drawer  (0 0 10 10)",
            "set      other.opacity  1 → 0.5  ← drawer display",
            "note     other.opacity set while drawing; waits for the next frame",
            "damage   drawer  px (0 0 10 10)  ← display",
            "present  100 of 19200 px in 1 rect",
            "need     other  composite  ← other.opacity",
            "-- frame 3 at 0.000",
            "damage   other  px (40 0 10 10)  ← opacity",
            "present  100 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(first.notes == ["other.opacity set while drawing; waits for the next frame"])
        #expect(first.damage == region((0, 0, 10, 10)))
        #expect(second.damage == region((40, 0, 10, 10)))
        #expect(bench.flaw == nil)
    }

    @Test func `a completion block is called in the frame's last phase`() {
        let box = bench.addBox("box", CGRect(0, 0, 10, 10))
        bench.settle()

        Transaction.run({ box.isHidden = true }, completion: { box.isHidden = false })
        bench.step()

        let expected = [
            "begin    completionBlock",
            "set      box.isHidden  false → true",
            "need     box  composite  ← box.isHidden",
            "commit",
            "-- frame 2 at 0.000",
            "damage   box  px (0 0 10 10)  ← isHidden",
            "present  100 of 19200 px in 1 rect",
            "call     completion",
            "set      box.isHidden  true → false  ← completion",
            "need     box  composite  ← box.isHidden",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(bench.tree.needsFrame)
    }
}
