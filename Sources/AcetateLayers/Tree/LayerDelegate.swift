public import AcetateDrawing

/// Does for a layer what a subclass would do. The layer holds it weakly.
///
/// `Layer` asks each before its own: `display(_:)` instead of drawing, `draw(_:in:)` from the default `draw(in:)`,
/// `layoutSublayers(of:)` from the default `layoutSublayers()`.
@MainActor
public protocol LayerDelegate: AnyObject {
    /// Provides the contents, usually by setting `layer.contents`, and returns true; then nothing is drawn. False by default.
    func display(_ layer: Layer) -> Bool
    /// Called before the layer draws, unless `display(_:)` took over. Does nothing by default.
    func layerWillDraw(_ layer: Layer)
    /// Draws the contents, in points of the layer's bounds. Does nothing by default.
    func draw(_ layer: Layer, in context: GraphicsContext)
    /// Places the sublayers and returns true. False by default.
    func layoutSublayers(of layer: Layer) -> Bool
}

extension LayerDelegate {
    /// Leaves the contents to the layer.
    public func display(_ layer: Layer) -> Bool { false }
    /// Prepares nothing.
    public func layerWillDraw(_ layer: Layer) {}
    /// Draws nothing.
    public func draw(_ layer: Layer, in context: GraphicsContext) {}
    /// Leaves the layout to the layer.
    public func layoutSublayers(of layer: Layer) -> Bool { false }
}

extension Layer {
    /// Who draws and lays out for this layer; held weakly, nil by default.
    public final var delegate: (any LayerDelegate)? {
        get { rare?.delegate }
        set { if newValue != nil || rare != nil { madeRare.delegate = newValue } }
    }
}
