import AcetateGeometry

/// What must hold of a tree between any two changes. Checked in debug after each frame; a failure is a mistake of this library.
extension LayerTree {
    func checkInvariants() {
        #if DEBUG
            for layer in root.subtree {
                layer.checkLinks(in: self)
                layer.checkWaiting()
                layer.checkRecord(in: displayList)
                if postponed.isEmpty { layer.checkPicture(in: displayList) }
            }
            assert(displayList.departed.isEmpty, "What left the tree was not published.")
        #endif
    }
}

#if DEBUG
    extension Layer {
        /// Superlayer and sublayers know each other, and both are in the tree.
        fileprivate func checkLinks(in tree: LayerTree) {
            assert(home === tree, "\(label) is below \(parent?.label ?? "nothing") but not in its tree.")
            for (place, child) in children.enumerated() {
                assert(child.parent === self && Int(child.index) == place, "\(child.label) is not linked to \(label) at \(place).")
                assert(!child.flags.contains(.isMask), "\(child.label) is a sublayer of \(label) and takes itself for its mask.")
            }
            if let mask = rare?.mask {
                assert(mask.parent === self && mask.flags.contains(.isMask), "\(mask.label) is not linked to \(label) as its mask.")
            }
        }

        /// Where anything waits, all above know it; and nobody else is among the waiting.
        fileprivate func checkWaiting() {
            for wait in Wait.allCases {
                assert(!flags.contains(wait.own) || flags.contains(wait.subtree), "\(label) waits for \(wait) unknown to itself.")
                let count = waiting.filter { $0.flags.contains(wait.subtree) }.count
                assert(count == Int(waitCounts[wait]), "\(label) counts \(waitCounts[wait]) sublayers that wait for \(wait), not \(count).")
                assert(count == 0 || flags.contains(wait.subtree), "\(label) does not know that \(count) sublayers wait for \(wait).")
            }
            for (slot, child) in waiting.enumerated() {
                assert(child.parent === self && Int(child.waitingSlot) == slot, "\(child.label) waits in \(label) at a wrong place.")
            }
            for child in maskAndChildrenInPaintOrder where !child.flags.isDisjoint(with: .subtreeWaits) {
                assert(child.waitingSlot >= 0, "\(child.label) waits but is not among the waiting of \(label).")
            }
        }

        /// The display list has the layer where the layer says, below its superlayer, and inside of what is known of that.
        fileprivate func checkRecord(in list: DisplayList) {
            assert(record >= 0 && list.records[Int(record)].layer === self, "\(label) is not in the display list.")
            let node = list.nodes[Int(record)]
            assert(list.superlayerRecord(of: record) == parent?.record ?? -1, "\(label) is not below its superlayer in the display list.")
            let shown = list.records[Int(record)]
            assert(
                shown.placement.effects != nil || node.subtree.contains(shown.painted), "\(label) paints outside of what is known of it.")
            if let parent, list.records[Int(parent.record)].placement.effects == nil {
                assert(
                    list.nodes[Int(parent.record)].subtree.contains(node.subtree), "\(label) paints outside of what \(parent.label) knows.")
            }
        }

        /// What the display list says is what the layer is now, and its sublayers follow each other there in paint order.
        fileprivate func checkPicture(in list: DisplayList) {
            let shown = list.records[Int(record)]
            if let parent {
                let new = DisplayRecord(of: self, in: list.records[Int(parent.record)].placement)
                assert(shown.paint == new.paint, "The display list has another picture of \(label).")
                assert(shown.placement == new.placement, "The display list has \(label) at another place.")
            }
            assert(
                list.sublayerRecords(of: record) == maskAndChildrenInPaintOrder.map(\.record),
                "The display list has the sublayers of \(label) in another order.")
        }
    }
#endif
