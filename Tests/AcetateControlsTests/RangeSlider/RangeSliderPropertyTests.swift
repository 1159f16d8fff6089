import AcetateControls
import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("The range slider: layers, properties, observers")
struct RangeSliderPropertyTests {
    // MARK: Layers

    @Test("It adds a track layer and two thumb layers itself, each with a weak reference to it")
    func layers() {
        var slider: RangeSlider? = RangeSlider()
        let track = slider?.track
        let thumbs = [slider?.lowerThumb, slider?.upperThumb]
        #expect(slider?.sublayers?.count == 3)
        #expect(slider?.sublayers?.first === track)
        #expect(track?.slider === slider)
        #expect(thumbs.allSatisfy { $0?.slider === slider })
        slider = nil
        #expect(track?.slider == nil)
        #expect(thumbs.allSatisfy { $0?.slider == nil })
    }

    @Test("Its layers have the contentsScale of the tree", arguments: [1, 1.5, 2, 3] as [CGFloat])
    func contentsScale(_ scale: CGFloat) throws {
        let bench = SliderBench(scale: scale)
        for layer in [bench.slider.track, bench.slider.lowerThumb, bench.slider.upperThumb] {
            #expect(layer.contentsScale == scale)
        }
        #expect(try bench.drawn(bench.slider.lowerThumb).width == Int(24 * scale))
    }

    @Test("A thumb has isHighlighted, whose observer asks for display")
    func thumbHighlight() {
        let bench = SliderBench()
        #expect(!bench.slider.lowerThumb.isHighlighted)
        bench.slider.lowerThumb.isHighlighted = true
        #expect(bench.slider.lowerThumb.needsDisplay())
        #expect(bench.displayedInNextStep() == ["lowerThumb"])
    }

    // MARK: Properties

    @Test("It starts with a range of 0 to 1, of which 0.2 to 0.8 is chosen, and with the documented colours")
    func defaults() {
        let slider = RangeSlider()
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1)
        #expect(slider.lowerValue == 0.2 && slider.upperValue == 0.8)
        #expect(slider.trackTintColor == Color(white: 0.9))
        #expect(slider.trackHighlightTintColor == Color(red: 0, green: 0.45, blue: 0.94))
        #expect(slider.thumbTintColor == .white)
        #expect(slider.curvaceousness == 1)
    }

    @Test("Curvaceousness is kept in 0…1", arguments: [(-1, 0), (0, 0), (0.25, 0.25), (1, 1), (7, 1)] as [(Double, Double)])
    func curvaceousness(_ set: Double, _ kept: Double) {
        let slider = RangeSlider()
        slider.curvaceousness = 0.5
        slider.curvaceousness = set
        #expect(slider.curvaceousness == kept)
    }

    // MARK: Observers

    @Test(
        "A value property asks for layout, which asks the track for display, since its range moved; a thumb that moved does not redraw",
        arguments: ["minimumValue", "maximumValue", "lowerValue", "upperValue"])
    func values(_ name: String) {
        let bench = SliderBench()
        switch name {
        case "minimumValue": bench.slider.minimumValue = -0.5
        case "maximumValue": bench.slider.maximumValue = 1.5
        case "lowerValue": bench.slider.lowerValue = 0.3
        default: bench.slider.upperValue = 0.7
        }
        #expect(bench.slider.needsLayout())
        #expect(!bench.slider.track.needsDisplay())
        #expect(bench.displayedInNextStep() == ["track"])
    }

    @Test("A track colour redraws the track only, without layout")
    func trackColors() {
        let bench = SliderBench()
        bench.slider.trackTintColor = .green
        #expect(!bench.slider.needsLayout())
        #expect(bench.displayedInNextStep() == ["track"])
        bench.slider.trackHighlightTintColor = .yellow
        #expect(!bench.slider.needsLayout())
        #expect(bench.displayedInNextStep() == ["track"])
    }

    @Test("The thumb colour redraws both thumbs only")
    func thumbColor() {
        let bench = SliderBench()
        bench.slider.thumbTintColor = .orange
        #expect(!bench.slider.needsLayout())
        #expect(bench.displayedInNextStep() == ["lowerThumb", "upperThumb"])
    }

    @Test("Curvaceousness redraws all three")
    func curvaceousnessRedraws() {
        let bench = SliderBench()
        bench.slider.curvaceousness = 0.5
        #expect(!bench.slider.needsLayout())
        #expect(bench.displayedInNextStep() == ["track", "lowerThumb", "upperThumb"])
    }

    @Test("A thumb or track whose size changed redraws; one that only moved with the control does not")
    func sizes() {
        let bench = SliderBench(width: 160, height: 48)
        bench.slider.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
        #expect(bench.displayedInNextStep() == ["track", "lowerThumb", "upperThumb"])
        bench.slider.frame = CGRect(x: 0, y: 0, width: 160, height: 24)
        #expect(bench.displayedInNextStep() == ["track"])
        bench.slider.position.y += 10
        #expect(bench.displayedInNextStep().isEmpty)
        #expect(bench.bench.flaw == nil)
    }

    @Test("Several properties set in one transaction lay out once and draw each affected layer once")
    func severalAtOnce() {
        let bench = SliderBench()
        Transaction.run {
            bench.slider.lowerValue = 0.1
            bench.slider.upperValue = 0.9
            bench.slider.trackTintColor = .green
            bench.slider.curvaceousness = 0.5
            bench.slider.lowerValue = 0.15
        }
        bench.bench.clearTrace()
        let report = bench.bench.step()
        #expect(bench.bench.tree.trace.filtered(verbs: [.layout], layers: ["slider"]).entries.count == 1)
        #expect(bench.bench.tree.trace.filtered(verbs: [.display]).entries.compactMap(\.layer) == ["track", "lowerThumb", "upperThumb"])
        #expect(report.displayed == 3)
    }

    @Test("Setting a property to its value does nothing")
    func equal() {
        let bench = SliderBench()
        bench.slider.lowerValue = 0.2
        bench.slider.thumbTintColor = .white
        bench.slider.curvaceousness = 1
        bench.slider.curvaceousness = 5
        #expect(bench.bench.lines.isEmpty)
        #expect(!bench.bench.tree.needsFrame)
    }

    @Test("A value that is not finite is refused and counted, in every build", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(_ number: Double) {
        let bench = SliderBench()
        let slider = bench.slider
        slider.minimumValue = number
        slider.maximumValue = number
        slider.lowerValue = number
        slider.upperValue = number
        slider.curvaceousness = number
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1)
        #expect(slider.lowerValue == 0.2 && slider.upperValue == 0.8 && slider.curvaceousness == 1)
        #expect(bench.bench.tree.trace.filtered(verbs: [.set, .need]).entries.isEmpty)
        let report = bench.bench.step()
        #expect(report.refusals == 5)
        #expect(!report.isPresented)
    }

    @Test("Its properties can be inspected by name, read and written")
    func inspectable() throws {
        let slider = RangeSlider()
        let properties = RangeSlider.inspectableProperties
        let names = [
            "minimumValue", "maximumValue", "lowerValue", "upperValue", "trackTintColor", "trackHighlightTintColor", "thumbTintColor",
            "curvaceousness",
        ]
        #expect(properties.map(\.name) == names)
        let lower = try #require(properties.first { $0.name == "lowerValue" })
        #expect(lower.value(of: slider) == .number(0.2))
        lower.set(.number(0.4), on: slider)
        #expect(slider.lowerValue == 0.4)
        let tint = try #require(properties.first { $0.name == "trackTintColor" })
        tint.set(.color(.red), on: slider)
        #expect(slider.trackTintColor == .red)
        tint.set(.number(1), on: slider)
        #expect(slider.trackTintColor == .red)
    }
}
