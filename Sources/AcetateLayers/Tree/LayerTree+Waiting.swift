import AcetateDrawing
public import Foundation

extension LayerTree {
    /// Whether a step now would do anything.
    public var needsFrame: Bool {
        pipeline.stoppedAfter != nil || !root.flags.isDisjoint(with: .subtreeWaits) || !pendingDamage.isEmpty || !postponed.isEmpty
            || TransactionStack.ambient.hasChanges(of: self) || TransactionStack.ambient.hasCompletions(for: self)
            || (timers.nextDue.map { $0 <= clock.now } ?? false)
    }

    /// When the next step is due, in seconds on the clock: now if there is something to do, else when the next timer is; nil if nothing
    /// will happen until something changes.
    public var nextFrameTime: TimeInterval? {
        needsFrame ? clock.now : timers.nextDue
    }

    /// Runs the closure in the timers phase of the first frame that begins at or after the given time. What a timer schedules waits for a
    /// later frame, so a timer that schedules itself for now runs once a frame.
    ///
    /// - Parameter delay: seconds from now; less than 0 counts as 0. Traps for NaN.
    @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
        precondition(!delay.isNaN, "A timer cannot be scheduled after NaN seconds.")
        return timers.schedule(due: clock.now + max(delay, 0), action)
    }

    /// Hands an event to the input target. Only between frames: inside a step it is a misuse, and the event is dropped.
    public func send(_ event: InputEvent) {
        guard pipeline.phase == nil, !pipeline.isDrawing else {
            return misuse("Input cannot be sent during \(pipeline.phaseDescription); send it between frames.", in: self)
        }
        recorder.forgetSets()
        let cause = event.touches.reduce(TraceRecorder.Cause?.none) { _, touch in
            recorder.record(.touch(phase: touch.phase.rawValue, id: touch.id, location: touch.location))
        }
        recorder.enter(cause)
        inputTarget?.receive(event, in: self)
        recorder.leave(cause)
    }

    /// Says something that one may want to know, in the trace and in the frame's report.
    package func note(_ text: String) {
        recorder.record(.note(text), because: [])
        notes.append(text)
    }

    /// Records that a control sends events; what is done meanwhile is their consequence.
    package func sending(_ events: String, from layer: Layer, _ body: () -> Void) {
        let cause = recorder.record(.send(layer: layer.label, events: events))
        recorder.enter(cause)
        body()
        recorder.leave(cause)
    }

    func leftOpen(_ sentence: String) {
        precondition(!isStrict, sentence)
        refuse(sentence)
    }

    /// Whether a layer may lay out or draw at once; not while one draws.
    func mayStart(_ operation: String, of layer: Layer) -> Bool {
        guard pipeline.postponesInvalidation else { return true }
        misuse(
            "\(operation) of \(layer.label) during \(pipeline.phaseDescription): ask for it instead, it comes with the next frame.",
            in: self)
        return false
    }
}

/// What was asked for where it cannot be served: it waits for the end of the frame.
@MainActor
struct PostponedInvalidation {
    let layer: Layer
    let invalidation: Invalidation
    let part: CGRect?
    let reason: String
    let cause: TraceRecorder.Cause?
}

extension LayerTree {
    /// Keeps what cannot be asked for while a layer draws, and notes what was done; nothing is kept where nothing is invalidated.
    ///
    /// - Parameter what: what was done, as in "slider.value set".
    func postpone(
        _ invalidation: Invalidation, of layer: Layer, _ what: String, because reason: String = "", cause: TraceRecorder.Cause? = nil,
        part: CGRect? = nil
    ) {
        precondition(!isStrict, "\(what) while drawing; a strict tree does not allow it.")
        note("\(what) while drawing; waits for the next frame")
        guard !invalidation.isEmpty else { return }
        postponed.append(
            PostponedInvalidation(
                layer: layer, invalidation: invalidation, part: part, reason: reason, cause: cause ?? recorder.innermost))
    }

    /// Asks again for what was kept.
    func servePostponed() {
        let kept = postponed
        postponed = []
        for item in kept {
            recorder.enter(item.cause)
            if let part = item.part {
                item.layer.askForDisplay(part)
            } else {
                item.layer.apply(item.invalidation, because: item.reason)
            }
            recorder.leave(item.cause)
        }
    }
}
