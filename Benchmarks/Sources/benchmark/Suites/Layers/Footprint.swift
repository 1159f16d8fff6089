import Acetate
import CAllocations
import CMemoryUse

/// What layers cost that nothing happens to: in memory, and in a frame.
@MainActor
struct Footprint {
    private static let count = 100_000

    /// The memory of a layer in a tree that was stepped, by what the C library has given out: the layer itself and its place in the display
    /// list. What a tree of one layer takes, its frame above all, is not counted.
    func bytesPerLayer() -> Row {
        let before = memory_in_use()
        let small = Self.tree(of: 1)
        let between = memory_in_use()
        let tree = Self.tree(of: Self.count)
        let bytes = Double(memory_in_use() - between - (between - before)) / Double(Self.count)
        withExtendedLifetime((small, tree)) {}
        return .layers("a plain layer of 100,000", "bytes", bytes, "limit", 400, target: 1)
    }

    /// A step of a tree in which nothing changed.
    func idleRows(beside pixman: PeerProgram?) throws -> [Row] {
        let (tree, steps) = (Self.tree(of: Self.count), 10_000)
        _ = try pixman?.ask("scene picture 0 0 1 1 128")
        let times = try Measurement().medians(
            ours: { _ in microseconds { for _ in 0..<steps { tree.step() } } * 1000 / Double(steps) },
            theirs: { _ in try pixman.map { try $0.time("frame 0 \(steps)") * 1000 } })
        let before = acetate_allocation_count()
        for _ in 0..<steps { tree.step() }
        let allocations = Double(acetate_allocation_count() - before) / Double(steps)
        return [
            .layers("idle step", "ns", times.ours, "pixman 1 × 1", times.theirs, target: 10),
            .layers("idle step", "allocations", allocations, "limit", 0, target: 0),
        ]
    }

    private static func tree(of count: Int) -> LayerTree {
        let tree = LayerTree(size: CGSize(width: 1920, height: 1080))
        for number in 0..<count {
            let layer = Layer(frame: CGRect(x: number % 480 * 4, y: number / 480 * 5, width: 4, height: 3))
            layer.backgroundColor = .blue
            tree.root.addSublayer(layer)
        }
        tree.step()
        return tree
    }
}
