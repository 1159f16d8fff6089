package import Acetate
package import AcetateTesting

/// Does a recording's actions to a scene. Frames come only when an action asks for one.
@MainActor
package final class Player {
    /// A frame that was made, as a person would see it.
    package struct Frame: Sendable {
        /// What the frame did.
        package let report: FrameReport
        /// What is on screen after it.
        package let picture: Image
        /// What is wrong with it; nil if it equals a full repaint and wrote only inside its damage.
        package let flaw: String?
    }

    /// The tree that the scene was built into, with the clock, the fingers and the trace.
    package let bench: LayerHarness

    private var time: TimeInterval = 0
    private var fingers: Set<Int> = []
    /// The last phase that ran of a frame that is under way; nil where none is.
    private var stoppedAfter: FramePhase?

    /// Builds a scene, and shows nothing of it yet.
    ///
    /// - Parameter scale: pixels per point; nil for the scene's own.
    package init(_ scene: Scene, scale: CGFloat? = nil) {
        bench = LayerHarness(size: scene.size, scale: scale ?? scene.scale)
        scene.build(bench.tree)
    }

    /// Does an action.
    ///
    /// - Returns: the frame, if the action made one.
    @discardableResult
    package func play(_ action: Recording.Action) throws(Complaint) -> Frame? {
        switch action {
        case .at(let time): return try moveClock(to: time)
        case .step: return try step()
        case .down(let finger, let location):
            guard fingers.insert(finger).inserted else { throw Complaint("expected an `up` first: finger #\(finger) is down already") }
            bench.down(location, id: finger)
        case .move(let finger, let location):
            try require(finger)
            bench.move(location, id: finger)
        case .up(let finger):
            try require(finger)
            fingers.remove(finger)
            bench.up(id: finger)
        case .cancel(let finger):
            try require(finger)
            fingers.remove(finger)
            bench.cancel(id: finger)
        case .set(let path, let property, let value): try set(property, of: bench.root.layer(at: path), to: value)
        }
        return nil
    }

    /// Runs the next frame, or what is left of one that stopped on its way, through a phase.
    ///
    /// - Returns: the frame, if it is complete.
    package func step(by interval: TimeInterval = 0, through phase: FramePhase = .callbacks) throws(Complaint) -> Frame? {
        if let stoppedAfter, phase <= stoppedAfter {
            throw Complaint("expected a phase after \(stoppedAfter), where the frame stopped")
        }
        let report = bench.step(by: interval, through: phase)
        stoppedAfter = phase == .callbacks ? nil : phase
        guard stoppedAfter == nil else { return nil }
        guard report.presentationError == nil, let screen = bench.presenter.screen else {
            throw Complaint("frame \(report.frame) could not be shown: \(report.presentationError ?? "it has no pixels")")
        }
        return Frame(report: report, picture: Image(screen), flaw: bench.flaw)
    }

    private func moveClock(to time: TimeInterval) throws(Complaint) -> Frame? {
        if let stoppedAfter { throw Complaint("expected a `step` first, to finish the frame that stopped after \(stoppedAfter)") }
        guard time >= self.time else {
            throw Complaint("expected a time of \(self.time) or later after `at`, got \(time): the clock does not go back")
        }
        self.time = time
        bench.clock.advance(to: max(time, bench.clock.now))
        return try step()
    }

    private func require(_ finger: Int) throws(Complaint) {
        guard fingers.contains(finger) else { throw Complaint("expected a `down` first: finger #\(finger) is not down") }
    }

    private func set(_ property: String, of layer: Layer, to value: String) throws(Complaint) {
        let properties = SettableProperty.all(of: layer)
        guard let found = properties.first(where: { $0.name == property }) else {
            let names = properties.map(\.name).joined(separator: ", ")
            throw Complaint("expected a property of \(layer.label), which are \(names), got \"\(property)\"")
        }
        guard found.set(value) else { throw Complaint("expected \(found.expectation) for \(layer.label).\(property), got \"\(value)\"") }
    }
}
