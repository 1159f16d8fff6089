import AcetateGeometry

/// What must hold of a tree between any two changes. Checked in debug after each frame; a failure is a mistake of this library.
extension LayerTree {
    func checkInvariants() {
        #if DEBUG
            for layer in root.subtree {
                layer.checkLinks(in: self)
                layer.checkWaiting()
                layer.checkRecord(in: displayList)
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
            }
        }

        /// Where anything waits, all above know it; and nobody else is among the waiting.
        fileprivate func checkWaiting() {
            for wait in [Wait.layout, .display, .composite] {
                assert(!flags.contains(wait.own) || flags.contains(wait.subtree), "\(label) waits for \(wait) unknown to itself.")
                guard flags.contains(wait.subtree), let parent else { continue }
                assert(parent.flags.contains(wait.subtree), "\(parent.label) does not know that \(label) waits for \(wait).")
                assert(waitingSlot >= 0, "\(label) waits for \(wait) but is not among the waiting of \(parent.label).")
            }
            for (slot, child) in waiting.enumerated() {
                assert(child.parent === self && Int(child.waitingSlot) == slot, "\(child.label) waits in \(label) at a wrong place.")
            }
        }

        /// The display list has the layer where the layer says, below its superlayer, and inside of what is known of that.
        fileprivate func checkRecord(in list: DisplayList) {
            assert(record >= 0 && list.records[Int(record)].layer === self, "\(label) is not in the display list.")
            let node = list.nodes[Int(record)]
            assert(node.parent == parent?.record ?? -1, "\(label) is not below its superlayer in the display list.")
            assert(node.subtree.contains(list.records[Int(record)].painted), "\(label) paints outside of what is known of it.")
            if let parent {
                assert(
                    list.nodes[Int(parent.record)].subtree.contains(node.subtree), "\(label) paints outside of what \(parent.label) knows.")
            }
        }
    }
#endif
