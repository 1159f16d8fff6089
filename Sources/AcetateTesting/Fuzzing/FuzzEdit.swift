public import AcetateDrawing
public import AcetateLayers
import Foundation

/// One edit of a tree: what it does, and the Swift line that does the same.
///
/// Edits name layers by number and do nothing where a number has no layer, so that any part of a list of edits can be made again.
@MainActor
struct FuzzEdit {
    /// What it is an edit of: a row, or a kind of change to the tree.
    let kind: String
    let line: String
    let apply: @MainActor (FuzzWorld) -> Void

    /// A frame, with the age of the buffer that it is painted into.
    static func step(age: Int) -> FuzzEdit {
        FuzzEdit(kind: "step", line: "tree.step(by: 1.0 / 60)") { $0.step(age: age) }
    }

    var isStep: Bool { kind == "step" }
}

/// A layer whose drawing has soft edges and lies partly outside of its bounds.
@MainActor
public final class FuzzedLayer: Layer {
    /// What it draws with.
    public var ink = Color.black

    /// An ellipse and a frame.
    public override func draw(in context: GraphicsContext) {
        context.setFillColor(ink)
        context.fillEllipse(in: bounds.insetBy(dx: 1.5, dy: -1))
        context.setLineWidth(1)
        context.stroke(bounds.insetBy(dx: 2.5, dy: 2.5))
    }
}

/// A layer with tiles, each with soft edges.
@MainActor
public final class FuzzedTiledLayer: TiledLayer {
    /// Ellipses in rows.
    public override func draw(in context: GraphicsContext) {
        context.setFillColor(Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.8))
        for row in 0..<4 { context.fillEllipse(in: CGRect(x: 3, y: Double(row) * 9.5, width: 33, height: 8)) }
    }
}

/// The kinds of layers that are edited.
package enum FuzzKind: String, CaseIterable {
    case FuzzedLayer, Layer, ShapeLayer, GradientLayer, ImageLayer, ReplicatorLayer, ScrollLayer, TransformLayer, FuzzedTiledLayer

    @MainActor
    func make() -> Layer {
        switch self {
        case .FuzzedLayer: AcetateTesting.FuzzedLayer()
        case .Layer: AcetateLayers.Layer()
        case .ShapeLayer: AcetateLayers.ShapeLayer()
        case .GradientLayer: AcetateLayers.GradientLayer()
        case .ImageLayer: AcetateLayers.ImageLayer()
        case .ReplicatorLayer: AcetateLayers.ReplicatorLayer()
        case .ScrollLayer: AcetateLayers.ScrollLayer()
        case .TransformLayer: AcetateLayers.TransformLayer()
        case .FuzzedTiledLayer: AcetateTesting.FuzzedTiledLayer()
        }
    }

    /// The names of all its rows, and of those that are its own.
    @MainActor
    package var rows: (all: [String], own: [String]) {
        let all = type(of: make()).layerProperties.map(\.name)
        return (all, Array(all.dropFirst(AcetateLayers.Layer.layerProperties.count)))
    }
}
