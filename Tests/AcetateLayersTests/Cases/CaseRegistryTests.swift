import CaseFile
import Foundation
import Testing

@Suite("The cases of cases.json")
struct CaseRegistryTests {
    private let exceptions = CaseRegistry.different + CaseRegistry.later

    @Test("Every case of our families has a test, or a reason why it has none")
    func nothingIsForgotten() throws {
        let all = try Set(CaseRegistry.families.flatMap(ids(ofFamily:)))
        let known = Set(CaseRegistry.tested).union(exceptions.map(\.id))
        #expect(all.subtracting(known).isEmpty)
        #expect(known.subtracting(all).isEmpty)
    }

    @Test("A case that is left out as a whole has no test; one that is left out in part has one")
    func exceptionsAreExact() {
        for exception in exceptions {
            #expect(CaseRegistry.tested.contains(exception.id) == (exception.part != nil), "\(exception.id)")
            #expect(!exception.reason.isEmpty, "\(exception.id)")
        }
    }

    @Test("Every case in the list of the tested names a test beside this file")
    func testsExist() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let source = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let tested = CaseRegistry.tested + CaseRegistry.drawing
        #expect(Set(tested).count == tested.count)
        for id in tested {
            #expect(source.contains("@Test(\"\(id): "), "\(id)")
        }
    }
}
