import AcetateControls
import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// The founding slider, from a set or a touch to the pixels. The traces were written before the first run.
///
/// The slider is 160×24 points at the origin. A thumb is 24 wide, so a value lies at 136 · value + 12: 0.2 at 39.2, 0.3 at 52.8, 0.7 at
/// 107.2, 0.8 at 120.8; thumbs stand on whole pixels.
@MainActor
@Suite struct RangeSliderTraceTests {
    let bench = LayerHarness(size: CGSize(width: 160, height: 120))
    let slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: 160, height: 24))

    init() {
        slider.name = "slider"
        bench.root.addSublayer(slider)
        bench.step()
        bench.clearTrace()
    }

    private func region(_ rects: [(Int, Int, Int, Int)]) -> Region {
        Region(rects.map { PixelRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) })
    }

    @Test func `several properties in one transaction lay out once and draw each layer once`() {
        Transaction.run {
            slider.lowerValue = 0.3
            slider.upperValue = 0.7
            slider.trackTintColor = .gray
            slider.curvaceousness = 0.5
        }
        let report = bench.step()

        let expected = [
            "begin",
            "set      slider.lowerValue  0.2 → 0.3",
            "need     slider  layout  ← slider.lowerValue",
            "set      slider.upperValue  0.8 → 0.7",
            "set      slider.trackTintColor  (white 0.9) → (white 0.5)",
            "need     track  display (0 0 160 8)  ← slider.trackTintColor",
            "set      slider.curvaceousness  1 → 0.5",
            "need     lowerThumb  display (0 0 24 24)  ← slider.curvaceousness",
            "need     upperThumb  display (0 0 24 24)  ← slider.curvaceousness",
            "commit",
            "-- frame 2 at 0.000",
            "layout   slider  ← slider.lowerValue",
            "begin    disableActions  ← slider layout",
            "set      lowerThumb.position  (39 12) → (53 12)  ← slider layout",
            "need     lowerThumb  composite  ← lowerThumb.position",
            "set      upperThumb.position  (121 12) → (107 12)  ← slider layout",
            "need     upperThumb  composite  ← upperThumb.position",
            "commit   ← slider layout",
            "display  track  (0 0 160 8)  ← slider.trackTintColor",
            "display  lowerThumb  (0 0 24 24)  ← slider.curvaceousness",
            "display  upperThumb  (0 0 24 24)  ← slider.curvaceousness",
            "damage   track  px (0 8 160 8)  ← display",
            "damage   lowerThumb  px (27 0 38 24)  ← position, display",
            "damage   upperThumb  px (95 0 38 24)  ← position, display",
            "present  2496 of 19200 px in 5 rects",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.laidOut == 1 && report.displayed == 3)
        #expect(report.damage == region([(0, 8, 160, 8), (27, 0, 38, 24), (95, 0, 38, 24)]))
        #expect(bench.flaw == nil)
    }

    @Test func `two changes of a value before a frame lay out and draw once`() {
        slider.lowerValue = 0.3
        slider.lowerValue = 0.4
        let report = bench.step()

        let expected = [
            "set      slider.lowerValue  0.2 → 0.3",
            "need     slider  layout  ← slider.lowerValue",
            "set      slider.lowerValue  0.3 → 0.4",
            "-- frame 2 at 0.000",
            "layout   slider  ← slider.lowerValue",
            "begin    disableActions  ← slider layout",
            "set      lowerThumb.position  (39 12) → (66 12)  ← slider layout",
            "need     lowerThumb  composite  ← lowerThumb.position",
            "commit   ← slider layout",
            "need     track  display (0 0 160 8)  ← slider layout",
            "display  track  (0 0 160 8)  ← slider layout",
            "damage   track  px (0 8 160 8)  ← display",
            "damage   lowerThumb  px (27 0 24 24) (54 0 24 24)  ← position",
            "present  2048 of 19200 px in 5 rects",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region([(0, 8, 160, 8), (27, 0, 24, 24), (54, 0, 24, 24)]))
        #expect(bench.flaw == nil)
    }

    @Test func `a thumb that is touched and let go is highlighted in between, and nothing else is drawn`() {
        bench.down(CGPoint(x: 39, y: 12))
        let down = bench.step()
        bench.up()
        let up = bench.step()

        let expected = [
            "touch    began  (39 12)",
            "set      lowerThumb.isHighlighted  false → true  ← touch began",
            "need     lowerThumb  display (0 0 24 24)  ← lowerThumb.isHighlighted",
            "set      slider.isHighlighted  false → true  ← touch began",
            "send     slider  touchDown  ← touch began",
            "-- frame 2 at 0.000",
            "display  lowerThumb  (0 0 24 24)  ← lowerThumb.isHighlighted",
            "damage   lowerThumb  px (27 0 24 24)  ← display",
            "present  576 of 19200 px in 1 rect",
            "touch    ended  (39 12)",
            "set      slider.isHighlighted  true → false  ← touch ended",
            "set      lowerThumb.isHighlighted  true → false  ← touch ended",
            "need     lowerThumb  display (0 0 24 24)  ← lowerThumb.isHighlighted",
            "send     slider  touchUpInside  ← touch ended",
            "-- frame 3 at 0.000",
            "display  lowerThumb  (0 0 24 24)  ← lowerThumb.isHighlighted",
            "damage   lowerThumb  px (27 0 24 24)  ← display",
            "present  576 of 19200 px in 1 rect",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(down.damage == region([(27, 0, 24, 24)]))
        #expect(up.damage == region([(27, 0, 24, 24)]))
        #expect(bench.flaw == nil)
    }

    @Test func `a drag moves the thumb, redraws the track, and tells once`() {
        bench.down(CGPoint(x: 39, y: 12))
        bench.step()
        bench.clearTrace()

        bench.move(CGPoint(x: 52.6, y: 12))
        bench.step()

        let expected = [
            "touch    moved  (52.6 12)",
            "set      slider.lowerValue  0.2 → 0.30000000000000004  ← touch moved",
            "need     slider  layout  ← slider.lowerValue",
            "send     slider  valueChanged  ← touch moved",
            "send     slider  touchDragInside  ← touch moved",
            "-- frame 3 at 0.000",
            "layout   slider  ← slider.lowerValue",
            "begin    disableActions  ← slider layout",
            "set      lowerThumb.position  (39 12) → (53 12)  ← slider layout",
            "need     lowerThumb  composite  ← lowerThumb.position",
            "commit   ← slider layout",
            "need     track  display (0 0 160 8)  ← slider layout",
            "display  track  (0 0 160 8)  ← slider layout",
            "damage   track  px (0 8 160 8)  ← display",
            "damage   lowerThumb  px (27 0 38 24)  ← position",
            "present  1888 of 19200 px in 3 rects",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(bench.flaw == nil)
    }

    @Test func `the demonstration at one second draws track and thumbs once, in one frame`() {
        bench.tree.schedule(after: 1) { [slider] in
            slider.trackHighlightTintColor = .red
            slider.curvaceousness = 0
        }
        let report = bench.step(by: 1)

        let expected = [
            "-- frame 2 at 1.000",
            "timer    1.000",
            "set      slider.trackHighlightTintColor  (0 0.45 0.94) → (1 0 0)  ← timer 1.000",
            "need     track  display (0 0 160 8)  ← slider.trackHighlightTintColor",
            "set      slider.curvaceousness  1 → 0  ← timer 1.000",
            "need     lowerThumb  display (0 0 24 24)  ← slider.curvaceousness",
            "need     upperThumb  display (0 0 24 24)  ← slider.curvaceousness",
            "display  track  (0 0 160 8)  ← slider.trackHighlightTintColor",
            "display  lowerThumb  (0 0 24 24)  ← slider.curvaceousness",
            "display  upperThumb  (0 0 24 24)  ← slider.curvaceousness",
            "damage   track  px (0 8 160 8)  ← display",
            "damage   lowerThumb  px (27 0 24 24)  ← display",
            "damage   upperThumb  px (109 0 24 24)  ← display",
            "present  2048 of 19200 px in 5 rects",
        ]
        #expect(bench.difference(from: expected) == nil)
        #expect(report.damage == region([(0, 8, 160, 8), (27, 0, 24, 24), (109, 0, 24, 24)]))
        #expect(bench.flaw == nil)
    }
}
