import AcetateDrawing
import AcetateGeometry
import Foundation

/// Lists of their own that a record shows besides what is below it: copies of its sublayers, or all of it as a picture.
final class NestedLists {
    /// The sublayers again, but for the first time, which is in the list itself.
    var copies: [DisplayList] = []
    var plane: PlanePicture?
}

/// A layer with all below it, painted in its own bounds space.
@MainActor
final class PlanePicture {
    /// In pixels of the picture, whose origin is that of the bounds space.
    var list: DisplayList
    /// The pixels, as far as they were needed; nil before, and after the cache had no room for them.
    var canvas: Canvas?
    /// What of the pixels is not right any more.
    var stale: [PixelRect] = []

    init(list: DisplayList) {
        self.list = list
    }

    /// Its pixels: what there is to be seen of it, with a clear one around, so that edges are smoothed the same wherever the picture ends.
    var extent: PixelRect { list.extent.insetBy(-1) }
}

extension DisplayList {
    /// The most pixels on a side and in all that a picture has.
    private static let largestSide = 8192

    /// A list of a layer and all below it, as they are now.
    convenience init(picturing layer: Layer, scale: CGFloat) {
        self.init()
        var paper = DisplayRecord.Placement()
        paper.transform = Transform(scaleX: scale, y: scale)
        let bounds = PixelRect(covering: layer.storedBounds, under: paper.transform)
        // Room around the bounds for what stands out of them, as far as pixels can be had.
        let (x, y) = (max((Self.largestSide - bounds.width) / 2, 0), max((Self.largestSide - bounds.height) / 2, 0))
        let room = PixelRect(minX: bounds.minX - x, minY: bounds.minY - y, maxX: bounds.maxX + x, maxY: bounds.maxY + y)
        paper.clip = PixelRect(
            x: room.minX, y: room.minY, width: min(room.width, Self.largestSide), height: min(room.height, Self.largestSide))
        paper.state = .visible
        append(layer, below: -1, paper, isTop: true)
        finish()
    }

    /// A list of a layer and all below it, as they are now, in a placement of its superlayer.
    convenience init(of layer: Layer, in placement: DisplayRecord.Placement) {
        self.init()
        append(layer, below: -1, placement)
        finish()
    }

    /// A list of a layer's sublayers, as they are now, below a placement of the layer.
    convenience init(sublayersOf layer: Layer, at placement: DisplayRecord.Placement) {
        self.init()
        _ = admitTop(placement)
        var last: Int32 = -1
        for child in layer.childrenInPaintOrder {
            let record = append(child, below: 0, after: last, placement)
            last = record
        }
        finish()
    }

    /// A list without a layer of its own at the top.
    private func admitTop(_ placement: DisplayRecord.Placement) -> Int32 {
        var top = DisplayRecord(layer: nil)
        top.placement = placement
        return add(top, isBucket: true)
    }

    /// Adds a layer and all below it. It keeps its own stack, so depth costs no machine stack.
    @discardableResult
    private func append(
        _ layer: Layer, below parent: Int32, after last: Int32 = -1, _ placement: DisplayRecord.Placement, isTop: Bool = false
    ) -> Int32 {
        let top = addNested(layer, placement, isTop: isTop)
        if parent >= 0 { append(top, after: last, below: parent) }
        var waiting = [(layer, top)]
        while let (layer, record) = waiting.popLast() {
            let placement = records[Int(record)].placement
            var last: Int32 = -1
            for child in layer.maskAndChildrenInPaintOrder {
                let place = addNested(child, placement)
                append(place, after: last, below: record)
                last = place
                if placement.effects?.plane == nil { waiting.append((child, place)) }
            }
            updateNested(of: record, layer)
        }
        return top
    }

    /// Adds a record that knows of its layer only who it was: the list may outlive it.
    private func addNested(_ layer: Layer, _ placement: DisplayRecord.Placement, isTop: Bool = false) -> Int32 {
        var record = DisplayRecord(of: layer, in: placement, isTop: isTop)
        record.layer = nil
        identities.append(ObjectIdentifier(layer))
        return add(record, isBucket: false)
    }

    /// Computes what subtrees cover, from below; records of sublayers come after those of their superlayers.
    private func finish() {
        for place in records.indices.reversed() { updateExtent(of: Int32(place)) }
    }

    /// Makes the lists anew that a record has besides.
    func updateNested(of record: Int32, _ layer: Layer) {
        let placement = records[Int(record)].placement
        guard let effects = placement.effects, effects.plane != nil || effects.copies != nil else {
            if !nested.isEmpty { nested[record] = nil }
            return
        }
        let lists = NestedLists()
        if let plane = effects.plane {
            lists.plane = PlanePicture(list: DisplayList(picturing: layer, scale: plane.scale))
        } else if let copies = effects.copies {
            lists.copies = copies.dropFirst().map { copy in
                var placement = placement
                placement.transform = copy.transform
                placement.clip = effects.innerClip
                placement.effects = nil
                return DisplayList(sublayersOf: layer, at: placement)
            }
        }
        nested[record] = lists
    }

    /// All that there is to be seen.
    var extent: PixelRect { root.map { nodes[Int($0)].subtree } ?? .empty }

    /// The pixels that differ from an older list of the same layers; of lists of other layers, all of both.
    ///
    /// What was drawn anew, or is shown by a list within, counts as a whole.
    func differences(from old: DisplayList) -> [PixelRect] {
        guard identities == old.identities else { return [extent, old.extent] }
        var rects: [PixelRect] = []
        for place in records.indices {
            let (new, before) = (records[place], old.records[place])
            let isSame =
                new.placement == before.placement && new.paint == before.paint && new.castsOutline == before.castsOutline
                && new.isolates == before.isolates
                && new.paint.decoration?.contents?.revision == before.paint.decoration?.contents?.revision
            if isSame, !nestedDiffers(from: old, at: Int32(place)) { continue }
            if new.placement != before.placement || nested[Int32(place)] != nil || new.castsOutline != before.castsOutline
                || new.isolates != before.isolates
            {
                rects += surfaced(nodes[place].subtree, from: place, includingOwn: false)
                rects += old.surfaced(old.nodes[place].subtree, from: place, includingOwn: false)
            } else {
                rects += surfaced(new.painted, from: place) + old.surfaced(before.painted, from: place)
            }
        }
        return rects.filter { !$0.isEmpty }
    }

    private func nestedDiffers(from old: DisplayList, at record: Int32) -> Bool {
        let (new, before) = (nested[record], old.nested[record])
        guard let new, let before else { return new != nil || before != nil }
        if let plane = new.plane, let oldPlane = before.plane { return !plane.list.differences(from: oldPlane.list).isEmpty }
        if (new.plane == nil) != (before.plane == nil) || new.copies.count != before.copies.count { return true }
        return zip(new.copies, before.copies).contains { !$0.differences(from: $1).isEmpty }
    }
}
