import AcetateControls
import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("The range slider: layout and picture")
struct RangeSliderPictureTests {
    // MARK: Layout

    @Test("Thumbs are as wide as the control is high; the track is inset vertically by a third of the height")
    func frames() {
        let slider = SliderBench(width: 300, height: 30).slider
        #expect(slider.track.frame == CGRect(x: 0, y: 10, width: 300, height: 10))
        // (300 − 30) · 0.2 = 54 and (300 − 30) · 0.8 = 216.
        #expect(slider.lowerThumb.frame == CGRect(x: 54, y: 0, width: 30, height: 30))
        #expect(slider.upperThumb.frame == CGRect(x: 216, y: 0, width: 30, height: 30))
    }

    @Test("A value's position is (width − thumbWidth) × (value − min) / (max − min) + thumbWidth / 2", arguments: [-2, -1, 0, 0.3, 2, 4])
    func position(_ value: Double) {
        let slider = SliderBench(width: 300, height: 30) {
            $0.minimumValue = -2
            $0.maximumValue = 4
        }.slider
        #expect(abs(Double(slider.position(forValue: value)) - (270 * (value + 2) / 6 + 15)) < 1e-9)
    }

    @Test("Thumb frames are rounded to the tree's device pixels; values are not", arguments: [1, 1.5, 2, 3] as [CGFloat])
    func rounding(_ scale: CGFloat) {
        let slider = SliderBench(scale: scale) { $0.lowerValue = 0.2137 }.slider
        let exact = (160 - 24) * 0.2137
        let frame = slider.lowerThumb.frame
        #expect(abs(frame.minX - (exact * scale).rounded() / scale) < 1e-9)
        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
            #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
        }
        #expect(slider.lowerValue == 0.2137)
        #expect(abs(slider.position(forValue: 0.2137) - (exact + 12)) < 1e-9)
    }

    // MARK: Track, 300 × 20 points in a control of 300 × 60; the range lies between 30 + 240 · 0.2 = 78 and 222

    @Test("The track is filled with its tint, and with the highlight tint between the two positions", arguments: [1, 2] as [CGFloat])
    func trackColors(_ scale: CGFloat) throws {
        let bench = SliderBench(width: 300, height: 60, scale: scale)
        let image = try bench.drawn(bench.slider.track)
        func color(_ x: CGFloat) -> Color { image.pixel(x: Int(x * scale), y: Int(10 * scale)) }
        let tint = Color(white: 0.9).inPixel
        let highlight = Color(red: 0, green: 0.45, blue: 0.94).inPixel
        let (before, after) = (78 - 1 / scale, 222 - 1 / scale)
        #expect([color(30), color(before), color(222), color(270)] == [tint, tint, tint, tint])
        #expect([color(78), color(150), color(after)] == [highlight, highlight, highlight])
        let screen = try #require(bench.bench.presenter.screen)
        #expect(screen.pixel(x: Int(150 * scale), y: Int(30 * scale)) == highlight)
        #expect(screen.pixel(x: Int(30 * scale), y: Int(30 * scale)) == tint)
        #expect(screen.pixel(x: Int(150 * scale), y: Int(18 * scale)) == .clear)
    }

    @Test("The track is clipped to a rounded rect of radius height × curvaceousness / 2", arguments: [0, 0.5, 1])
    func trackShape(_ curvaceousness: Double) throws {
        let bench = SliderBench(width: 300, height: 60) { $0.curvaceousness = curvaceousness }
        let image = try bench.drawn(bench.slider.track)
        let tint = Color(white: 0.9).inPixel
        // The corner itself, and five points beside it: radius 0 shows both, 5 the second, 10 neither.
        let (corner, beside) = (image.pixel(x: 0, y: 0), image.pixel(x: 5, y: 0))
        #expect(curvaceousness == 0 ? corner == tint : corner.alpha < 0.2)
        #expect(curvaceousness < 1 ? beside == tint : beside.alpha < 0.2)
        #expect(image.pixel(x: 11, y: 0) == tint)
        #expect(image.pixel(x: 299, y: 19) == corner)
    }

    // MARK: Thumb, 60 × 60 points, its knob from 2 to 58

    /// A square thumb at four pixels a point, so that edges lie on pixels.
    private func squareThumb(_ prepare: (RangeSlider) -> Void = { _ in }) throws -> Image {
        let bench = SliderBench(width: 300, height: 60, scale: 4) {
            $0.curvaceousness = 0
            prepare($0)
        }
        return try bench.drawn(bench.slider.lowerThumb)
    }

    @Test("A thumb is its bounds inset by 2, filled with the thumb tint and outlined in gray half a point wide")
    func thumbFillAndOutline() throws {
        let image = try squareThumb()
        #expect(image.pixel(x: 120, y: 120) == .white)
        // Inside the edge at 2: from 2 to 2.5, which is pixels 8 and 9; on the right from 57.5 to 58.
        #expect([8, 9, 230, 231].map { image.pixel(x: $0, y: 120) } == Array(repeating: Color.gray.inPixel, count: 4))
        #expect([10, 229].map { image.pixel(x: $0, y: 120) } == [.white, .white])
        #expect([7, 232].map { image.pixel(x: $0, y: 120).alpha }.allSatisfy { $0 < 0.6 })
    }

    @Test("At scale 2 the outline is one whole pixel, at scale 1 half of one")
    func crispOutline() throws {
        let twice = SliderBench(width: 300, height: 60, scale: 2) { $0.curvaceousness = 0 }
        let fine = try twice.drawn(twice.slider.lowerThumb)
        #expect([4, 5].map { fine.pixel(x: $0, y: 60) } == [Color.gray.inPixel, .white])
        let once = SliderBench(width: 300, height: 60) { $0.curvaceousness = 0 }
        let coarse = try once.drawn(once.slider.lowerThumb)
        #expect(coarse.pixel(x: 2, y: 30).distance(to: Color(white: 0.75)) <= 1.0 / 255)
        #expect(coarse.pixel(x: 3, y: 30) == .white)
    }

    @Test("A thumb has the thumb tint")
    func thumbTint() throws {
        let image = try squareThumb { $0.thumbTintColor = .orange }
        #expect(image.pixel(x: 120, y: 120) == Color.orange.inPixel)
    }

    @Test("A thumb casts a gray shadow, one point down and half a point soft")
    func thumbShadow() throws {
        let image = try squareThumb()
        // The shadow's edge lies at 59 points, pixel 236, with sigma = blur / 2 = 2 pixels. Each pixel's middle is 1.5 pixels from it.
        let inside = image.pixel(x: 120, y: 234)
        let outside = image.pixel(x: 120, y: 237)
        #expect(abs(inside.alpha - 0.773) < 0.06)
        #expect(abs(outside.alpha - 0.227) < 0.06)
        #expect(inside.withAlpha(1).distance(to: .gray) < 0.02)
        // Above the knob its edge lies at 3 points, inside: what reaches pixel 5 is 6.5 pixels away.
        #expect(image.pixel(x: 120, y: 5).alpha < 0.02)
    }

    @Test("A thumb has a radius of its height × curvaceousness / 2")
    func thumbShape() throws {
        let round = try squareThumb { $0.curvaceousness = 1 }
        #expect(round.pixel(x: 14, y: 14).alpha < 0.02)
        let square = try squareThumb()
        #expect(square.pixel(x: 14, y: 14) == .white)
        // Radius 14 at 0.5: the corner's middle lies at 16 points; its curve passes 16 − 14 · √½ = 6.1 points on the diagonal.
        let half = try squareThumb { $0.curvaceousness = 0.5 }
        #expect(half.pixel(x: 21, y: 21).alpha < 1)
        #expect(half.pixel(x: 28, y: 28) == .white)
    }

    @Test("While highlighted, a thumb is covered with black at alpha 0.1", arguments: [1, 2] as [CGFloat])
    func thumbHighlight(_ scale: CGFloat) throws {
        let bench = SliderBench(width: 300, height: 60, scale: scale)
        bench.slider.lowerThumb.isHighlighted = true
        bench.bench.step()
        let middle = Int(30 * scale)
        #expect(try bench.drawn(bench.slider.lowerThumb).pixel(x: middle, y: middle).distance(to: Color(white: 0.9)) <= 1.0 / 255)
        #expect(try bench.drawn(bench.slider.upperThumb).pixel(x: middle, y: middle) == .white)
    }

    @Test("Thumbs are crisp: the screen has the very pixels that a thumb drew", arguments: [1, 2] as [CGFloat])
    func crisp(_ scale: CGFloat) throws {
        let bench = SliderBench(width: 300, height: 60, scale: scale) { $0.lowerValue = 0.3137 }
        let thumb = try bench.drawn(bench.slider.lowerThumb)
        let screen = try #require(bench.bench.presenter.screen)
        let left = Int((bench.slider.lowerThumb.frame.minX * scale).rounded())
        var (opaque, different) = (0, 0)
        for y in 0..<thumb.height {
            for x in 0..<thumb.width where thumb.pixel(x: x, y: y).alpha == 1 {
                opaque += 1
                if screen.pixel(x: left + x, y: y) != thumb.pixel(x: x, y: y) { different += 1 }
            }
        }
        #expect(opaque > 1000)
        #expect(different == 0)
    }
}
