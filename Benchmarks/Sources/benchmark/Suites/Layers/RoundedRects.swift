import Acetate

/// Scenes of plain rounded rectangles: painting all of one, and moving one rectangle of it.
@MainActor
struct RoundedRects {
    private struct Scene {
        let name: String
        let grid: RectangleGrid
        /// The largest ratios asked for, by peer.
        let repaintTargets: [String: Double]
        let moveTargets: [String: Double]
        /// How often a repaint is measured: a large scene takes others a quarter of a second.
        let repetitions: Int
    }

    private struct Peer {
        let program: PeerProgram
        /// Whether it can move an item at all.
        let moves: Bool
        /// The share of the pixels that may differ by more than edges do.
        let tolerance: Double

        var name: String { program.name }
    }

    private static let qt = "Qt 6 QGraphicsView"
    private static let skia = "Skia"

    private let peers: [Peer]
    private let presenter = MemoryPresenter()
    private let scenes = [
        Scene(
            name: "40,000 of 8 × 4", grid: .small, repaintTargets: [Self.qt: 0.12, Self.skia: 0.2], moveTargets: [Self.qt: 0.1],
            repetitions: 11),
        Scene(
            name: "40,000 of 40 × 20", grid: .crowded, repaintTargets: [Self.qt: 0.12, Self.skia: 0.2], moveTargets: [Self.qt: 0.1],
            repetitions: 11),
        Scene(
            name: "1,980 of 40 × 20", grid: .filled, repaintTargets: [Self.qt: 0.25, Self.skia: 0.2], moveTargets: [Self.qt: 0.3],
            repetitions: 31),
    ]

    init(_ programs: PeerPrograms) throws {
        let kept = try [("qt-tree", Self.qt), ("cairo-layers", "cairo"), ("gsk-layers", "GSK by cairo")].compactMap { program, name in
            try programs.start(program, called: name).map { Peer(program: $0, moves: true, tolerance: 0) }
        }
        // It covers one pixel of each small corner by a fifth more than there is.
        let replayed = try programs.start("skia-layers", called: Self.skia).map { Peer(program: $0, moves: false, tolerance: 0.04) }
        peers = kept + (replayed.map { [$0] } ?? [])
    }

    func rows() throws -> [Row] {
        try scenes.flatMap { scene in
            for peer in peers { _ = try peer.program.time(scene.grid.creation(indexed: true)) }
            let tree = RectangleTree(scene.grid, presenter: presenter)
            try compare(tree, peers, scene.name)
            let repaints = try repaint(scene, tree)
            return try repaints + moves(scene, tree)
        }
    }

    private func repaint(_ scene: Scene, _ tree: RectangleTree) throws -> [Row] {
        var sides: [@MainActor (Int) throws -> Double] = [{ _ in microseconds { tree.repaint() } / 1000 }]
        for peer in peers { sides.append { _ in try peer.program.time("repaint") / 1000 } }
        let times = try Measurement(repetitions: scene.repetitions, warmUps: 2).medians(of: sides)
        return rows("repaint \(scene.name)", "ms", times, peers, scene.repaintTargets)
    }

    private func moves(_ scene: Scene, _ tree: RectangleTree) throws -> [Row] {
        let (grid, peers) = (scene.grid, peers.filter(\.moves))
        var sides: [@MainActor (Int) throws -> Double] = [
            { turn in microseconds { tree.move(grid.number(inTurn: turn), to: grid.destination(inTurn: turn)) } }
        ]
        for peer in peers {
            sides.append { turn in
                let place = grid.destination(inTurn: turn)
                return try peer.program.time("move \(grid.number(inTurn: turn)) \(place.x) \(place.y)")
            }
        }
        let times = try Measurement(repetitions: 41).medians(of: sides)
        try compare(tree, peers, "move one of \(scene.name)")
        return rows("move one of \(scene.name)", "µs", times, peers, scene.moveTargets)
    }

    private func compare(_ tree: RectangleTree, _ peers: [Peer], _ name: String) throws {
        guard let ours = tree.pixels() else { preconditionFailure("A tree that stepped has presented a frame.") }
        for peer in peers {
            let theirs = try peer.program.pixels("pixels", width: 1920, height: 1080)
            try ours.require(theirs, of: peer.program, name, tolerance: peer.tolerance)
        }
    }

    private func rows(_ name: String, _ measure: String, _ times: [Double], _ peers: [Peer], _ targets: [String: Double]) -> [Row] {
        if peers.isEmpty { return [.layers(name, measure, times[0], nil, nil)] }
        return zip(peers, times[1...]).map { .layers(name, measure, times[0], $0.name, $1, target: targets[$0.name]) }
    }
}
