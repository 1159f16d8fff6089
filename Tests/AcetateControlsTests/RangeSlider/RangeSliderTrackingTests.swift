import AcetateControls
import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("The range slider: tracking, degenerate ranges, the demonstration")
struct RangeSliderTrackingTests {
    /// Counts `valueChanged`.
    private final class Counter {
        var count = 0
    }

    private func counter(of slider: RangeSlider) -> Counter {
        let counter = Counter()
        slider.addAction(for: .valueChanged) { _ in counter.count += 1 }
        return counter
    }

    @Test("A touch on a thumb highlights it, and the end un-highlights it")
    func highlight() {
        let bench = SliderBench()
        let slider = bench.slider
        for (thumb, other) in [(slider.lowerThumb, slider.upperThumb), (slider.upperThumb, slider.lowerThumb)] {
            bench.bench.down(bench.middle(of: thumb))
            #expect(slider.isTracking && thumb.isHighlighted && !other.isHighlighted)
            bench.bench.move(CGPoint(x: 80, y: 500))
            #expect(thumb.isHighlighted)
            bench.bench.up()
            #expect(!slider.isTracking && !thumb.isHighlighted)
        }
    }

    @Test("A cancelled touch un-highlights too, and the value stays where it was dragged")
    func cancelled() {
        let bench = SliderBench()
        bench.bench.down(bench.middle(of: bench.slider.lowerThumb))
        bench.bench.move(CGPoint(x: 53, y: 12))
        let value = bench.slider.lowerValue
        #expect(value > 0.2)
        bench.bench.cancel()
        #expect(!bench.slider.lowerThumb.isHighlighted)
        #expect(bench.slider.lowerValue == value)
    }

    @Test("A touch on neither thumb is not tracked")
    func neither() {
        let bench = SliderBench()
        let changes = counter(of: bench.slider)
        bench.bench.drag(from: CGPoint(x: 80, y: 12), to: CGPoint(x: 120, y: 12))
        #expect(!bench.slider.isTracking)
        #expect(bench.slider.lowerValue == 0.2 && bench.slider.upperValue == 0.8)
        #expect(changes.count == 0)
    }

    @Test("The lower thumb wins when both are hit")
    func bothHit() {
        let bench = SliderBench {
            $0.lowerValue = 0.5
            $0.upperValue = 0.5
        }
        bench.bench.down(CGPoint(x: 80, y: 12))
        #expect(bench.slider.lowerThumb.isHighlighted && !bench.slider.upperThumb.isHighlighted)
    }

    @Test("At the minimum, where only the upper thumb can move, that one wins")
    func bothAtMinimum() {
        let bench = SliderBench {
            $0.lowerValue = 0
            $0.upperValue = 0
        }
        bench.bench.drag(from: CGPoint(x: 12, y: 12), to: CGPoint(x: 80, y: 12))
        #expect(bench.slider.lowerValue == 0)
        #expect(abs(bench.slider.upperValue - 0.5) < 1e-9)
    }

    @Test("Both at the maximum, the lower thumb moves away")
    func bothAtMaximum() {
        let bench = SliderBench {
            $0.lowerValue = 1
            $0.upperValue = 1
        }
        bench.bench.drag(from: CGPoint(x: 148, y: 12), to: CGPoint(x: 80, y: 12))
        #expect(abs(bench.slider.lowerValue - 0.5) < 1e-9)
        #expect(bench.slider.upperValue == 1)
    }

    @Test("A drag moves the value by delta / (width − thumbWidth) × (max − min)")
    func delta() {
        let bench = SliderBench {
            $0.minimumValue = -10
            $0.maximumValue = 10
            $0.lowerValue = 0
            $0.upperValue = 5
        }
        let start = bench.middle(of: bench.slider.lowerThumb)
        bench.bench.drag(from: start, to: CGPoint(x: start.x - 34, y: start.y), moves: 4)
        #expect(abs(bench.slider.lowerValue - -34.0 / (160 - 24) * 20) < 1e-9)
        #expect(bench.slider.upperValue == 5)
    }

    @Test("A drag keeps lower ≤ upper, and both within the range")
    func clamped() {
        let bench = SliderBench()
        let slider = bench.slider
        bench.bench.drag(from: bench.middle(of: slider.lowerThumb), to: CGPoint(x: 159, y: 12), moves: 5)
        #expect(slider.lowerValue == 0.8 && slider.upperValue == 0.8)
        bench.bench.step()
        bench.bench.drag(from: bench.middle(of: slider.lowerThumb), to: CGPoint(x: -500, y: 12))
        #expect(slider.lowerValue == 0)
        bench.bench.step()
        bench.bench.drag(from: bench.middle(of: slider.upperThumb), to: CGPoint(x: 500, y: 12))
        #expect(slider.upperValue == 1)
        bench.bench.step()
        bench.bench.drag(from: bench.middle(of: slider.upperThumb), to: CGPoint(x: -500, y: 12))
        #expect(slider.lowerValue == 0 && slider.upperValue == 0)
    }

    @Test("valueChanged is sent for each move that changes a value, and for nothing else")
    func valueChanged() {
        let bench = SliderBench()
        let changes = counter(of: bench.slider)
        bench.slider.lowerValue = 0.25
        bench.bench.step()
        #expect(changes.count == 0, "A program's set sends nothing.")
        let start = bench.middle(of: bench.slider.lowerThumb)
        bench.bench.down(start)
        #expect(changes.count == 0)
        bench.bench.move(CGPoint(x: start.x + 10, y: 12))
        bench.bench.move(CGPoint(x: start.x + 20, y: 12))
        #expect(changes.count == 2)
        bench.bench.move(CGPoint(x: start.x + 20, y: 20))
        #expect(changes.count == 2, "The value did not change.")
        bench.bench.move(CGPoint(x: -400, y: 12))
        bench.bench.move(CGPoint(x: -500, y: 12))
        #expect(changes.count == 3, "It stood at the minimum already.")
        bench.bench.up()
        #expect(changes.count == 3)
    }

    // MARK: Degenerate

    @Test(
        "An empty range, one the wrong way round, and a control without width are defined: no NaN, no crash, and a drag changes nothing",
        arguments: ["equal", "reversed", "no width", "no height", "narrower than a thumb"])
    func degenerate(_ kind: String) {
        let bench = SliderBench()
        let slider = bench.slider
        switch kind {
        case "equal": slider.maximumValue = 0
        case "reversed": (slider.minimumValue, slider.maximumValue) = (3, -3)
        case "no width": slider.frame.size.width = 0
        case "no height": slider.frame.size.height = 0
        default: slider.frame.size.width = 10
        }
        let changes = counter(of: slider)
        bench.bench.step()
        for value in [-5, 0, 0.5, 1, 5] as [Double] { #expect(slider.position(forValue: value).isFinite) }
        for layer in [slider.track, slider.lowerThumb, slider.upperThumb] {
            let numbers = [layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height]
            #expect(numbers.allSatisfy { $0.isFinite })
        }
        if kind != "no height" {
            bench.bench.drag(from: CGPoint(x: 6, y: 12), to: CGPoint(x: 60, y: 12), moves: 3)
            #expect(changes.count == 0)
            #expect(slider.lowerValue == 0.2 && slider.upperValue == 0.8)
        }
        let report = bench.bench.step()
        #expect(report.refusals == 0)
        #expect(bench.bench.flaw == nil)
        #expect(!slider.isTracking && !slider.lowerThumb.isHighlighted && !slider.upperThumb.isHighlighted)
    }

    @Test("Values in the wrong order or outside the range are kept, and shown as the nearest that makes sense")
    func wrongOrder() {
        let slider = SliderBench {
            $0.lowerValue = 0.9
            $0.upperValue = -3
        }.slider
        #expect(slider.lowerValue == 0.9 && slider.upperValue == -3)
        #expect(slider.lowerThumb.frame.minX <= slider.upperThumb.frame.minX)
    }

    // MARK: Demonstration

    @Test("One second after start the highlight turns red and the shape square, in one frame in which each layer redraws once")
    func demonstration() throws {
        let bench = SliderBench(width: 300, height: 60)
        let slider = bench.slider
        bench.bench.tree.schedule(after: 1) {
            slider.trackHighlightTintColor = .red
            slider.curvaceousness = 0
        }
        #expect(bench.bench.tree.nextFrameTime == 1)
        #expect(bench.bench.step(by: 0.5).displayed == 0)
        #expect(slider.curvaceousness == 1)
        let round = bench.bench.tree.snapshot()

        bench.bench.clearTrace()
        let report = bench.bench.step(by: 0.5)
        #expect(report.time == 1)
        #expect(report.laidOut == 0 && report.displayed == 3)
        let displayed = bench.bench.tree.trace.filtered(verbs: [.display]).entries.compactMap(\.layer)
        #expect(displayed == ["track", "lowerThumb", "upperThumb"])
        let screen = try #require(bench.bench.presenter.screen)
        #expect(screen.pixel(x: 150, y: 30) == .red)
        // The track's corner and the lower thumb's: clear while round, filled when square.
        #expect([round.pixel(x: 0, y: 20), round.pixel(x: 52, y: 4)].allSatisfy { $0.alpha < 0.2 })
        #expect([screen.pixel(x: 0, y: 20), screen.pixel(x: 52, y: 4)] == [Color(white: 0.9).inPixel, .white])
        #expect(bench.bench.flaw == nil)
        #expect(bench.bench.tree.nextFrameTime == nil)
    }
}
