import AcetateDrawing
import AcetateGeometry
import Foundation

/// Shadows of layers.
extension Compositor {
    /// Paints a layer with all below it, upon its shadow if it casts one.
    mutating func paintWithShadow(_ place: Int, on canvas: Canvas, clip: PixelRect) throws {
        var occlusion = Occlusion()
        guard let shadow = list.records[place].placement.effects?.shadow else {
            return try paintInline(Int32(place), on: canvas, clip: clip, &occlusion)
        }
        if shadow.path != nil || list.records[place].castsOutline {
            if let mask = try mask(of: shadow, cast: place, in: clip, rasterizer: canvas.rasterizer) {
                // What the background is going to hide is left out, where it is cast by just that.
                let hidden = shadow.path == nil ? list.records[place].backgroundPixels.intersection(list.records[place].painted) : .empty
                canvas.fill(mask, color: shadow.color, clip: Region(clip).subtracting(hidden))
            }
            return try paintInline(Int32(place), on: canvas, clip: clip, &occlusion)
        }
        // With a clear pixel around: a shadow that falls between pixels is smoothed the same wherever the canvas ends.
        let sources = shadow.cast.sources(of: clip).intersection(list.contentExtent(of: place).insetBy(-1))
        guard !sources.isEmpty else { return }
        // Without memory for all that casts it, the layer is painted without its shadow.
        guard let group = try? group(sources, for: canvas) else {
            return try paintInline(Int32(place), on: canvas, clip: clip, &occlusion)
        }
        try paintInline(Int32(place), on: group, clip: sources, &occlusion)
        if let mask = try shadow.cast.mask(of: group, in: clip) { canvas.fill(mask, color: shadow.color, clip: Region(clip)) }
        canvas.composite(group, opacity: 1, mask: nil, clip: Region(clip))
    }

    /// The shadow of a path, or of the layer's outline: kept whole, if it is not too large, so that it can be used again where the same
    /// shape stands at another pixel.
    private func mask(of shadow: GroupEffects.CastShadow, cast place: Int, in clip: PixelRect, rasterizer: Rasterizer) throws -> AlphaMask?
    {
        let record = list.records[place]
        var (transform, column, row) = record.placement.transform.atPixelOrigin
        let shape = shadow.path.map(CompositorCache.Shape.path) ?? .outline(record.outline)
        let key = CompositorCache.ShadowKey(shape: shape, transform: transform, cast: shadow.cast)
        let box = PixelRect(covering: shape.box, under: transform)
        let extent = shadow.cast.extent(of: box)
        guard cache.mayKeep(bytes: extent.area), extent.offsetBy(dx: column, dy: row).area == extent.area else {
            transform = record.placement.transform
            return try shadow.cast.mask(of: shape.path, transform: transform, rule: .winding, in: clip, rasterizer: rasterizer)
        }
        let mask = try cache.shadow(for: key) {
            try shadow.cast.mask(of: shape.path, transform: transform, rule: .winding, in: extent, rasterizer: rasterizer)
        }
        return mask?.offsetBy(dx: column, dy: row)
    }
}

extension Transform {
    /// The same at less than a pixel from the origin, and the whole pixels that it was moved by.
    fileprivate var atPixelOrigin: (Transform, column: Int, row: Int) {
        let limit = CGFloat(PixelRect.limit)
        let (x, y) = (min(max(tx.rounded(.down), -limit), limit), min(max(ty.rounded(.down), -limit), limit))
        return (Transform(a: a, b: b, c: c, d: d, tx: tx - x, ty: ty - y), Int(x), Int(y))
    }
}

extension DisplayList {
    /// The pixels of a layer and all below it, without its shadow.
    func contentExtent(of place: Int) -> PixelRect {
        var extent = records[place].painted
        var child = nodes[place].firstChild
        while child >= 0 {
            if !records[Int(child)].placement.state.contains(.mask) { extent = extent.union(nodes[Int(child)].subtree) }
            child = nodes[Int(child)].nextSibling
        }
        for copy in nested[Int32(place)]?.copies ?? [] { extent = extent.union(copy.extent) }
        return nodes[place].isBucket ? extent : extent.intersection(records[place].placement.ownClip)
    }

    /// Whether a layer's shadow is that of its outline: an opaque background, and nothing that stands out of it.
    func castsOutline(_ place: Int) -> Bool {
        let record = records[place]
        guard let shadow = record.placement.effects?.shadow, shadow.path == nil else { return false }
        guard record.paint.background >> 24 == 255, record.paint.decoration?.isInsideOutline ?? true else { return false }
        let outline = record.outline
        let inset = outline.radius * 0.3
        let core = PixelRect(
            showing: outline.rect.insetBy(dx: inset, dy: inset), under: record.placement.transform)
        guard record.placement.transform.isRectilinear || nodes[place].firstChild < 0 else { return false }
        var child = nodes[place].firstChild
        while child >= 0 {
            let isMask = records[Int(child)].placement.state.contains(.mask)
            if !isMask, !core.contains(nodes[Int(child)].subtree) { return false }
            child = nodes[Int(child)].nextSibling
        }
        return nested[Int32(place)]?.copies.isEmpty ?? true
    }
}

extension Decoration {
    /// Whether what it paints stays inside the layer's outline: a border, or nothing.
    fileprivate var isInsideOutline: Bool { contents == nil && artwork == nil && isAntialiased }
}
