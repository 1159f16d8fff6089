import Acetate
import AcetateTesting
import Playground
import Testing

@Suite("The recordings that come with the scenes")
@MainActor
struct BundledRecordingTests {
    @Test(
        "Each frame of every scene equals a full repaint and writes only inside its damage",
        arguments: Scene.all.map(\.name), [1, 1.5, 2]
    )
    func areFlawless(name: String, scale: CGFloat) throws {
        let replay = try replay(name, scale: scale)
        #expect(replay.flaws == [])
        #expect(replay.frames.allSatisfy { $0.report.notes.isEmpty && $0.report.refusals == 0 })
        #expect(!replay.isUnfinished)
    }

    @Test("At one second the slider's looks change in one frame: track and thumbs are drawn once each, nothing is laid out")
    func demonstration() throws {
        let replay = try replay("range-slider", scale: 2)
        let frame = try #require(replay.frames.first { $0.report.time == 1 })
        #expect(frame.report.laidOut == 0)
        #expect(frame.report.displayed == 3)
    }

    private func replay(_ name: String, scale: CGFloat) throws -> Replay {
        let scene = try #require(Scene.named(name))
        return try Replay(of: Recording(contentsOf: scene.recordingFile), on: scene, scale: scale)
    }
}
