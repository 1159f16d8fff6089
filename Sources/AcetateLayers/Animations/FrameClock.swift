public import Foundation

/// Where a tree reads the time. Nothing else in the library knows what time it is.
@MainActor
public protocol FrameClock: AnyObject {
    /// Seconds since some fixed moment; it never decreases.
    var now: TimeInterval { get }
}

/// A clock that stands still until it is told to move: for tests, recordings and stepping.
@MainActor
public final class ManualClock: FrameClock {
    /// Seconds since the clock was made, or since `now` at that moment.
    public private(set) var now: TimeInterval

    /// A clock that stands at the given time, in seconds; 0 by default.
    public init(now: TimeInterval = 0) {
        self.now = now
    }

    /// Moves the clock on, in seconds. Traps unless the interval is finite and not negative.
    public func advance(by interval: TimeInterval) {
        precondition(interval >= 0 && interval.isFinite, "A clock cannot be moved by \(interval) seconds; give 0 or more.")
        now += interval
    }

    /// Moves the clock on to a time, which it then reads exactly. Traps for a time before `now`.
    public func advance(to time: TimeInterval) {
        precondition(time >= now && time.isFinite, "A clock at \(now) cannot be moved to \(time); give a later time.")
        now = time
    }
}
