import Acetate
import Playground
import Testing

@Suite("A contact sheet shows all frames")
@MainActor
struct ContactSheetTests {
    /// Frames of 40×20 pixels stand 10 pixels apart, below a caption of 14: the second one's corner is at (60, 24).
    @Test("The damage of each frame is outlined just outside of it")
    func outlinesDamage() throws {
        let replay = try Replay(of: Recording("at 0\nset box.position 15 5\nstep", source: "test.txt"), on: .boxes)
        let sheet = try ContactSheet(replay.frames).draw()
        let backdrop = sheet.pixel(x: 0, y: 0)

        #expect(sheet.width == 110)
        #expect(sheet.height == 54)
        #expect(sheet.pixel(x: 10, y: 24) == .red)
        // The box went from (0, 0, 10, 10) to (10, 0, 10, 10), so the damage is (0, 0, 20, 10).
        #expect(sheet.pixel(x: 60, y: 24) == backdrop)
        #expect(sheet.pixel(x: 70, y: 24) == .red)
        #expect(sheet.pixel(x: 79, y: 33) == .red)
        #expect(sheet.pixel(x: 80, y: 33) == .magenta)
        #expect(sheet.pixel(x: 81, y: 33) == backdrop)
        #expect(sheet.pixel(x: 79, y: 34) == .magenta)
        #expect(sheet.pixel(x: 70, y: 23) == .magenta)
        #expect(sheet.pixel(x: 59, y: 30) == .magenta)
    }

    @Test(
        "Many frames stand in rows, about as wide as they are high in all",
        arguments: [(1, 60, 54), (2, 110, 54), (5, 160, 98), (6, 160, 98)]
    )
    func arrangesFrames(count: Int, width: Int, height: Int) throws {
        let text = Array(repeating: "step", count: count).joined(separator: "\n")
        let sheet = try ContactSheet(Replay(of: Recording(text, source: "test.txt"), on: .boxes).frames).draw()
        #expect(sheet.width == width)
        #expect(sheet.height == height)
    }

    @Test("Digits of 8 pixels' height are 4 wide and 3 apart; points and ones are narrow")
    func measuresDigits() {
        let digits = Digits(height: 8)
        #expect(digits.width(of: "80") == 11)
        #expect(digits.width(of: "1.0") == 10)
        #expect(digits.path(of: "80", at: CGPoint(x: 2, y: 1)).boundingBox == CGRect(x: 2, y: 1, width: 11, height: 8))
        #expect(digits.path(of: "1.0", at: .zero).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    }

    @Test("Every digit has strokes of its own")
    func tellsDigitsApart() {
        let paths = (0...9).map { Digits(height: 8).path(of: "\($0)", at: .zero) }
        #expect(Set(paths).count == 10)
        #expect(!paths.contains { $0.isEmpty })
    }
}
