import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// A layer with properties of its own, one of each kind.
@MainActor
private final class Dial: Layer {
    static let angle = LayerProperty("angle", default: 0.0, invalidates: .display)
    static let turns = LayerProperty("turns", default: 0.0, invalidates: .layout)
    override class var layerProperties: [AnyLayerProperty] { super.layerProperties + [.init(angle), .init(turns)] }

    /// Stored by the layer.
    var angle: Double {
        get { self[Self.angle] }
        set { self[Self.angle] = newValue }
    }

    /// Stored here, and refused where it is not finite.
    var turns = 0.0 {
        didSet {
            if refuses(turns, for: Self.turns) { return turns = oldValue }
            didChange(Self.turns, from: oldValue, to: turns)
        }
    }
}

@MainActor
@Suite struct ObservationTests {
    let bench = LayerHarness(size: CGSize(width: 100, height: 100))
    private let dial = Dial(frame: CGRect(0, 0, 10, 10))

    init() {
        bench.add(dial, named: "dial")
        bench.settle()
    }

    @Test func `a row stored by the layer is traced, invalidates and tells`() {
        var told: [[Double]] = []
        let token = dial.observe(Dial.angle) { dial, old, new in told.append([old, new, dial.angle]) }
        dial.angle = 2
        dial.angle = 2
        #expect(told == [[0, 2, 2]])
        #expect(bench.lines == ["set      dial.angle  0 → 2", "need     dial  display (0 0 10 10)  ← dial.angle"])
        withExtendedLifetime(token) {}
    }

    @Test func `a row over a plain property is traced, invalidates and tells`() {
        var told: [[Double]] = []
        let token = dial.observe(Dial.turns) { _, old, new in told.append([old, new]) }
        dial.turns = 2
        dial.turns = 2
        #expect(told == [[0, 2]])
        #expect(bench.lines == ["set      dial.turns  0 → 2", "need     dial  layout  ← dial.turns"])
        withExtendedLifetime(token) {}
    }

    @Test func `a value that is not finite is refused and counted`() {
        dial.turns = .nan
        #expect(dial.turns == 0 && !dial.needsLayout())
        #expect(bench.step().refusals == 1)
        #expect(bench.step().refusals == 0)
    }

    @Test func `an observation ends with its token, also in the middle of being told`() {
        var count = 0
        var second: PropertyObservation?
        let first = dial.observe(Layer.opacity) { _, _, _ in
            count += 1
            second = nil
        }
        second = dial.observe(Layer.opacity) { _, _, _ in count += 10 }
        _ = second
        dial.opacity = 0.5
        #expect(count == 1)
        first.cancel()
        dial.opacity = 0.7
        #expect(count == 1)
    }

    @Test func `what an observer sets is a consequence of what it was told`() {
        let token = dial.observe(Layer.opacity) { dial, _, _ in dial.isHidden = true }
        dial.opacity = 0.5
        #expect(
            bench.lines == [
                "set      dial.opacity  1 → 0.5",
                "need     dial  composite  ← dial.opacity",
                "set      dial.isHidden  false → true  ← dial.opacity",
            ])
        withExtendedLifetime(token) {}
    }

    @Test func `a transaction that changed two trees is complete when both have stepped`() {
        let other = LayerHarness(size: CGSize(width: 50, height: 50))
        other.settle()
        var log: [String] = []
        Transaction.run({
            dial.opacity = 0.5
            other.root.opacity = 0.5
        }) { log.append("done") }
        bench.step()
        #expect(log == [] && !bench.tree.needsFrame && other.tree.needsFrame)
        other.step()
        #expect(log == ["done"])
    }
}
