import AcetateDrawing
import AcetateImages
import AcetateLayers
import Foundation
import Testing

/// Trees that a browser drew: each looks as there, at both scales, within what its own tolerance allows.
@MainActor
@Suite("Layer oracles", .enabled(if: oracles != nil, "set ACETATE_ORACLES to the folder of the oracles"))
struct LayerOracleTests {
    /// By name and scale, as `08@2x`.
    private nonisolated static let tolerances: [String: PictureDifference] = {
        let file = oracles?.appendingPathComponent("layers/tolerance.json")
        guard let file, let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: PictureDifference].self, from: data)) ?? [:]
    }()

    private nonisolated static let names = tolerances.keys.sorted()

    @Test("the trees are there, each at both scales")
    func areComplete() throws {
        let folder = try #require(oracles).appendingPathComponent("layers")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        #expect(Set(files) == Set(Self.names.map { "\($0).png" }))
        #expect(files.count == 40)
    }

    @Test("a tree looks as in a browser", arguments: names)
    func tree(_ name: String) throws {
        let folder = try #require(oracles).appendingPathComponent("layers")
        let number = try #require(name.split(separator: "@").first)
        let picture = try JSONDecoder().decode(
            LayerDescription.Picture.self, from: Data(contentsOf: folder.appendingPathComponent("\(number).json")))
        let top = try #require(picture.root.layer())
        let tree = LayerTree(size: CGSize(width: 240, height: 180), scale: name.hasSuffix("@2x") ? 2 : 1)
        tree.root.addSublayer(top)
        tree.step()
        let expected = try Image(contentsOf: folder.appendingPathComponent("\(name).png"))
        let got = tree.snapshot()
        let difference = PictureDifference(got.buffer, expected.buffer)
        let tolerance = try #require(Self.tolerances[name])
        let isNear = difference.isWithin(tolerance)
        let file = isNear ? "" : try writeFailure("layers/\(name)", got: got.buffer, expected: expected.buffer)
        #expect(isNear, "\(difference) exceeds \(tolerance): \(file)")
    }
}
