package import Acetate

/// A line of a session: what a recording may say, and more.
package enum SessionCommand: Sendable, Hashable {
    case action(Recording.Action)
    /// Runs a frame through a phase; the next step takes it up there.
    case step(through: FramePhase)
    case dump
    case trace
    case save(file: String)
    case help
    case quit

    /// The words and what they do.
    package static let helpText = """
        step                        makes a frame at the time it is
        step through PHASE          stops it after \(FramePhase.allCases.map { "\($0)" }.joined(separator: ", "))
        at SECONDS                  moves the clock there and makes a frame
        down [#FINGER] X Y          puts a finger down, in points
        move [#FINGER] X Y          moves it
        up [#FINGER]                lifts it
        cancel [#FINGER]            cancels its touch
        set LAYER.PROPERTY VALUE    sets a property, as in set slider.curvaceousness 0
        dump                        shows the layers
        trace                       shows what happened since it was last shown
        save FILE                   writes the picture on screen as PNG
        help, quit
        """

    private static let words = Recording.Action.words + ["dump", "trace", "save", "help", "quit"]

    /// Reads a line; nil if it is blank or a comment.
    package init?(parsing line: String) throws(Complaint) {
        var words = WordReader(line)
        switch words.next() {
        case "step" where words.peek != nil: self = .step(through: try words.phase())
        case "dump": self = .dump
        case "trace": self = .trace
        case "save": self = .save(file: try words.word("a file"))
        case "help": self = .help
        case "quit": self = .quit
        default:
            guard let action = try Recording.Action(parsing: line, among: Self.words) else { return nil }
            self = .action(action)
            return
        }
        try words.end()
    }
}

extension WordReader {
    fileprivate mutating func phase() throws(Complaint) -> FramePhase {
        guard try word("through") == "through" else { return try fail("nothing or through") }
        let name = try word("a phase")
        guard let phase = FramePhase.allCases.first(where: { "\($0)" == name }) else {
            return try fail("one of \(FramePhase.allCases.map { "\($0)" }.joined(separator: ", "))")
        }
        return phase
    }
}
