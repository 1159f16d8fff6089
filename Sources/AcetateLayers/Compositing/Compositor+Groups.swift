import AcetateDrawing
import AcetateGeometry
import Foundation

/// Layers that are painted by a call of their own.
extension Compositor {
    /// A clear canvas for a part of another, to be composited onto it.
    mutating func group(_ extent: PixelRect, for canvas: Canvas) throws -> Canvas {
        counts.groups += 1
        counts.groupPixels += extent.area
        return try canvas.group(extent)
    }

    /// Paints a layer as a group, with a shadow, or as a picture.
    ///
    /// The order is that of Core Animation: the shadow lies under the layer, the mask cuts both, then opacity and filter lay them upon what
    /// is there.
    mutating func paintApart(_ place: Int, on canvas: Canvas, clip: PixelRect) throws {
        let placement = list.records[place].placement
        guard placement.isGroup else {
            if placement.effects?.plane != nil { return try paintPlane(place, on: canvas, clip: clip, opacity: placement.opacity) }
            return try paintWithShadow(place, on: canvas, clip: clip)
        }
        let group = try group(clip, for: canvas)
        if placement.effects?.plane != nil {
            try paintPlane(place, on: group, clip: clip, opacity: 1)
        } else {
            try paintWithShadow(place, on: group, clip: clip)
        }
        if placement.effects?.hasMask == true { try keepMasked(place, of: group, clip: clip) }
        if let filter = placement.effects?.filter, filter != .normal {
            try canvas.composite(group, mode: filter, opacity: placement.opacity, clip: Region(clip))
        } else {
            canvas.composite(group, opacity: placement.opacity, mask: nil, clip: Region(clip))
        }
    }

    /// Takes away what the layer's mask does not cover.
    private mutating func keepMasked(_ place: Int, of group: Canvas, clip: PixelRect) throws {
        let mask = list.nodes[place].firstChild
        guard mask >= 0, list.records[Int(mask)].placement.state.contains(.mask) else { return }
        let canvas = try self.group(clip, for: group)
        try paint(mask, on: canvas, clip: clip)
        group.keep(canvas)
    }

    /// Paints contents and sublayers of a layer that cuts or repeats them.
    ///
    /// Where the cut's shape covers pixels in full, they are painted straight onto the canvas; only the rest, corners and edges between
    /// pixels, goes through canvases that the shape is taken out of.
    mutating func paintInside(_ place: Int, _ effects: GroupEffects, on canvas: Canvas, clip: PixelRect) throws {
        // What casts a shadow may lie outside of what shows of it.
        let extent = effects.shadow == nil ? list.nodes[place].subtree : list.contentExtent(of: place)
        let inner = extent.intersection(clip).intersection(effects.innerClip)
        guard !inner.isEmpty, list.nodes[place].firstChild >= 0 || list.records[place].paint.decoration != nil else { return }
        let isolates = list.records[place].isolates
        guard let shape = effects.shape else {
            guard isolates else { return try paintContentsAndSublayers(place, effects, on: canvas, clip: inner) }
            let group = try group(inner, for: canvas)
            try paintContentsAndSublayers(place, effects, on: group, clip: inner)
            return canvas.composite(group, opacity: 1, mask: nil, clip: Region(inner))
        }
        let transform = list.records[place].placement.transform
        let solid = isolates ? .empty : shape.solidPixels(under: transform).intersection(inner)
        if !solid.isEmpty { try paintContentsAndSublayers(place, effects, on: canvas, clip: solid) }
        for part in Region(inner).subtracting(solid).rects {
            let group = try group(part, for: canvas)
            try paintContentsAndSublayers(place, effects, on: group, clip: part)
            let mask = try AlphaMask(shape.path, transform: transform, rule: .winding, extent: part, rasterizer: canvas.rasterizer)
            canvas.composite(group, opacity: 1, mask: mask, clip: Region(part))
        }
    }

    private mutating func paintContentsAndSublayers(_ place: Int, _ effects: GroupEffects, on canvas: Canvas, clip: PixelRect) throws {
        let own = list.records[place].painted.intersection(clip)
        if !own.isEmpty { try list.records[place].paintContents(on: canvas, clip: Region(own)) }
        guard let copies = effects.copies else { return try paintSublayers(place, on: canvas, clip: clip) }
        for (number, copy) in copies.enumerated() {
            let target = try copy.tint == nil ? canvas : group(clip, for: canvas)
            if number == 0 {
                try paintSublayers(place, on: target, clip: clip)
            } else if let nested = list.nested[Int32(place)]?.copies, number <= nested.count {
                try paintNested(nested[number - 1], on: target, clip: clip)
            }
            guard let tint = copy.tint else { continue }
            target.multiply(by: tint)
            canvas.composite(target, opacity: 1, mask: nil, clip: Region(clip))
        }
    }

    private mutating func paintSublayers(_ place: Int, on canvas: Canvas, clip: PixelRect) throws {
        var child = list.nodes[place].firstChild
        while child >= 0 {
            if !list.records[Int(child)].placement.state.contains(.mask) { try paint(child, on: canvas, clip: clip) }
            child = list.nodes[Int(child)].nextSibling
        }
    }

    mutating func paintNested(_ nested: DisplayList, on canvas: Canvas, clip: PixelRect) throws {
        var compositor = Compositor(nested, frame: Int(frame), cache: cache)
        try compositor.paintAll(on: canvas, clip: clip)
        counts += compositor.counts
    }
}

extension RoundedShape {
    /// Pixels that the shape covers in full, whatever its corners.
    func solidPixels(under transform: Transform) -> PixelRect {
        guard transform.isRectilinear else { return .empty }
        // Rounded inward, and a little more, so that no edge on the grid is taken for one beyond it.
        let box = rect.insetBy(dx: 0, dy: min(reach, rect.height / 2)).applying(transform).insetBy(dx: -1e-3, dy: -1e-3)
        return box.width.isFinite && box.height.isFinite ? PixelRect(inside: box) : .empty
    }
}
