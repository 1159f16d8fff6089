import CaseFile
import Foundation
import Testing

@Suite("The cases of controls")
struct ControlCaseRegistryTests {
    /// The cases that have a test, which is named by the id.
    private let tested = [
        "CTL-01", "CTL-02", "CTL-03", "CTL-04", "CTL-05", "CTL-07", "CTL-09", "CTL-11", "CTL-14", "CTL-16", "CTL-18", "CTL-33", "CTL-35",
        "CTL-37", "CTL-39",
    ]
    /// Those of controls that are not built yet, and the row of taps, which nothing counts yet.
    private let later = [
        "CTL-13", "CTL-19", "CTL-20", "CTL-22", "CTL-24", "CTL-26", "CTL-29", "CTL-30", "CTL-31", "CTL-40",
    ]

    @Test("Every case of controls has a test, or comes later")
    func nothingIsForgotten() throws {
        #expect(try (tested + later).sorted() == ids(ofFamily: "controls").sorted())
    }

    @Test("Every case in the list of the tested names a test beside this file")
    func testsExist() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let source = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for id in tested { #expect(source.contains("@Test(\"\(id): "), "\(id)") }
    }
}
