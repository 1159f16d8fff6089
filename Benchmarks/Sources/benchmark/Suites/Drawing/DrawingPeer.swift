import Acetate

/// A peer that has a drawing of the case ready.
@MainActor
struct DrawingPeer {
    let name: String
    private let program: PeerProgram
    private let drawingCase: DrawingCase
    /// The case as one word.
    private let word: String

    /// Nil where the peer cannot draw such a thing.
    ///
    /// - Parameter verb: what the work is to be called, if not by its own name.
    init?(_ name: String, _ program: PeerProgram, _ drawingCase: DrawingCase, verb: String? = nil) throws {
        (self.name, self.program, self.drawingCase) = (name, program, drawingCase)
        word = "\(name):\(drawingCase.name)".replacingOccurrences(of: " ", with: "-")
        let definition = drawingCase.definition(called: word, verb: verb ?? drawingCase.work.verb)
        switch try program.ask(definition) {
        case "ready": break
        case "unable": return nil
        case let answer: throw PeerError(description: "\(name) answered \"\(answer)\" to the case \"\(drawingCase.name)\".")
        }
    }

    /// Microseconds a drawing.
    func time() throws -> Double {
        let answer = try program.ask("time \(word) \(drawingCase.drawings)")
        guard let time = Double(answer), time > 0 else {
            throw PeerError(description: "\(name) answered \"\(answer)\" instead of the time of \"\(drawingCase.name)\".")
        }
        return time
    }

    /// What one of the drawings leaves on a clear bitmap.
    func pixels(_ number: Int) throws -> Pixels {
        try program.pixels("pixels \(word) \(number)", width: drawingCase.width, height: drawingCase.height)
    }
}
