import Acetate

/// What it costs to make a large tree and to change one layer of it, beside Qt's QGraphicsView.
struct TreeSuite: Suite {
    let name = "tree"

    func run(with peers: PeerPrograms) throws -> [Row] {
        let qt = try peers.start("qt-tree", called: "Qt 6 QGraphicsView")
        let unindexed = try creation(indexed: false, qt)
        let indexed = try creation(indexed: true, qt)
        let tree = RectangleTree(.many, presenter: MemoryPresenter())
        let changes = [
            try move("move one of 100,000", in: tree, .many, qt, target: 0.1), try removal(from: tree, .many, qt),
            try addition(to: tree, .many, qt), stillStep(of: tree), movedPixels(in: tree, .many),
        ]
        return [indexed, unindexed] + changes + [try moveAmongRealistic(qt)] + [1, 10, 100].map(visitedLayers)
    }

    private func row(
        _ name: String, _ measure: String, _ times: (ours: Double, theirs: Double?), _ peer: PeerProgram?, target: Double? = nil
    ) -> Row {
        Row(suite: self.name, case: name, measure: measure, ours: times.ours, peer: peer?.name, theirs: times.theirs, target: target)
    }

    // MARK: Times

    /// Creating everything and stepping the first frame. The target is beside Qt's default, in which moves are quick; without its index
    /// Qt creates faster and moves slower.
    private func creation(indexed: Bool, _ qt: PeerProgram?) throws -> Row {
        let presenter = MemoryPresenter()
        let times = try Measurement(repetitions: 15, warmUps: 2).medians(
            ours: { _ in
                // What is made goes after its time was taken.
                var tree: RectangleTree?
                defer { withExtendedLifetime(tree) {} }
                return microseconds { tree = RectangleTree(.many, presenter: presenter) } / 1000
            },
            theirs: { _ in try qt.map { try $0.time(RectangleGrid.many.creation(indexed: indexed)) / 1000 } })
        return row("create 100,000\(indexed ? "" : ", peer without index")", "ms", times, qt, target: indexed ? 0.25 : nil)
    }

    private func move(
        _ name: String, in tree: RectangleTree, _ grid: RectangleGrid, _ qt: PeerProgram?, target: Double
    ) throws -> Row {
        let times = try Measurement(repetitions: 101).medians(
            ours: { turn in microseconds { tree.move(grid.number(inTurn: turn), to: grid.destination(inTurn: turn)) } },
            theirs: { turn in try qt?.time("move \(grid.number(inTurn: turn)) \(words(grid.destination(inTurn: turn)))") })
        return row(name, "µs", times, qt, target: target)
    }

    private func moveAmongRealistic(_ qt: PeerProgram?) throws -> Row {
        _ = try qt?.ask(RectangleGrid.realistic.creation(indexed: true))
        let tree = RectangleTree(.realistic, presenter: MemoryPresenter())
        return try move("move one of 2,000 round ones", in: tree, .realistic, qt, target: 0.3)
    }

    /// Only the removal is timed; what was removed comes back in front of all.
    private func removal(from tree: RectangleTree, _ grid: RectangleGrid, _ qt: PeerProgram?) throws -> Row {
        let times = try Measurement().medians(
            ours: { turn in
                let number = grid.number(inTurn: turn)
                defer { tree.add(number, at: grid.origin(of: number)) }
                return microseconds { tree.remove(number) }
            },
            theirs: { turn in
                let number = grid.number(inTurn: turn)
                let time = try qt?.time("remove \(number)")
                _ = try qt?.time("add \(number) \(words(grid.origin(of: number)))")
                return time
            })
        return row("remove one of 100,000", "µs", times, qt)
    }

    /// Only the addition is timed, after a removal that makes room for it.
    private func addition(to tree: RectangleTree, _ grid: RectangleGrid, _ qt: PeerProgram?) throws -> Row {
        let times = try Measurement().medians(
            ours: { turn in
                let number = grid.number(inTurn: turn)
                tree.remove(number)
                return microseconds { tree.add(number, at: grid.origin(of: number)) }
            },
            theirs: { turn in
                let number = grid.number(inTurn: turn)
                _ = try qt?.time("remove \(number)")
                return try qt?.time("add \(number) \(words(grid.origin(of: number)))")
            })
        return row("add one to 100,000", "µs", times, qt)
    }

    private func stillStep(of tree: RectangleTree) -> Row {
        let steps = 10_000
        let times = Measurement().medians(
            ours: { _ in microseconds { for _ in 0..<steps { tree.stepWithoutChange() } } * 1000 / Double(steps) },
            theirs: { _ in nil })
        return row("step without a change", "ns", times, nil)
    }

    private func words(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }

    // MARK: Counts, beside the most that is allowed

    /// A layer that moves is painted where it was and where it is, and nothing else is.
    private func movedPixels(in tree: RectangleTree, _ grid: RectangleGrid) -> Row {
        let number = grid.number(inTurn: 0)
        tree.move(number, to: grid.origin(of: number))
        let report = tree.move(number, to: grid.destination(inTurn: 0))
        return limit("move one of 100,000", "pixels", report.paintedPixels, 2 * Int(grid.size.width * grid.size.height))
    }

    /// A layer that moves is looked at, and each layer above it; not the thousand that each of them has besides.
    private func visitedLayers(atDepth depth: Int) -> Row {
        let tree = LayerTree(size: CGSize(width: 100, height: 100))
        var deepest = tree.root
        for _ in 0..<depth {
            let layers = (0..<1000).map { _ in Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            for layer in layers { deepest.addSublayer(layer) }
            deepest = layers[500]
        }
        tree.step()
        deepest.position.x += 1
        return limit("move at depth \(depth)", "layers", tree.step().published, depth + 1)
    }

    private func limit(_ name: String, _ measure: String, _ count: Int, _ limit: Int) -> Row {
        Row(suite: self.name, case: name, measure: measure, ours: Double(count), peer: "limit", theirs: Double(limit), target: 1)
    }
}
