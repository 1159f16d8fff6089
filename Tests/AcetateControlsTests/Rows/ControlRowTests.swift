import AcetateControls
import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// What one row of a control must invalidate, written from the plan: controls.md §1 for the slider; a control's own state shows
/// nothing by itself.
private struct ControlRow: Sendable, CustomTestStringConvertible {
    let name: String
    /// What waits right after a change, as `layer need`.
    let needs: Set<String>
    /// What draws in the next frame.
    let displayed: Int
    let change: @MainActor @Sendable (RangeSlider) -> Void

    var testDescription: String { name }

    static let state = [
        ControlRow(name: "isEnabled", needs: [], displayed: 0) { $0.isEnabled = false },
        ControlRow(name: "isSelected", needs: [], displayed: 0) { $0.isSelected = true },
        ControlRow(name: "isHighlighted", needs: [], displayed: 0) { $0.isHighlighted = true },
    ]

    /// A value moves a thumb in layout, which asks the track for display.
    static let slider = [
        ControlRow(name: "minimumValue", needs: ["slider layout"], displayed: 1) { $0.minimumValue = 0.1 },
        ControlRow(name: "maximumValue", needs: ["slider layout"], displayed: 1) { $0.maximumValue = 2 },
        ControlRow(name: "lowerValue", needs: ["slider layout"], displayed: 1) { $0.lowerValue = 0.5 },
        ControlRow(name: "upperValue", needs: ["slider layout"], displayed: 1) { $0.upperValue = 0.5 },
        ControlRow(name: "trackTintColor", needs: ["track display"], displayed: 1) { $0.trackTintColor = .black },
        ControlRow(name: "trackHighlightTintColor", needs: ["track display"], displayed: 1) { $0.trackHighlightTintColor = .red },
        ControlRow(name: "thumbTintColor", needs: ["lowerThumb display", "upperThumb display"], displayed: 2) {
            $0.thumbTintColor = .red
        },
        ControlRow(name: "curvaceousness", needs: ["track display", "lowerThumb display", "upperThumb display"], displayed: 3) {
            $0.curvaceousness = 0.25
        },
    ]

    static let thumb = ControlRow(name: "isHighlighted", needs: ["lowerThumb display"], displayed: 1) {
        $0.lowerThumb.isHighlighted = true
    }

    static let all = state + slider + [thumb]
}

@MainActor
@Suite("The rows of controls")
struct ControlRowTests {
    @MainActor
    private struct Scene {
        let bench = LayerHarness(size: CGSize(width: 160, height: 24), scale: 2)
        let slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: 160, height: 24))

        init() {
            slider.name = "slider"
            bench.root.addSublayer(slider)
            bench.step()
            bench.clearTrace()
        }

        var needs: Set<String> {
            Set(
                bench.tree.trace.filtered(verbs: [.need]).entries.map { entry in
                    guard case .need(let layer, let need) = entry.event else { return "" }
                    return switch need {
                    case .layout: "\(layer) layout"
                    case .display: "\(layer) display"
                    case .composite: "\(layer) composite"
                    }
                })
        }
    }

    @Test("The lists name exactly the rows of the classes")
    func listsAreComplete() {
        let layer = Layer.layerProperties.map(\.name)
        let state = ControlRow.state.map(\.name)
        #expect(Control.layerProperties.map(\.name).sorted() == (layer + state).sorted())
        #expect(RangeSlider.layerProperties.map(\.name).sorted() == (layer + state + ControlRow.slider.map(\.name)).sorted())
        #expect(RangeSliderThumbLayer.layerProperties.map(\.name).sorted() == (layer + [ControlRow.thumb.name]).sorted())
        #expect(RangeSliderTrackLayer.layerProperties.map(\.name).sorted() == layer.sorted())
    }

    @Test("A row set to a new value invalidates what the list says, nothing else, and shows", arguments: ControlRow.all)
    private func newValue(_ row: ControlRow) {
        let scene = Scene()
        let before = scene.bench.tree.snapshot()
        row.change(scene.slider)
        #expect(scene.needs == row.needs)
        #expect(scene.bench.tree.trace.filtered(verbs: [.set]).entries.count == 1)
        let report = scene.bench.step()
        #expect(report.displayed == row.displayed)
        #expect(report.isPresented == (row.displayed > 0))
        #expect((scene.bench.tree.snapshot().difference(from: before) != nil) == (row.displayed > 0))
        #expect(scene.bench.flaw == nil)
    }

    @Test("A row set to an equal value does nothing at all", arguments: ControlRow.all)
    private func equalValue(_ row: ControlRow) {
        let scene = Scene()
        row.change(scene.slider)
        scene.bench.step()
        scene.bench.clearTrace()
        row.change(scene.slider)
        #expect(scene.bench.lines.isEmpty)
        #expect(!scene.bench.tree.needsFrame)
        let report = scene.bench.step()
        #expect(!report.isPresented && report.damage.isEmpty && report.laidOut == 0 && report.displayed == 0)
    }
}
