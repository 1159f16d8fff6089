import Acetate

/// The command line program: replays recordings of scenes, or lets one drive a scene by hand.
///
/// Exit codes: 0 all is well, 1 a file, a line or a frame is not as it should be, 2 the command line makes no sense.
@main
@MainActor
struct PlaygroundCommand {
    static func main() {
        do throws(Complaint) {
            let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
            exit(run(command))
        } catch {
            complain("\(error)\n\n\(Command.usage)")
            exit(2)
        }
    }
}
