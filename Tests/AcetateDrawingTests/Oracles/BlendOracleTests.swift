import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// The compositing and blend modes by the formulas of the W3C, computed elsewhere in double.
@Suite("Blending oracle")
struct BlendOracleTests {
    private struct File: Decodable, Sendable {
        let modes: [String]
        /// Source and destination: premultiplied red, green, blue and alpha, 0…255.
        let pairs: [[[Int]]]
        /// For each mode and pair the result: premultiplied, 0…1.
        let expected: [String: [[Double]]]
    }

    private static let file: File? = {
        let url = Bundle.module.url(forResource: "blend", withExtension: "json", subdirectory: "Fixtures")
        return url.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
    }()

    private static let modes = file?.modes ?? []

    private static let names: [String: BlendMode] = [
        "normal": .normal, "source-over": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity, "clear": .clear, "copy": .copy, "destination": .destination, "destination-over": .destinationOver,
        "source-in": .sourceIn, "destination-in": .destinationIn, "source-out": .sourceOut, "destination-out": .destinationOut,
        "source-atop": .sourceAtop, "destination-atop": .destinationAtop, "xor": .xor, "plus-lighter": .plusLighter,
        "plus-darker": .plusDarker,
    ]

    @Test("the file has thirty modes of 125 pairs, and names every mode that there is")
    func fileIsWhole() throws {
        let file = try #require(Self.file)
        #expect(file.modes.count == 30 && file.pairs.count == 125)
        #expect(Set(file.modes.compactMap { Self.names[$0] }) == Set(BlendMode.allCases))
    }

    @Test("a pixel is blended within 2/255 of the formula", arguments: modes)
    func whole(_ name: String) throws {
        try compare(name, coverage: 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }

    @Test("under a clip that lets half through, the pixel goes half of the way", arguments: modes)
    func clipped(_ name: String) throws {
        try compare(name, coverage: 128.0 / 255) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    @Test("a shape that covers a quarter takes the pixel a quarter of the way", arguments: modes)
    func covered(_ name: String) throws {
        try compare(name, coverage: 64.0 / 255) { $0.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)) }
    }

    @Test("a transparency layer is blended as a colour is", arguments: modes)
    func layered(_ name: String) throws {
        try compare(name, coverage: 1) { context in
            context.beginTransparencyLayer()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.endTransparencyLayer()
        }
    }

    /// Blends every pair. The bytes of a premultiplied pixel are those of its colour.
    private func compare(_ name: String, coverage: Double, draw: (GraphicsContext) -> Void) throws {
        let file = try #require(Self.file)
        let (mode, results) = (try #require(Self.names[name]), try #require(file.expected[name]))
        for (pair, expected) in zip(file.pairs, results) {
            let bitmap = try Bitmap(width: 1, height: 1)
            bitmap.buffer.store([word(pair[1])])
            let context = GraphicsContext(bitmap: bitmap)
            context.setFillColor(Color(premultiplied: word(pair[0])))
            context.setBlendMode(mode)
            draw(context)
            let got = bitmap.buffer.word(x: 0, y: 0)
            let bytes = [16, 8, 0, 24].map { Double(got >> UInt32($0) & 0xFF) }
            let wanted = coverage < 1 ? self.covered(mode, pair, expected, coverage) : expected.map { $0 * 255 }
            #expect(zip(bytes, wanted).allSatisfy { abs($0 - $1) <= 2 }, "\(name) \(pair): \(bytes), not \(wanted)")
        }
    }

    /// As much of the way from the destination to the result as is covered. The two modes that add are clamped: there it is the source that
    /// is covered in part.
    private func covered(_ mode: BlendMode, _ pair: [[Int]], _ result: [Double], _ coverage: Double) -> [Double] {
        let (source, destination) = (pair[0].map { Double($0) * coverage }, pair[1].map { Double($0) })
        let alpha = min(255, source[3] + destination[3])
        return (0..<4).map { channel in
            switch mode {
            case .plusLighter: min(255, source[channel] + destination[channel])
            case .plusDarker:
                channel == 3
                    ? alpha : max(0, alpha - (source[3] - source[channel]) - (destination[3] - destination[channel]))
            default: destination[channel] + coverage * (result[channel] * 255 - destination[channel])
            }
        }
    }

    private func word(_ bytes: [Int]) -> UInt32 {
        UInt32(bytes[3]) << 24 | UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
    }
}
