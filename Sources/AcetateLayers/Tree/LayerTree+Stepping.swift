import AcetateDrawing
public import Foundation

/// The frame that a tree is in, or had last.
@MainActor
struct FrameInProgress {
    var number = 0
    var report = FrameReport()
}

extension LayerTree {
    /// Runs a frame, or as much of it as is asked for.
    ///
    /// A frame begins: the clock moves, due timers run in due order, open transactions are committed. Then layout, display, publishing,
    /// compositing and callbacks follow, each serving only what waits for it. A frame that stopped after a phase is taken up behind it by
    /// the next step.
    ///
    /// - Parameters:
    ///   - interval: how far to move the clock, in seconds; only 0 (the default) unless the clock is a ``ManualClock``, and where a frame
    ///     is taken up.
    ///   - last: the last phase to run; a phase that has passed already runs nothing.
    /// - Returns: what the frame did so far.
    @discardableResult
    public func step(by interval: TimeInterval = 0, through last: FramePhase = .callbacks) -> FrameReport {
        guard pipeline.phase == nil, !pipeline.isDrawing else {
            misuse("The tree cannot step during \(pipeline.phaseDescription); step when the frame is over.", in: self)
            return frame.report
        }
        if pipeline.stoppedAfter == nil {
            if interval == 0, last == .callbacks, isIdle { return skipFrame() }
            beginFrame(by: interval)
        } else {
            precondition(
                interval == 0, "A frame that stopped after \(pipeline.stoppedAfter!) cannot move the clock; step by 0 to take it up.")
        }
        pipeline.goal = last
        for phase in pipeline.passes(through: last) {
            run(phase)
        }
        if pipeline.stoppedAfter == .callbacks { endFrame() }
        collectNotes()
        return frame.report
    }

    /// Whether a frame would do nothing, and say nothing.
    private var isIdle: Bool {
        root.flags.isDisjoint(with: .subtreeWaits) && pendingDamage.isEmpty && postponed.isEmpty && notes.isEmpty && refusals == 0
            && displayList.departed.isEmpty && TransactionStack.ambient.isIdle && !timers.isDue(at: clock.now)
    }

    /// Counts a frame in which nothing happens.
    private func skipFrame() -> FrameReport {
        frame.number += 1
        frame.report = FrameReport()
        frame.report.frame = frame.number
        frame.report.time = clock.now
        recorder.forgetSets()
        return frame.report
    }

    private func beginFrame(by interval: TimeInterval) {
        TransactionStack.ambient.commitForgotten(for: self)
        if interval != 0 {
            guard let clock = clock as? ManualClock else {
                preconditionFailure("Only a ManualClock can be moved by a step; give 0 and let the clock run.")
            }
            clock.advance(by: interval)
        }
        frame.number += 1
        frame.report = FrameReport()
        frame.report.frame = frame.number
        frame.report.time = clock.now
        recorder.forgetSets()
        recorder.frame = Trace.Frame(number: frame.number, time: clock.now)
    }

    private func run(_ phase: FramePhase) {
        pipeline.phase = phase
        recorder.phase = phase
        switch phase {
        case .timers: runTimers()
        case .layout: runLayout()
        case .animation: break
        case .display: runDisplay()
        case .publish:
            runPublishing()
            checkInvariants()
        case .composite: runCompositing()
        case .callbacks: runCallbacks()
        }
        TransactionStack.ambient.commitForgotten(for: self)
        TransactionStack.ambient.flush()
        pipeline.phase = nil
        recorder.phase = nil
        pipeline.stoppedAfter = phase
        frame.report.stoppedAfter = phase
    }

    private func endFrame() {
        pipeline.stoppedAfter = nil
        servePostponed()
        recorder.frame = nil
    }

    private func collectNotes() {
        frame.report.refusals += refusals
        frame.report.notes += notes
        refusals = 0
        notes = []
    }

    // MARK: Phases that need no pass of their own

    private func runTimers() {
        for timer in timers.takeDue(at: frame.report.time) {
            let cause = timer.isPending ? recorder.record(.timer(due: timer.due)) : nil
            recorder.enter(cause)
            timer.fire()
            recorder.leave(cause)
        }
    }

    private func runLayout() {
        var pass = LayoutPass(limit: pipeline.rerunLimit)
        pass.run(from: root)
        frame.report.laidOut += pass.laidOut
        if let cycle = pass.cycle { note(cycle) }
    }

    private func runCallbacks() {
        for block in TransactionStack.ambient.takeCompletions(steppedBy: self) {
            let cause = recorder.record(.call("completion"))
            recorder.enter(cause)
            block()
            recorder.leave(cause)
        }
    }
}
