import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// A layer in a tree that does something while it draws.
@MainActor
private struct Easel {
    let bench = LayerHarness(size: CGSize(width: 40, height: 40))
    let easel = LoggingLayer("easel", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = layer("other", frame: CGRect(x: 20, y: 0, width: 10, height: 10))

    init() {
        bench.root.sublayers = [easel, other]
        bench.step()
    }

    /// Draws once, with the deed in it.
    func draw(_ deed: @escaping @MainActor (Easel) -> Void) -> FrameReport {
        easel.onDraw = { _, _ in deed(self) }
        easel.setNeedsDisplay()
        let report = bench.step()
        easel.onDraw = { _, _ in }
        return report
    }

    var isWhole: Bool {
        bench.root.sublayerNames == ["easel", "other"] && easel.sublayers == nil && other.sublayers == nil
    }
}

/// What must not be done while drawing.
private enum Deed: String, CaseIterable, Codable {
    case add, insert, replace, remove, removeItself, setSublayers, step, layoutIfNeeded, display, displayIfNeeded, send

    /// What the trap says of it.
    var sentence: String {
        switch self {
        case .add, .insert: "adding new to other during drawing"
        case .replace, .setSublayers: "during drawing"
        case .remove: "removing other from root during drawing"
        case .removeItself: "removing easel from root during drawing"
        case .step: "cannot step during drawing"
        case .layoutIfNeeded: "layoutIfNeeded of other during drawing"
        case .display, .displayIfNeeded: "display of other during drawing"
        case .send: "Input cannot be sent during drawing"
        }
    }

    @MainActor
    func run(on easel: Easel) {
        switch self {
        case .add: easel.other.addSublayer(layer("new"))
        case .insert: easel.other.insertSublayer(layer("new"), at: 0)
        case .replace: easel.bench.root.replaceSublayer(easel.other, with: layer("new"))
        case .remove: easel.other.removeFromSuperlayer()
        case .removeItself: easel.easel.removeFromSuperlayer()
        case .setSublayers: easel.bench.root.sublayers = [easel.other]
        case .step: easel.bench.step()
        case .layoutIfNeeded: easel.other.layoutIfNeeded()
        case .display: easel.other.display()
        case .displayIfNeeded: easel.other.displayIfNeeded()
        case .send: easel.bench.down(.zero)
        }
    }

    @MainActor
    func provoke() -> (easel: Easel, report: FrameReport) {
        let easel = Easel()
        easel.other.setNeedsDisplay()
        return (easel, easel.draw { run(on: $0) })
    }
}

@MainActor
@Suite("What is refused while a layer draws")
struct DrawingRefusalTests {
    #if DEBUG
        @Test("Changing the tree, stepping, laying out, displaying and input trap while drawing", arguments: Deed.allCases)
        private func traps(_ deed: Deed) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [deed] in
                await MainActor.run { _ = deed.provoke() }
            }
            #expect(result.says(deed.sentence))
        }
    #else
        @Test("Changing the tree, stepping, laying out, displaying and input are refused while drawing", arguments: Deed.allCases)
        private func refused(_ deed: Deed) {
            let (easel, report) = deed.provoke()
            #expect(easel.isWhole)
            // Setting the list removes and places, each of which is refused.
            #expect(report.refusals == (deed == .setSublayers ? 2 : 1))
            #expect(report.displayed == 2)
            #expect(easel.bench.flaw == nil)
        }
    #endif

    @Test("A property set while drawing is stored now; its invalidation waits for the next frame, and is noted")
    func setWhileDrawing() throws {
        let easel = Easel()
        let report = easel.draw { $0.other.backgroundColor = .red }
        #expect(easel.other.backgroundColor == .red)
        #expect(report.notes == ["other.backgroundColor set while drawing; waits for the next frame"])
        #expect(report.refusals == 0)
        #expect(easel.bench.presenter.screen?.pixel(x: 25, y: 5) == .clear)
        #expect(easel.bench.tree.needsFrame)
        let next = easel.bench.step()
        #expect(next.displayed == 0)
        #expect(easel.bench.presenter.screen?.pixel(x: 25, y: 5) == .red)
        #expect(easel.bench.flaw == nil)
        #expect(!easel.bench.tree.needsFrame)
    }

    @Test("A layer that sets its own properties while drawing is drawn once a frame, with the layout it asked for in the next")
    func setOwnWhileDrawing() {
        let easel = Easel()
        let report = easel.draw { $0.easel.bounds.size.width = 12 }
        #expect(report.displayed == 1)
        #expect(easel.easel.bounds.width == 12)
        let next = easel.bench.step()
        #expect(next.displayed == 0)
        #expect(next.laidOut == 2)
        #expect(easel.bench.flaw == nil)
    }

    @Test("In a strict tree, setting a property while drawing traps")
    func strict() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let easel = Easel()
                easel.bench.tree.isStrict = true
                _ = easel.draw { $0.other.opacity = 0.5 }
            }
        }
        #expect(result.saysInDebug("other.opacity set while drawing; a strict tree does not allow it"))
    }

    @Test("In a strict tree, setting an equal value while drawing is no change, so no trap")
    func strictEqual() {
        let easel = Easel()
        easel.bench.tree.isStrict = true
        let report = easel.draw { $0.other.opacity = 1 }
        #expect(report.displayed == 1)
        #expect(report.notes.isEmpty)
    }
}
