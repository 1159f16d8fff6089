import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite struct TraceDifferenceTests {
    let bench = LayerHarness(size: CGSize(width: 40, height: 30))
    let box = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        box.name = "box"
        box.backgroundColor = .red
        bench.root.addSublayer(box)
        bench.step()
        bench.clearTrace()
    }

    @Test func `a difference reads like a patch and explains the first surprise by its causes`() {
        box.bounds.size.width = 20
        let difference = bench.difference(from: [
            "set      box.bounds  (0 0 10 10) → (0 0 20 10)",
            "need     box  layout  ← box.bounds",
            "need     box  composite  ← box.bounds",
            "need     box  display (0 0 20 10)  ← box.bounds",
        ])
        #expect(
            difference?.patch == [
                "  set      box.bounds  (0 0 10 10) → (0 0 20 10)",
                "  need     box  layout  ← box.bounds",
                "+ need     root  layout  ← box.bounds",
                "  need     box  composite  ← box.bounds",
                "- need     box  display (0 0 20 10)  ← box.bounds",
            ])
        #expect(
            difference?.explanation == [
                "set      box.bounds  (0 0 10 10) → (0 0 20 10)",
                "need     root  layout  ← box.bounds",
            ])
    }

    @Test func `the explanation finds its entry behind frame headings`() {
        box.opacity = 0.5
        bench.step()
        let difference = bench.difference(from: [
            "set      box.opacity  1 → 0.5",
            "need     box  composite  ← box.opacity",
            "-- frame 2 at 0.000",
            "damage   box  px (0 0 10 10)  ← opacity",
        ])
        #expect(difference?.patch.last == "+ present  100 of 1200 px in 1 rect")
        #expect(difference?.explanation == ["present  100 of 1200 px in 1 rect"])
    }

    @Test func `a trace that is as expected has no difference`() {
        box.opacity = 0.5
        #expect(bench.difference(from: ["set      box.opacity  1 → 0.5", "need     box  composite  ← box.opacity"]) == nil)
    }

    @Test func `a trace is filtered by verb, phase and layer`() {
        box.opacity = 0.5
        box.setNeedsLayout()
        bench.step()
        let trace = bench.tree.trace
        #expect(trace.filtered(verbs: [.set, .layout]).entries.map(\.verb) == [.set, .layout])
        #expect(trace.filtered(phases: [.layout, .composite]).entries.map(\.verb) == [.layout, .present])
        #expect(trace.filtered(layers: ["root"]).entries.isEmpty)
        #expect(trace.filtered(verbs: [.damage], layers: ["box"]).lines.last == "damage   box  px (0 0 10 10)  ← opacity")
    }
}
