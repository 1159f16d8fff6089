/// Who waits for which pass.
///
/// A layer that waits has its own bit; it and all its superlayers have the subtree bit, and each stands in its superlayer's `waiting`.
/// So a pass finds what waits without looking at anything else, and asking climbs only until it meets a superlayer that knows already.
/// Nothing here needs a tree: a detached layer keeps its bits, and attaching it makes its new superlayers know.
extension Layer {
    /// Makes the layer wait; does nothing if it does already.
    final func wait(for wait: Wait) {
        guard !flags.contains(wait.own) else { return }
        flags.formUnion([wait.own, wait.subtree])
        enroll(wait)
    }

    /// Lets the superlayers know that something waits here.
    final func enroll(_ wait: Wait) {
        var layer = self
        while let parent = layer.parent {
            layer.joinWaiting(of: parent)
            parent.flags.insert(.waitingGrew)
            if parent.flags.contains(wait.subtree) { return }
            parent.flags.insert(wait.subtree)
            layer = parent
        }
    }

    /// Lets the superlayers know of whatever waits here, after a move.
    final func enrollAll() {
        for wait in [Wait.layout, .display, .composite] where flags.contains(wait.subtree) {
            enroll(wait)
        }
    }

    /// The sublayers in which something waits for the pass, in array order.
    final func sublayersWaiting(for wait: Wait) -> ContiguousArray<Layer> {
        flags.remove(.waitingGrew)
        var found = waiting.filter { $0.flags.contains(wait.subtree) }
        if found.count > 1 { found.sort { $0.index < $1.index } }
        return ContiguousArray(found)
    }

    /// Clears the subtree bit if neither the layer nor anything below it waits; says whether it is clear.
    @discardableResult
    final func settle(_ wait: Wait) -> Bool {
        if flags.contains(wait.own) || waiting.contains(where: { $0.flags.contains(wait.subtree) }) { return false }
        flags.remove(wait.subtree)
        if wait == .composite { dropIdleWaiting() }
        return true
    }

    /// Clears the subtree bits of this layer and its superlayers as far as nothing waits there any more.
    final func settleUpward(_ wait: Wait) {
        var next: Layer? = self
        while let layer = next, layer.settle(wait) {
            next = layer.parent
        }
    }

    private final func joinWaiting(of parent: Layer) {
        guard waitingSlot < 0 else { return }
        waitingSlot = Int32(parent.waiting.count)
        parent.waiting.append(self)
    }

    /// Takes the layer out of its superlayer's `waiting`; the last one there takes its slot.
    final func quitWaiting(of parent: Layer) {
        guard waitingSlot >= 0 else { return }
        let last = parent.waiting.removeLast()
        if last !== self {
            parent.waiting[Int(waitingSlot)] = last
            last.waitingSlot = waitingSlot
        }
        waitingSlot = -1
    }

    private final func dropIdleWaiting() {
        guard !waiting.isEmpty else { return }
        if flags.isDisjoint(with: .subtreeWaits) {
            for layer in waiting { layer.waitingSlot = -1 }
            waiting.removeAll()
            return
        }
        let busy = waiting.filter { !$0.flags.isDisjoint(with: .subtreeWaits) }
        for layer in waiting { layer.waitingSlot = -1 }
        waiting = []
        for layer in busy { layer.joinWaiting(of: self) }
    }
}

/// Visits what waits for one pass: superlayers before sublayers, siblings in array order.
///
/// It keeps its own stack, so depth costs no machine stack. What begins to wait behind the walk, or again, is found before the walk
/// leaves the superlayer of it. Serving may change the tree in any way.
@MainActor
struct WaitingWalk {
    let wait: Wait
    /// Called for each layer that waits itself; it clears the layer's own bit. False ends the walk.
    let serve: (Layer) -> Bool
    /// Called when a layer that was entered is left, below it all served.
    var leave: (Layer) -> Void = { _ in }

    @MainActor
    private struct Visit {
        let layer: Layer
        let superlayer: Layer?
        var sublayers: ContiguousArray<Layer>
        var next = 0

        init(_ layer: Layer) {
            self.layer = layer
            superlayer = layer.parent
            sublayers = []
        }

        /// The next sublayer that still waits and is still one.
        mutating func advance(to wait: Wait) -> Layer? {
            while next < sublayers.count {
                let child = sublayers[next]
                next += 1
                if child.parent === layer, child.flags.contains(wait.subtree) { return child }
            }
            return nil
        }
    }

    /// Walks the root and all below it; says whether it came to the end.
    func run(from root: Layer) -> Bool {
        guard root.flags.contains(wait.subtree) else { return true }
        var visits = [Visit(root)]
        visits[0].layer.flags.insert(.waitingGrew)
        while let last = visits.indices.last {
            let layer = visits[last].layer
            guard layer.parent === visits[last].superlayer else {
                visits.removeLast()
                continue
            }
            if layer.flags.contains(wait.own) {
                guard serve(layer) else { return false }
                layer.flags.insert(.waitingGrew)
                continue
            }
            if layer.flags.contains(.waitingGrew) {
                visits[last].sublayers = layer.sublayersWaiting(for: wait)
                visits[last].next = 0
            }
            if let child = visits[last].advance(to: wait) {
                // Most of what waits has nothing below it that does; then there is nothing to come back to.
                if child.waiting.isEmpty, child.flags.contains(wait.own) {
                    guard serve(child) else { return false }
                    if child.waiting.isEmpty, !child.flags.contains(wait.own), child.parent === layer {
                        leave(child)
                        child.settle(wait)
                        continue
                    }
                }
                child.flags.insert(.waitingGrew)
                visits.append(Visit(child))
            } else {
                visits.removeLast()
                leave(layer)
                layer.settle(wait)
            }
        }
        return true
    }
}
