public import Foundation

/// A timer that was scheduled. It runs whether or not this token is kept.
@MainActor
public final class TimerToken {
    /// When it is due, in seconds on the tree's clock.
    public let due: TimeInterval
    /// Whether it neither ran nor was cancelled.
    public var isPending: Bool { action != nil }

    fileprivate var action: (() -> Void)?

    fileprivate init(due: TimeInterval, action: @escaping () -> Void) {
        self.due = due
        self.action = action
    }

    /// Runs the timer, unless it ran or was cancelled.
    func fire() {
        guard let action else { return }
        self.action = nil
        action()
    }

    /// Keeps the timer from running; no effect if it ran.
    public func cancel() {
        action = nil
    }
}

/// A tree's timers, in the order in which they are due; those due at one time, in the order in which they were scheduled.
@MainActor
struct TimerQueue {
    private var timers: [TimerToken] = []

    /// Whether one is due at a time, or none is pending but some are to be forgotten.
    func isDue(at time: TimeInterval) -> Bool { timers.first.map { $0.due <= time } ?? false }

    /// When the next one is due.
    var nextDue: TimeInterval? { timers.first(where: \.isPending)?.due }

    mutating func schedule(due: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
        let timer = TimerToken(due: due, action: action)
        timers.removeAll { !$0.isPending }
        let place = timers.firstIndex { $0.due > due } ?? timers.count
        timers.insert(timer, at: place)
        return timer
    }

    /// Takes out the timers that are due at a time. What they schedule meanwhile is not among them, so that a frame comes to an end.
    mutating func takeDue(at time: TimeInterval) -> [TimerToken] {
        let due = timers.prefix { $0.due <= time }
        timers.removeFirst(due.count)
        return Array(due)
    }
}
