import AcetateDrawing
import AcetateGeometry

/// What is on screen: one flat record a layer, linked in paint order. Painting reads this alone, never a layer, so a frame, a snapshot
/// and a golden are the same whatever was changed since.
///
/// The records lie in one array and refer to each other by place. Linking, rather than keeping the array itself in paint order, lets a
/// layer come or go at the cost of its siblings, not of the tree. Where there are many siblings, buckets stand between them and their
/// superlayer, so that painting and the extents pass over many at once.
@MainActor
final class DisplayList {
    @exclusivity(unchecked) var records: ContiguousArray<DisplayRecord> = []
    /// One for each record.
    @exclusivity(unchecked) var nodes: ContiguousArray<DisplayNode> = []
    /// Of the few records that show lists of their own besides what is below them.
    var nested: [Int32: NestedLists] = [:]
    /// In a list that was made of layers as they were: whose record comes in which place.
    var identities: ContiguousArray<ObjectIdentifier> = []
    private var free: [Int32] = []
    /// The sublayers of a layer with more than these are linked through buckets of so many, and if there are more buckets than that, those
    /// through others.
    private static let bucketSize = 64
    private var bucketCount = 0
    /// All buckets between a record and its sublayers, of the few that have some.
    private var buckets: [Int32: ContiguousArray<Int32>] = [:]
    private(set) var departed: [Departure] = []

    /// A subtree that left since the last publishing; its records still say what of it is on screen.
    struct Departure {
        let record: Int32
        let label: String
        let reason: String
        let cause: TraceRecorder.Cause?
    }

    /// How many layers are in the list.
    var count: Int { records.count - free.count - bucketCount }

    /// The record of the root; nil before the first publishing.
    var root: Int32? { records.isEmpty ? nil : 0 }

    // MARK: Coming and going

    /// Gives the layer a record if it has none.
    func admit(_ layer: Layer) {
        guard layer.record < 0 else { return }
        layer.record = add(DisplayRecord(layer: layer))
    }

    func add(_ record: DisplayRecord, isBucket: Bool = false) -> Int32 {
        let place = add(record)
        nodes[Int(place)].isBucket = isBucket
        return place
    }

    private func add(_ record: DisplayRecord) -> Int32 {
        if let place = free.popLast() {
            records[Int(place)] = record
            return place
        }
        records.append(record)
        nodes.append(DisplayNode())
        return Int32(records.count - 1)
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
            tell(departure, shownRects(of: departure.record))
            let parent = superlayerRecord(of: departure.record)
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
            if nodes[place].isBucket { bucketCount -= 1 }
            records[place] = DisplayRecord(layer: nil)
            nodes[place] = DisplayNode()
            if !nested.isEmpty { nested[Int32(place)] = nil }
            if !buckets.isEmpty { buckets[Int32(place)] = nil }
        }
        departed = []
        return parents
    }

    /// Links the records of a layer's mask, if it has one, and of its sublayers in paint order, making those that are missing.
    func link(_ layer: Layer) {
        layer.flags.remove(.reordered)
        let record = layer.record
        removeBuckets(of: record)
        let children = layer.childrenInPaintOrder
        // Room for sublayers that are all new, and their buckets; twice as much as there was, so that adding them singly does not copy each
        // time.
        let needed = records.count + children.count + children.count / (Self.bucketSize - 2) + 2 - free.count
        if needed > records.capacity {
            records.reserveCapacity(max(needed, records.count * 2))
            nodes.reserveCapacity(max(needed, nodes.count * 2))
        }
        var units: ContiguousArray<Int32> = []
        units.reserveCapacity(children.count + 1)
        for child in children {
            admit(child)
            units.append(child.record)
        }
        while units.count > Self.bucketSize { units = bucketed(units, of: record) }
        if let mask = layer.rare?.mask {
            admit(mask)
            units.insert(mask.record, at: 0)
        }
        chain(units, below: record)
    }

    /// Links records through buckets, and returns these.
    private func bucketed(_ units: ContiguousArray<Int32>, of parent: Int32) -> ContiguousArray<Int32> {
        var made: ContiguousArray<Int32> = []
        for start in stride(from: 0, to: units.count, by: Self.bucketSize) {
            let bucket = add(DisplayRecord(layer: nil), isBucket: true)
            nodes[Int(bucket)].isStale = true
            bucketCount += 1
            chain(units[start..<min(start + Self.bucketSize, units.count)], below: bucket)
            made.append(bucket)
        }
        buckets[parent, default: []] += made
        return made
    }

    private func chain(_ units: some Sequence<Int32>, below parent: Int32) {
        nodes[Int(parent)].firstChild = -1
        var last: Int32 = -1
        for record in units {
            append(record, after: last, below: parent)
            last = record
        }
    }

    func append(_ record: Int32, after last: Int32, below parent: Int32) {
        nodes[Int(record)].parent = parent
        nodes[Int(record)].nextSibling = -1
        if last < 0 {
            nodes[Int(parent)].firstChild = record
        } else {
            nodes[Int(last)].nextSibling = record
        }
    }

    /// Frees the buckets of a layer.
    private func removeBuckets(of parent: Int32) {
        guard let gone = buckets.removeValue(forKey: parent) else { return }
        for bucket in gone {
            nodes[Int(bucket)] = DisplayNode()
            free.append(bucket)
        }
        bucketCount -= gone.count
    }

    // MARK: Extents

    /// Marks that a record's subtree covers other pixels now.
    func noteExtent(of record: Int32) {
        var parent = nodes[Int(record)].parent
        while parent >= 0, nodes[Int(parent)].isBucket, !nodes[Int(parent)].isStale {
            nodes[Int(parent)].isStale = true
            parent = nodes[Int(parent)].parent
        }
    }

    /// The records of the mask, if there is one, and of the sublayers, in paint order.
    func sublayerRecords(of record: Int32) -> [Int32] {
        var found: [Int32] = []
        var next = nodes[Int(record)].firstChild
        while next >= 0 {
            found += nodes[Int(next)].isBucket ? sublayerRecords(of: next) : [next]
            next = nodes[Int(next)].nextSibling
        }
        return found
    }

    /// The record of the superlayer; −1 for a root's.
    func superlayerRecord(of record: Int32) -> Int32 {
        var parent = nodes[Int(record)].parent
        while parent >= 0, nodes[Int(parent)].isBucket { parent = nodes[Int(parent)].parent }
        return parent
    }

    // MARK: Reading

    /// Calls the closure with the places of a record and all below it, in paint order, superlayers first.
    func forEachRecord(of top: Int32, _ body: (Int) -> Void) {
        var next = top
        while next >= 0 {
            let place = Int(next)
            body(place)
            next = self.next(after: next, within: top)
        }
    }

    /// The record after another in paint order, inside of a subtree; −1 at its end.
    func next(after record: Int32, within top: Int32) -> Int32 {
        let firstChild = nodes[Int(record)].firstChild
        return firstChild >= 0 ? firstChild : following(record, within: top)
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
}
