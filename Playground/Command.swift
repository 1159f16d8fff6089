package import Acetate

/// What the command line asks for.
package enum Command: Sendable {
    case list
    case help
    case run(Run)
    case step(Scene)

    /// How to replay a scene.
    package struct Run: Sendable {
        package let scene: Scene
        /// nil for the scene's own recording.
        package var recording: String?
        /// nil for the scene's own scale.
        package var scale: CGFloat?
        /// nil for `playground-out/SCENE`.
        package var out: String?
        package var printsTrace = false

        fileprivate init(scene: Scene) {
            self.scene = scene
        }
    }

    /// How the command line is written.
    package static let usage = """
        usage: Playground list
               Playground run SCENE [--recording FILE] [--scale N] [--out DIR] [--trace]
               Playground step SCENE

        list   names the scenes
        run    replays a recording and writes every frame, a contact sheet and the trace
                 --recording FILE   what to do; by default the scene's own recording
                 --scale N          pixels per point, 0.25 to 8; by default the scene's own
                 --out DIR          where to write; by default playground-out/SCENE
                 --trace            also prints the trace
        step   does what is typed, or piped in, line by line; `help` there lists the words
        """

    /// Reads a command line without the program's name.
    package init(arguments: [String]) throws(Complaint) {
        var arguments = arguments[...]
        switch arguments.popFirst() {
        case "list": self = .list
        case "help", "--help", "-h": self = .help
        case "run":
            var run = Run(scene: try Self.scene(from: &arguments))
            while let option = arguments.popFirst() { try run.take(option, from: &arguments) }
            self = .run(run)
        case "step": self = .step(try Self.scene(from: &arguments))
        case let word: throw Complaint("expected list, run or step, got \(word.map { "\"\($0)\"" } ?? "nothing")")
        }
        if let word = arguments.first { throw Complaint("expected nothing more, got \"\(word)\"") }
    }

    private static func scene(from arguments: inout ArraySlice<String>) throws(Complaint) -> Scene {
        let name = arguments.popFirst()
        guard let scene = name.flatMap(Scene.named) else {
            let names = Scene.all.map(\.name).joined(separator: " or ")
            throw Complaint("expected a scene, which is \(names), got \(name.map { "\"\($0)\"" } ?? "nothing")")
        }
        return scene
    }
}

extension Command.Run {
    /// Takes an option, and its value from the arguments after it.
    fileprivate mutating func take(_ option: String, from arguments: inout ArraySlice<String>) throws(Complaint) {
        switch option {
        case "--trace": printsTrace = true
        case "--recording": recording = try Self.value(of: option, "a file", from: &arguments)
        case "--out": out = try Self.value(of: option, "a folder", from: &arguments)
        case "--scale":
            let text = try Self.value(of: option, "a number", from: &arguments)
            guard let number = Double(text), (0.25...8).contains(number) else {
                throw Complaint("expected a number from 0.25 to 8 after --scale, got \"\(text)\"")
            }
            scale = CGFloat(number)
        default: throw Complaint("expected --recording, --scale, --out or --trace, got \"\(option)\"")
        }
    }

    private static func value(of option: String, _ what: String, from arguments: inout ArraySlice<String>) throws(Complaint) -> String {
        guard let value = arguments.popFirst() else { throw Complaint("expected \(what) after \(option), got nothing") }
        return value
    }
}
