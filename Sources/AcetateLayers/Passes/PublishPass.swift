import AcetateDrawing
import AcetateGeometry
import Foundation

/// Brings the display list up to date with the layers that changed, and finds what that changes on screen.
///
/// Only layers that wait are looked at, and what lies below one that moved. The damage of a layer is where it was and where it is, or only
/// what it drew where nothing else changed.
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
        let isNew = list.records[place].isNew
        let paint = DisplayRecord.Paint(of: layer)
        let placement = Placement(of: layer, painting: paint, in: parentPlacement(of: layer))
        if isNew || placement != list.records[place].placement {
            if !isNew { addPainted(layer.record) }
            write(paint, placement, of: layer)
            list.nodes[place].subtree = list.records[place].painted
            if list.nodes[place].firstChild >= 0 { placeSublayers(of: layer.record) }
            addPainted(layer.record)
        } else {
            publishInPlace(layer, paint, placement)
        }
        layer.rare?.drawnRect = .null
        if recorder.isOn { recorder.recordDamage(layer, Region(damage[first...]).intersection(tree.pixelBounds)) }
    }

    /// Publishes a layer that is where it was: what it paints may have changed, or only a part of what it drew.
    private mutating func publishInPlace(_ layer: Layer, _ paint: DisplayRecord.Paint, _ placement: Placement) {
        let old = list.records[Int(layer.record)]
        write(paint, placement, of: layer)
        let new = list.records[Int(layer.record)]
        if paint != old.paint {
            damage += [old.painted, new.painted]
        } else if let drawn = layer.rare?.drawnRect, !drawn.isNull, case .drawn(let backing) = layer.storedContents {
            damage.append(backing.pixels(showing: drawn, for: new).intersection(new.painted))
        }
    }

    /// Writes where a layer is and what it paints into its record.
    private func write(_ paint: DisplayRecord.Paint, _ placement: Placement, of layer: Layer) {
        let place = Int(layer.record)
        list.records[place].placement = placement
        list.records[place].paint = paint
        list.records[place].isNew = false
        list.records[place].painted =
            placement.isVisible && paint.count > 0
            ? PixelRect(showing: paint.bounds, under: placement.transform).intersection(placement.clip) : .empty
    }

    /// Adds what a layer and all below it cover to the damage.
    private mutating func addPainted(_ top: Int32) {
        list.forEachRecord(of: top) { place in
            if !list.records[place].painted.isEmpty { damage.append(list.records[place].painted) }
        }
    }

    /// Writes all below a layer that moved, which moved with it.
    private mutating func placeSublayers(of top: Int32) {
        var places: ContiguousArray<Int> = []
        var placed = 0
        list.forEachRecord(of: top) { place in
            guard place != Int(top) else { return }
            places.append(place)
            guard let layer = list.records[place].layer else {
                list.nodes[place].subtree = .empty
                return
            }
            placed += 1
            let paint = DisplayRecord.Paint(of: layer)
            write(paint, Placement(of: layer, painting: paint, in: parentPlacement(of: layer)), of: layer)
            list.nodes[place].subtree = list.records[place].painted
        }
        for place in places.reversed() {
            let parent = Int(list.nodes[place].parent)
            list.nodes[parent].subtree = list.nodes[parent].subtree.union(list.nodes[place].subtree)
        }
        published += placed
    }

    /// Makes the extent of a layer's subtree right, now that all below it is.
    private mutating func leave(_ layer: Layer) {
        published += 1
        list.updateExtent(of: layer.record)
        list.noteExtent(of: layer.record)
    }

    private func parentPlacement(of layer: Layer) -> Placement {
        if let parent = layer.parent { return list.records[Int(parent.record)].placement }
        var screen = Placement()
        screen.transform = Transform(scaleX: tree.scale, y: tree.scale)
        screen.clip = tree.pixelBounds
        screen.innerClip = tree.pixelBounds
        screen.isVisible = true
        return screen
    }

    private typealias Placement = DisplayRecord.Placement
}
