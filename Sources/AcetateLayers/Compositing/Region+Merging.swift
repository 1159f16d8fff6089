import AcetateDrawing
import AcetateGeometry

extension Region {
    /// The region, or one with a little more in it that has no more rectangles than that.
    ///
    /// Of all boxes around two rectangles, the one that adds the fewest pixels is taken, again and again. So that no frame takes long over its
    /// damage, of more than 128 rectangles neighbours in a row are joined first, and where the region fills half of its box, that is taken.
    func merged(toAtMost count: Int) -> Region {
        let rects = rects
        if rects.count <= count { return self }
        if area * 2 >= bounds.area { return Region(bounds) }
        var boxes = DamageBoxes(rects)
        var goal = count
        while goal > 1 {
            let merged = Region(boxes.merged(to: goal))
            if merged.rects.count <= count { return merged }
            // Boxes beside each other were cut into several rectangles of bands; fewer boxes are made.
            goal /= 2
        }
        return Region(bounds)
    }
}

/// Rectangles that are joined to fewer.
struct DamageBoxes {
    private var boxes: [PixelRect]
    /// For each box the partner with which it would make the smallest addition, and how many pixels that adds.
    private var partners: [(box: Int, added: Int)] = []

    private static let mostCompared = 128

    init(_ rects: [PixelRect]) {
        boxes = rects
        while boxes.count > Self.mostCompared {
            boxes = stride(from: 0, to: boxes.count, by: 2).map { index in
                index + 1 < boxes.count ? boxes[index].union(boxes[index + 1]) : boxes[index]
            }
        }
    }

    /// No more than `count` boxes around all rectangles.
    mutating func merged(to count: Int) -> [PixelRect] {
        partners = boxes.indices.map { bestPartner(of: $0) }
        while boxes.count > max(count, 1) {
            guard let first = partners.indices.min(by: { partners[$0].added < partners[$1].added }) else { break }
            join(first, partners[first].box)
        }
        return boxes
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (kept, removed) = (min(first, second), max(first, second))
        boxes[kept] = boxes[kept].union(boxes[removed])
        let last = boxes.count - 1
        boxes.swapAt(removed, last)
        boxes.removeLast()
        partners.swapAt(removed, last)
        partners.removeLast()
        for index in boxes.indices {
            let partner = partners[index].box
            if index == kept || partner == kept || partner == removed {
                partners[index] = bestPartner(of: index)
            } else {
                if partner == last { partners[index].box = removed }
                let added = Self.added(boxes[index], boxes[kept])
                if added < partners[index].added { partners[index] = (kept, added) }
            }
        }
    }

    private func bestPartner(of index: Int) -> (box: Int, added: Int) {
        var best = (box: index, added: Int.max)
        for other in boxes.indices where other != index {
            let added = Self.added(boxes[index], boxes[other])
            if added < best.added { best = (other, added) }
        }
        return best
    }

    /// How many pixels the box around two has that neither has.
    static func added(_ first: PixelRect, _ second: PixelRect) -> Int {
        first.union(second).area - first.area - second.area + first.intersection(second).area
    }
}
