import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

/// What coverage and alpha mean, for pixels of all kinds: a part of the whole. The two modes that add are left out, as they are cut off at 1.
@Suite("Blending in part")
struct BlendCoverageTests {
    private static let count = 500
    private static let modes = BlendMode.allCases.filter { $0 != .plusLighter && $0 != .plusDarker }

    /// Pixels of all kinds: dark and light, nearly gray and not, opaque and translucent.
    private func pixels(_ random: inout SeededGenerator) throws -> Bitmap {
        let bitmap = try Bitmap(width: Self.count, height: 1)
        bitmap.buffer.store(
            (0..<Self.count).map { _ in
                let alpha = random.integer(0...2) == 0 ? random.integer(1...255) : 255
                let middle = random.integer(0...alpha)
                let spread = random.integer(0...1) == 0 ? 3 : 255
                return (0..<3).reduce(UInt32(alpha)) { word, _ in
                    word << 8 | UInt32(min(max(middle + random.integer(-spread...spread), 0), alpha))
                }
            })
        return bitmap
    }

    private func draw(_ source: Bitmap, over backdrop: Bitmap, _ mode: BlendMode, set: (GraphicsContext) -> Void) throws -> [UInt32] {
        let bitmap = try backdrop.copy()
        let context = GraphicsContext(bitmap: bitmap)
        context.setBlendMode(mode)
        set(context)
        context.draw(Image(source), in: CGRect(x: 0, y: 0, width: Self.count, height: 1))
        return bitmap.words
    }

    private func components(_ word: UInt32) -> [Double] {
        [UInt32(16), 8, 0, 24].map { Double(word >> $0 & 0xFF) }
    }

    @Test("A pixel that is covered in part goes that part of the way", arguments: modes, [UInt32(40), 128, 230])
    func partOfTheWay(mode: BlendMode, coverage: UInt32) throws {
        let mask = try Bitmap(width: 1, height: 1)
        mask.buffer.store([coverage << 24])
        try compare(mode) {
            $0.clip(to: CGRect(x: 0, y: 0, width: Self.count, height: 1), mask: Image(mask))
        } wanted: { before, whole in
            before + Double(coverage) / 255 * (whole - before)
        }
    }

    /// The formulas are linear in the source. Where a clear source leaves what is there, that is a part of the way; else each term has a
    /// factor of the source or its alpha, and the result is a part of what it would be.
    @Test("A part of the source takes a pixel a part of the way, or makes a part of it", arguments: modes, [UInt32(40), 128, 230])
    func partOfTheSource(mode: BlendMode, alpha: UInt32) throws {
        let part = Double(alpha) / 255
        let replaces: Set<BlendMode> = [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop]
        try compare(mode) {
            $0.setAlpha(part)
        } wanted: { before, whole in
            replaces.contains(mode) ? part * whole : before + part * (whole - before)
        }
    }

    /// Each component may be off by 2/255, as ever, and by half of one more, as what it is compared with is rounded.
    private func compare(
        _ mode: BlendMode, set: (GraphicsContext) -> Void, wanted: (_ before: Double, _ whole: Double) -> Double
    ) throws {
        var random = SeededGenerator(seed: 31)
        let (source, backdrop) = (try pixels(&random), try pixels(&random))
        let whole = try draw(source, over: backdrop, mode) { _ in }
        let got = try draw(source, over: backdrop, mode, set: set)
        for (index, (before, whole)) in zip(backdrop.words, whole).enumerated() {
            let all = zip(components(before), components(whole)).map(wanted)
            let worst = zip(components(got[index]), all).map { abs($0 - $1) }.max() ?? .infinity
            #expect(worst <= 2.5, "source \(components(source.words[index])), backdrop \(components(before))")
        }
    }
}
