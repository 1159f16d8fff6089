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
    let frame: Int
    /// How many layers were painted.
    private(set) var painted = 0

    init(_ list: DisplayList, frame: Int) {
        self.list = list
        self.frame = frame
    }

    /// Paints everything that shows in the rectangle, over what is cleared there first.
    mutating func paint(_ rect: PixelRect, on canvas: Canvas) throws {
        canvas.clear(Region(rect))
        guard let root = list.root else { return }
        try paint(root, on: canvas, clip: rect)
    }

    /// Paints a layer with all below it, through a group of its own where its opacity asks for one.
    private mutating func paint(_ record: Int32, on canvas: Canvas, clip: PixelRect) throws {
        let clip = clip.intersection(list.nodes[Int(record)].subtree)
        guard !clip.isEmpty else { return }
        guard list.records[Int(record)].placement.isGroup else { return try paintUngrouped(record, on: canvas, clip: clip) }
        let group = try Canvas(group: clip, for: canvas)
        try paintUngrouped(record, on: group, clip: clip)
        canvas.composite(group, opacity: list.records[Int(record)].placement.opacity, mask: nil, clip: Region(clip))
    }

    /// Paints a layer, and goes on through what is below it as long as nothing there needs a group or a mask.
    ///
    /// It walks by links, not by recursion, so that a deep tree costs no machine stack; the border, which comes last, is painted when the
    /// walk climbs out of the layer.
    private mutating func paintUngrouped(_ top: Int32, on canvas: Canvas, clip: PixelRect) throws {
        var record = top
        while true {
            let place = Int(record)
            let isShown = list.nodes[place].subtree.intersects(clip)
            if isShown, record != top, list.records[place].placement.isGroup {
                try paint(record, on: canvas, clip: clip)
            } else if isShown {
                if !list.nodes[place].isBucket { try enter(place, on: canvas, clip: clip) }
                if list.records[place].placement.mask == nil, list.nodes[place].firstChild >= 0 {
                    record = list.nodes[place].firstChild
                    continue
                }
                paintBorder(place, on: canvas, clip: clip)
            }
            while record != top, list.nodes[Int(record)].nextSibling < 0 {
                record = list.nodes[Int(record)].parent
                paintBorder(Int(record), on: canvas, clip: clip)
            }
            if record == top { return }
            record = list.nodes[Int(record)].nextSibling
        }
    }

    /// Paints what comes before a layer's sublayers; with a mask, also the sublayers.
    private mutating func enter(_ place: Int, on canvas: Canvas, clip: PixelRect) throws {
        let record = list.records[place]
        let own = record.painted.intersection(clip)
        if !own.isEmpty {
            if record.paintedFrame != frame {
                list.records[place].paintedFrame = frame
                painted += 1
            }
            record.paintBackground(on: canvas, clip: Region(own))
        }
        guard let mask = record.placement.mask else {
            record.paintContents(on: canvas, clip: Region(own.intersection(record.placement.innerClip)))
            return
        }
        let inner = list.nodes[place].subtree.intersection(clip).intersection(record.placement.innerClip)
        guard !inner.isEmpty, list.nodes[place].firstChild >= 0 || record.paint.contents != nil else { return }
        let group = try Canvas(group: inner, for: canvas)
        record.paintContents(on: group, clip: Region(inner))
        var child = list.nodes[place].firstChild
        while child >= 0 {
            try paint(child, on: group, clip: inner)
            child = list.nodes[Int(child)].nextSibling
        }
        let shape = try AlphaMask(
            mask.path, transform: record.placement.transform, rule: .winding, extent: inner, rasterizer: canvas.rasterizer)
        canvas.composite(group, opacity: 1, mask: shape, clip: Region(inner))
    }

    private func paintBorder(_ place: Int, on canvas: Canvas, clip: PixelRect) {
        guard list.records[place].paint.hasBorder else { return }
        let own = list.records[place].painted.intersection(clip)
        if !own.isEmpty { list.records[place].paintBorder(on: canvas, clip: Region(own)) }
    }
}

extension Canvas {
    /// A clear canvas for a part of another, to be composited onto it.
    fileprivate init(group extent: PixelRect, for canvas: Canvas) throws {
        self.init(
            buffer: try PixelBuffer(width: extent.width, height: extent.height, format: .argb32),
            origin: (extent.minX, extent.minY),
            rasterizer: canvas.rasterizer
        )
    }
}
