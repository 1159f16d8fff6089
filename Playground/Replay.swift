package import Acetate
import AcetateTesting

/// A recording that was done to a scene, and all that came of it.
@MainActor
package struct Replay {
    /// The frames, in order; at least one.
    package let frames: [Player.Frame]
    /// The whole trace, as text.
    package let trace: [String]
    /// Whether changes at the end of the recording are in no frame.
    package let isUnfinished: Bool

    /// Does a recording to a scene. It throws, with the line, where something cannot be done.
    package init(of recording: Recording, on scene: Scene, scale: CGFloat? = nil) throws(Complaint) {
        let player = Player(scene, scale: scale)
        var frames: [Player.Frame] = []
        for line in recording.lines {
            do throws(Complaint) {
                if let frame = try player.play(line.action) { frames.append(frame) }
            } catch {
                throw error.at(line: line.number, of: recording.source)
            }
        }
        guard !frames.isEmpty else { throw Complaint("\(recording.source): expected an `at` or a `step`: without them there is no frame") }
        self.frames = frames
        trace = player.bench.lines
        isUnfinished = player.bench.tree.needsFrame
    }

    /// What is wrong with frames, a line each; empty if nothing is.
    package var flaws: [String] {
        frames.compactMap { frame in frame.flaw.map { "frame \(frame.report.frame): \($0)" } }
    }

    /// Writes the pictures and the trace into a folder, which is made if it is not there. Frames of an earlier replay are deleted.
    package func write(to folder: URL) throws(Complaint) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try deleteFrames(in: folder)
            for frame in frames {
                try frame.picture.pngData().write(to: folder.appending(path: String(format: "frame-%03d.png", frame.report.frame)))
            }
            try ContactSheet(frames).draw().pngData().write(to: folder.appending(path: "contact-sheet.png"))
            try Data((trace.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: "trace.txt"))
        } catch {
            throw Complaint("\(folder.path) cannot be written", because: error)
        }
    }

    private func deleteFrames(in folder: URL) throws {
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.lastPathComponent.wholeMatch(of: /frame-\d{3,}\.png/) != nil {
            try FileManager.default.removeItem(at: file)
        }
    }
}
