import AcetateDrawing
import AcetateLayers
import Foundation

/// A tree that edits are made to, and what is wrong with it after each frame.
@MainActor
final class FuzzWorld {
    let tree: LayerTree
    let presenter = SwappingPresenter()
    /// By number; the root is 0.
    private(set) var layers: [Int: Layer] = [:]
    /// What was wrong with a frame first; nil as long as nothing was.
    private(set) var flaw: String?
    private(set) var frames = 0
    /// How many of them showed something new.
    private(set) var presentedFrames = 0

    init(size: CGSize, scale: CGFloat) {
        tree = LayerTree(size: size, scale: scale, presenter: presenter)
        layers[0] = tree.root
    }

    func add(_ layer: Layer, number: Int, to parent: Int) {
        guard let parent = layers[parent], layers[number] == nil else { return }
        layers[number] = layer
        parent.addSublayer(layer)
    }

    /// Forgets layers that are not in the tree any more, and nobody can put back.
    func forgetDetached() {
        layers = layers.filter { $0.value.tree != nil }
    }

    /// Whether one may be put into the other.
    func mayContain(_ parent: Int, _ child: Int) -> Bool {
        guard let layer = layers[child], child != 0, layers[parent] != nil else { return false }
        var above = layers[parent]
        while let next = above {
            if next === layer { return false }
            above = next.superlayer
        }
        return true
    }

    /// Steps, and looks at what came of it.
    func step(age: Int) {
        presenter.wantedAge = age
        if tree.step(by: 1.0 / 60).isPresented { presentedFrames += 1 }
        frames += 1
        if flaw == nil { flaw = presenter.flaw ?? pictureFlaw ?? restlessness }
    }

    private var pictureFlaw: String? {
        guard let screen = presenter.screen else { return nil }
        let full = tree.snapshot()
        if let difference = screen.difference(from: full) { return "the screen is not what a full repaint gives: \(difference)" }
        return full.difference(from: tree.snapshotFromScratch()).map { "what was published is not what the layers are: \($0)" }
    }

    /// What a second step still does; nil if it does nothing.
    private var restlessness: String? {
        let again = tree.step()
        if again.isPresented || again.displayed > 0 || again.laidOut > 0 || again.published > 0 {
            return "a second step without a change laid out \(again.laidOut), drew \(again.displayed), published \(again.published) "
                + "and painted \(again.paintedPixels) px"
        }
        return tree.needsFrame ? "the tree needs a frame right after one" : nil
    }

    /// How deep the tree is.
    var depth: Int {
        layers.values.map { layer in
            var (depth, above) = (0, layer.superlayer)
            while let next = above { (depth, above) = (depth + 1, next.superlayer) }
            return depth
        }.max() ?? 0
    }
}
