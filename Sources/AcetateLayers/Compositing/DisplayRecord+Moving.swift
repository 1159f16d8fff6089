import AcetateGeometry
import Foundation

/// Records that move along with a superlayer, as all do below one that is scrolled or dragged: what they paint stays what it was.
extension DisplayRecord.Placement {
    /// Whether all below is where it would be below `old`, but for a translation, and shows in the same way.
    func isMoved(from old: DisplayRecord.Placement) -> Bool {
        let (effects, before) = (effects, old.effects)
        return transform.isMoved(from: old.transform) && state == old.state && effects?.plane == nil && before?.plane == nil
            && effects?.concernsDamage ?? false == before?.concernsDamage ?? false
    }
}

/// What the sublayers of a layer are placed in, looked up once for all of them.
@MainActor
struct SublayerSpace {
    /// The record of the layer, or a bucket of its.
    let node: Int32
    let placement: DisplayRecord.Placement
    /// Whether the way from a sublayer leads through space.
    let hasDepth: Bool

    init(of node: Int32, in list: DisplayList) {
        self.node = node
        let record = list.nodes[Int(node)].isBucket ? list.superlayerRecord(of: node) : node
        placement = list.records[Int(record)].placement
        hasDepth = list.records[Int(record)].layer?.flags.contains(.hasDepthInside) ?? false
    }
}

extension DisplayRecord {
    /// Does what publishing the layer anew would do, where its superlayer moved and it did not change itself.
    ///
    /// - Returns: how it was moved; nil, with nothing changed, for a layer that is not as simple as that.
    @MainActor
    mutating func move(with layer: Layer, in space: SublayerSpace) -> Movement? {
        guard !isNew, !layer.flags.contains(Wait.composite.own), !layer.flags.contains(.isTransparent) else { return nil }
        guard !space.hasDepth || placement.state.contains(.mask), layer.rare?.isSpatial != true else { return nil }
        let transform = layer.transformToSuperlayer.concatenating(space.placement.transform)
        guard transform.isMoved(from: placement.transform), transform.isFinite else { return nil }
        let clip = placement.state.contains(.mask) ? space.placement.clip : space.placement.innerClip
        if let effects = placement.effects {
            guard effects.plane == nil, effects.copies == nil else { return nil }
            // Whether pixels are cut in two depends on the place.
            if effects.isCut, effects.shape != GroupEffects.cuttingShape(of: layer, under: transform) { return nil }
            let innerClip = effects.innerClip(bounds: layer.storedBounds, transform: transform, clip: clip)
            if innerClip != effects.innerClip { placement.effects = effects.letting(innerClip) }
        }
        let movement = Movement(from: placement.transform, to: transform, clip: placement.clip, newClip: clip)
        placement.transform = transform
        placement.clip = clip
        guard placement.isVisible, paint.count > 0 else { return movement }
        painted = PixelRect(showing: paint.extent, under: transform).intersection(placement.ownClip)
        return movement
    }

    /// How a record was moved.
    struct Movement {
        /// By how many pixels, if by whole ones.
        private let offset: (dx: Int, dy: Int)?
        private let clip: PixelRect
        private let newClip: PixelRect

        init(from old: Transform, to new: Transform, clip: PixelRect, newClip: PixelRect) {
            (self.clip, self.newClip) = (clip, newClip)
            let (dx, dy) = (new.tx - old.tx, new.ty - old.ty)
            let isNear = abs(dx) < CGFloat(PixelRect.limit) && abs(dy) < CGFloat(PixelRect.limit)
            let whole = isNear ? (dx: Int(dx), dy: Int(dy)) : (dx: 0, dy: 0)
            offset = CGFloat(whole.dx) == dx && CGFloat(whole.dy) == dy ? whole : nil
        }

        /// What covered these pixels is now at others, if it was moved by whole ones and is not cut off, neither before nor after.
        func moved(_ rect: PixelRect) -> PixelRect? {
            // What covered none may have been outside, and what touches the edge of a clip cut off there.
            guard let offset, !rect.isEmpty else { return nil }
            let reach = rect.insetBy(-1)
            let newReach = reach.offsetBy(dx: offset.dx, dy: offset.dy)
            return clip.contains(reach) && newClip.contains(newReach) ? rect.offsetBy(dx: offset.dx, dy: offset.dy) : nil
        }
    }
}

extension DisplayList {
    /// Does what `updateExtent` would do for a record that was moved; false if that needs to be done after all.
    func moveExtent(of place: Int, _ movement: DisplayRecord.Movement) -> Bool {
        guard nodes[place].firstChild < 0 else { return false }
        if records[place].placement.effects == nil {
            nodes[place].subtree = records[place].painted
        } else if let extent = movement.moved(nodes[place].subtree) {
            nodes[place].subtree = extent
        } else {
            return false
        }
        return true
    }
}

extension Transform {
    /// Whether it is another by a translation alone.
    fileprivate func isMoved(from old: Transform) -> Bool { a == old.a && b == old.b && c == old.c && d == old.d }
}
