import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("Layout that never settles")
struct LayoutRefusalTests {
    private let bench = LayerHarness(size: CGSize(width: 40, height: 40))

    @Test("A layer that keeps asking is laid out 16 times; then the frame goes on, and the report names it")
    func oneLayer() throws {
        let restless = LoggingLayer("restless")
        restless.onLayout = { $0.setNeedsLayout() }
        let calm = LoggingLayer("calm", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bench.root.sublayers = [restless, calm]
        restless.setNeedsLayout()
        calm.setNeedsDisplay()
        #expect(bench.tree.rerunLimit == 16)
        let report = bench.step()
        #expect(restless.log.count(of: "layout restless") == 16)
        let notes = report.notes.filter { $0.contains("does not settle") }
        #expect(notes.count == 1)
        #expect(notes.first?.contains("restless") == true && notes.first?.contains("16") == true)
        // The rest of the frame is not lost.
        #expect(report.displayed == 1)
        #expect(report.isPresented)
        #expect(restless.needsLayout())
        #expect(bench.flaw == nil)
    }

    @Test("Two layers that keep asking each other are named as a chain, with the properties that they set")
    func chain() throws {
        let outer = LoggingLayer("outer", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let inner = LoggingLayer("inner", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.onLayout = { _ in inner.setNeedsLayout() }
        inner.onLayout = { inner in inner.bounds.size.width += 1 }
        outer.addSublayer(inner)
        bench.root.addSublayer(outer)
        let report = bench.step()
        #expect(inner.log.count(of: "layout inner") == 16)
        let note = try #require(report.notes.first { $0.contains("does not settle") })
        #expect(note.contains("outer") && note.contains("inner"))
        #expect(note.contains("inner.bounds"))
        #expect(note.contains(" → "))
    }

    @Test("Layout that settles in the last round is no cycle")
    func lastRound() {
        let late = LoggingLayer("late")
        late.onLayout = { late in if late.log.count(of: "layout late") < 16 { late.setNeedsLayout() } }
        bench.root.addSublayer(late)
        late.setNeedsLayout()
        let report = bench.step()
        #expect(late.log.count(of: "layout late") == 16)
        #expect(report.notes.isEmpty)
        #expect(!late.needsLayout())
    }

    @Test("layoutIfNeeded gives up after as many rounds, and says so")
    func atOnce() {
        let restless = LoggingLayer("restless")
        restless.onLayout = { $0.setNeedsLayout() }
        bench.root.addSublayer(restless)
        restless.setNeedsLayout()
        restless.layoutIfNeeded()
        #expect(restless.log.count(of: "layout restless") == 16)
        restless.onLayout = { _ in }
        #expect(bench.step().notes.contains { $0.contains("does not settle") && $0.contains("restless") })
    }
}
