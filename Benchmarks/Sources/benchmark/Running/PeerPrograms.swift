import Foundation

/// The programs that are measured beside us, as far as `Peers/build` could make them.
@MainActor
final class PeerPrograms {
    private var findings: [String] = []

    /// Which peers were asked for, and whether they are there.
    var description: String { findings.joined(separator: "\n") }

    /// Starts a peer; nil where it was not built.
    func start(_ program: String, called name: String) throws -> PeerProgram? {
        let file = Bundle.main.bundleURL.appendingPathComponent("peers").appendingPathComponent(program)
        guard FileManager.default.isExecutableFile(atPath: file.path) else {
            findings.append("\(name) is missing: Scripts/benchmark installs and builds it.")
            return nil
        }
        let peer = try PeerProgram(file, name: name)
        findings.append("\(name) is version \(try peer.ask("version")).")
        return peer
    }
}

/// A running peer: a process that answers each line with a line, so that we and it can take turns while what it made stays alive.
@MainActor
final class PeerProgram {
    let name: String
    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private var received = Data()

    init(_ file: URL, name: String) throws {
        self.name = name
        process.executableURL = file
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
    }

    isolated deinit {
        try? commands.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Sends a command and returns the answer.
    func ask(_ command: String) throws -> String {
        try commands.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received = Data(received[(end + 1)...]) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw PeerError(description: "\(name) stopped instead of answering to \"\(command)\".") }
            received += more
        }
    }

    /// Sends a command that is answered by microseconds and how many items were painted; returns the time.
    ///
    /// A frame that painted nothing would flatter the peer, or insult it: that is an error.
    func time(_ command: String) throws -> Double {
        let answer = try ask(command)
        let words = answer.split(separator: " ")
        guard words.count == 2, let time = Double(words[0]), let painted = Int(words[1]), painted > 0 else {
            throw PeerError(description: "\(name) answered \"\(answer)\" to \"\(command)\": it did not paint.")
        }
        return time
    }

    /// Sends a command, followed by a file, that is answered by writing pixels there.
    func pixels(_ command: String, width: Int, height: Int) throws -> Pixels {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pixels")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try ask("\(command) \(file.path)")
        let pixels = Pixels([UInt8](try Data(contentsOf: file)))
        guard pixels.bytes.count == width * height * 4 else {
            throw PeerError(description: "\(name) wrote \(pixels.bytes.count) bytes for \"\(command)\".")
        }
        return pixels
    }
}

/// A peer that does not do as told.
struct PeerError: Error, CustomStringConvertible {
    let description: String
}
