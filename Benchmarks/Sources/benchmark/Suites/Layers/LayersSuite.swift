import Acetate

/// What it costs to compose a frame of 1920 × 1080 from layers: beside others that keep or replay a scene, and beside what the same takes
/// by hand.
///
/// Before anything is timed, what each peer paints is compared with what we do.
struct LayersSuite: Suite {
    let name = "layers"

    func run(with peers: PeerPrograms) throws -> [Row] {
        let pixman = try peers.start("pixman-layers", called: "pixman")
        let footprint = Footprint()
        // First, while the memory is as good as new.
        let bytes = footprint.bytesPerLayer()
        var rows = try RoundedRects(peers).rows() + Growth().rows()
        rows += try Pictures(pixman: pixman).rows()
        rows += try ComposedScene.all.map { try $0.row(beside: pixman) }
        return try rows + [bytes] + footprint.idleRows(beside: pixman)
    }
}

extension Row {
    /// A row of this suite.
    static func layers(
        _ name: String, _ measure: String, _ ours: Double, _ peer: String?, _ theirs: Double?, target: Double? = nil
    ) -> Row {
        Row(suite: "layers", case: name, measure: measure, ours: ours, peer: peer, theirs: theirs, target: target)
    }
}

extension Pixels {
    /// Throws if the peer's frame is another picture than ours.
    ///
    /// - Parameter tolerance: the share of the pixels that may differ by more than edges do.
    func require(_ theirs: Pixels, of peer: PeerProgram, _ name: String, tolerance: Double = 0) throws {
        let count = differingPixels(from: theirs)
        guard Double(count) <= tolerance * Double(bytes.count / 4), bytes.count == theirs.bytes.count else {
            throw PeerError(description: "\(peer.name) does not paint \"\(name)\" as we do: \(count) pixels differ.")
        }
    }
}
