import AcetateDrawing
import AcetateTesting
import Testing

@Suite("Colour models")
struct ColorModelTests {
    private func bytes(_ color: Color) -> [Int] {
        [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test(
        "hue, saturation and brightness are those of the hexcone",
        arguments: [
            // Values from the definition: hue in degrees, then per cent, then bytes.
            (0.0, 100.0, 100.0, [255, 0, 0]), (30, 100, 100, [255, 128, 0]), (60, 100, 50, [128, 128, 0]), (120, 100, 100, [0, 255, 0]),
            (180, 50, 100, [128, 255, 255]), (210, 25, 80, [153, 179, 204]), (240, 100, 100, [0, 0, 255]), (300, 100, 100, [255, 0, 255]),
            (360, 100, 100, [255, 0, 0]), (77, 0, 40, [102, 102, 102]), (-60, 100, 100, [255, 0, 255]),
        ])
    func hexcone(hue: Double, saturation: Double, brightness: Double, expected: [Int]) {
        let color = Color(hue: hue / 360, saturation: saturation / 100, brightness: brightness / 100)
        #expect(zip(bytes(color), expected).allSatisfy { abs($0 - $1) <= 0 })
    }

    @Test("a colour comes back from its hue, saturation and brightness")
    func roundTrip() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let color = random.color()
            let (hue, saturation, brightness) = color.hueSaturationBrightness
            #expect((0..<1).contains(hue))
            let back = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: color.alpha)
            #expect(abs(back.red - color.red) < 1e-12 && abs(back.green - color.green) < 1e-12 && abs(back.blue - color.blue) < 1e-12)
        }
        #expect(Color.gray.hueSaturationBrightness == (0, 0, 0.5))
        #expect(Color.black.hueSaturationBrightness == (0, 0, 0))
        #expect(Color(hue: .nan, saturation: 1, brightness: 1) == .red)
    }

    @Test("hexadecimal colours are read as style sheets write them")
    func hexadecimal() {
        #expect(bytes(Color(hex: 0xFF8001)) == [255, 128, 1, 255])
        #expect(bytes(Color(hex: 0x12_FF8001, alpha: 0.2)) == [255, 128, 1, 51])
        #expect(Color(hex: "#f80").map(bytes) == [255, 136, 0, 255])
        #expect(Color(hex: "F80c").map(bytes) == [255, 136, 0, 204])
        #expect(Color(hex: "#0a141E").map(bytes) == [10, 20, 30, 255])
        #expect(Color(hex: "0a141e28").map(bytes) == [10, 20, 30, 40])
        for wrong in ["", "#", "#12", "#12345", "#1234567", "#ggg", "##fff", "+12345", "٣٣٣", "#fff "] {
            #expect(Color(hex: wrong) == nil, "\(wrong)")
        }
    }

    @Test("mixing goes straight from one colour to the other, alpha too")
    func mixing() {
        let clear = Color(red: 0, green: 0, blue: 1, alpha: 0)
        #expect(Color.red.mixed(with: clear, by: 0.5) == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
        #expect(Color.red.mixed(with: clear, by: -3) == .red)
        #expect(Color.red.mixed(with: clear, by: 7) == clear)
        #expect(Color.red.mixed(with: clear, by: .nan) == .red)
    }
}
