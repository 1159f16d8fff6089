/// Joining and leaving a tree. A subtree joins or leaves as a whole; what waits in it goes with it.
extension Layer {
    /// Whether there are sublayers or a mask.
    final var hasLayersBelow: Bool { !children.isEmpty || rare?.mask != nil }

    /// The mask, if there is one, and the sublayers as they are painted.
    final var maskAndChildrenInPaintOrder: ContiguousArray<Layer> {
        guard let mask = rare?.mask else { return childrenInPaintOrder }
        return [mask] + childrenInPaintOrder
    }

    /// The layer and all below it, superlayers first; masks before sublayers.
    final var subtree: ContiguousArray<Layer> {
        if !hasLayersBelow { return [self] }
        var layers: ContiguousArray<Layer> = []
        var stack = [self]
        while let layer = stack.popLast() {
            layers.append(layer)
            stack.append(contentsOf: layer.children.reversed())
            if let mask = layer.rare?.mask { stack.append(mask) }
        }
        return layers
    }

    /// Makes the subtree part of the tree, all of it to be composited anew.
    ///
    /// - Returns: the layers that were not in this tree before.
    final func join(_ tree: LayerTree, from old: LayerTree?) -> ContiguousArray<Layer> {
        let layers = subtree
        for layer in layers {
            layer.home = tree
            if old !== tree, layer.flags.contains(.isTiled), let tiled = layer as? TiledLayer { tree.tiledLayers.append(tiled) }
            tree.recorder.adoptWaiting(of: layer)
            layer.flags.insert(.reordered)
            layer.wait(for: .composite)
        }
        tree.recorder.addReason(old === tree ? "moved" : "added", for: self)
        tree.recorder.recordNeed(.composite, of: self)
        guard old !== tree else { return [] }
        for layer in layers { layer.followScale(of: tree) }
        return layers
    }

    /// Takes the subtree out of the tree.
    ///
    /// - Returns: the layers that left.
    final func leave(_ tree: LayerTree) -> ContiguousArray<Layer> {
        withdrawRecords(from: tree, because: "removed")
        let layers = subtree
        for layer in layers {
            layer.home = nil
            if layer.flags.contains(.isTiled) { tree.tiledLayers.removeAll { $0 === layer } }
            tree.recorder.forgetWaiting(of: layer)
        }
        return layers
    }

    /// Leaves the subtree's records to the next publishing, which knows what they covered.
    final func withdrawRecords(from tree: LayerTree, because reason: String) {
        guard record >= 0 else { return }
        tree.displayList.withdraw(record, label: label, reason: reason, cause: tree.recorder.innermost)
        for layer in subtree { layer.record = -1 }
    }

    /// Unlinks mask and sublayers and releases them one by one: a long chain that released itself would overflow the stack.
    final func dismantle() {
        guard hasLayersBelow else { return }
        var orphans = takeLayersBelow()
        while var layer = orphans.popLast() {
            layer.parent = nil
            layer.waitingSlot = -1
            layer.flags.remove(.isMask)
            if layer.hasLayersBelow, isKnownUniquelyReferenced(&layer) { orphans.append(contentsOf: layer.takeLayersBelow()) }
        }
    }

    private final func takeLayersBelow() -> ContiguousArray<Layer> {
        var layers = children
        if let mask = rare?.mask { layers.append(mask) }
        children = []
        waiting = []
        rare?.mask = nil
        return layers
    }
}
