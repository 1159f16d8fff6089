import AcetateDrawing
import AcetateGeometry

/// What is on screen: one flat record a layer, linked in paint order. Painting reads this alone, never a layer, so a frame, a snapshot
/// and a golden are the same whatever was changed since.
///
/// The records lie in one array and refer to each other by place. Linking, rather than keeping the array itself in paint order, lets a
/// layer come or go at the cost of its siblings, not of the tree.
@MainActor
final class DisplayList {
    @exclusivity(unchecked) var records: ContiguousArray<DisplayRecord> = []
    /// One for each record.
    @exclusivity(unchecked) var nodes: ContiguousArray<DisplayNode> = []
    private var free: [Int32] = []
    private(set) var departed: [Departure] = []

    /// A subtree that left since the last publishing; its records still say what of it is on screen.
    struct Departure {
        let record: Int32
        let label: String
        let reason: String
        let cause: TraceRecorder.Cause?
    }

    /// How many layers are in the list.
    var count: Int { records.count - free.count }

    /// The record of the root; nil before the first publishing.
    var root: Int32? { records.isEmpty ? nil : 0 }

    // MARK: Coming and going

    /// Gives the layer a record if it has none.
    func admit(_ layer: Layer) {
        guard layer.record < 0 else { return }
        if let place = free.popLast() {
            records[Int(place)] = DisplayRecord(layer: layer)
            layer.record = place
        } else {
            layer.record = Int32(records.count)
            records.append(DisplayRecord(layer: layer))
            nodes.append(DisplayNode())
        }
    }

    /// Keeps the records of a subtree that leaves until the next publishing.
    func withdraw(_ record: Int32, label: String, reason: String, cause: TraceRecorder.Cause?) {
        departed.append(Departure(record: record, label: label, reason: reason, cause: cause))
        forEachRecord(of: record) { records[$0].layer = nil }
    }

    /// Frees the records of what left.
    ///
    /// - Parameter tell: called for each departure with what it covered.
    /// - Returns: the layers whose sublayers must be linked anew.
    func releaseDeparted(_ tell: (Departure, [PixelRect]) -> Void) -> [Layer] {
        var parents: [Layer] = []
        var seen: Set<Int32> = []
        for departure in departed {
            tell(departure, paintedRects(of: departure.record))
            let parent = nodes[Int(departure.record)].parent
            if parent >= 0, let layer = records[Int(parent)].layer, seen.insert(parent).inserted { parents.append(layer) }
        }
        // A part of a subtree may have left before the rest of it: each record is freed once.
        var freed: Set<Int> = []
        for departure in departed {
            forEachRecord(of: departure.record) { place in
                if records[place].layer == nil, freed.insert(place).inserted { free.append(Int32(place)) }
            }
        }
        for place in freed {
            records[place] = DisplayRecord(layer: nil)
            nodes[place] = DisplayNode()
        }
        departed = []
        return parents
    }

    /// Links the records of a layer's sublayers in paint order, making those that are missing.
    func link(_ layer: Layer) {
        layer.flags.remove(.reordered)
        let parent = layer.record
        var last: Int32 = -1
        nodes[Int(parent)].firstChild = -1
        // Room for sublayers that are all new; twice as much as there was, so that adding them singly does not copy each time.
        let room = records.count + layer.children.count - free.count
        if room > records.capacity {
            records.reserveCapacity(max(room, records.count * 2))
            nodes.reserveCapacity(max(room, nodes.count * 2))
        }
        for child in layer.childrenInPaintOrder {
            admit(child)
            nodes[Int(child.record)].parent = parent
            nodes[Int(child.record)].nextSibling = -1
            if last < 0 {
                nodes[Int(parent)].firstChild = child.record
            } else {
                nodes[Int(last)].nextSibling = child.record
            }
            last = child.record
        }
    }

    // MARK: Reading

    /// Calls the closure with the places of a record and all below it, in paint order, superlayers first.
    func forEachRecord(of top: Int32, _ body: (Int) -> Void) {
        var next = top
        while next >= 0 {
            let place = Int(next)
            body(place)
            next = nodes[place].firstChild >= 0 ? nodes[place].firstChild : following(next, within: top)
        }
    }

    /// The record after a subtree, inside another subtree; −1 at its end.
    func following(_ record: Int32, within top: Int32) -> Int32 {
        var record = record
        while record != top, record >= 0 {
            let sibling = nodes[Int(record)].nextSibling
            if sibling >= 0 { return sibling }
            record = nodes[Int(record)].parent
        }
        return -1
    }

    /// What a subtree covers, layer by layer.
    func paintedRects(of top: Int32) -> [PixelRect] {
        var rects: [PixelRect] = []
        forEachRecord(of: top) { place in
            if !records[place].painted.isEmpty { rects.append(records[place].painted) }
        }
        return rects
    }
}
