import AcetateControls
import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Unusual bounds, scales and ranges.
@MainActor
@Suite struct RangeSliderEdgeTests {
    let bench = LayerHarness(size: CGSize(width: 200, height: 60))
    let slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: 160, height: 24))

    init() {
        bench.root.addSublayer(slider)
        bench.step()
    }

    @Test func `bounds that begin elsewhere move nothing on screen`() {
        let before = bench.tree.snapshot()
        slider.bounds.origin = CGPoint(x: 10, y: 6)
        bench.step()
        #expect(slider.track.frame == CGRect(x: 10, y: 14, width: 160, height: 8))
        #expect(slider.lowerThumb.frame == CGRect(x: 37, y: 6, width: 24, height: 24))
        #expect(bench.tree.snapshot().difference(from: before) == nil)
    }

    @Test func `another scale of the tree puts the thumbs on its pixels`() {
        slider.lowerValue = 0.1
        bench.step()
        #expect(slider.lowerThumb.frame.minX == 14)
        bench.tree.scale = 4
        bench.step()
        #expect(slider.lowerThumb.frame.minX == 13.5)
    }

    @Test func `the widest of ranges overflows nowhere`() {
        slider.minimumValue = -1.5e308
        slider.maximumValue = 1.5e308
        slider.lowerValue = 0
        slider.upperValue = 1.5e308
        bench.step()
        #expect(slider.lowerThumb.frame.minX == 68 && slider.upperThumb.frame.minX == 136)
        bench.drag(from: CGPoint(x: 80, y: 12), to: CGPoint(x: -500, y: 12))
        #expect(slider.lowerValue == -1.5e308)
        bench.drag(from: CGPoint(x: 12, y: 12), to: CGPoint(x: 12, y: 12))
        #expect(slider.lowerValue == -1.5e308)
    }

    @Test func `a control that is disabled by whoever sees it highlighted hears of no more`() {
        final class LoggingControl: Control {
            var log: [String] = []
            override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }
            override func endTracking(_ touch: Touch?, with event: InputEvent?) { log.append("end") }
            override func cancelTracking(with event: InputEvent?) { log.append("cancel") }
        }
        let control = LoggingControl(frame: CGRect(x: 0, y: 30, width: 20, height: 20))
        bench.root.addSublayer(control)
        let token = control.observe(Control.isHighlighted) { control, _, isOn in if !isOn { control.isEnabled = false } }
        control.addAction(for: .touchUpInside) { $0.log.append("up") }
        bench.down(CGPoint(x: 5, y: 35))
        bench.up()
        #expect(control.log == ["cancel"] && !control.isTracking)
        withExtendedLifetime(token) {}
    }
}
