import AcetateDrawing
import AcetateGeometry
import AcetateLayers
public import Foundation

/// Edits a random tree at random, and proves each frame: nothing is written but what the buffer lacked, what is on screen is what a full
/// repaint gives, which is what a list made anew of the layers gives, and a second step with no change does nothing.
///
/// The same seed makes the same edits. It answers; the test decides.
@MainActor
public final class DamageFuzzer {
    /// The seed.
    public let seed: UInt64
    /// How often each row, each kind of layer and each kind of change to the tree was edited.
    public private(set) var counts: [String: Int] = [:]
    /// How many levels the tree had at most.
    public private(set) var greatestDepth = 0
    /// How many layers the tree had at most.
    public private(set) var greatestCount = 0
    /// How many frames showed something new.
    public var presentedFrames: Int { world.presentedFrames }

    private let size: CGSize
    private let scale: CGFloat
    private let layerLimit: Int
    private let isWide: Bool
    private var random: FuzzRandom
    private var edits: [FuzzEdit] = []
    private var world: FuzzWorld
    private var named = 0

    /// A fuzzer over a small tree.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - layers: how many layers the tree has at most; it begins with nearly as many.
    ///   - isWide: whether layers are added to the root alone, rather than to any layer.
    public init(
        seed: UInt64, size: CGSize = CGSize(width: 72, height: 54), scale: CGFloat = 1, layers: Int = 48, isWide: Bool = false
    ) {
        self.seed = seed
        self.size = size
        self.scale = scale
        self.isWide = isWide
        layerLimit = layers
        random = FuzzRandom(generator: SeededGenerator(seed: seed))
        world = FuzzWorld(size: size, scale: scale)
        for _ in 0..<layers * 7 / 8 { addLayer() }
    }

    /// Runs frames with one to four edits each.
    ///
    /// - Returns: the first failure; nil if there is none.
    public func run(frames: Int) -> Failure? {
        for _ in 0..<frames {
            for _ in 0..<Int.random(in: 1...4, using: &random.generator) { edit() }
            make(.step(age: random.pick([1, 1, 1, 0, 2, 3]).1))
            if world.flaw != nil { return failure() }
        }
        greatestDepth = max(greatestDepth, world.depth)
        return nil
    }

    /// Begins with another tree, so that a long run does not replay all from the first when it fails.
    public func startOver() {
        edits = []
        world = FuzzWorld(size: size, scale: scale)
        named = 0
        for _ in 0..<layerLimit * 7 / 8 { addLayer() }
    }

    private func failure() -> Failure {
        let shrinker = FuzzShrinker(size: size, scale: scale)
        let shrunk = shrinker.shrink(edits)
        let last = shrinker.replay(shrunk)
        return Failure(seed: seed, frame: world.frames, flaw: last.flaw ?? world.flaw ?? "", size: size, scale: scale, shrunk, last)
    }

    // MARK: Edits

    private func make(_ edit: FuzzEdit) {
        counts[edit.kind, default: 0] += 1
        edits.append(edit)
        edit.apply(world)
    }

    private func make(_ kind: String, _ line: String, _ apply: @escaping @MainActor (FuzzWorld) -> Void) {
        make(FuzzEdit(kind: kind, line: line, apply: apply))
    }

    /// Any layer but the root; mostly one that is seen.
    private var anyNumber: Int {
        let numbers = world.layers.keys.filter { $0 != 0 }.sorted()
        let seen = numbers.filter { world.layers[$0]?.publishedExtent.isEmpty == false }
        return random.pick(seen.isEmpty || random.chance(4) ? numbers + (numbers.isEmpty ? [0] : []) : seen).1
    }

    private func edit() {
        guard world.layers.count > 1 else { return addLayer() }
        let number = anyNumber
        switch Int.random(in: 0..<40, using: &random.generator) {
        case 0...2: world.layers.count < layerLimit ? addLayer() : change(number)
        case 3...4: move(number)
        case 5: remove(number)
        case 6...8: draw(number)
        case 9...10: mask(number)
        case 13: transaction()
        case 14...15: changeMask()
        case 16...17: changeCopied()
        case 11: resize()
        case 12: change(0)
        default: change(number)
        }
    }

    private func addLayer() {
        named += 1
        let (number, kind) = (named, random.pick(FuzzKind.allCases).1)
        let parent = isWide || random.chance(6) ? 0 : anyNumber
        let (text, frame) = random.rect()
        counts[kind.rawValue, default: 0] += 1
        make("addSublayer", "let l\(number) = \(kind.rawValue)()\nl\(number).frame = \(text)\nl\(parent).addSublayer(l\(number))") {
            world in
            let layer = kind.make()
            layer.frame = frame
            world.add(layer, number: number, to: parent)
        }
        set("backgroundColor", of: number)
        for row in kind.rows.own where random.chance(2) { set(row, of: number) }
        if kind == .FuzzedLayer || kind == .FuzzedTiledLayer { draw(number) }
        greatestCount = max(greatestCount, world.layers.count)
        greatestDepth = max(greatestDepth, world.depth)
    }

    private func change(_ number: Int) {
        guard let layer = world.layers[number] else { return }
        let rows = type(of: layer).layerProperties.map(\.name).filter { number != 0 || !Self.keptOfRoot.contains($0) }
        // What moves a layer or its shadow more often than others, as in life.
        let frequent = ["position", "position", "bounds", "zPosition", "zPosition", "masksToBounds", "shadowOffset", "shadowOpacity"]
        let own = number == 0 ? [] : Array(type(of: layer).layerProperties.map(\.name).dropFirst(Layer.layerProperties.count))
        switch random.pick([0, 1, own.isEmpty ? 0 : 2]).1 {
        case 0: set(random.pick(rows).1, of: number)
        case 1: set(random.pick(number == 0 ? rows : frequent).1, of: number)
        default: set(random.pick(own).1, of: number)
        }
    }

    /// What would make the whole tree invisible for long.
    private static let keptOfRoot: Set<String> = [
        "bounds", "position", "anchorPoint", "transform", "isHidden", "opacity", "sublayerTransform", "isDoubleSided",
    ]

    private func set(_ row: String, of number: Int) {
        guard let value = random.value(ofRow: row) else { return }
        if let layer = world.layers[number] { counts["in \(type(of: layer))", default: 0] += 1 }
        make(row, "l\(number).\(row) = \(value.literal)") { world in
            if let layer = world.layers[number] { value.set(layer) }
        }
    }

    private func move(_ number: Int) {
        let (parent, place) = (anyNumber, random.pick([0, 1, 3]).1)
        make("insertSublayer", "l\(parent).insertSublayer(l\(number), at: \(place))") { world in
            if world.mayContain(parent, number) { world.layers[parent]?.insertSublayer(world.layers[number]!, at: place) }
        }
    }

    private func remove(_ number: Int) {
        make("removeFromSuperlayer", "l\(number).removeFromSuperlayer()") { world in
            world.layers[number]?.removeFromSuperlayer()
            world.forgetDetached()
        }
    }

    private func mask(_ number: Int) {
        if random.chance(2) {
            return make("mask", "l\(number).mask = nil") { world in
                world.layers[number]?.mask = nil
                world.forgetDetached()
            }
        }
        let other = anyNumber
        make("mask", "l\(number).mask = l\(other)") { world in
            if world.mayContain(number, other) { world.layers[number]?.mask = world.layers[other] }
            world.forgetDetached()
        }
    }

    /// Another look or place of a layer that is a mask, if there is one.
    private func changeMask() {
        let masks = world.layers.filter { $0.value.superlayer?.mask === $0.value }.keys.sorted()
        if masks.isEmpty { return }
        set(random.pick(["backgroundColor", "cornerRadius", "opacity", "position", "bounds"]).1, of: random.pick(masks).1)
    }

    /// Another look or place of a layer that a replicator shows more than once, if there is one.
    private func changeCopied() {
        let copied = world.layers.filter { ($0.value.superlayer as? ReplicatorLayer)?.instanceCount ?? 0 > 1 }.keys.sorted()
        if copied.isEmpty { return }
        set(random.pick(["backgroundColor", "position", "bounds"]).1, of: random.pick(copied).1)
    }

    private func draw(_ number: Int) {
        let (ink, part) = (random.color(), random.rect())
        make("ink", "(l\(number) as? FuzzedLayer)?.ink = \(ink.0)") { ($0.layers[number] as? FuzzedLayer)?.ink = ink.1 }
        switch Int.random(in: 0..<4, using: &random.generator) {
        case 0: make("display", "l\(number).display()") { $0.layers[number]?.display() }
        case 1: make("setNeedsDisplay", "l\(number).setNeedsDisplay()") { $0.layers[number]?.setNeedsDisplay() }
        default: make("setNeedsDisplay(rect)", "l\(number).setNeedsDisplay(\(part.0))") { $0.layers[number]?.setNeedsDisplay(part.1) }
        }
    }

    private func transaction() {
        if random.chance(2) {
            make("begin", "Transaction.begin()") { _ in Transaction.begin() }
        } else {
            make("commit", "Transaction.commit()") { _ in Transaction.commit() }
        }
    }

    private func resize() {
        if random.chance(3) {
            let size = CGSize(width: size.width - random.coordinate(0...4), height: size.height - random.coordinate(0...4))
            return make("size", "tree.size = CGSize(width: \(size.width), height: \(size.height))") { $0.tree.size = size }
        }
        let scale = random.pick([1, 1.25, 1.5, 2, 3] as [CGFloat])
        make("scale", "tree.scale = \(scale.0)") { $0.tree.scale = scale.1 }
    }
}
