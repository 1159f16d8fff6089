import AcetateControls
import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation

/// A slider that fills a bench, stepped once.
@MainActor
struct SliderBench {
    let bench: LayerHarness
    let slider: RangeSlider

    init(width: CGFloat = 160, height: CGFloat = 24, scale: CGFloat = 1, _ prepare: (RangeSlider) -> Void = { _ in }) {
        bench = LayerHarness(size: CGSize(width: width, height: height), scale: scale)
        slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: width, height: height))
        slider.name = "slider"
        prepare(slider)
        bench.root.addSublayer(slider)
        bench.step()
        bench.clearTrace()
    }

    /// The middle of a thumb, in points of the root.
    func middle(of thumb: Layer) -> CGPoint {
        CGPoint(x: thumb.frame.midX, y: thumb.frame.midY)
    }

    /// Steps, and says which layers drew, in order.
    func displayedInNextStep() -> [String] {
        bench.clearTrace()
        bench.step()
        return bench.tree.trace.filtered(verbs: [.display]).entries.compactMap(\.layer)
    }

    /// What a layer drew.
    func drawn(_ layer: Layer) throws -> Image {
        guard let contents = layer.contents else { throw NothingDrawn(layer: layer.label) }
        return contents
    }

    struct NothingDrawn: Error {
        let layer: String
    }
}

extension Color {
    /// The colour as a pixel holds it: rounded to 255ths.
    var inPixel: Color { Color(premultiplied: premultiplied) }

    /// The greatest difference of a component.
    func distance(to other: Color) -> Double {
        [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].map(abs).max() ?? 0
    }
}
