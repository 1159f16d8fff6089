import Acetate
import Playground
import Testing

@Suite("Recordings are read line by line")
struct RecordingTests {
    @Test("Every action is read, with its line; blank lines and comments are passed over")
    func readsEveryAction() throws {
        let recording = try Recording(
            """
            # a comment

            at 0.5
            down 40 20
              move 60.25   -20
            up
            \tcancel
            set slider.curvaceousness 0
            step
            """, source: "test.txt")

        #expect(recording.source == "test.txt")
        #expect(recording.lines.map(\.number) == [3, 4, 5, 6, 7, 8, 9])
        #expect(
            recording.lines.map(\.action) == [
                .at(0.5), .down(finger: 0, CGPoint(x: 40, y: 20)), .move(finger: 0, CGPoint(x: 60.25, y: -20)), .up(finger: 0),
                .cancel(finger: 0), .set(layer: ["slider"], property: "curvaceousness", value: "0"), .step,
            ])
    }

    @Test(
        "A finger has a number where several are down",
        arguments: [
            ("down #1 40 20", Recording.Action.down(finger: 1, CGPoint(x: 40, y: 20))),
            ("move #12 40 20", .move(finger: 12, CGPoint(x: 40, y: 20))),
            ("up #1", .up(finger: 1)),
            ("cancel #0", .cancel(finger: 0)),
        ])
    func readsFingers(line: String, action: Recording.Action) throws {
        #expect(try Recording.Action(parsing: line) == action)
    }

    @Test(
        "A setting names a layer by a path of names, and takes all words after it as the value",
        arguments: [
            ("set slider.track.opacity 0.5", Recording.Action.set(layer: ["slider", "track"], property: "opacity", value: "0.5")),
            ("set slider.position 10  20", .set(layer: ["slider"], property: "position", value: "10 20")),
            ("set slider.thumbTintColor #ff0000", .set(layer: ["slider"], property: "thumbTintColor", value: "#ff0000")),
        ])
    func readsSettings(line: String, action: Recording.Action) throws {
        #expect(try Recording.Action(parsing: line) == action)
    }

    @Test("Lines may end as on any system")
    func readsForeignLineEnds() throws {
        let recording = try Recording("at 0\r\nstep\r\n", source: "test.txt")
        #expect(recording.lines.map(\.number) == [1, 2])
    }

    @Test(
        "What makes no sense is told with what was expected, after what, and what stood there",
        arguments: [
            ("at", "expected a number of seconds after `at`, got nothing"),
            ("at x", "expected a number of seconds after `at`, got \"x\""),
            ("at -1", "expected a number of seconds, 0 or more, after `at`, got \"-1\""),
            ("at nan", "expected a number of seconds after `at`, got \"nan\""),
            ("at 1 2", "expected nothing more after `at 1`, got \"2\""),
            ("down", "expected a number for x after `down`, got nothing"),
            ("down 40", "expected a number for y after `down 40`, got nothing"),
            ("move 40 20pt", "expected a number for y after `move 40`, got \"20pt\""),
            ("move inf 20", "expected a number for x after `move`, got \"inf\""),
            ("down #x 40 20", "expected a finger such as #1 after `down`, got \"#x\""),
            ("up #-1", "expected a finger such as #1 after `up`, got \"#-1\""),
            ("up 40 20", "expected nothing more after `up`, got \"40\""),
            ("cancel now", "expected nothing more after `cancel`, got \"now\""),
            ("step # here", "expected nothing more after `step`, got \"#\""),
            ("set", "expected a layer and a property, as in slider.opacity, after `set`, got nothing"),
            ("set opacity 1", "expected a layer and a property, as in slider.opacity, after `set`, got \"opacity\""),
            ("set slider. 1", "expected a layer and a property, as in slider.opacity, after `set`, got \"slider.\""),
            ("set slider.opacity", "expected a value after `set slider.opacity`, got nothing"),
            ("jump 3", "expected one of at, down, move, up, cancel, set, step, got \"jump\""),
        ])
    func complains(line: String, expected: String) {
        let error = #expect(throws: Complaint.self) { try Recording("at 0\n\n# comment\n\(line)\nstep", source: "test.txt") }
        #expect(error?.description == "test.txt:4: \(expected)")
    }

    @Test("A file that is not there is named")
    func namesMissingFile() {
        let error = #expect(throws: Complaint.self) { try Recording(contentsOf: URL(filePath: "/nowhere/none.txt")) }
        #expect(error?.description.hasPrefix("/nowhere/none.txt cannot be read: ") == true)
    }
}
