package import Acetate

/// What the command line asks for.
package enum Command: Sendable, Hashable {
    case list
    case help
    case run(Run)
    case step(scene: String)

    /// How to replay a scene.
    package struct Run: Sendable, Hashable {
        package var scene: String
        /// nil for the scene's own recording.
        package var recording: String?
        /// nil for the scene's own scale.
        package var scale: CGFloat?
        /// nil for `playground-out/SCENE`.
        package var out: String?
        package var printsTrace = false

        package init(scene: String) {
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
        switch (arguments.first, arguments.dropFirst().first) {
        case ("list", nil): self = .list
        case ("help" , nil), ("--help", nil), ("-h", nil): self = .help
        case ("step", let scene?) where arguments.count == 2: self = .step(scene: scene)
        case ("run", let scene?): self = .run(try Run(scene: scene, options: arguments.dropFirst(2)))
        case ("run", nil), ("step", nil): throw Complaint("expected a scene after \(arguments[0])")
        case (nil, _): throw Complaint("expected a command")
        default: throw Complaint("expected a command, got \"\(arguments.joined(separator: " "))\"")
        }
    }
}

extension Command.Run {
    fileprivate init(scene: String, options: ArraySlice<String>) throws(Complaint) {
        self.init(scene: scene)
        var options = options
        while let option = options.popFirst() {
            switch option {
            case "--trace": printsTrace = true
            case "--recording": recording = try Self.value(of: option, "a file", from: &options)
            case "--out": out = try Self.value(of: option, "a folder", from: &options)
            case "--scale":
                let text = try Self.value(of: option, "a number", from: &options)
                guard let number = Double(text), (0.25...8).contains(number) else {
                    throw Complaint("expected a number from 0.25 to 8 after --scale, got \"\(text)\"")
                }
                scale = CGFloat(number)
            default: throw Complaint("expected --recording, --scale, --out or --trace, got \"\(option)\"")
            }
        }
    }

    private static func value(of option: String, _ what: String, from options: inout ArraySlice<String>) throws(Complaint) -> String {
        guard let value = options.popFirst() else { throw Complaint("expected \(what) after \(option), got nothing") }
        return value
    }
}
