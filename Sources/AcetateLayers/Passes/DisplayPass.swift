/// Lets every layer that asked for it draw its contents, once: superlayers first, siblings in array order.
@MainActor
struct DisplayPass {
    /// How many layers drew.
    private(set) var displayed = 0

    /// Runs the pass on a layer and all below it.
    mutating func run(from root: Layer) {
        var served: ContiguousArray<Layer> = []
        _ = WaitingWalk(
            wait: .display,
            serve: { layer in
                guard let tree = layer.home else { return true }
                layer.flags.insert(.wasDisplayed)
                served.append(layer)
                layer.display(in: tree)
                return true
            }
        ).run(from: root)
        for layer in served { layer.flags.remove(.wasDisplayed) }
        displayed += served.count
    }
}
