import AcetateDrawing
import AcetateGeometry
import Foundation

/// Paints the display list into a canvas: for the screen, for a snapshot, for any part of either.
///
/// It paints one rectangle at a time. A pixel depends only on the list, never on the rectangle, so a partial repaint is a full one.
@MainActor
struct Compositor {
    let list: DisplayList
    /// The number of the frame, so that a layer painted in several rectangles counts once.
    let frame: Int32
    let cache: CompositorCache
    var counts = CompositorCounts()

    init(_ list: DisplayList, frame: Int, cache: CompositorCache) {
        self.list = list
        self.frame = Int32(truncatingIfNeeded: frame)
        self.cache = cache
    }

    /// Paints everything that shows in the rectangle, over what is cleared there first.
    mutating func paint(_ rect: PixelRect, on canvas: Canvas) throws {
        try paintAll(on: canvas, clip: rect, isClear: false)
    }

    /// Paints everything that shows in the rectangle upon what is there.
    mutating func paintAll(on canvas: Canvas, clip: PixelRect) throws {
        try paintAll(on: canvas, clip: clip, isClear: true)
    }

    private mutating func paintAll(on canvas: Canvas, clip: PixelRect, isClear: Bool) throws {
        let shown = list.root.map { clip.intersection(list.nodes[Int($0)].subtree) } ?? .empty
        guard let root = list.root, !shown.isEmpty, !list.records[Int(root)].placement.state.contains(.apart) else {
            if !isClear { canvas.clear(Region(clip)) }
            if let root = list.root, !shown.isEmpty { try paint(root, on: canvas, clip: shown) }
            return
        }
        var occlusion = Occlusion(in: list, clip: shown)
        // What opaque layers are going to cover need not be cleared.
        if !isClear { canvas.clear(occlusion.rest(of: clip)) }
        try paintInline(root, on: canvas, clip: shown, &occlusion)
    }

    /// Paints a layer with all below it.
    mutating func paint(_ record: Int32, on canvas: Canvas, clip: PixelRect) throws {
        let clip = clip.intersection(list.nodes[Int(record)].subtree)
        guard !clip.isEmpty else { return }
        if list.records[Int(record)].placement.state.contains(.apart) { return try paintApart(Int(record), on: canvas, clip: clip) }
        var occlusion = Occlusion()
        try paintInline(record, on: canvas, clip: clip, &occlusion)
    }

    /// Paints a layer, and goes on through what is below it as long as nothing there needs a call of its own.
    ///
    /// It walks by links, not by recursion, so that a deep tree costs no machine stack; the border, which comes last, is painted when the
    /// walk climbs out of the layer.
    mutating func paintInline(_ top: Int32, on canvas: Canvas, clip: PixelRect, _ occlusion: inout Occlusion) throws {
        var record = top
        while true {
            let place = Int(record)
            let state = list.records[place].placement.state
            // What casts a shadow may lie outside of what shows of it.
            var isShown = record == top || list.nodes[place].subtree.intersects(clip)
            if isShown, record != top, state.contains(.mask) { isShown = false }
            if isShown, occlusion.hidesAll(of: record, clip: clip, in: list) {
                counts.occluded += 1
                isShown = false
            }
            if isShown, record != top, state.contains(.apart) {
                let rest = occlusion.rest(of: list.nodes[place].subtree.intersection(clip))
                if !rest.isEmpty { try paintApart(place, on: canvas, clip: rest.bounds) }
            } else if isShown {
                let isEntered = try list.nodes[place].isBucket || enter(place, on: canvas, clip: clip, &occlusion)
                if isEntered, list.nodes[place].firstChild >= 0 {
                    record = list.nodes[place].firstChild
                    continue
                }
                paintBorder(place, on: canvas, clip: clip, occlusion)
            }
            while record != top, list.nodes[Int(record)].nextSibling < 0 {
                record = list.nodes[Int(record)].parent
                paintBorder(Int(record), on: canvas, clip: clip, occlusion)
            }
            if record == top { return }
            record = list.nodes[Int(record)].nextSibling
        }
    }

    /// Paints what comes before a layer's sublayers; where these need a clip or copies, them too. Says whether they are still to be painted.
    private mutating func enter(_ place: Int, on canvas: Canvas, clip: PixelRect, _ occlusion: inout Occlusion) throws -> Bool {
        occlusion.pass(Int32(place))
        let own = list.records[place].painted.intersection(clip)
        let effects = list.records[place].placement.effects
        let needsInside = effects.map { $0.shape != nil || $0.copies != nil || list.records[place].isolates } ?? false
        let region = own.isEmpty ? Region() : occlusion.rest(of: own)
        if !own.isEmpty, region.isEmpty { counts.occluded += 1 }
        if !region.isEmpty {
            if list.records[place].paintedFrame != frame {
                list.records[place].paintedFrame = frame
                counts.painted += 1
            }
            list.records[place].paintBackground(on: canvas, clip: region)
            if !needsInside, list.records[place].paint.decoration != nil {
                try list.records[place].paintContents(on: canvas, clip: effects.map { region.intersection($0.innerClip) } ?? region)
            }
        }
        guard needsInside, let effects else { return true }
        try paintInside(place, effects, on: canvas, clip: clip)
        return false
    }

    func paintBorder(_ place: Int, on canvas: Canvas, clip: PixelRect, _ occlusion: Occlusion) {
        guard list.records[place].paint.decoration?.borderColor != nil else { return }
        let own = list.records[place].painted.intersection(clip)
        if !own.isEmpty { list.records[place].paintBorder(on: canvas, clip: occlusion.rest(of: own)) }
    }
}

/// What painting cost.
struct CompositorCounts {
    /// Layers, each counted once a frame.
    var painted = 0
    /// Layers, or whole subtrees, that were passed over, since opaque layers lie on them.
    var occluded = 0
    /// Canvases that were made to composite on.
    var groups = 0
    /// The pixels of those.
    var groupPixels = 0

    static func += (sum: inout CompositorCounts, other: CompositorCounts) {
        sum.painted += other.painted
        sum.occluded += other.occluded
        sum.groups += other.groups
        sum.groupPixels += other.groupPixels
    }
}
