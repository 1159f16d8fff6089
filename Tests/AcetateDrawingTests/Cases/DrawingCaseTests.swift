import AcetateDrawing
import AcetateGeometry
import CaseFile
import Foundation
import Testing

/// What a Core Graphics user may expect of a context, with the values of `cases.json`.
@Suite("Drawing cases of dashes, blending, gradients and images")
struct DrawingCaseTests {
    @Test("DRAW-19: dashes start as far into the pattern as the phase says")
    func dashes() throws {
        for phase in ["0", "5"] {
            let sheet = try Sheet()
            sheet.context.setLineWidth(2)
            sheet.context.setLineDash(phase: CGFloat(Double(phase) ?? .nan), lengths: [10, 5])
            var line = Path()
            line.move(to: CGPoint(x: 0, y: 10))
            line.addLine(to: CGPoint(x: 30, y: 10))
            sheet.context.stroke(line)
            let painted = try expectation(of: "DRAW-19")[phase].list.flatMap { interval in
                let ends = try interval.numbers
                return Array(Int(ends[0])..<Int(ends[1]))
            }
            #expect((0..<60).filter { sheet.bitmap.alpha($0, 10) == 255 } == painted)
            #expect((0..<60).filter { sheet.isPainted($0, 10) } == painted)
        }
    }

    @Test("DRAW-21: the operators of Porter and Duff are their formulas")
    func porterDuff() throws {
        let formulas = try expectation(of: "DRAW-21").names.compactMap { $0 }
        let modes: [BlendMode] = [
            .normal, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
            .plusLighter,
        ]
        try #require(formulas.count == modes.count)
        let (source, destination) = (Color(red: 0.8, green: 0.2, blue: 0.4, alpha: 0.6), Color(red: 0.1, green: 0.9, blue: 0.5, alpha: 0.7))
        for (formula, mode) in zip(formulas, modes) {
            let bitmap = try Bitmap(width: 1, height: 1)
            bitmap.fill(destination)
            let context = GraphicsContext(bitmap: bitmap)
            context.setBlendMode(mode)
            context.setFillColor(source)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let got = bitmap.word(0, 0)
            for (shift, (s, d)) in [
                (UInt32(24), (1.0, 1.0)), (16, (source.red, destination.red)), (8, (source.green, destination.green)),
                (0, (source.blue, destination.blue)),
            ] {
                let wanted = try evaluate(formula, s * source.alpha, d * destination.alpha, source.alpha, destination.alpha) * 255
                #expect(abs(Double(got >> shift & 0xFF) - wanted) <= 2, "\(formula): \(got >> shift & 0xFF), not \(wanted)")
            }
        }
    }

    /// The value of a formula of the file: a sum of terms, each S or D times what may follow it; or the smaller of 1 and such a sum.
    private func evaluate(_ formula: String, _ s: Double, _ d: Double, _ sa: Double, _ da: Double) throws -> Double {
        if formula.hasPrefix("min(1,") { return min(1, try evaluate(String(formula.dropFirst(6).dropLast()), s, d, sa, da)) }
        let terms: [String: Double] = [
            "S": s, "D": d, "S*Da": s * da, "S(1-Da)": s * (1 - da), "D*Sa": d * sa, "D(1-Sa)": d * (1 - sa),
        ]
        return try formula.split(separator: "+").reduce(0) { sum, term in
            guard let value = terms[String(term)] else { throw CaseError(formula: String(term)) }
            return sum + value
        }
    }

    private struct CaseError: Error { let formula: String }

    @Test("DRAW-23: multiply, screen and difference of two opaque colours")
    func opaqueBlends() throws {
        let expected = try expectation(of: "DRAW-23")
        let tolerance = try expected["tolerance_8bit"].number
        for (name, mode) in [("multiply", BlendMode.multiply), ("screen", .screen), ("difference", .difference)] {
            let bitmap = try Bitmap(width: 1, height: 1)
            bitmap.fill(Color(red: 0.25, green: 0.71, blue: 0.95))
            let context = GraphicsContext(bitmap: bitmap)
            context.setBlendMode(mode)
            context.setFillColor(Color(red: 0.95, green: 0.25, blue: 0.66))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let pixel = bitmap.pixel(x: 0, y: 0)
            for (got, wanted) in zip([pixel.red, pixel.green, pixel.blue], try expected[name].numbers) {
                #expect(abs(got - wanted) * 255 <= tolerance + 0.5, "\(name): \(got), not \(wanted)")
            }
        }
    }

    @Test("DRAW-25: a separable mode takes each part by its alphas")
    func separable() throws {
        // The formula of the file, for multiply: B(cb, cs) = cb·cs.
        #expect(try expectation(of: "DRAW-25").text.contains("cs*as*(1-ab) + cb*ab*(1-as) + as*ab*B(cb,cs)"))
        let (source, backdrop) = (Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.4), Color(red: 0.2, green: 0.8, blue: 0.6, alpha: 0.7))
        let bitmap = try Bitmap(width: 1, height: 1)
        bitmap.fill(backdrop)
        let context = GraphicsContext(bitmap: bitmap)
        context.setBlendMode(.multiply)
        context.setFillColor(source)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let (a, b) = (source.alpha, backdrop.alpha)
        for (shift, cs, cb) in [
            (UInt32(16), source.red, backdrop.red), (8, source.green, backdrop.green), (0, source.blue, backdrop.blue),
        ] {
            let wanted = cs * a * (1 - b) + cb * b * (1 - a) + a * b * cb * cs
            #expect(abs(Double(bitmap.word(0, 0) >> shift & 0xFF) - wanted * 255) <= 2)
        }
        #expect(abs(Double(bitmap.alpha(0, 0)) - (a + b - a * b) * 255) <= 1)
    }

    @Test("DRAW-27: a linear gradient ends where it ends, unless it is drawn beyond")
    func gradientEnds() throws {
        #expect(try expectation(of: "DRAW-27").text.hasPrefix("not painted"))
        let gradient = Gradient(colors: [.red, .blue])
        let (start, end) = (CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0))
        let plain = try Sheet()
        plain.context.drawLinearGradient(gradient, start: start, end: end)
        #expect((0..<60).filter { plain.isPainted($0, 30) } == Array(20..<40))
        let before = try Sheet()
        before.context.drawLinearGradient(gradient, start: start, end: end, options: .drawsBeforeStartLocation)
        #expect((0..<60).filter { before.isPainted($0, 30) } == Array(0..<40))
        #expect(before.bitmap.pixel(x: 3, y: 30) == .red)
        let after = try Sheet()
        after.context.drawLinearGradient(gradient, start: start, end: end, options: .drawsAfterEndLocation)
        #expect((0..<60).filter { after.isPainted($0, 30) } == Array(20..<60))
        #expect(after.bitmap.pixel(x: 57, y: 30) == .blue)
    }

    @Test("DRAW-39: the qualities have Core Graphics' numbers")
    func qualities() throws {
        let qualities: [InterpolationQuality] = [.default, .none, .low, .medium, .high]
        #expect(try expectation(of: "DRAW-39").numbers == qualities.map { Double($0.rawValue) })
    }
}
