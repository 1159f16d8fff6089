import AcetateControls
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of controls: the range slider")
struct RangeSliderCaseTests {
    private let bench = LayerHarness(size: CGSize(width: 300, height: 30))
    private let slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

    init() {
        slider.name = "slider"
        bench.root.addSublayer(slider)
        bench.step()
        bench.clearTrace()
    }

    @Test("CTL-33: a value's position is the thumb's centre, which stays half a thumb away from the ends")
    func positions() throws {
        let positions = [0, 0.2, 0.8, 1].map { Double(slider.position(forValue: $0)) }
        let expected = try expectation(of: "CTL-33").numbers
        #expect(zip(positions, expected).allSatisfy { abs($0 - $1) < 1e-9 } && positions.count == expected.count)
    }

    @Test("CTL-35: a drag moves the value by its part of the thumb's way")
    func drag() throws {
        let expected = try expectation(of: "CTL-35")
        let before = slider.lowerValue
        bench.drag(from: CGPoint(x: 69, y: 15), to: CGPoint(x: 96, y: 15))
        #expect(try abs(slider.lowerValue - before - expected["deltaValue"].number) < 1e-9)
        #expect(try abs(slider.lowerValue - expected["lowerValue"].number) < 1e-9)
        #expect(slider.upperValue == 0.8)
    }

    @Test("CTL-37: a touch on neither thumb is not tracked, and the lower one wins where both are hit")
    func thumbs() throws {
        bench.down(CGPoint(x: 150, y: 15))
        let neither = slider.isTracking ? "beginTracking returns true (tracking)" : "beginTracking returns false (no tracking)"
        bench.up()
        slider.upperValue = slider.lowerValue
        bench.step()
        bench.down(CGPoint(x: 69, y: 15))
        let both = slider.lowerThumb.isHighlighted && !slider.upperThumb.isHighlighted ? "lower thumb wins" : "upper thumb wins"
        #expect(try "\(neither); \(both) when both contain the point" == expectation(of: "CTL-37").text)
    }

    @Test("CTL-39: thumbs are placed inside a transaction with actions disabled, also where actions are on")
    func placedWithoutActions() throws {
        var disabled: [Bool] = []
        let observation = slider.lowerThumb.observe(Layer.position) { _, _, _ in disabled.append(Transaction.disableActions) }
        Transaction.begin()
        Transaction.setDisableActions(false)
        slider.lowerValue = 0.3
        slider.layoutIfNeeded()
        #expect(!Transaction.disableActions)
        Transaction.commit()
        observation.cancel()
        #expect(disabled == [true])

        bench.clearTrace()
        slider.lowerValue = 0.4
        bench.step()
        let verbs: Set<Trace.Verb> = [.begin, .set, .commit]
        let lines = bench.tree.trace.filtered(verbs: verbs, phases: [.layout]).entries.map { entry in
            switch entry.event {
            case .begin(let settings): "begin/\(settings.map { "\($0)(true)" }.joined())"
            case .commit: "commit"
            case .set(let layer, let property, _, _): "\(layer).\(property)"
            default: ""
            }
        }
        #expect(lines == ["begin/disableActions(true)", "lowerThumb.position", "commit"])
        let answer = "runs inside \(lines[0])/\(lines[lines.count - 1])"
        #expect(try expectation(of: "CTL-39").text.hasPrefix("\(answer),"))
    }
}
