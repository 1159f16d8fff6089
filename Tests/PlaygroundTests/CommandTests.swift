import Acetate
import Playground
import Testing

@Suite("The command line is read as a whole")
struct CommandTests {
    @Test("A replay takes its scene and options in any order")
    func readsRun() throws {
        guard case .run(let run) = try Command(arguments: ["run", "range-slider", "--trace", "--out", "pictures", "--scale", "1.5"]) else {
            Issue.record("not a run")
            return
        }
        #expect(run.scene.name == "range-slider")
        #expect(run.recording == nil)
        #expect(run.scale == 1.5)
        #expect(run.out == "pictures")
        #expect(run.printsTrace)
    }

    @Test("A session takes its scene")
    func readsStep() throws {
        guard case .step(let scene) = try Command(arguments: ["step", "three-sliders"]) else {
            Issue.record("not a session")
            return
        }
        #expect(scene.name == "three-sliders")
    }

    @Test(
        "What makes no sense is told with what was expected",
        arguments: [
            ("", "expected list, run or step, got nothing"),
            ("paint", "expected list, run or step, got \"paint\""),
            ("list all", "expected nothing more, got \"all\""),
            ("run", "expected a scene, which is range-slider or three-sliders or drawing or layers, got nothing"),
            ("step nowhere", "expected a scene, which is range-slider or three-sliders or drawing or layers, got \"nowhere\""),
            ("step range-slider --trace", "expected nothing more, got \"--trace\""),
            ("run range-slider --out", "expected a folder after --out, got nothing"),
            ("run range-slider --recording", "expected a file after --recording, got nothing"),
            ("run range-slider --scale 0", "expected a number from 0.25 to 8 after --scale, got \"0\""),
            ("run range-slider --scale nan", "expected a number from 0.25 to 8 after --scale, got \"nan\""),
            ("run range-slider --fast", "expected --recording, --scale, --out or --trace, got \"--fast\""),
        ])
    func complains(line: String, expected: String) {
        let error = #expect(throws: Complaint.self) { try Command(arguments: line.split(separator: " ").map(String.init)) }
        #expect(error?.description == expected)
    }
}
