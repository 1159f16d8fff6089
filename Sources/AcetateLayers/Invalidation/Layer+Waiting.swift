/// How many sublayers have something waiting in them, for each pass.
struct WaitCounts {
    private var layout: Int32 = 0
    private var display: Int32 = 0
    private var composite: Int32 = 0

    subscript(wait: Wait) -> Int32 {
        get {
            switch wait {
            case .layout: layout
            case .display: display
            case .composite: composite
            }
        }
        set {
            switch wait {
            case .layout: layout = newValue
            case .display: display = newValue
            case .composite: composite = newValue
            }
        }
    }
}

/// Who waits for which pass.
///
/// A layer that waits has its own bit; it and all its superlayers have the subtree bit, and each stands in its superlayer's `waiting` and
/// is counted there. So a pass finds what waits without looking at anything else, and asking climbs only until it meets a superlayer that
/// knows already. Nothing here needs a tree: a detached layer keeps its bits, and attaching it makes its new superlayers know.
extension Layer {
    /// Makes the layer wait; does nothing if it does already.
    final func wait(for wait: Wait) {
        guard !flags.contains(wait.own) else { return }
        flags.insert(wait.own)
        raise(wait)
    }

    /// Lets the superlayers know of whatever waits here, now that there are some.
    final func raiseAll() {
        guard let parent else { return }
        for wait in Wait.allCases where flags.contains(wait.subtree) {
            register(wait, in: parent)
            parent.raise(wait)
        }
    }

    /// Takes whatever waits here back from the superlayer, which is to be left. The bits stay.
    final func lowerAll() {
        guard let parent, waitingSlot >= 0 else { return }
        quitWaiting(of: parent)
        for wait in Wait.allCases where flags.contains(wait.subtree) {
            parent.waitCounts[wait] -= 1
            parent.settle(wait)
        }
    }

    /// Clears the subtree bits of this layer and its superlayers as far as nothing waits there any more.
    final func settle(_ wait: Wait) {
        var next: Layer? = self
        while let layer = next, layer.flags.contains(wait.subtree), !layer.flags.contains(wait.own), layer.waitCounts[wait] == 0 {
            layer.flags.remove(wait.subtree)
            next = layer.parent
            if let parent = next { layer.unregister(wait, in: parent) }
        }
    }

    /// The sublayers in which something waits for the pass, in array order.
    final func sublayersWaiting(for wait: Wait) -> ContiguousArray<Layer> {
        flags.remove(wait.grew)
        if waitCounts[wait] == 0 { return [] }
        var found = waiting
        if Int(waitCounts[wait]) < found.count { found.removeAll { !$0.flags.contains(wait.subtree) } }
        // Usually they began to wait in order.
        for place in found.indices.dropFirst() where found[place].index < found[place - 1].index {
            found.sort { $0.index < $1.index }
            break
        }
        return found
    }

    private final func raise(_ wait: Wait) {
        var layer = self
        while !layer.flags.contains(wait.subtree) {
            layer.flags.insert(wait.subtree)
            guard let parent = layer.parent else { return }
            layer.register(wait, in: parent)
            layer = parent
        }
    }

    private final func register(_ wait: Wait, in parent: Layer) {
        parent.waitCounts[wait] += 1
        parent.flags.insert(wait.grew)
        guard waitingSlot < 0 else { return }
        waitingSlot = Int32(parent.waiting.count)
        parent.waiting.append(self)
    }

    private final func unregister(_ wait: Wait, in parent: Layer) {
        parent.waitCounts[wait] -= 1
        if flags.isDisjoint(with: .subtreeWaits) { quitWaiting(of: parent) }
    }

    /// Takes the layer out of its superlayer's `waiting`; the last one there takes its slot.
    private final func quitWaiting(of parent: Layer) {
        let last = parent.waiting.removeLast()
        // What a first frame needed for all sublayers is not kept for the one that changes later.
        if parent.waiting.isEmpty, parent.waiting.capacity > 1024 { parent.waiting = [] }
        if last !== self {
            parent.waiting[Int(waitingSlot)] = last
            last.waitingSlot = waitingSlot
        }
        waitingSlot = -1
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
        let home = root.home
        var visits = [Visit(root)]
        root.flags.insert(wait.grew)
        while let last = visits.indices.last {
            let layer = visits[last].layer
            guard layer.parent === visits[last].superlayer, layer.home === home else {
                visits.removeLast()
                continue
            }
            if layer.flags.contains(wait.own) {
                guard serve(layer) else { return false }
                layer.flags.insert(wait.grew)
                continue
            }
            if layer.flags.contains(wait.grew) {
                visits[last].sublayers = layer.sublayersWaiting(for: wait)
                visits[last].next = 0
            }
            if let child = visits[last].advance(to: wait) {
                // Most of what waits has nothing below it that does; then there is nothing to come back to.
                if child.waitCounts[wait] == 0, child.flags.contains(wait.own) {
                    guard serve(child) else { return false }
                    if child.waitCounts[wait] == 0, !child.flags.contains(wait.own), child.parent === layer, layer.home === home {
                        leave(child)
                        child.settle(wait)
                        continue
                    }
                }
                child.flags.insert(wait.grew)
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
