public import AcetateDrawing
public import Foundation

/// What a step did.
public struct FrameReport: Sendable, Hashable {
    /// Counts the frames of the tree, from 1.
    public internal(set) var frame = 0
    /// The frame's time, in seconds on the tree's clock.
    public internal(set) var time: TimeInterval = 0
    /// Where the frame stopped; `callbacks` for one that is complete.
    public internal(set) var stoppedAfter: FramePhase = .callbacks
    /// What changed on screen, in device pixels.
    public internal(set) var damage = Region()
    /// How many layouts ran.
    public internal(set) var laidOut = 0
    /// How many layers drew their contents.
    public internal(set) var displayed = 0
    /// How many layers were looked at to bring the display list up to date.
    public internal(set) var published = 0
    /// How many layers were painted.
    public internal(set) var composited = 0
    /// How many layers of the display list were not painted, since nothing of them shows in the damage.
    public internal(set) var culled = 0
    /// How many pixels were painted: the damage, or all where the presenter's buffer did not hold the frame before; 0 where nothing was
    /// presented.
    public internal(set) var paintedPixels = 0
    /// Whether the frame was presented.
    public internal(set) var isPresented = false
    /// What the presenter threw; then the damage is kept, and painted in the next frame.
    public internal(set) var presentationError: String?
    /// Operations that were refused since the last frame.
    public internal(set) var refusals = 0
    /// What one may want to know, since the last frame.
    public internal(set) var notes: [String] = []

    /// An empty report.
    public init() {}
}
