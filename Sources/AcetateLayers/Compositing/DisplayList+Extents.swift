import AcetateDrawing
import AcetateGeometry
import Foundation

/// What records and all below them cover on the device, and where what changes of them shows.
extension DisplayList {
    /// Computes what a record and all below it cover, where that is right for what is directly below it.
    ///
    /// - Returns: whether the layer is composited in another way now, so that all of it has changed.
    @discardableResult
    func updateExtent(of record: Int32) -> Bool {
        let place = Int(record)
        var hasOccluders = records[place].isOccluder
        var hasFilters = false
        var child = nodes[place].firstChild
        while child >= 0 {
            if nodes[Int(child)].isStale { updateExtent(of: child) }
            if nodes[Int(child)].hasOccluders, !records[Int(child)].placement.state.contains(.apart) { hasOccluders = true }
            if nodes[Int(child)].hasFilters, !records[Int(child)].placement.state.contains(.mask) { hasFilters = true }
            child = nodes[Int(child)].nextSibling
        }
        nodes[place].hasOccluders = hasOccluders
        nodes[place].hasFilters = hasFilters && !records[place].placement.isGroup
        nodes[place].isStale = false
        guard let effects = records[place].placement.effects else {
            nodes[place].subtree = plainExtent(of: place)
            return false
        }
        if let plane = effects.plane { records[place].painted = extent(of: plane, at: place) }
        let (castOutline, isolated) = (records[place].castsOutline, records[place].isolates)
        records[place].castsOutline = !hasFilters && castsOutline(place)
        records[place].isolates = effects.isCut && hasFilters
        // In a cut, in what casts a shadow and in a picture, filters meet nothing that lies outside.
        let isOpen = !effects.isCut && effects.shadow == nil && effects.plane == nil
        nodes[place].hasFilters = effects.filter != .normal || (nodes[place].hasFilters && isOpen)
        var extent = contentExtent(of: place)
        if let shadow = effects.shadow { extent = extent.union(shadowExtent(shadow, of: place, casting: extent)) }
        let mask = nodes[place].firstChild
        if effects.hasMask { extent = mask >= 0 ? extent.intersection(nodes[Int(mask)].subtree) : .empty }
        nodes[place].subtree = extent.intersection(records[place].placement.clip)
        return castOutline != records[place].castsOutline || isolated != records[place].isolates
    }

    private func plainExtent(of place: Int) -> PixelRect {
        var extent = records[place].painted
        var child = nodes[place].firstChild
        while child >= 0 {
            extent = extent.union(nodes[Int(child)].subtree)
            child = nodes[Int(child)].nextSibling
        }
        return extent
    }

    private func shadowExtent(_ shadow: GroupEffects.CastShadow, of place: Int, casting extent: PixelRect) -> PixelRect {
        let record = records[place]
        guard record.placement.isVisible else { return .empty }
        if let path = shadow.path {
            return shadow.cast.extent(of: PixelRect(covering: path.boundingBox, under: record.placement.transform))
        }
        if record.castsOutline {
            return shadow.cast.extent(of: PixelRect(covering: record.paint.bounds, under: record.placement.transform))
        }
        return shadow.cast.extent(of: extent)
    }

    /// The pixels that a layer's picture covers. Resampled, it reaches a pixel further than it is.
    private func extent(of plane: GroupEffects.Plane, at place: Int) -> PixelRect {
        guard records[place].placement.isVisible, let picture = nested[Int32(place)]?.plane else { return .empty }
        return plane.pixels(showing: picture.extent).intersection(records[place].placement.clip)
    }

    // MARK: Where it shows

    /// Where pixels that change at a record show: where they are, and in the shadows of what is above; less what masks and clips take away.
    ///
    /// - Parameter includingOwn: whether the record's own shadow is cast by those pixels.
    func surfaced(_ rect: PixelRect, from record: Int, includingOwn: Bool = true) -> [PixelRect] {
        guard !rect.isEmpty else { return [] }
        var rects = [rect]
        var place = record
        if includingOwn, let effects = records[place].placement.effects {
            if let shadow = effects.shadow, shadow.path == nil { rects.append(shadow.cast.extent(of: rect)) }
            clip(&rects, at: place, effects, isInMask: false)
        }
        while records[place].placement.state.contains(.belowEffects) || nodes[place].isBucket {
            let isInMask = records[place].placement.state.contains(.mask)
            let above = superlayerRecord(of: Int32(place))
            guard above >= 0 else { break }
            place = Int(above)
            guard let effects = records[place].placement.effects else { continue }
            // The picture finds its own differences.
            if effects.plane != nil { return [] }
            if !isInMask, let shadow = effects.shadow, shadow.path == nil, !records[place].castsOutline {
                rects += rects.map { shadow.cast.extent(of: $0) }
                if rects.count > 8 { rects = [rects.reduce(.empty) { $0.union($1) }] }
            }
            clip(&rects, at: place, effects, isInMask: isInMask)
        }
        return rects.filter { !$0.isEmpty }
    }

    private func clip(_ rects: inout [PixelRect], at place: Int, _ effects: GroupEffects, isInMask: Bool) {
        var clip = records[place].placement.clip
        if effects.hasMask, !isInMask, nodes[place].firstChild >= 0 {
            clip = clip.intersection(nodes[Int(nodes[place].firstChild)].subtree)
        }
        for index in rects.indices { rects[index] = rects[index].intersection(clip) }
    }

    /// Where a layer and all below it show, layer by layer; where effects are in the way, all that is below them as one.
    func shownRects(of top: Int32) -> [PixelRect] {
        var rects: [PixelRect] = []
        addShownRects(of: top, to: &rects)
        return rects
    }

    /// Adds the same to others.
    func addShownRects(of top: Int32, to rects: inout [PixelRect]) {
        let first = rects.count
        var record = top
        while record >= 0 {
            let place = Int(record)
            let isWhole = records[place].placement.effects?.concernsDamage == true
            let rect = isWhole ? nodes[place].subtree : records[place].painted
            if !rect.isEmpty { rects.append(rect) }
            record = !isWhole && nodes[place].firstChild >= 0 ? nodes[place].firstChild : following(record, within: top)
        }
        guard records[Int(top)].placement.state.contains(.belowEffects) else { return }
        let surfaced = rects[first...].flatMap { self.surfaced($0, from: Int(top), includingOwn: false) }
        rects.replaceSubrange(first..., with: surfaced)
    }
}
