import AcetateLayers
public import Foundation

/// Edits a random tree at random, and proves each frame: nothing is written outside the damage, what is painted is what a full repaint
/// gives, and a second step with no change does nothing.
///
/// The same seed makes the same edits. It answers; the test decides.
@MainActor
public final class DamageFuzzer {
    /// What went wrong.
    public struct Failure: Sendable, CustomStringConvertible {
        /// The seed that shows it again.
        public let seed: UInt64
        /// The frame, from 1.
        public let frame: Int
        /// What is wrong.
        public let flaw: String
        /// The edits of that frame, as Swift lines.
        public let edits: [String]
        /// The tree at that moment.
        public let dump: String

        /// All of it.
        public var description: String {
            "seed \(seed), frame \(frame): \(flaw)\nedits of the frame:\n"
                + edits.map { "    \($0)" }.joined(separator: "\n") + "\nthe tree:\n\(dump)"
        }
    }

    /// The seed.
    public let seed: UInt64
    /// How often each kind of edit was made.
    public private(set) var counts: [String: Int] = [:]
    /// The bench with the tree.
    public let bench: LayerHarness

    var random: SeededGenerator
    var layers: [FuzzedLayer] = []
    private var edits: [String] = []
    private var named = 0
    private let layerLimit: Int
    private let isWide: Bool

    /// A fuzzer over a small tree.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - layers: how many layers the tree has at most; it begins with half of them.
    ///   - isWide: whether layers are added to the root alone, rather than to any layer.
    public init(
        seed: UInt64, size: CGSize = CGSize(width: 64, height: 48), scale: CGFloat = 1, layers: Int = 24, isWide: Bool = false
    ) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        layerLimit = layers
        self.isWide = isWide
        bench = LayerHarness(size: size, scale: scale)
        bench.tree.trace.isEnabled = false
        for _ in 0..<layers / 2 { addLayer() }
    }

    /// Runs frames with one to four edits each.
    ///
    /// - Returns: the first failure; nil if there is none.
    public func run(frames: Int) -> Failure? {
        for _ in 0..<frames {
            edits = []
            for _ in 0..<Int.random(in: 1...4, using: &random) { edit() }
            bench.step(by: 1 / 60)
            if let flaw = bench.flaw ?? restlessness() {
                return Failure(seed: seed, frame: bench.presenter.presentedFrames, flaw: flaw, edits: edits, dump: bench.root.dump)
            }
        }
        return nil
    }

    /// What a second step still does; nil if it does nothing.
    private func restlessness() -> String? {
        let again = bench.step()
        if again.isPresented || again.displayed > 0 || again.laidOut > 0 || again.published > 0 {
            return "a second step without a change laid out \(again.laidOut), drew \(again.displayed) and painted \(again.paintedPixels) px"
        }
        return bench.tree.needsFrame ? "the tree needs a frame right after one" : nil
    }

    // MARK: Edits

    private func edit() {
        guard let layer = layers.randomElement(using: &random) else { return addLayer() }
        switch Int.random(in: 0..<20, using: &random) {
        case 0 where layers.count < layerLimit: addLayer()
        case 1: move(layer)
        case 2: remove(layer)
        case 3: draw(layer)
        case 4:
            let scale = [1, 1.25, 1.5, 2].randomElement(using: &random)!
            note("scale", "tree.scale = \(scale)")
            bench.tree.scale = scale
        default: change(layer)
        }
    }

    private func addLayer() {
        named += 1
        let layer = FuzzedLayer(frame: randomRect())
        layer.name = "l\(named)"
        layer.ink = randomColor()
        if Bool.random(using: &random) { layer.backgroundColor = randomColor() }
        if Bool.random(using: &random) { layer.setNeedsDisplay() }
        let parent = isWide ? bench.root : layers.randomElement(using: &random) ?? bench.root
        note("add", "\(parent.label).addSublayer(\(layer.label))")
        parent.addSublayer(layer)
        layers.append(layer)
    }

    private func move(_ layer: FuzzedLayer) {
        let parent = layers.randomElement(using: &random) ?? bench.root
        var above: Layer? = parent
        while let next = above {
            if next === layer { return }
            above = next.superlayer
        }
        let place = Int.random(in: 0...3, using: &random)
        note("move", "\(parent.label).insertSublayer(\(layer.label), at: \(place))")
        parent.insertSublayer(layer, at: place)
    }

    private func remove(_ layer: FuzzedLayer) {
        note("remove", "\(layer.label).removeFromSuperlayer()")
        layer.removeFromSuperlayer()
        layers.removeAll { $0.tree == nil }
    }

    private func draw(_ layer: FuzzedLayer) {
        layer.ink = randomColor()
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            note("display", "\(layer.label).display()")
            layer.display()
        case 1:
            note("setNeedsDisplay", "\(layer.label).setNeedsDisplay()")
            layer.setNeedsDisplay()
        default:
            let part = randomRect()
            note("setNeedsDisplay(part)", "\(layer.label).setNeedsDisplay(\(part))")
            layer.setNeedsDisplay(part)
        }
    }

    func note(_ kind: String, _ line: String) {
        counts[kind, default: 0] += 1
        edits.append(line)
    }
}
