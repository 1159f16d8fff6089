import Acetate

/// What it costs to draw into a bitmap in memory, and how exact the edges are, beside cairo's image surface, Skia's raster and Blend2D.
///
/// Every peer draws the same outlines, in the same places, in the same colours, over what the last drawing left. Before it is timed, what
/// each draws on a clear bitmap is compared with ours.
struct DrawingSuite: Suite {
    let name = "drawing"

    /// How much what a peer draws may differ from ours, in 255ths of a byte, where it does: as much as coarse anti-aliasing does, and dashes
    /// that are measured a little differently. What is left out, or in another place by half a pixel, or of another colour differs by more.
    private static let largestDifference = 24.0

    func run(with peers: PeerPrograms) throws -> [Row] {
        let programs: [Peer] = try [
            ("cairo", peers.start("cairo-drawing", called: "cairo")), ("Skia", peers.start("skia-drawing", called: "Skia")),
            ("Blend2D", peers.start("blend2d-drawing", called: "Blend2D")),
        ].compactMap { name, program in program.map { (name, $0) } }
        let small = DrawingCase.fills + DrawingCase.strokes + DrawingCase.paints
        return try small.flatMap { try rows(of: $0, programs) }
            + DrawingCase.large.flatMap { large in
                try rows(of: large, programs, (DrawingCase.plainFill, { $0.fill(DrawingCase.largeRect) }))
            }
            + DrawingCase.pictures.flatMap { try rows(of: $0, programs, pixman: programs.first { $0.name == "cairo" }) }
    }

    private typealias Peer = (name: String, program: PeerProgram)
    private typealias Other = (name: String, draw: (GraphicsContext) -> Void)

    /// The times, a row for each peer, then the errors.
    private func rows(of drawingCase: DrawingCase, _ programs: [Peer], _ other: Other? = nil, pixman: Peer? = nil) throws -> [Row] {
        // Where in memory a bitmap lies can matter more than what is drawn, so ours share one.
        let bitmap = try Bitmap(width: drawingCase.width, height: drawingCase.height)
        let ours = try OurDrawing(drawingCase, on: bitmap)
        var peers = try programs.compactMap { try DrawingPeer($0.name, $0.program, drawingCase) }
        if let pixman, let peer = try DrawingPeer("pixman", pixman.program, drawingCase, verb: "pixman") { peers.append(peer) }
        let pixels = drawingCase.offsets.indices.map(ours.pixels)
        let theirs = try peers.map { try compared($0, pixels, drawingCase) }
        var sides: [@MainActor (Int) throws -> Double] = [{ _ in ours.time() }]
        for peer in peers { sides.append { _ in try peer.time() } }
        if let other {
            let drawing = try OurDrawing(drawingCase, on: bitmap, draw: other.draw)
            sides.append { _ in drawing.time() }
        }
        let times = try Measurement(repetitions: 41, warmUps: 3).medians(of: sides)
        let names = peers.map(\.name) + (other.map { [$0.name] } ?? [])
        var rows = zip(names, times[1...]).map { name, time in
            row(drawingCase, "µs", times[0], name, time, target: drawingCase.targets[name])
        }
        if names.isEmpty { rows.append(row(drawingCase, "µs", times[0], nil, nil)) }
        return rows + errorRows(drawingCase, pixels, Array(zip(peers.map(\.name), theirs)))
    }

    /// What the peer draws at each offset; throws if it is not what we draw.
    private func compared(_ peer: DrawingPeer, _ ours: [Pixels], _ drawingCase: DrawingCase) throws -> [Pixels] {
        try ours.enumerated().map { number, ours in
            let theirs = try peer.pixels(number)
            let difference = theirs.meanDifference(to: ours)
            guard !ours.isClear, !theirs.isClear, difference <= Self.largestDifference else {
                throw PeerError(
                    description: "\(peer.name) does not draw \"\(drawingCase.name)\" as we do: bytes differ by \(difference) on average.")
            }
            return theirs
        }
    }

    private func errorRows(_ drawingCase: DrawingCase, _ ours: [Pixels], _ theirs: [(name: String, pixels: [Pixels])]) -> [Row] {
        guard let points = drawingCase.referencePoints, let (rule, outline) = drawingCase.work.filled else { return [] }
        let references = drawingCase.offsets.map { offset in
            Supersampling(outline, rule, offset: offset, width: drawingCase.width, height: drawingCase.height, points: points).coverage()
        }
        let error = CoverageError(ours, references)
        var rows = [row(drawingCase, "worst error", error.worst, "limit", 0.01, target: 1)]
        for peer in theirs {
            let their = CoverageError(peer.pixels, references)
            rows.append(row(drawingCase, "worst error", error.worst, peer.name, their.worst))
            rows.append(row(drawingCase, "mean error", error.mean, peer.name, their.mean))
        }
        return rows
    }

    private func row(
        _ drawingCase: DrawingCase, _ measure: String, _ ours: Double, _ peer: String?, _ theirs: Double?, target: Double? = nil
    ) -> Row {
        Row(suite: name, case: drawingCase.name, measure: measure, ours: ours, peer: peer, theirs: theirs, target: target)
    }
}
