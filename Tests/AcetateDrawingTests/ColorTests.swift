import AcetateDrawing
import Testing

@Suite("Colours")
struct ColorTests {
    @Test("components are clamped to 0…1, and NaN becomes 0")
    func clamping() {
        let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
        #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(Color.red.withAlpha(-.infinity).alpha == 0)
    }

    @Test("a premultiplied component is c · alpha · 255, rounded to nearest")
    func premultiplication() {
        // 0.5 · 255 = 127.5 → 128; 0.25 · 0.5 · 255 = 31.875 → 32; 0.75 · 0.5 · 255 = 95.625 → 96.
        #expect(Color(red: 0.25, green: 0.75, blue: 1, alpha: 0.5).premultiplied == 0x8020_6080)
        #expect(Color.white.premultiplied == 0xFFFF_FFFF)
        #expect(Color.clear.premultiplied == 0)
        #expect(Color(red: 1, green: 0.5, blue: 0).premultiplied == 0xFFFF_8000)
    }

    @Test("a pixel's colour makes that pixel again, for every component and alpha")
    func roundTrip() {
        for alpha in UInt32(0)...255 {
            for component in 0...alpha {
                let pixel = alpha << 24 | component << 16 | component
                #expect(Color(premultiplied: pixel).premultiplied == pixel)
            }
        }
    }

    @Test("the grays between black and white are thirds and a half")
    func grays() {
        #expect(Color.darkGray.red == 1.0 / 3.0)
        #expect(Color.gray.red == 0.5)
        #expect(Color.lightGray.red == 2.0 / 3.0)
    }
}
