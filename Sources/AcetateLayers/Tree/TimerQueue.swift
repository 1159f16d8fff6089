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

    /// Keeps the timer from running; no effect if it ran.
    public func cancel() {
        action = nil
    }
}

/// A tree's timers, in the order in which they are due; those due at one time, in the order in which they were scheduled.
@MainActor
struct TimerQueue {
    private var timers: [TimerToken] = []

    /// When the next one is due.
    var nextDue: TimeInterval? { timers.first(where: \.isPending)?.due }

    mutating func schedule(due: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
        let timer = TimerToken(due: due, action: action)
        timers.removeAll { !$0.isPending }
        let place = timers.firstIndex { $0.due > due } ?? timers.count
        timers.insert(timer, at: place)
        return timer
    }

    /// Takes out the next timer that is due at the time; nil where none is.
    mutating func takeDue(at time: TimeInterval) -> (due: TimeInterval, action: () -> Void)? {
        while let first = timers.first, first.due <= time {
            timers.removeFirst()
            if let action = first.action {
                first.action = nil
                return (first.due, action)
            }
        }
        return nil
    }
}
