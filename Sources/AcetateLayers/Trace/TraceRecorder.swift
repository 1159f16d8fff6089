import AcetateDrawing
import Foundation

/// Writes a tree's trace, and knows at every moment what is the cause of what comes next.
///
/// The cause is the innermost entry whose consequences run; but where the layer itself was set since that entry began, and no
/// transaction began or ended in between, a `didSet` of the layer may be running, and that `set` is the cause.
@MainActor
final class TraceRecorder {
    var trace = Trace()
    var phase: FramePhase?
    var frame: Trace.Frame?

    /// An entry, as the cause of others: its number, and what it is called there.
    struct Cause {
        let id: Int
        let name: String
    }

    private struct Scope {
        /// The entry whose consequences run; nil for what no entry caused.
        let cause: Cause?
        /// The latest `set` of each layer here.
        var latestSet: [ObjectIdentifier: Cause] = [:]
    }

    private struct WaitKey: Hashable {
        let layer: ObjectIdentifier
        let wait: Wait
    }

    private var count = 0
    private var scopes = [Scope(cause: nil)]
    private var waitingCauses: [WaitKey: Cause] = [:]
    private var reasons: [ObjectIdentifier: [String]] = [:]
    private var ordinals: [ObjectIdentifier: Int32] = [:]

    /// Whether anything is recorded: the one branch that an event costs while it is not.
    @inline(__always)
    var isOn: Bool { trace.isEnabled }

    // MARK: Entries

    /// Adds an entry; its cause is the innermost one unless given.
    @discardableResult
    func record(_ event: @autoclosure () -> Trace.Event, cause: Cause?? = .none, because: [String]? = nil) -> Cause? {
        guard isOn else { return nil }
        let cause = cause ?? scopes[scopes.count - 1].cause
        count += 1
        let entry = Trace.Entry(
            id: count, event: event(), frame: frame, phase: phase, cause: cause?.id, because: because ?? cause.map { [$0.name] } ?? [])
        trace.entries.append(entry)
        return Cause(id: count, name: entry.nameAsCause)
    }

    /// Adds a setting to the entry of a transaction's beginning.
    func amend(begin id: Int, with setting: String) {
        guard let place = trace.entries.lastIndex(where: { $0.id == id }),
            case .begin(let settings) = trace.entries[place].event, !settings.contains(setting)
        else { return }
        trace.entries[place].event = .begin(settings: settings + [setting])
    }

    /// What follows, until `leave`, is a consequence of the entry. Nil, from a trace that is off, does nothing.
    func enter(_ cause: Cause?) {
        if let cause { scopes.append(Scope(cause: cause)) }
    }

    /// Ends what `enter` began.
    func leave(_ cause: Cause?) {
        if cause != nil { scopes.removeLast() }
    }

    /// The innermost entry whose consequences run.
    var innermost: Cause? { scopes[scopes.count - 1].cause }

    /// What was set before does not explain what is asked for from now on: a transaction or a frame begins or ends.
    func forgetSets() {
        guard isOn else { return }
        scopes[scopes.count - 1].latestSet.removeAll()
    }

    // MARK: Events of layers

    func recordSet<Value>(_ layer: Layer, _ property: String, from old: Value, to new: Value) -> Cause? {
        let id = record(
            .set(layer: layer.label, property: property, from: traceText(of: old), to: traceText(of: new)))
        scopes[scopes.count - 1].latestSet[ObjectIdentifier(layer)] = id
        return id
    }

    @discardableResult
    func recordTree(_ layer: Layer, _ change: @autoclosure () -> String) -> Cause? {
        guard isOn else { return nil }
        return record(.tree(layer: layer.label, change: change()))
    }

    func recordNeed(_ need: Trace.Need, of layer: Layer) {
        guard isOn else { return }
        let scope = scopes[scopes.count - 1]
        let cause = scope.latestSet[ObjectIdentifier(layer)] ?? scope.cause
        record(.need(layer: layer.label, need), cause: .some(cause))
        let wait: Wait =
            switch need {
            case .layout: .layout
            case .display: .display
            case .composite: .composite
            }
        if waitingCauses[WaitKey(layer: ObjectIdentifier(layer), wait: wait)] == nil {
            waitingCauses[WaitKey(layer: ObjectIdentifier(layer), wait: wait)] = cause
        }
    }

    func recordLayout(_ layer: Layer) -> Cause? {
        guard isOn else { return nil }
        let cause = waitingCauses.removeValue(forKey: WaitKey(layer: ObjectIdentifier(layer), wait: .layout))
        return record(.layout(layer: layer.label), cause: .some(cause))
    }

    func recordDisplay(_ layer: Layer, _ rect: CGRect) -> Cause? {
        guard isOn else { return nil }
        let cause = waitingCauses.removeValue(forKey: WaitKey(layer: ObjectIdentifier(layer), wait: .display))
        return record(.display(layer: layer.label, rect), cause: .some(cause))
    }

    /// Records what a layer changed on screen, because of what was collected by `addReason`.
    func recordDamage(_ layer: Layer, _ region: @autoclosure () -> Region) {
        guard isOn else { return }
        let cause = waitingCauses.removeValue(forKey: WaitKey(layer: ObjectIdentifier(layer), wait: .composite))
        let because = reasons.removeValue(forKey: ObjectIdentifier(layer)) ?? []
        let region = region()
        if !region.isEmpty { record(.damage(layer: layer.label, region), cause: .some(cause), because: because) }
    }

    /// Records what showed of a subtree that left.
    func recordDamage(_ departure: DisplayList.Departure, _ region: @autoclosure () -> Region) {
        guard isOn else { return }
        let region = region()
        guard !region.isEmpty else { return }
        record(.damage(layer: departure.label, region), cause: .some(departure.cause), because: [departure.reason])
    }

    // MARK: What waits

    /// Remembers a reason for the layer's next damage.
    func addReason(_ reason: String, for layer: Layer) {
        guard isOn, !(reasons[ObjectIdentifier(layer)]?.contains(reason) ?? false) else { return }
        reasons[ObjectIdentifier(layer), default: []].append(reason)
    }

    /// What made the layer wait, by name.
    func waitingCause(of layer: Layer, for wait: Wait) -> String? {
        waitingCauses[WaitKey(layer: ObjectIdentifier(layer), wait: wait)]?.name
    }

    /// What waited before the layer was attached waits now because it was.
    func adoptWaiting(of layer: Layer) {
        guard isOn, let cause = innermost else { return }
        for wait in [Wait.layout, .display] where layer.flags.contains(wait.own) {
            waitingCauses[WaitKey(layer: ObjectIdentifier(layer), wait: wait)] = cause
        }
    }

    func forgetWaiting(of layer: Layer) {
        guard isOn else { return }
        for wait in Wait.allCases {
            waitingCauses[WaitKey(layer: ObjectIdentifier(layer), wait: wait)] = nil
        }
        reasons[ObjectIdentifier(layer)] = nil
        for scope in scopes.indices { scopes[scope].latestSet[ObjectIdentifier(layer)] = nil }
    }

    /// Forgets what explains later entries, since from now on nothing is recorded that could replace it.
    func forgetCauses() {
        waitingCauses = [:]
        reasons = [:]
        for scope in scopes.indices { scopes[scope].latestSet = [:] }
    }

    // MARK: Names

    /// Gives numbers to the layers of a subtree that have none of this tree; each type counts for itself, in order of first attachment.
    func number(_ layer: Layer) {
        for layer in layer.subtree where layer.numberedBy != ObjectIdentifier(self) {
            layer.numberedBy = ObjectIdentifier(self)
            let next = ordinals[ObjectIdentifier(type(of: layer)), default: 0] + 1
            ordinals[ObjectIdentifier(type(of: layer))] = next
            layer.ordinal = next
        }
    }
}
