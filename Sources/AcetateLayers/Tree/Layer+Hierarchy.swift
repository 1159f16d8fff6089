import Foundation

/// The hierarchy. A layer that already has a superlayer is taken out of it first; a place that it had among the same sublayers does
/// not count any more when the new one is found. All of it is refused while a tree draws, publishes or composites.
extension Layer {
    /// The layer that this one is in.
    public final var superlayer: Layer? { parent }

    /// The layers in this one, back to front; nil (not empty) where there are none. Setting it removes those that are not in the new
    /// list, and puts the others in its order.
    public final var sublayers: [Layer]? {
        get { children.isEmpty ? nil : Array(children) }
        set {
            let new = newValue ?? []
            let kept = Set(new.map(ObjectIdentifier.init))
            for layer in children.reversed() where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
            for (place, layer) in new.enumerated() where place >= children.count || children[place] !== layer {
                insertSublayer(layer, at: place)
            }
        }
    }

    /// Puts the layer in front of all sublayers.
    public final func addSublayer(_ layer: Layer) {
        place(layer) { $0.children.count }
    }

    /// Puts the layer at a place among the sublayers; a place outside of them is taken as the nearest end.
    public final func insertSublayer(_ layer: Layer, at place: Int) {
        self.place(layer) { min(max(place, 0), $0.children.count) }
    }

    /// Puts the layer directly behind a sublayer; behind all for nil. If `sibling` is not a sublayer, in front of all, which is noted.
    public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
        guard let sibling else { return insertSublayer(layer, at: 0) }
        if sibling === layer, layer.parent === self { return }
        place(layer) { $0.place(of: sibling) ?? $0.placeOfStranger(sibling) }
    }

    /// Puts the layer directly in front of a sublayer; in front of all for nil. If `sibling` is not a sublayer, in front of all, which
    /// is noted.
    public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
        guard let sibling else { return addSublayer(layer) }
        if sibling === layer, layer.parent === self { return }
        place(layer) { $0.place(of: sibling).map { $0 + 1 } ?? $0.placeOfStranger(sibling) }
    }

    /// Puts the new layer in the place of the old one. Trap in debug, refused and counted in release, if the old one is no sublayer.
    public final func replaceSublayer(_ old: Layer, with new: Layer) {
        guard old.parent === self, !old.flags.contains(.isMask) else {
            return misuse("\(label) cannot replace \(old.label), which is not one of its sublayers.", in: home)
        }
        guard old !== new, maySet(new) else { return }
        insertSublayer(new, below: old)
        if old.parent === self { old.removeFromSuperlayer() }
    }

    /// Takes the layer out of its superlayer, whose mask it may be. Nothing happens without one.
    public final func removeFromSuperlayer() {
        guard let parent, parent.mayChange("removing \(label) from \(parent.label)") else { return }
        let home = home
        let cause = home?.recorder.recordTree(parent, "removes \(label)")
        if let home { TransactionStack.ambient.touch(home) }
        home?.recorder.enter(cause)
        let wasMask = flags.contains(.isMask)
        parent.take(self)
        parent.markReordered()
        let left = home.map { leave($0) } ?? []
        if !wasMask { parent.askForLayout(.implicit) }
        home?.recorder.leave(cause)
        if let home { tell(left, leftFor: nil, from: home) }
    }

    // MARK: The one way in, and the one way out

    private final func place(_ layer: Layer, at find: (Layer) -> Int) {
        guard maySet(layer) else { return }
        let old = layer.parent
        let oldPlace = Int(layer.index)
        old?.take(layer)
        let place = find(self)
        if old === self, place == oldPlace { return put(layer, at: place) }
        old?.markReordered()
        let oldHome = layer.home
        if let old, old !== self { oldHome?.recorder.recordTree(old, "removes \(layer.label)") }
        let left: ContiguousArray<Layer>
        if let oldHome, oldHome !== home {
            left = layer.leave(oldHome)
        } else {
            if let home { layer.withdrawRecords(from: home, because: "moved") }
            left = []
        }
        home?.recorder.number(layer)
        let cause = home?.recorder.recordTree(self, "\(old === self ? "moves" : "adds") \(layer.label) at \(place)")
        if let home { TransactionStack.ambient.touch(home) }
        home?.recorder.enter(cause)
        put(layer, at: place)
        markReordered()
        let joined = home.map { layer.join($0, from: oldHome) } ?? []
        if old !== self { old?.askForLayout(.implicit) }
        askForLayout(.implicit)
        home?.recorder.leave(cause)
        if let oldHome, oldHome !== home { tell(left, leftFor: home, from: oldHome) }
        for layer in joined where layer.home === home { layer.didMove(to: home) }
    }

    /// Makes a layer the mask: one of no superlayer, or the mask of another layer, or a sublayer of any.
    final func setMask(_ new: Layer?) {
        let old = rare?.mask
        guard new !== old else { return }
        if let new, !maySet(new) { return }
        guard mayChange("changing the mask of \(label)") else { return }
        old?.removeFromSuperlayer()
        guard let new else { return }
        new.removeFromSuperlayer()
        home?.recorder.number(new)
        let cause = home?.recorder.recordTree(self, "takes \(new.label) as its mask")
        if let home { TransactionStack.ambient.touch(home) }
        home?.recorder.enter(cause)
        madeRare.mask = new
        new.flags.insert(.isMask)
        new.index = -1
        new.parent = self
        new.raiseAll()
        markReordered()
        let joined = home.map { new.join($0, from: nil) } ?? []
        home?.recorder.leave(cause)
        for layer in joined where layer.home === home { layer.didMove(to: home) }
    }

    /// Puts a layer without a superlayer into the array, and what waits in it among the waiting.
    private final func put(_ layer: Layer, at place: Int) {
        children.insert(layer, at: place)
        layer.parent = self
        renumber(from: place)
        layer.raiseAll()
    }

    /// Takes a sublayer out of the array, and out of the waiting.
    private final func take(_ layer: Layer) {
        layer.lowerAll()
        if layer.flags.contains(.isMask) {
            layer.flags.remove(.isMask)
            layer.parent = nil
            rare?.mask = nil
            return
        }
        let place = Int(layer.index)
        children.remove(at: place)
        layer.parent = nil
        renumber(from: place)
    }

    /// The display list must link the sublayers anew.
    private final func markReordered() {
        guard home != nil else { return }
        flags.insert(.reordered)
        wait(for: .composite)
    }

    private final func renumber(from place: Int) {
        for place in place..<children.count { children[place].index = Int32(place) }
    }

    private final func place(of sibling: Layer) -> Int? {
        sibling.parent === self && !sibling.flags.contains(.isMask) ? Int(sibling.index) : nil
    }

    private final func placeOfStranger(_ sibling: Layer) -> Int {
        home?.note("\(sibling.label) is not a sublayer of \(label); the new layer is placed last")
        return children.count
    }

    // MARK: What is refused

    private final func maySet(_ layer: Layer) -> Bool {
        guard mayChange("adding \(layer.label) to \(label)"), layer.mayChange("adding \(layer.label) to \(label)") else { return false }
        if let home = layer.home, home.root === layer {
            misuse("\(layer.label) is the root of a tree and cannot become a sublayer of \(label).", in: home)
            return false
        }
        guard layer === self || layer.hasLayersBelow else { return true }
        var chain = [label]
        var next: Layer? = self
        while let above = next {
            if above === layer {
                misuse(
                    "\(layer.label) cannot be added to \(label): it would be its own ancestor (\(chain.joined(separator: " in "))).",
                    in: home ?? layer.home)
                return false
            }
            next = above.parent
            if let next { chain.append(next.label) }
        }
        return true
    }

    private final func mayChange(_ what: @autoclosure () -> String) -> Bool {
        guard let home, home.pipeline.forbidsTreeChanges else { return true }
        misuse(
            "\(what()) during \(home.pipeline.phaseDescription): the tree must not change there; do it in layout or after the frame.",
            in: home)
        return false
    }

    /// Tells the input target of a tree and the layers that left it, now that all links are as they will be. Layers that one of them takes
    /// elsewhere meanwhile are told of that.
    private final func tell(_ layers: ContiguousArray<Layer>, leftFor home: LayerTree?, from tree: LayerTree) {
        guard let top = layers.first else { return }
        tree.inputTarget?.subtreeDidLeave(top, tree)
        for layer in layers where layer.home === home { layer.didMove(to: nil) }
    }
}
