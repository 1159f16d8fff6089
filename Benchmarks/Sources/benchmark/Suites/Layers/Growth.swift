import Acetate

/// Whether moving a layer costs the same whatever else there is: the layer, its place and its depth stay, and the tree about it grows.
@MainActor
struct Growth {
    private enum Kind: String, CaseIterable {
        /// All others are siblings of the layer's superlayer.
        case flat
        /// Each of the others has ten sublayers, down to where there are enough.
        case branching
    }

    /// How many moves a figure is the mean of.
    private static let moves = 20
    private static let counts = [1000, 10_000, 100_000, 1_000_000]

    func rows() throws -> [Row] {
        try Kind.allCases.flatMap { kind in
            let trees = Self.counts.map { GrowingTree(count: $0, branches: kind == .branching) }
            let times = try Measurement().medians(
                of: trees.map { tree in { _ in microseconds { for _ in 0..<Self.moves { tree.move() } } / Double(Self.moves) } })
            return zip(Self.counts, times).dropFirst().map { count, time in
                Row.layers("move one, \(kind.rawValue), \(count) layers", "µs", time, "1000 layers", times[0], target: 1.5)
            }
        }
    }
}

/// A layer in a superlayer of its own, in a tree with many others that lie beneath.
@MainActor
private final class GrowingTree {
    private let tree = LayerTree(size: CGSize(width: 1920, height: 1080))
    private let moving = Layer(frame: CGRect(x: 100, y: 10, width: 40, height: 20))

    /// - Parameter branches: whether the others have sublayers of their own.
    init(count: Int, branches: Bool) {
        tree.root.backgroundColor = .white
        let others = (0..<count).map { number in
            // In rows below the place of the layer that moves, one point each; sublayers are placed in their superlayer.
            let place = CGPoint(x: number % 1900, y: 100 + number / 1900)
            let layer = Layer(frame: CGRect(origin: branches && number >= 10 ? .zero : place, size: CGSize(width: 1, height: 1)))
            layer.backgroundColor = .black
            return layer
        }
        for (number, layer) in others.enumerated() {
            let superlayer = branches && number >= 10 ? others[number / 10 - 1] : tree.root
            superlayer.addSublayer(layer)
        }
        let holder = Layer(frame: CGRect(x: 0, y: 0, width: 1920, height: 100))
        moving.backgroundColor = .blue
        moving.cornerRadius = 4
        holder.addSublayer(moving)
        tree.root.addSublayer(holder)
        tree.step()
    }

    func move() {
        moving.position.x = moving.position.x > 500 ? 120 : moving.position.x + 50
        tree.step()
    }
}
