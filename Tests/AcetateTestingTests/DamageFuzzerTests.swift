import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite struct DamageFuzzerTests {
    /// Some seeds at each scale; a failure prints the seed that shows it again, and the edits.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `random edits never make a partial repaint differ from a full one`(seed: UInt64) {
        let fuzzer = DamageFuzzer(seed: seed, scale: seed.isMultiple(of: 3) ? 1.5 : 1)
        let failure = fuzzer.run(frames: 25)
        #expect(failure == nil, "\(failure?.description ?? "")")
        #expect(fuzzer.greatestCount >= 40 && fuzzer.greatestDepth >= 5)
    }

    /// More siblings than the display list links directly.
    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `random edits among many siblings never make a partial repaint differ from a full one`(seed: UInt64) {
        let fuzzer = DamageFuzzer(seed: seed, layers: 300, isWide: true)
        let failure = fuzzer.run(frames: 15)
        #expect(failure == nil, "\(failure?.description ?? "")")
        #expect(fuzzer.greatestCount > 64)
    }

    @Test func `every row of every kind of layer is edited`() {
        var random = FuzzRandom(generator: SeededGenerator(seed: 1))
        var untaught: [String] = []
        for kind in FuzzKind.allCases {
            for row in kind.rows.all where random.value(ofRow: row) == nil { untaught.append(row) }
        }
        #expect(untaught.isEmpty)
    }
}
