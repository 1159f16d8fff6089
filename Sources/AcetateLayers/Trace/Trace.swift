public import Foundation

/// What happened to a tree, in order: every change, request, pass visit, drawing, damage and presentation, each with its cause.
///
/// A trace is a value. It costs one branch an event while it is off, which it is by default. Only attached layers are traced.
public struct Trace: Sendable, Hashable {
    /// Whether events are recorded; false by default. Turning it off keeps what was recorded.
    public var isEnabled = false
    /// What was recorded, oldest first.
    public internal(set) var entries: [Entry] = []

    /// An empty trace that records nothing yet.
    public init() {}

    /// Forgets what was recorded; numbering goes on.
    public mutating func removeAll() {
        entries.removeAll()
    }

    /// One thing that happened.
    public struct Entry: Sendable, Hashable, Identifiable {
        /// Counts the entries of a tree, from 1.
        public let id: Int
        /// What happened.
        public internal(set) var event: Event
        /// The frame in which it happened; nil between frames.
        public let frame: Frame?
        /// The phase of that frame; nil between frames.
        public let phase: FramePhase?
        /// The entry whose consequence this is; nil where there is none, or it is not known.
        public let cause: Int?
        /// What stands behind `←`: names of the causes. Usually one; a damage can have several.
        public let because: [String]
    }

    /// A frame's number and time.
    public struct Frame: Sendable, Hashable {
        /// Counts the steps of a tree, from 1.
        public let number: Int
        /// Seconds on the tree's clock.
        public let time: TimeInterval
    }
}

extension Trace {
    /// The lines of a text, one an entry and a heading a frame. The text is an interface: it changes only by addition.
    public var lines: [String] {
        var lines: [String] = []
        var frame: Frame?
        for entry in entries {
            if let now = entry.frame, now != frame {
                lines.append("-- frame \(now.number) at \(String(format: "%.3f", now.time))")
                frame = now
            }
            lines.append(entry.description)
        }
        return lines
    }

    /// The entries of some verbs, phases or layers; nil takes all. Entries between frames have no phase and are left out where phases
    /// are named.
    ///
    /// - Parameter layers: names as they stand in the trace.
    public func filtered(verbs: Set<Verb>? = nil, phases: Set<FramePhase>? = nil, layers: Set<String>? = nil) -> Trace {
        var trace = self
        trace.entries = entries.filter { entry in
            (verbs?.contains(entry.verb) ?? true)
                && (phases.map { entry.phase.map($0.contains) ?? false } ?? true)
                && (layers.map { entry.layer.map($0.contains) ?? false } ?? true)
        }
        return trace
    }

    /// The entries that led to one, from the first cause to the entry itself.
    public func causes(of entry: Entry) -> [Entry] {
        var chain = [entry]
        while let id = chain[0].cause, let cause = entries.first(where: { $0.id == id }) {
            chain.insert(cause, at: 0)
        }
        return chain
    }
}
