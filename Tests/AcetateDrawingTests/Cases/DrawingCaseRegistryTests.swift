import CaseFile
import Foundation
import Testing

@Suite("The drawing cases of cases.json")
struct DrawingCaseRegistryTests {
    /// About layers, which come further up.
    private let ofLayers = [
        "DRAW-05", "DRAW-07", "DRAW-17", "DRAW-29", "DRAW-31", "DRAW-32", "DRAW-34", "DRAW-36", "DRAW-41", "DRAW-42",
    ]

    @Test("every drawing case that is not about layers has a test named by its id")
    func nothingIsForgotten() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let source = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        let all = try ids(ofFamily: "drawing")
        #expect(Set(ofLayers).isSubset(of: all))
        for id in all where !ofLayers.contains(id) {
            #expect(source.contains("@Test(\"\(id): "), "\(id)")
        }
    }
}
