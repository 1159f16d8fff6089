import AcetateDrawing
import AcetateGeometry
import Foundation

/// What opaque layers hide of the layers under them, while a list is painted from back to front.
///
/// Before painting, the layers are found that hide much; each then is passed in its turn, and what all that are still to come hide together
/// need not be painted.
struct Occlusion {
    /// A layer that covers fewer pixels is not worth a region.
    static let smallestArea = 1024
    /// The most layers that are taken into account; the first ones, which hide least, are dropped.
    private static let greatestCount = 32

    private var occluders: [(record: Int32, rect: PixelRect)] = []
    /// What the occluders from each on hide together.
    private var hidden: [Region] = []
    private var next = 0

    /// Hides nothing.
    init() {}

    @MainActor
    init(in list: DisplayList, clip: PixelRect) {
        guard let root = list.root, list.nodes[Int(root)].hasOccluders else { return }
        var record = root
        while record >= 0 {
            let place = Int(record)
            let isSeen = list.nodes[place].hasOccluders && list.nodes[place].subtree.intersects(clip)
            // What is composited apart, or cut, shows where it does by more than its own pixels.
            let placement = list.records[place].placement
            let isEntered = isSeen && !placement.state.contains(.apart) && !placement.state.contains(.mask)
            if isEntered, let part = list.records[place].hiddenPixels?.intersection(clip), part.area >= Self.smallestArea {
                occluders.append((record, part))
            }
            let hasOpenInside =
                isEntered && placement.effects?.shape == nil && placement.effects?.copies == nil
                && !list.records[place].isolates
            record =
                hasOpenInside && list.nodes[place].firstChild >= 0
                ? list.nodes[place].firstChild : list.following(record, within: root)
        }
        if occluders.count > Self.greatestCount { occluders.removeFirst(occluders.count - Self.greatestCount) }
        guard !occluders.isEmpty else { return }
        hidden = occluders.map { _ in Region() }
        var all = Region()
        for index in occluders.indices.reversed() {
            all.formUnion(occluders[index].rect)
            hidden[index] = all
        }
    }

    /// What later layers do not hide of these pixels.
    func rest(of rect: PixelRect) -> Region {
        guard next < hidden.count, hidden[next].intersects(rect) else { return Region(rect) }
        return Region(rect).subtracting(hidden[next])
    }

    /// Notes that a layer is being painted.
    mutating func pass(_ record: Int32) {
        if next < occluders.count, occluders[next].record == record { next += 1 }
    }

    /// Whether later layers hide a whole subtree. Passes those of them that lie in a subtree which is hidden by others yet.
    @MainActor
    func hidesAll(of record: Int32, clip: PixelRect, in list: DisplayList) -> Bool {
        guard next < hidden.count, hidden[next].contains(list.nodes[Int(record)].subtree.intersection(clip)) else { return false }
        var above = occluders[next].record
        while above >= 0, above != record { above = list.nodes[Int(above)].parent }
        return above != record
    }
}

extension DisplayRecord {
    /// The pixels that an opaque background covers in full, if nothing cuts it off.
    var backgroundPixels: PixelRect {
        guard paint.background >> 24 == 255, paint.decoration?.isAntialiased ?? true else { return .empty }
        return outline.solidPixels(under: placement.transform)
    }

    /// The pixels in which nothing of what lies under the layer is seen; nil for none.
    var hiddenPixels: PixelRect? {
        guard let hidden = coveredPixels?.intersection(painted), !hidden.isEmpty else { return nil }
        return hidden
    }

    /// Whether the layer hides so much that it is worth to know, wherever it is moved to.
    var isOccluder: Bool {
        let extent = paint.extent
        guard extent.width * extent.height * abs(placement.transform.determinant) >= CGFloat(Occlusion.smallestArea) else { return false }
        return (coveredPixels?.area ?? 0) >= Occlusion.smallestArea
    }

    /// `hiddenPixels`, if nothing cut them off.
    private var coveredPixels: PixelRect? {
        guard placement.isVisible, !placement.state.contains(.apart), !placement.state.contains(.mask) else { return nil }
        var hidden = backgroundPixels
        if placement.opacity == 1, let contents = paint.decoration?.contents, contents.isOpaque, placement.effects?.shape == nil,
            let piece = contents.pieces.first, contents.pieces.count == 1,
            let rect = PixelRect(aligned: piece.frame, under: piece.transform.concatenating(placement.transform))
        {
            // Contents may stand out of the bounds, which may cut them.
            let shown = rect.intersection(placement.innerClip)
            if shown.area > hidden.area { hidden = shown }
        }
        return hidden
    }
}
