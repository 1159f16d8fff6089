import AcetateDrawing
import AcetateGeometry
import CaseFile
import Foundation
import Testing

@Suite("Drawing cases of shadows")
struct ShadowCaseTests {
    private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test("DRAW-01: a shadow without a colour is black at one third")
    func defaultColor() throws {
        // Red, green and blue; the alpha is the fourth number over the fifth.
        let numbers = try expectation(of: "DRAW-01").numbers
        try #require(numbers.count == 5)
        let expected = Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3] / numbers[4])
        let sheet = try Sheet()
        sheet.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 0)
        sheet.context.setFillColor(.red)
        sheet.context.fill(box)
        #expect(sheet.bitmap.word(45, 20) == expected.premultiplied)
        #expect(sheet.bitmap.pixel(x: 20, y: 20) == .red)
    }

    @Test("DRAW-02: no colour, a clear colour or a restore ends the shadow")
    func noShadow() throws {
        #expect(try expectation(of: "DRAW-02").text.hasPrefix("no shadow from then on; shadow is part of the gstate"))
        let ways: [(GraphicsContext) -> Void] = [
            { $0.setShadow(offset: CGSize(width: 25, height: 0), blur: 4, color: nil) },
            { $0.setShadow(offset: CGSize(width: 25, height: 0), blur: 4, color: Color.red.withAlpha(0)) },
            { $0.restoreState() },
        ]
        for end in ways {
            let (sheet, plain) = (try Sheet(), try Sheet())
            sheet.context.saveState()
            sheet.context.setShadow(offset: CGSize(width: 25, height: 0), blur: 4, color: .red)
            end(sheet.context)
            sheet.context.fill(box)
            plain.context.fill(box)
            #expect(sheet.bitmap.words == plain.bitmap.words)
            #expect(sheet.context.refusedOperations == 0)
        }
    }

    @Test("DRAW-04: y points down, so an offset of (0, 10) puts the shadow below, whatever the transform")
    func offset() throws {
        for turn in [CGFloat(0), .pi] {
            let sheet = try Sheet()
            sheet.context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .red)
            sheet.context.translateBy(x: 20, y: 20)
            sheet.context.rotate(by: turn)
            sheet.context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
            #expect(!sheet.isPainted(20, 9))
            let rows = (30..<60).filter { sheet.bitmap.pixel(x: 20, y: $0) == .red }
            #expect(rows == Array(30..<40))
            #expect(try expectation(of: "DRAW-04").text.hasSuffix("base space (y down): \(rows.count) BELOW"))
        }
    }
}
