import Acetate

/// What it costs to draw into a bitmap in memory, and how exact the edges are, beside cairo's image surface, Skia's raster and Blend2D.
///
/// Every peer draws the same outlines, in the same places, in the same colours, over what the last drawing left. Before it is timed, what
/// each draws on a clear bitmap is compared with ours.
struct DrawingSuite: Suite {
    let name = "drawing"

    /// How much what a peer draws may differ from ours, in 255ths, on average over all that is painted: as much as coarse anti-aliasing
    /// does where everything is edge. A shape that is left out, in another place or of another colour differs by more.
    private static let largestDifference = 10.0

    func run(with peers: PeerPrograms) throws -> [Row] {
        let programs = [("cairo", try peers.start("cairo-drawing", called: "cairo"))].compactMap { name, program in
            program.map { (name: name, program: $0) }
        }
        var rows: [Row] = []
        for drawingCase in DrawingCase.fills + DrawingCase.strokes + DrawingCase.paints {
            rows += try self.rows(of: drawingCase, beside: programs.compactMap { try DrawingPeer($0.name, $0.program, drawingCase) })
        }
        let large = DrawingCase.large
        let fill = try OurDrawing(large) { $0.fill(DrawingCase.largeRect) }
        rows += try self.rows(
            of: large, beside: programs.compactMap { try DrawingPeer($0.name, $0.program, large) }, (DrawingCase.plainFill, fill))
        for picture in DrawingCase.pictures {
            let pixman = try programs.filter { $0.name == "cairo" }.compactMap {
                try DrawingPeer("pixman", $0.program, picture, verb: ("picture", "pixman"))
            }
            rows += try self.rows(of: picture, beside: programs.compactMap { try DrawingPeer($0.name, $0.program, picture) } + pixman)
        }
        return rows
    }

    /// The times, a row for each peer, then the errors.
    private func rows(of drawingCase: DrawingCase, beside peers: [DrawingPeer], _ other: (name: String, OurDrawing)? = nil) throws -> [Row]
    {
        let ours = try OurDrawing(drawingCase)
        let pixels = ours.pixels()
        let theirs = try peers.map { peer in try compared(peer, pixels, drawingCase) }
        var sides: [@MainActor () throws -> Double] = [{ ours.time() }]
        for peer in peers { sides.append { try peer.time() } }
        if let other { sides.append { other.1.time() } }
        let times = try Measurement(repetitions: 41, warmUps: 3).medians(of: sides)
        let names = peers.map(\.name) + (other.map { [$0.name] } ?? [])
        var rows = zip(names, times[1...]).map { name, time in
            row(drawingCase, "µs", times[0], name, time, target: drawingCase.targets[name])
        }
        if names.isEmpty { rows.append(row(drawingCase, "µs", times[0], nil, nil)) }
        return rows + errorRows(drawingCase, pixels, Array(zip(peers.map(\.name), theirs)))
    }

    /// What the peer draws; throws if it is not what we draw.
    private func compared(_ peer: DrawingPeer, _ ours: Pixels, _ drawingCase: DrawingCase) throws -> Pixels {
        let theirs = try peer.pixels()
        let difference = theirs.meanDifference(to: ours)
        guard !ours.isClear, !theirs.isClear, difference <= Self.largestDifference else {
            throw PeerError(
                description: "\(peer.name) does not draw \"\(drawingCase.name)\" as we do: a byte differs by \(difference) on average.")
        }
        return theirs
    }

    private func errorRows(_ drawingCase: DrawingCase, _ ours: Pixels, _ theirs: [(name: String, pixels: Pixels)]) -> [Row] {
        guard let points = drawingCase.referencePoints, case .fill(let rule, let outline) = drawingCase.work else { return [] }
        let reference = Supersampling(
            outline, rule, offset: drawingCase.offsets[0], width: drawingCase.width, height: drawingCase.height, points: points
        ).coverage()
        let error = CoverageError(ours, reference)
        var rows = [row(drawingCase, "worst error", error.worst, "limit", 0.01, target: 1)]
        for peer in theirs {
            let their = CoverageError(peer.pixels, reference)
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
