/// Lets every layer that asked for it draw its contents, once: superlayers first, siblings in array order.
@MainActor
struct DisplayPass {
    /// How many layers drew.
    private(set) var displayed = 0

    /// Runs the pass on a layer and all below it.
    mutating func run(from root: Layer) {
        var count = 0
        _ = WaitingWalk(
            wait: .display,
            serve: { layer in
                guard let tree = layer.home else { return true }
                layer.display(in: tree)
                count += 1
                return true
            }
        ).run(from: root)
        displayed += count
    }
}
