import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("What is refused of transactions and rows")
struct TransactionRefusalTests {
    private let bench = LayerHarness(size: CGSize(width: 20, height: 20))

    @Test("A transaction left open at a step is committed, counted, and noted with the place where it began")
    func leftOpen() throws {
        bench.step()
        bench.clearTrace()
        var isComplete = false
        Transaction.begin()
        let line = #line - 1
        Transaction.setAnimationDuration(9)
        Transaction.setCompletionBlock { isComplete = true }
        bench.root.backgroundColor = .red
        let report = bench.step()
        let place = "TransactionRefusalTests.swift:\(line)"
        #expect(report.notes.count == 1)
        #expect(report.notes.first?.contains(place) == true)
        #expect(bench.tree.trace.filtered(verbs: [.note]).lines.first?.contains(place) == true)
        #expect(Transaction.animationDuration == 0.25)
        #expect(isComplete)
        #expect(bench.presenter.screen?.pixel(x: 1, y: 1) == .red)
        #expect(report.refusals == 1)
        #expect(bench.step().notes.isEmpty)
    }

    @Test("Two left open are both noted, the inner one first")
    func twoLeftOpen() {
        bench.step()
        Transaction.begin(fileID: "outer.swift", line: 1)
        Transaction.begin(fileID: "inner.swift", line: 2)
        let notes = bench.step().notes
        #expect(notes.count == 2)
        #expect(notes.first?.contains("inner.swift:2") == true)
        #expect(notes.last?.contains("outer.swift:1") == true)
    }

    #if DEBUG
        @Test("In a strict tree, a transaction left open traps with the place where it began")
        func strict() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let tree = LayerTree(size: CGSize(width: 4, height: 4))
                    tree.isStrict = true
                    Transaction.begin(fileID: "mine.swift", line: 12)
                    tree.step()
                }
            }
            #expect(result.says("mine.swift:12"))
        }
    #endif

    @Test("A built-in setting given a value of another type traps")
    func wrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Transaction.setValue("long", forKey: "animationDuration") }
        }
        #expect(result.saysInDebug("animationDuration"))
    }

    @Test("Observing a row that the class does not list traps with the remedy")
    func unlisted() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Layer().observe(LayerProperty("angle", default: 0.0)) { _, _, _ in } }
        }
        #expect(result.saysInDebug("Layer has no row \"angle\""))
        #expect(result.saysInDebug("add .init(angle) to its layerProperties"))
    }

    @Test("Two rows of one name trap, naming class and row")
    func twoRows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TwiceNamedLayer().observe(TwiceNamedLayer.tilt) { _, _, _ in } }
        }
        #expect(result.saysInDebug("TwiceNamedLayer lists two rows named \"tilt\""))
    }

    @Test("A subclass's row by the name of one of Layer's traps")
    func shadowedRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ShadowingLayer().observe(Layer.opacity) { _, _, _ in } }
        }
        #expect(result.saysInDebug("ShadowingLayer lists two rows named \"opacity\""))
    }
}

private final class TwiceNamedLayer: Layer {
    static let tilt = LayerProperty("tilt", default: 0.0)
    static let lean = LayerProperty("tilt", default: 1.0)

    override class var layerProperties: [AnyLayerProperty] { super.layerProperties + [.init(tilt), .init(lean)] }
}

private final class ShadowingLayer: Layer {
    static let strength = LayerProperty("opacity", default: 0.0)

    override class var layerProperties: [AnyLayerProperty] { super.layerProperties + [.init(strength)] }
}
