/// The parts of a frame, in the order in which they run.
public enum FramePhase: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Due timers run, then what is open of transactions is committed.
    case timers
    /// Layers place their sublayers.
    case layout
    /// Animated values are taken for this frame's time. Nothing animates yet.
    case animation
    /// Layers that asked for it draw.
    case display
    /// What changed goes into the display list; the damage is known.
    case publish
    /// The damage is painted and presented.
    case composite
    /// Completion blocks run.
    case callbacks

    /// Earlier phases are less.
    public static func < (first: FramePhase, second: FramePhase) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// Which passes a frame has, in which of them it is, and what may be done there.
struct FramePipeline {
    static let defaultRerunLimit = 16

    /// How often a layer may ask for layout again in one frame.
    var rerunLimit = defaultRerunLimit
    /// The phase that runs now; nil outside of `step`.
    var phase: FramePhase?
    /// The last phase of a frame that was stopped on its way; nil where no frame is under way.
    var stoppedAfter: FramePhase?
    /// The last phase that the step that runs now will reach.
    var goal = FramePhase.callbacks
    /// Whether a layer draws right now.
    var isDrawing = false

    /// The passes of a frame after where it stopped, through the given one.
    func passes(through last: FramePhase) -> [FramePhase] {
        FramePhase.allCases.filter { $0 <= last && (stoppedAfter == nil || $0 > stoppedAfter!) }
    }

    /// Whether a change of a property is stored but asks for nothing before the next frame.
    var postponesInvalidation: Bool { isDrawing || phase == .publish || phase == .composite }

    /// Whether the tree must not change now.
    var forbidsTreeChanges: Bool { isDrawing || phase == .display || phase == .publish || phase == .composite }

    /// Where the frame is, for a sentence.
    var phaseDescription: String { isDrawing ? "drawing" : phase.map { "\($0)" } ?? "no frame" }
}
