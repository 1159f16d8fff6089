import Acetate

/// What it costs to show a picture that fills the frame, beside copying as many bytes, and beside pixman's composite of it.
@MainActor
struct Pictures {
    let pixman: PeerProgram?
    private let copy = FrameCopy()

    func rows() throws -> [Row] {
        try rows("opaque picture", alpha: 255, on: nil, target: 1)
            + rows("opaque picture on white", alpha: 255, on: .white, target: 1)
            + rows("picture with alpha on white", alpha: 128, on: .white, target: 1.3)
    }

    private func rows(_ name: String, alpha: Int, on background: Color?, target: Double) throws -> [Row] {
        let tree = PictureTree(images: try (0...1).map { try Self.image(alpha: alpha, from: $0) }, on: background)
        tree.show(0)
        if let pixman, let ours = tree.pixels() {
            _ = try pixman.ask("scene picture 0 0 1920 1080 \(alpha)")
            _ = try pixman.time("frame 0 1")
            try ours.require(try pixman.pixels("pixels", width: 1920, height: 1080), of: pixman, name)
        }
        var sides: [@MainActor (Int) throws -> Double] = [
            { turn in microseconds { tree.show(turn) } }, { turn in microseconds { copy.run(turn) } },
        ]
        if let pixman {
            // Two in turns as well, again and again onto what was there, which costs the same.
            _ = try pixman.ask("scene picture 0 0 1920 1080 \(alpha) picture 0 0 1920 1080 \(alpha)")
            sides.append { _ in try pixman.time("frame 0 1") / 2 }
        }
        let times = try Measurement(repetitions: 61).medians(of: sides)
        let beside = times.dropFirst(2).map { Row.layers(name, "µs", times[0], "pixman alone", $0) }
        return [.layers(name, "µs", times[0], "memcpy", times[1], target: target)] + beside
    }

    /// Columns from blue to red, as PixmanLayers.cpp makes them, beginning at one of them.
    private static func image(alpha: Int, from first: Int) throws -> Image {
        let bitmap = try Bitmap(width: 1920, height: 1080)
        let context = GraphicsContext(bitmap: bitmap)
        for x in 0..<bitmap.width {
            let red = Double((x + first) & 255) / 255
            context.setFillColor(Color(red: red, green: 128.0 / 255, blue: 1 - red, alpha: Double(alpha) / 255))
            context.fill(CGRect(x: x, y: 0, width: 1, height: bitmap.height))
        }
        return Image(bitmap)
    }
}

/// A layer as large as its tree, with a new picture in each frame.
@MainActor
private final class PictureTree {
    private let images: [Image]
    private let presenter = MemoryPresenter()
    private let tree: LayerTree
    private let layer = Layer(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080))

    init(images: [Image], on background: Color?) {
        self.images = images
        tree = LayerTree(size: CGSize(width: 1920, height: 1080), presenter: presenter)
        tree.root.backgroundColor = background
        tree.root.addSublayer(layer)
    }

    func show(_ turn: Int) {
        layer.contents = images[turn % images.count]
        tree.step()
    }

    func pixels() -> Pixels? { presenter.bitmap.map { Pixels($0) } }
}

/// Copies a frame's bytes, from one of two places in turns, as the pictures do.
@MainActor
private final class FrameCopy {
    private let target = UnsafeMutableRawBufferPointer.allocate(byteCount: 1920 * 1080 * 4, alignment: 64)
    private let sources = (0...1).map { _ in UnsafeMutableRawBufferPointer.allocate(byteCount: 1920 * 1080 * 4, alignment: 64) }

    init() {
        for source in sources { source.initializeMemory(as: UInt8.self, repeating: 128) }
        run(0)
    }

    isolated deinit {
        for memory in sources + [target] { memory.deallocate() }
    }

    func run(_ turn: Int) { target.copyMemory(from: UnsafeRawBufferPointer(sources[turn % sources.count])) }
}
