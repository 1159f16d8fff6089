public import AcetateControls
public import AcetateLayers
public import Foundation

/// A tree on a bench: with a clock that it holds, a presenter that proves each frame, touches to make, and a trace of everything.
///
/// It asserts nothing: it answers, and the test decides.
///
///     let bench = LayerHarness(size: CGSize(width: 160, height: 120))
///     bench.root.addSublayer(slider)
///     bench.step()
///     bench.clearTrace()
///     bench.drag(from: CGPoint(x: 39, y: 12), to: CGPoint(x: 53, y: 12))
///     #expect(bench.difference(from: […]) == nil)
@MainActor
public final class LayerHarness {
    /// The tree; its trace is on, and an `EventRouter` is its input target.
    public let tree: LayerTree
    /// The tree's clock, which starts at 0.
    public let clock = ManualClock()
    /// The tree's presenter.
    public let presenter = ProvingPresenter()
    /// Brings touches to controls.
    public let router = EventRouter()

    private var touches: [Int: CGPoint] = [:]

    /// A bench with an empty root.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    public init(size: CGSize, scale: CGFloat = 1) {
        tree = LayerTree(size: size, scale: scale, clock: clock, presenter: presenter)
        tree.inputTarget = router
        tree.trace.isEnabled = true
    }

    /// The tree's root.
    public var root: Layer { tree.root }

    // MARK: Frames

    /// Steps the tree; see `LayerTree.step(by:through:)`.
    @discardableResult
    public func step(by interval: TimeInterval = 0, through phase: FramePhase = .callbacks) -> FrameReport {
        tree.step(by: interval, through: phase)
    }

    /// What is wrong with the last frame: stray pixels, or a screen that is not a full repaint; nil if nothing is.
    public var flaw: String? {
        if let stray = presenter.strayPixels.first {
            return "frame \(stray.frame) wrote outside its damage, first at (\(stray.x) \(stray.y))"
        }
        guard let screen = presenter.screen else { return nil }
        return screen.difference(from: tree.snapshot()).map { "the screen is not what a full repaint gives: \($0)" }
    }

    // MARK: Trace

    /// The lines of the trace since it was last cleared.
    public var lines: [String] { tree.trace.lines }

    /// Forgets the trace so far.
    public func clearTrace() {
        tree.trace.removeAll()
    }

    /// How the trace differs from what is expected; nil if it does not.
    public func difference(from expected: [String]) -> TraceDifference? {
        tree.trace.difference(from: expected)
    }

    // MARK: Touches

    /// Puts a finger down, in points of the root.
    public func down(_ location: CGPoint, id: Int = 0, tapCount: Int = 1, kind: Touch.Kind = .finger) {
        send(.began, location, id, tapCount, kind)
    }

    /// Moves a finger that is down.
    public func move(_ location: CGPoint, id: Int = 0, kind: Touch.Kind = .finger) {
        send(.moved, location, id, 1, kind)
    }

    /// Lifts a finger, where it is or at a given place.
    public func up(_ location: CGPoint? = nil, id: Int = 0, kind: Touch.Kind = .finger) {
        send(.ended, location ?? touches[id] ?? .zero, id, 1, kind)
    }

    /// Cancels a touch.
    public func cancel(id: Int = 0, kind: Touch.Kind = .finger) {
        send(.cancelled, touches[id] ?? .zero, id, 1, kind)
    }

    /// Puts a finger down and lifts it at the same place.
    public func tap(_ location: CGPoint, id: Int = 0) {
        down(location, id: id)
        up(location, id: id)
    }

    /// Puts a finger down, moves it in equal parts, and lifts it.
    public func drag(from start: CGPoint, to end: CGPoint, moves: Int = 1, id: Int = 0) {
        down(start, id: id)
        for step in 1...max(moves, 1) {
            let part = CGFloat(step) / CGFloat(max(moves, 1))
            move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: id)
        }
        up(id: id)
    }

    private func send(_ phase: Touch.Phase, _ location: CGPoint, _ id: Int, _ tapCount: Int, _ kind: Touch.Kind) {
        let previous = touches[id]
        touches[id] = phase == .began || phase == .moved ? location : nil
        let touch = Touch(
            id: id, phase: phase, location: location, previousLocation: phase == .began ? nil : previous, tapCount: tapCount, kind: kind)
        tree.send(InputEvent(touches: [touch], timestamp: clock.now))
    }
}
