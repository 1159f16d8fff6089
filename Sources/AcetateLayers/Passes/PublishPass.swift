import AcetateDrawing
import AcetateGeometry
import Foundation

/// Brings the display list up to date with the layers that changed, and finds what that changes on screen.
///
/// Only layers that wait are looked at, and what lies below one that moved. The damage of a layer is where it was and where it is, or only
/// what it drew where nothing else changed; with the shadows that it, or what it is in, casts.
@MainActor
struct PublishPass {
    private let tree: LayerTree
    private let list: DisplayList
    private let recorder: TraceRecorder
    /// What changed on screen, in device pixels.
    private(set) var damage: [PixelRect] = []
    /// How many layers were looked at.
    private(set) var published = 0

    init(tree: LayerTree) {
        self.tree = tree
        list = tree.displayList
        recorder = tree.recorder
    }

    /// Runs the pass on the whole tree.
    mutating func run() {
        list.admit(tree.root)
        releaseDeparted()
        var pass = self
        _ = WaitingWalk(
            wait: .composite,
            serve: { layer in
                pass.publish(layer)
                return true
            },
            leave: { pass.leave($0) }
        ).run(from: tree.root)
        self = pass
    }

    private mutating func releaseDeparted() {
        var gone: [PixelRect] = []
        let parents = list.releaseDeparted { departure, rects in
            gone += rects
            recorder.recordDamage(departure, Region(rects).intersection(tree.pixelBounds))
        }
        damage += gone
        for layer in parents { list.link(layer) }
    }

    // MARK: One layer

    private mutating func publish(_ layer: Layer) {
        layer.flags.remove(Wait.composite.own)
        if layer.flags.contains(.reordered) { list.link(layer) }
        let first = damage.count
        let place = Int(layer.record)
        let old = list.records[place]
        let new = DisplayRecord(of: layer, in: parentPlacement(of: layer))
        if old.isNew || new.placement != old.placement {
            if !old.isNew { list.addShownRects(of: layer.record, to: &damage) }
            let middle = damage.count
            write(new, at: place)
            placeSublayers(of: layer, mayMove: !old.isNew && new.placement.isMoved(from: old.placement))
            list.addShownRects(of: layer.record, to: &damage)
            joinMoved(first, middle)
        } else {
            write(new, at: place)
            damage += differences(of: layer, from: old)
        }
        layer.rare?.drawnRect = .null
        if recorder.isOn { recorder.recordDamage(layer, Region(damage[first...]).intersection(tree.pixelBounds)) }
    }

    /// Joins where layers were, from `first` on, with where they are, from `middle` on, as long as that adds no pixel: most of what is scrolled
    /// overlaps with itself, and half as many rectangles are quicker to put together.
    private mutating func joinMoved(_ first: Int, _ middle: Int) {
        guard damage.count - middle == middle - first else { return }
        var kept = middle
        for index in first..<middle {
            let (before, after) = (damage[index], damage[index + middle - first])
            if DamageBoxes.added(before, after) == 0 {
                damage[index] = before.union(after)
            } else {
                damage[kept] = after
                kept += 1
            }
        }
        damage.removeLast(damage.count - kept)
    }

    /// What a layer changes that is where it was: what it paints may be another, or only a part of what it drew.
    private func differences(of layer: Layer, from old: DisplayRecord) -> [PixelRect] {
        let place = Int(layer.record)
        let new = list.records[place]
        if let places = changedPlaces(new, from: old) { return places.flatMap { list.surfaced($0, from: place) } }
        if new.paint != old.paint { return list.surfaced(old.painted, from: place) + list.surfaced(new.painted, from: place) }
        guard let drawn = layer.rare?.drawnRect, !drawn.isNull, case .drawn(let backing) = layer.storedContents else { return [] }
        return list.surfaced(new.pixels(showing: drawn, of: backing), from: place)
    }

    /// The pixels in which two records differ by tiles or a part of a path; nil if they differ otherwise, or not at all.
    private func changedPlaces(_ new: DisplayRecord, from old: DisplayRecord) -> [PixelRect]? {
        guard let decoration = new.paint.decoration, let before = old.paint.decoration, decoration != before,
            let rects = decoration.changedPlaces(from: before)
        else { return nil }
        var (paint, oldPaint) = (new.paint, old.paint)
        (paint.decoration, oldPaint.decoration) = (nil, nil)
        guard paint == oldPaint else { return nil }
        return rects.map { rect in
            PixelRect(showing: rect, under: new.placement.transform).insetBy(-1).intersection(new.painted.union(old.painted))
        }
    }

    /// Writes what was found out about a layer into its record.
    private func write(_ new: DisplayRecord, at place: Int) {
        list.records[place].placement = new.placement
        list.records[place].paint = new.paint
        list.records[place].isNew = false
        if new.placement.effects?.plane == nil { list.records[place].painted = new.painted }
    }

    /// Writes all below a layer that is elsewhere, which went with it.
    ///
    /// - Parameter mayMove: whether it was moved, and nothing else of it changed that concerns what is below.
    private mutating func placeSublayers(of top: Layer, mayMove: Bool) {
        // The record after what lies below one that was not only moved; the top itself while nothing of that kind is passed.
        var resumption: Int32 = mayMove ? top.record : -1
        // Records whose extent depends on others, superlayers first.
        var unfinished: ContiguousArray<Int32> = [top.record]
        var parent = SublayerSpace(of: top.record, in: list)
        var record = list.next(after: top.record, within: top.record)
        while record >= 0 {
            let place = Int(record)
            if record == resumption { resumption = top.record }
            if let layer = list.records[place].layer {
                published += 1
                if parent.node != list.nodes[place].parent { parent = SublayerSpace(of: list.nodes[place].parent, in: list) }
                if resumption == top.record, let movement = list.records[place].move(with: layer, in: parent) {
                    if !list.moveExtent(of: place, movement) { unfinished.append(record) }
                } else {
                    let old = list.records[place]
                    let new = DisplayRecord(of: layer, in: parent.placement)
                    write(new, at: place)
                    if resumption == top.record, old.isNew || !new.placement.isMoved(from: old.placement) {
                        resumption = list.following(record, within: top.record)
                    }
                    unfinished.append(record)
                }
            } else {
                unfinished.append(record)
            }
            record = list.next(after: record, within: top.record)
        }
        for record in unfinished.reversed() {
            let place = Int(record)
            let isNested = list.records[place].placement.effects.map { $0.plane != nil || $0.copies != nil } ?? false
            if isNested || !list.nested.isEmpty, let layer = list.records[place].layer { updateNested(layer) }
            list.updateExtent(of: record)
        }
    }

    /// Makes the extent of a layer's subtree right, now that all below it is.
    private mutating func leave(_ layer: Layer) {
        published += 1
        let place = Int(layer.record)
        let old = list.nodes[place].subtree
        if let effects = list.records[place].placement.effects, effects.plane != nil || effects.copies != nil {
            damage += updateNested(layer)
        }
        if list.updateExtent(of: layer.record) {
            damage += list.surfaced(old, from: place, includingOwn: false)
            damage += list.surfaced(list.nodes[place].subtree, from: place, includingOwn: false)
        }
        list.noteExtent(of: layer.record)
    }

    /// Makes the lists anew that a layer shows besides what is below it.
    ///
    /// - Returns: the pixels in which they differ from those before.
    @discardableResult
    private func updateNested(_ layer: Layer) -> [PixelRect] {
        let place = Int(layer.record)
        let old = list.nested[layer.record]
        list.updateNested(of: layer.record, layer)
        guard let new = list.nested[layer.record] else {
            if let picture = old?.plane { tree.cache.forget(picture) }
            return []
        }
        if let plane = list.records[place].placement.effects?.plane, let picture = new.plane, let oldPicture = old?.plane {
            // The pixels stay with the picture that has them, which learns what of them is new.
            var differences = picture.list.differences(from: oldPicture.list)
            // A picture of another size is resampled from another origin, which may round otherwise.
            if picture.extent != oldPicture.extent { differences = [picture.extent, oldPicture.extent] }
            oldPicture.list = picture.list
            oldPicture.stale += differences
            new.plane = oldPicture
            return differences.flatMap {
                list.surfaced(plane.pixels(showing: $0).intersection(list.records[place].placement.clip), from: place, includingOwn: false)
            }
        }
        guard let old, old.copies.count == new.copies.count else { return [] }
        return zip(new.copies, old.copies).flatMap { copy, oldCopy in
            copy.differences(from: oldCopy).flatMap { list.surfaced($0, from: place) }
        }
    }

    private func parentPlacement(of layer: Layer) -> DisplayRecord.Placement {
        if let parent = layer.parent { return list.records[Int(parent.record)].placement }
        return tree.screenPlacement
    }
}
