/// Lets every layer that waits for it place its sublayers: superlayers first, siblings in array order, until none waits.
///
/// A layer that keeps asking, or is kept asked, is laid out `limit` times; then the pass stops, names the chain, and leaves the rest
/// waiting for the next frame.
@MainActor
struct LayoutPass {
    /// How often one layer may be laid out in one pass.
    let limit: Int
    /// How many layouts ran.
    private(set) var laidOut = 0
    /// What to say where layout never settles: the layers that were laid out last, in order.
    private(set) var cycle: String?

    /// Layers that were laid out; only those that come again are counted.
    private var served: ContiguousArray<Layer> = []
    private var rounds: [ObjectIdentifier: Int] = [:]
    private var recent: [String] = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Runs the pass on a layer and all below it.
    mutating func run(from root: Layer) {
        var pass = self
        _ = WaitingWalk(wait: .layout, serve: { pass.serve($0) }).run(from: root)
        for layer in pass.served { layer.flags.remove(.wasLaidOut) }
        pass.served = []
        self = pass
    }

    private mutating func serve(_ layer: Layer) -> Bool {
        guard layer.flags.contains(.wasLaidOut) else {
            layer.flags.insert(.wasLaidOut)
            served.append(layer)
            return layOut(layer)
        }
        let round = rounds[ObjectIdentifier(layer), default: 1]
        let why = layer.home?.recorder.waitingCause(of: layer, for: .layout).map { " (\($0))" } ?? ""
        recent.append("\(layer.label)\(why)")
        guard round < limit else {
            cycle = "layout does not settle after \(limit) rounds: \(recent.suffix(8).joined(separator: " → "))"
            return false
        }
        rounds[ObjectIdentifier(layer)] = round + 1
        return layOut(layer)
    }

    private mutating func layOut(_ layer: Layer) -> Bool {
        laidOut += 1
        layer.layOut()
        return true
    }
}
