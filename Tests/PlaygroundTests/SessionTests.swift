import Acetate
import Playground
import Testing

@Suite("A session does each line when it comes")
@MainActor
struct SessionTests {
    /// What a session on the boxes says to some lines, and whether any failed.
    private func answers(to lines: String...) -> (text: [String], hasFailed: Bool) {
        var text: [String] = []
        var rest = lines[...]
        let session = Session(.boxes) { text.append($0) }
        session.run { rest.popFirst() }
        return (text, session.hasFailed)
    }

    /// The root, the box and the two groups wait for layout; the lids, empty and without sublayers, do not.
    @Test("Frames are told with what they did; other actions are silent")
    func tellsFrames() {
        let (text, hasFailed) = answers(to: "at 0", "", "# nothing", "set box.position 15 5", "at 0.5", "step")
        #expect(
            text == [
                "frame 1 at 0.000: 4 laid out, 0 displayed, 800 of 800 px painted",
                "frame 2 at 0.500: 0 laid out, 0 displayed, 200 of 800 px painted",
                "frame 3 at 0.500: 0 laid out, 0 displayed, 0 of 800 px painted",
            ])
        #expect(!hasFailed)
    }

    @Test("A frame can be stopped after a phase, and the next step finishes it")
    func stopsFrames() {
        let (text, hasFailed) = answers(to: "step", "step through layout", "step through timers", "at 1", "step through display", "step")
        #expect(
            text == [
                "frame 1 at 0.000: 4 laid out, 0 displayed, 800 of 800 px painted",
                "the frame stopped after layout",
                "input:3: expected a phase after layout, where the frame stopped",
                "input:4: expected a `step` first, to finish the frame that stopped after layout",
                "the frame stopped after display",
                "frame 2 at 0.000: 0 laid out, 0 displayed, 0 of 800 px painted",
            ])
        #expect(hasFailed)
    }

    @Test("The trace is shown from where it was last shown")
    func showsTrace() {
        let (text, _) = answers(to: "step", "trace", "set box.opacity 0.5", "trace", "trace")
        #expect(text.first { $0 == "-- frame 1 at 0.000" } != nil)
        #expect(text.suffix(2) == ["set      box.opacity  1 → 0.5", "need     box  composite  ← box.opacity"])
    }

    @Test("The dump is the tree's")
    func dumps() {
        let (text, _) = answers(to: "step", "dump")
        #expect(
            text.last == """
                root  (0 0 40 20)
                  box  (0 0 10 10)  backgroundColor (1 0 0)
                  left  (0 0 0 0)
                    lid  (0 0 0 0)
                  right  (0 0 0 0)
                    lid  (0 0 0 0)
                """)
    }

    @Test("The picture is saved once there is one")
    func saves() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let (text, hasFailed) = answers(to: "save \(file.path)", "step", "save \(file.path)")
        #expect(text.first == "input:1: expected a `step` first: nothing is on screen yet")
        #expect(text.last == "saved \(file.path)")
        #expect(hasFailed)
        #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("A line that makes no sense is told, and the session goes on until it is quit")
    func goesOn() {
        let (text, hasFailed) = answers(to: "jump", "step through walls", "step on", "save", "quit now", "help", "quit", "step")
        #expect(
            text.dropLast() == [
                "input:1: expected one of at, down, move, up, cancel, set, step, dump, trace, save, help, quit, got \"jump\"",
                "input:2: expected one of timers, layout, animation, display, publish, composite, callbacks after `step through`, got \"walls\"",
                "input:3: expected nothing or through after `step`, got \"on\"",
                "input:4: expected a file after `save`, got nothing",
                "input:5: expected nothing more after `quit`, got \"now\"",
            ])
        #expect(text.last == SessionCommand.helpText)
        #expect(hasFailed)
    }
}
