import Acetate

extension Scene {
    /// All that a drawing context can do, a cell for each, with its name.
    static let drawing = Scene(
        name: "drawing", title: "all that a drawing context can do, in a labelled grid", size: DrawingGrid.size
    ) { tree in
        tree.root.backgroundColor = Color(white: 0.93)
        for (index, sample) in DrawingGrid.samples.enumerated() {
            let cell = SampleLayer(sample)
            cell.frame = DrawingGrid.frame(of: index)
            cell.setNeedsDisplay()
            tree.root.addSublayer(cell)
        }
    }
}

/// Something that is drawn into a square of `DrawingGrid.side` points.
struct Sample: Sendable {
    let name: String
    let draw: @Sendable (GraphicsContext) -> Void

    init(_ name: String, draw: @escaping @Sendable (GraphicsContext) -> Void) {
        self.name = name
        self.draw = draw
    }
}

/// Where the samples stand.
enum DrawingGrid {
    static let samples = Sample.shapes + Sample.strokes + Sample.paints + Sample.clips + Sample.layers + Sample.images

    /// What a sample draws into, in points.
    static let side: CGFloat = 64
    static let labelHeight: CGFloat = 12
    private static let margin: CGFloat = 8
    private static let columns = 8

    static var size: CGSize {
        let rows = (samples.count + columns - 1) / columns
        return CGSize(width: margin + CGFloat(columns) * (side + margin), height: margin + CGFloat(rows) * (side + labelHeight + margin))
    }

    static func frame(of index: Int) -> CGRect {
        CGRect(
            x: margin + CGFloat(index % columns) * (side + margin), y: margin + CGFloat(index / columns) * (side + labelHeight + margin),
            width: side, height: side + labelHeight)
    }
}

/// Draws a sample on white, and its name below.
final class SampleLayer: Layer {
    private let sample: Sample

    init(_ sample: Sample) {
        self.sample = sample
        super.init()
        name = sample.name
    }

    override func draw(in context: GraphicsContext) {
        let square = CGRect(x: 0, y: 0, width: DrawingGrid.side, height: DrawingGrid.side)
        context.setFillColor(.white)
        context.fill(square)
        context.saveState()
        context.clip(to: square)
        sample.draw(context)
        context.restoreState()
        let letters = Lettering(height: 4)
        context.setLineWidth(0.5)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(Color(white: 0.25))
        let left = (DrawingGrid.side - letters.width(of: sample.name)) / 2
        context.stroke(letters.path(of: sample.name, at: CGPoint(x: left, y: DrawingGrid.side + 4)))
    }
}
