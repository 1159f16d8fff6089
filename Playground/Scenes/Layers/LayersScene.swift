import Acetate

extension Scene {
    /// All that a layer can look like, a cell for each, with its name.
    static let layers = Scene(
        name: "layers", title: "what a layer can look like, and kinds of layers, in a labelled grid", size: LayerGrid.size
    ) { tree in
        tree.root.backgroundColor = Color(white: 0.93)
        for (index, exhibit) in LayerGrid.exhibits.enumerated() {
            let cell = LabelledCell(exhibit.name)
            cell.frame = LayerGrid.frame(of: index)
            let stage = Layer(frame: CGRect(x: 0, y: 0, width: LayerGrid.side, height: LayerGrid.side))
            stage.backgroundColor = .white
            stage.masksToBounds = true
            exhibit.build(stage)
            cell.addSublayer(stage)
            cell.setNeedsDisplay()
            tree.root.addSublayer(cell)
        }
    }
}

/// Something to show in a stage of `LayerGrid.side` points.
struct Exhibit: Sendable {
    let name: String
    let build: @MainActor @Sendable (Layer) -> Void

    init(_ name: String, build: @escaping @MainActor @Sendable (Layer) -> Void) {
        self.name = name
        self.build = build
    }
}

/// Where the exhibits stand.
enum LayerGrid {
    static let exhibits = Exhibit.looks + Exhibit.contents + Exhibit.groups + Exhibit.kinds

    static let side: CGFloat = 72
    private static let labelHeight: CGFloat = 12
    private static let margin: CGFloat = 8
    private static let columns = 7

    static var size: CGSize {
        let rows = (exhibits.count + columns - 1) / columns
        return CGSize(width: margin + CGFloat(columns) * (side + margin), height: margin + CGFloat(rows) * (side + labelHeight + margin))
    }

    static func frame(of index: Int) -> CGRect {
        CGRect(
            x: margin + CGFloat(index % columns) * (side + margin), y: margin + CGFloat(index / columns) * (side + labelHeight + margin),
            width: side, height: side + labelHeight)
    }
}

/// Draws a name below the stage.
final class LabelledCell: Layer {
    init(_ name: String) {
        super.init()
        self.name = name
    }

    override func draw(in context: GraphicsContext) {
        let (letters, text) = (Lettering(height: 4), name ?? "")
        context.setLineWidth(0.5)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(Color(white: 0.25))
        let left = (LayerGrid.side - letters.width(of: text)) / 2
        context.stroke(letters.path(of: text, at: CGPoint(x: left, y: LayerGrid.side + 4)))
    }
}

extension Layer {
    /// A layer of a colour in this one.
    @discardableResult
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) -> Layer {
        let layer = Layer(frame: CGRect(x: x, y: y, width: width, height: height))
        layer.backgroundColor = color
        addSublayer(layer)
        return layer
    }
}
