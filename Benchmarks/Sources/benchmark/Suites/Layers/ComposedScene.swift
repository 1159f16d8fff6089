import Acetate

/// A scene that changes in each frame, as a tree of layers and as the calls of pixman that one would make by hand for the same picture.
@MainActor
struct ComposedScene {
    let name: String
    /// The steps, as PixmanLayers.cpp takes them.
    let steps: String
    /// Puts the scene's layers into the root, and returns what changes them: given the number of pixels to scroll by, 0 for the first frame.
    let build: @MainActor (Layer) -> @MainActor (Int) -> Void

    /// How many frames are measured at a time: the first ones find a processor that slept while the other side drew.
    private static let framesInTurn = 10

    /// Composing a frame, beside the calls.
    func row(beside pixman: PeerProgram?) throws -> Row {
        let presenter = MemoryPresenter()
        let tree = LayerTree(size: CGSize(width: 1920, height: 1080), presenter: presenter)
        tree.root.backgroundColor = .white
        let change = build(tree.root)
        tree.step()
        if let pixman {
            guard try pixman.ask("scene \(steps)") == "ready" else { throw PeerError(description: "\(pixman.name) has no \"\(name)\".") }
            // One frame that changes everything, and back.
            for offset in [Self.offset(inTurn: 1), 0] {
                change(offset)
                tree.step()
                _ = try pixman.time("frame \(offset) 1")
                guard let bitmap = presenter.bitmap else { preconditionFailure("A tree that stepped has presented a frame.") }
                try Pixels(bitmap).require(try pixman.pixels("pixels", width: 1920, height: 1080), of: pixman, name)
            }
        }
        let times = try Measurement(repetitions: 61).medians(
            ours: { turn in
                microseconds {
                    for frame in 0..<Self.framesInTurn {
                        change(Self.offset(inTurn: turn + frame))
                        tree.step()
                    }
                } / Double(Self.framesInTurn)
            },
            theirs: { turn in
                try pixman?.time("frame \(Self.offset(inTurn: turn)) \(Self.framesInTurn)")
            })
        return .layers(name, "µs", times.ours, pixman.map { "\($0.name) by hand" }, times.theirs, target: 1.25)
    }

    /// 3 pixels a frame, down and from the top again.
    private static func offset(inTurn turn: Int) -> Int { turn % 40 * 3 }
}

/// An opaque colour in bytes, for both sides.
@MainActor
struct ByteColor {
    let red, green, blue: Int

    /// Another for each number.
    init(_ number: Int) {
        (red, green, blue) = (number * 37 % 256, number * 91 % 256, number * 53 % 256)
    }

    var color: Color { Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255) }
    var word: String { String(0xFF00_0000 | red << 16 | green << 8 | blue, radix: 16) }
}
