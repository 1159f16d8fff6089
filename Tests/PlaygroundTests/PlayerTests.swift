import Acetate
import AcetateTesting
import Playground
import Testing

@Suite("A player does what a recording says")
@MainActor
struct PlayerTests {
    @Test("Frames come at the times that are asked for, and nowhere else")
    func makesFrames() throws {
        let replay = try Replay(
            of: Recording("at 0\nset box.position 15 5\nat 0.25\nstep\nat 0.5", source: "test.txt"), on: .boxes)

        #expect(replay.frames.map(\.report.frame) == [1, 2, 3, 4])
        #expect(replay.frames.map(\.report.time) == [0, 0.25, 0.25, 0.5])
        #expect(replay.frames.map(\.report.paintedPixels) == [800, 200, 0, 0])
        #expect(replay.flaws.isEmpty)
        #expect(!replay.isUnfinished)
        #expect(
            Summary(replay.frames).lines == [
                "frame   time  laid out  displayed  pixels painted",
                "    1  0.000         4          0      800 of 800",
                "    2  0.250         0          0      200 of 800",
                "    3  0.250         0          0        0 of 800",
                "    4  0.500         0          0        0 of 800",
            ])
    }

    @Test("Each frame keeps the picture that was on screen then")
    func keepsPictures() throws {
        let replay = try Replay(of: Recording("at 0\nset box.backgroundColor blue\nstep", source: "test.txt"), on: .boxes)
        #expect(replay.frames.map { $0.picture.pixel(x: 5, y: 5) } == [.red, .blue])
    }

    @Test("A timer runs in the frame of its time, though the clock is advanced by sums that round", arguments: [0.3, 0.36, 0.4, 0.6, 0.65])
    func runsTimers(before: TimeInterval) throws {
        let player = Player(.boxes)
        try player.play(.at(before))
        let frame = try #require(try player.play(.at(1.7)))
        #expect(frame.picture.pixel(x: 5, y: 5) == .blue)
        #expect(try player.play(.at(1.7)) != nil)
    }

    @Test("Touches reach the control under them, each finger for itself")
    func touches() throws {
        let player = Player(.slider)
        let slider = try #require(player.bench.root.sublayers?.first as? RangeSlider)
        try player.play(.at(0))
        try player.play(.down(finger: 3, CGPoint(x: 39, y: 12)))
        #expect(slider.lowerThumb.isHighlighted)
        try player.play(.move(finger: 3, CGPoint(x: 73, y: 12)))
        try player.play(.up(finger: 3))
        #expect(!slider.lowerThumb.isHighlighted)
        // 34 points of the 136 that a thumb can go.
        #expect(abs(slider.lowerValue - (0.2 + 34.0 / 136)) < 1e-12)
    }

    @Test("Properties of controls and common ones of all layers are set from text")
    func setsProperties() throws {
        let player = Player(.slider)
        let slider = try #require(player.bench.root.sublayers?.first as? RangeSlider)
        func set(_ property: String, _ value: String, of path: LayerPath = ["slider"]) throws {
            try player.play(.set(layer: path, property: property, value: value))
        }
        try set("curvaceousness", "0.5")
        try set("thumbTintColor", "#ff000080")
        try set("position", "80 13")
        try set("isHidden", "true", of: ["slider", "lowerThumb"])
        try set("opacity", "0.25", of: ["track"])
        try set("cornerRadius", "3", of: ["root"])
        try set("backgroundColor", "green", of: ["root"])

        #expect(slider.curvaceousness == 0.5)
        #expect(slider.thumbTintColor == Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
        #expect(slider.position == CGPoint(x: 80, y: 13))
        #expect(slider.lowerThumb.isHidden)
        #expect(slider.track.opacity == 0.25)
        #expect(player.bench.root.cornerRadius == 3)
        #expect(player.bench.root.backgroundColor == .green)
    }

    @Test(
        "What cannot be done is told with its line",
        arguments: [
            ("at 1\nat 0.5", "2: expected a time of 1.0 or later after `at`, got 0.5: the clock does not go back"),
            ("move 1 1", "1: expected a `down` first: finger #0 is not down"),
            ("down 1 1\nup\nup", "3: expected a `down` first: finger #0 is not down"),
            ("cancel #2", "1: expected a `down` first: finger #2 is not down"),
            ("down 1 1\ndown 2 2", "2: expected an `up` first: finger #0 is down already"),
            ("set bax.opacity 1", "1: expected a layer in root, which has box, left, lid, right, root, got \"bax\""),
            ("set lid.opacity 1", "1: expected one layer, but 2 are named \"lid\"; say which, as in left.lid"),
            ("set box.lid.opacity 1", "1: expected a layer in box, which has none, got \"lid\""),
            (
                "set box.angle 1",
                "1: expected a property of box, which are position, isHidden, opacity, backgroundColor, cornerRadius, got \"angle\""
            ),
            ("set box.position 1", "1: expected two numbers for box.position, got \"1\""),
            ("set box.position 1 2 3", "1: expected two numbers for box.position, got \"1 2 3\""),
            ("set box.isHidden yes", "1: expected true or false for box.isHidden, got \"yes\""),
            ("set box.opacity half", "1: expected a number from 0 to 1 for box.opacity, got \"half\""),
            ("set box.backgroundColor #12", "1: expected a colour name, #rrggbb or #rrggbbaa for box.backgroundColor, got \"#12\""),
            ("set box.cornerRadius nan", "1: expected a number for box.cornerRadius, got \"nan\""),
        ])
    func complains(text: String, expected: String) {
        let error = #expect(throws: Complaint.self) { try Replay(of: Recording(text, source: "test.txt"), on: .boxes) }
        #expect(error?.description == "test.txt:\(expected)")
    }

    @Test("A recording without a frame is refused; one whose last changes are in no frame says so")
    func needsFrames() throws {
        let error = #expect(throws: Complaint.self) { try Replay(of: Recording("down 1 1", source: "test.txt"), on: .boxes) }
        #expect(error?.description == "test.txt: expected an `at` or a `step`: without them there is no frame")
        #expect(try Replay(of: Recording("at 0\nset box.opacity 0", source: "test.txt"), on: .boxes).isUnfinished)
    }

    @Test("Only the numbered frames of an earlier replay are deleted from the folder")
    func writes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["frame-007.png", "frame-x.png"] { try Data().write(to: folder.appending(path: name)) }

        let replay = try Replay(of: Recording("at 0\nstep", source: "test.txt"), on: .boxes)
        try replay.write(to: folder)

        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["contact-sheet.png", "frame-001.png", "frame-002.png", "frame-x.png", "trace.txt"])
        let trace = try String(contentsOf: folder.appending(path: "trace.txt"), encoding: .utf8)
        #expect(trace.split(separator: "\n").map(String.init) == replay.trace)
    }
}
