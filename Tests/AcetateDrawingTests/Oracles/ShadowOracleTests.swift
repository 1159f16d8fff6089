import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

/// Rectangles blurred by a gaussian, as pixel averages of the exact integral, computed elsewhere.
@Suite("Shadow oracle")
struct ShadowOracleTests {
    private struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let sigma: Double
        /// x, y, width and height in pixels.
        let rect: [CGFloat]
        /// A pixel, and its alpha in 0…1.
        let samples: [[Double]]

        var testDescription: String { "sigma \(sigma), \(rect)" }
    }

    private struct File: Decodable {
        let cases: [Case]
    }

    private static let cases: [Case] = {
        let url = Bundle.module.url(forResource: "shadow", withExtension: "json", subdirectory: "Fixtures")
        let file = url.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        return file?.cases ?? []
    }()

    /// Draws the shadow alone: what casts it lies outside the bitmap.
    private func shadow(of test: Case, fill: (GraphicsContext, CGRect) -> Void) throws -> Bitmap {
        let bitmap = try Bitmap(width: 240, height: 240)
        let context = GraphicsContext(bitmap: bitmap)
        context.setShadow(offset: CGSize(width: 1000, height: 0), blur: 2 * test.sigma, color: .black)
        fill(context, CGRect(x: test.rect[0] - 1000, y: test.rect[1], width: test.rect[2], height: test.rect[3]))
        return bitmap
    }

    private func compare(_ test: Case, _ bitmap: Bitmap, within tolerance: Double) {
        for sample in test.samples {
            let got = Double(bitmap.alpha(Int(sample[0]), Int(sample[1])))
            #expect(abs(got - sample[2] * 255) <= tolerance, "\(sample): \(got), not \(sample[2] * 255)")
        }
    }

    @Test("the file has its cases")
    func fileIsWhole() {
        #expect(Self.cases.count == 18)
        #expect(Self.cases.allSatisfy { $0.samples.count > 10 })
    }

    @Test("the shadow of a rectangle is that of the gaussian, by the closed form", arguments: cases)
    private func closedForm(_ test: Case) throws {
        compare(test, try shadow(of: test) { $0.fill($1) }, within: 2)
    }

    @Test("so is the shadow of the same shape as any path: weighted up to a sigma of 5, by boxes above", arguments: cases)
    private func anyPath(_ test: Case) throws {
        let bitmap = try shadow(of: test) { context, rect in
            // One corner more on the upper side makes it no rectangle to those who look for one.
            var path = Path()
            path.addLines(
                between: [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                ])
            context.fill(path)
        }
        compare(test, bitmap, within: test.sigma <= 5 ? 2 : 5)
    }
}
