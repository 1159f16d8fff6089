import AcetateDrawing
import AcetateGeometry
import CaseFile
import Foundation
import Testing

@Suite("Drawing cases of paths, clips and strokes")
struct PathCaseTests {
    @Test("DRAW-09: painting a path consumes it")
    func paintingConsumesThePath() throws {
        let sheet = try Sheet()
        sheet.context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        sheet.context.fillPath()
        #expect(sheet.context.isPathEmpty)
        let filled = sheet.bitmap.words
        sheet.context.setStrokeColor(.red)
        sheet.context.strokePath()
        let answer = sheet.bitmap.words == filled ? "draws nothing" : "draws"
        #expect(try expectation(of: "DRAW-09").text.hasPrefix("second call \(answer):"))
        #expect(sheet.context.refusedOperations == 0)
    }

    @Test("DRAW-11: clipping to a rectangle resets the path under construction")
    func clipResetsThePath() throws {
        let sheet = try Sheet()
        sheet.context.move(to: CGPoint(x: 1, y: 1))
        sheet.context.addLine(to: CGPoint(x: 5, y: 5))
        #expect(!sheet.context.isPathEmpty)
        sheet.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try sheet.context.isPathEmpty == expectation(of: "DRAW-11").flag)
        #expect(sheet.context.currentPoint == nil)
    }

    @Test("DRAW-12: a second clip leaves what both let through, and only a restore brings more back")
    func clipsIntersect() throws {
        #expect(
            try expectation(of: "DRAW-12").text.hasPrefix("only A intersect B is painted; clip never grows except by restoreGState"))
        let sheet = try Sheet()
        let everything = CGRect(x: 0, y: 0, width: 60, height: 60)
        sheet.context.saveState()
        sheet.context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
        sheet.context.clip(to: Path(rect: CGRect(x: 20, y: 20, width: 30, height: 30)))
        sheet.context.clip(to: everything)
        sheet.context.fill(everything)
        for y in 0..<60 {
            for x in 0..<60 {
                #expect(sheet.isPainted(x, y) == (20..<30 ~= x && 20..<30 ~= y))
            }
        }
        sheet.context.restoreState()
        sheet.context.fill(everything)
        #expect(sheet.isPainted(0, 0))
    }

    @Test("DRAW-13: a hole of the same direction is filled by winding, and left out by even-odd")
    func fillRules() throws {
        for (rule, expected) in zip([FillRule.winding, .evenOdd], try expectation(of: "DRAW-13").flags) {
            let sheet = try Sheet()
            sheet.context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            sheet.context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
            sheet.context.fillPath(using: rule)
            #expect(sheet.isPainted(15, 15) == expected)
            #expect(sheet.isPainted(5, 15))
            let clipped = try Sheet()
            clipped.context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            clipped.context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
            clipped.context.clip(using: rule)
            clipped.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            #expect(clipped.bitmap.words == sheet.bitmap.words)
        }
    }

    @Test("DRAW-15: a stroke covers half its width on each side of the path")
    func strokeIsCentred() throws {
        let expected = try expectation(of: "DRAW-15")
        for (y, name) in [(CGFloat(10), "y=10"), (10.5, "y=10.5")] {
            let sheet = try Sheet(background: .white)
            sheet.context.move(to: CGPoint(x: 5, y: y))
            sheet.context.addLine(to: CGPoint(x: 50, y: y))
            sheet.context.strokePath()
            for (row, coverage) in zip([9, 10], try expected[name].numbers) {
                let red = sheet.bitmap.pixel(x: 30, y: row).red
                #expect(abs(red - (1 - coverage)) <= 0.5 / 255 + 1e-9)
            }
            #expect(sheet.bitmap.pixel(x: 30, y: 8) == .white)
            #expect(sheet.bitmap.pixel(x: 30, y: 11) == .white)
        }
    }
}
