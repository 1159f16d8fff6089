public import AcetateDrawing
public import Foundation

extension Trace {
    /// The kinds of events.
    public enum Verb: String, Sendable, Hashable, CaseIterable {
        case begin, commit, tree, set, need, touch, send, timer, layout, display, damage, present, call, note
    }

    /// What a layer waits for.
    public enum Need: Sendable, Hashable {
        /// `layoutSublayers()`.
        case layout
        /// Its contents, in points of its bounds.
        case display(CGRect)
        /// To be composited again.
        case composite
    }

    /// What happened. Layers stand by name.
    public enum Event: Sendable, Hashable {
        /// An explicit transaction began, in which these settings were changed.
        case begin(settings: [String])
        /// An explicit transaction was committed.
        case commit
        /// A layer's sublayers changed.
        case tree(layer: String, change: String)
        /// A property changed.
        case set(layer: String, property: String, from: String, to: String)
        /// A layer began to wait.
        case need(layer: String, Need)
        /// A touch came in, in points of the root.
        case touch(phase: String, id: Int, location: CGPoint)
        /// A control sent events.
        case send(layer: String, events: String)
        /// A timer fired that was due at this time.
        case timer(due: TimeInterval)
        /// A layer placed its sublayers.
        case layout(layer: String)
        /// A layer drew, in points of its bounds.
        case display(layer: String, CGRect)
        /// A layer's pixels changed.
        case damage(layer: String, Region)
        /// A frame was handed to the presenter.
        case present(painted: Int, of: Int, rects: Int)
        /// Code that was waiting was called.
        case call(String)
        /// Something that one may want to know.
        case note(String)
    }
}

extension Trace.Entry {
    /// What kind of event it is.
    public var verb: Trace.Verb {
        switch event {
        case .begin: .begin
        case .commit: .commit
        case .tree: .tree
        case .set: .set
        case .need: .need
        case .touch: .touch
        case .send: .send
        case .timer: .timer
        case .layout: .layout
        case .display: .display
        case .damage: .damage
        case .present: .present
        case .call: .call
        case .note: .note
        }
    }

    /// The layer that it happened to, by name; nil where it is about none.
    public var layer: String? {
        switch event {
        case .tree(let layer, _), .set(let layer, _, _, _), .need(let layer, _), .send(let layer, _), .layout(let layer),
            .display(let layer, _), .damage(let layer, _):
            layer
        case .begin, .commit, .touch, .timer, .present, .call, .note: nil
        }
    }

    /// What the entry is called where it is the cause of another.
    var nameAsCause: String {
        switch event {
        case .begin, .commit: verb.rawValue
        case .tree(let layer, let change): "\(layer) \(change)"
        case .set(let layer, let property, _, _): "\(layer).\(property)"
        case .need(let layer, _), .layout(let layer), .display(let layer, _), .damage(let layer, _): "\(layer) \(verb.rawValue)"
        case .touch(let phase, let id, _): id == 0 ? "touch \(phase)" : "touch \(id) \(phase)"
        case .send(let layer, let events): "\(layer) \(events)"
        case .timer(let due): "timer \(String(format: "%.3f", due))"
        case .present: verb.rawValue
        case .call(let what): what
        case .note(let text): text
        }
    }
}
