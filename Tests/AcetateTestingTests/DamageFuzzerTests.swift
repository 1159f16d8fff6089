import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite struct DamageFuzzerTests {
    /// Some seeds at each scale; a failure prints the seed that shows it again.
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `random edits never make a partial repaint differ from a full one`(seed: UInt64) {
        let fuzzer = DamageFuzzer(seed: seed, scale: seed.isMultiple(of: 3) ? 1.5 : 1)
        let failure = fuzzer.run(frames: 40)
        #expect(failure == nil, "\(failure?.description ?? "")")
        #expect(fuzzer.counts.values.reduce(0, +) >= 40)
    }

    /// More siblings than the display list links directly.
    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func `random edits among many siblings never make a partial repaint differ from a full one`(seed: UInt64) {
        let fuzzer = DamageFuzzer(seed: seed, layers: 300, isWide: true)
        let failure = fuzzer.run(frames: 40)
        #expect(failure == nil, "\(failure?.description ?? "")")
        #expect((fuzzer.bench.root.sublayers?.count ?? 0) > 64)
    }
}
