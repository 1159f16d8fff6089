import Acetate
import AcetateTesting

/// A scene at a prompt: each line is done when it comes.
@MainActor
package final class Session {
    /// What the lines come from, as messages call it.
    package static let source = "input"

    private let player: Player
    private let say: (String) -> Void
    private var lineNumber = 0
    private var shownTraceLines = 0
    private var isOver = false
    /// Whether a line could not be read or done, or a frame was not as it should be.
    package private(set) var hasFailed = false

    /// A session that has not begun.
    ///
    /// - Parameter say: takes what is to be shown, a line or several at a time.
    package init(_ scene: Scene, say: @escaping (String) -> Void) {
        player = Player(scene)
        self.say = say
    }

    /// Does lines until there are no more, or one says `quit`. A line that fails is said, and the session goes on.
    package func run(_ nextLine: () -> String?) {
        while !isOver, let line = nextLine() {
            lineNumber += 1
            do throws(Complaint) {
                if let command = try SessionCommand(parsing: line) { try run(command) }
            } catch {
                hasFailed = true
                say(error.at(line: lineNumber, of: Self.source).description)
            }
        }
    }

    private func run(_ command: SessionCommand) throws(Complaint) {
        switch command {
        case .action(let action):
            if let frame = try player.play(action) { show(frame) }
        case .step(let phase):
            if let frame = try player.step(through: phase) { show(frame) } else { say("the frame stopped after \(phase)") }
        case .dump: say(player.bench.root.dump)
        case .trace: showTrace()
        case .save(let file): try save(to: file)
        case .help: say(SessionCommand.helpText)
        case .quit: isOver = true
        }
    }

    private func show(_ frame: Player.Frame) {
        let report = frame.report
        say(
            "frame \(report.frame) at \(String(format: "%.3f", report.time)): \(report.laidOut) laid out, \(report.displayed) displayed, "
                + "\(report.paintedPixels) of \(frame.picture.width * frame.picture.height) px painted")
        for note in report.notes { say("note: \(note)") }
        if let flaw = frame.flaw {
            hasFailed = true
            say("flaw: \(flaw)")
        }
    }

    private func showTrace() {
        let lines = player.bench.lines
        lines.dropFirst(shownTraceLines).forEach(say)
        shownTraceLines = lines.count
    }

    private func save(to file: String) throws(Complaint) {
        guard let screen = player.bench.presenter.screen else { throw Complaint("expected a `step` first: nothing is on screen yet") }
        do {
            try screen.pngData().write(to: URL(filePath: file))
        } catch {
            throw Complaint("\(file) cannot be written", because: error)
        }
        say("saved \(file)")
    }
}
