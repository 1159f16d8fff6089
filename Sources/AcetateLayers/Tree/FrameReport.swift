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
    /// How many layers, or whole subtrees, were passed over since opaque layers lie on them.
    public internal(set) var occluded = 0
    /// How many canvases of their own were made, for groups, masks and shadows.
    public internal(set) var groups = 0
    /// The pixels of those canvases together.
    public internal(set) var groupPixels = 0
    /// How many shadows and pictures were taken from the cache.
    public internal(set) var cacheHits = 0
    /// How many had to be made.
    public internal(set) var cacheMisses = 0
    /// How many were let go, since there was no room for them.
    public internal(set) var cacheEvictions = 0
    /// The bytes that the cache holds.
    public internal(set) var cacheBytes = 0
    /// How many pixels were painted: the damage, or all where the presenter's buffer did not hold the frame before; 0 where nothing was
    /// presented.
    public internal(set) var paintedPixels = 0
    /// How many of the pixels of the damage are another colour than in the frame before; nil unless the tree's `measuresOverpaint` is set, and
    /// the presenter's buffer held that frame.
    public internal(set) var changedPixels: Int?
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

extension FrameReport {
    /// How many pixels were painted for each that changed, 1 at best; nil where that was not measured, or nothing changed.
    public var overpaint: Double? {
        guard let changedPixels, changedPixels > 0 else { return nil }
        return Double(paintedPixels) / Double(changedPixels)
    }

    /// Writes down what compositing did.
    @MainActor
    mutating func take(_ counts: CompositorCounts, of layers: Int, _ cache: CompositorCache) {
        composited = counts.painted
        culled = max(layers - counts.painted, 0)
        (occluded, groups, groupPixels) = (counts.occluded, counts.groups, counts.groupPixels)
        (cacheHits, cacheMisses, cacheEvictions, cacheBytes) = (cache.hits, cache.misses, cache.evictions, cache.bytes)
    }
}
