import Acetate

/// Our side: the tree, and its rectangles by number.
@MainActor
final class RectangleTree {
    private let grid: RectangleGrid
    private let presenter: MemoryPresenter
    private let tree: LayerTree
    private var layers: [Layer] = []

    /// Makes the tree and steps its first frame. The presenter has its bitmap already, as the peer has its window's.
    init(_ grid: RectangleGrid, presenter: MemoryPresenter) {
        self.grid = grid
        self.presenter = presenter
        tree = LayerTree(size: CGSize(width: 1920, height: 1080), presenter: presenter)
        tree.root.backgroundColor = .white
        layers.reserveCapacity(grid.count)
        for number in 0..<grid.count {
            let layer = layer(number, at: grid.origin(of: number))
            layers.append(layer)
            tree.root.addSublayer(layer)
        }
        tree.step()
    }

    private func layer(_ number: Int, at origin: CGPoint) -> Layer {
        let layer = Layer(frame: CGRect(origin: origin, size: grid.size))
        layer.backgroundColor = Color(
            red: Double(number * 37 % 256) / 255, green: Double(number * 91 % 256) / 255, blue: Double(number * 53 % 256) / 255)
        if grid.cornerRadius > 0 { layer.cornerRadius = grid.cornerRadius }
        return layer
    }

    @discardableResult
    func move(_ number: Int, to origin: CGPoint) -> FrameReport {
        layers[number].position = CGPoint(x: origin.x + grid.size.width / 2, y: origin.y + grid.size.height / 2)
        return tree.step()
    }

    func remove(_ number: Int) {
        layers[number].removeFromSuperlayer()
        tree.step()
    }

    func add(_ number: Int, at origin: CGPoint) {
        layers[number] = layer(number, at: origin)
        tree.root.addSublayer(layers[number])
        tree.step()
    }

    /// Paints everything: what is behind it all changes, a little grey in every other frame.
    func repaint() {
        tree.root.backgroundColor = tree.root.backgroundColor == .white ? Color(white: 0.98) : .white
        tree.step()
    }

    /// The frame, on white.
    func pixels() -> Pixels? {
        if tree.root.backgroundColor != .white { repaint() }
        return presenter.bitmap.map { Pixels($0) }
    }

    @discardableResult
    func stepWithoutChange() -> FrameReport { tree.step() }
}
