import Acetate

/// The command line program: replays recordings on scenes, or lets one drive a scene by hand.
///
/// Exit codes: 0 all is well; 1 a file, a line or a frame is not as it should be; 2 the command line makes no sense.
@main
@MainActor
struct PlaygroundCommand {
    static func main() {
        let command: Command
        do throws(Complaint) {
            command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
        } catch {
            complain("\(error)\n\n\(Command.usage)")
            exit(2)
        }
        do throws(Complaint) {
            try run(command)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func run(_ command: Command) throws(Complaint) {
        switch command {
        case .list: list()
        case .help: say(Command.usage)
        case .run(let run): try replay(run)
        case .step(let scene): try step(scene)
        }
    }

    private static func list() {
        let width = Scene.all.map(\.name.count).max() ?? 0
        for scene in Scene.all {
            say("\(scene.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(scene.title)")
        }
    }

    private static func replay(_ run: Command.Run) throws(Complaint) {
        let recording = try Recording(contentsOf: run.recording.map { URL(filePath: $0) } ?? run.scene.recordingFile)
        let replay = try Replay(of: recording, on: run.scene, scale: run.scale)
        let folder = URL(filePath: run.out ?? "playground-out/\(run.scene.name)", directoryHint: .isDirectory)
        try replay.write(to: folder)
        if run.printsTrace { say(replay.trace.joined(separator: "\n") + "\n") }
        Summary(replay.frames).lines.forEach(say)
        say("\nThe pictures are in \(folder.path)")
        if replay.isUnfinished { say("The last changes are in no frame: end the recording with `step`.") }
        guard replay.flaws.isEmpty else { throw Complaint(replay.flaws.joined(separator: "\n")) }
    }

    private static func step(_ scene: Scene) throws(Complaint) {
        let isTyped = isatty(STDIN_FILENO) == 1
        let session = Session(scene, say: say)
        if isTyped { say("\(scene.title); `help` lists the words") }
        session.run {
            if isTyped { write("\(scene.name)> ", to: .standardOutput) }
            return readLine()
        }
        if session.hasFailed, !isTyped { exit(1) }
    }

    // MARK: Saying things

    private static func say(_ text: String) {
        write(text + "\n", to: .standardOutput)
    }

    private static func complain(_ text: String) {
        write(text + "\n", to: .standardError)
    }

    /// Writes at once: what drives a session from a pipe waits for the answer.
    private static func write(_ text: String, to file: FileHandle) {
        file.write(Data(text.utf8))
    }
}
