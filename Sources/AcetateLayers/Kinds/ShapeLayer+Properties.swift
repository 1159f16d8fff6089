public import AcetateDrawing
public import AcetateGeometry
public import Foundation

/// The rows of shape layers.
extension ShapeLayer {
    /// The row of `path`.
    public nonisolated static let path = LayerProperty<Path?>(
        "path", default: nil, ofKind: { (layer: ShapeLayer) in layer.path }, set: { $0.path = $1 })
    /// The row of `fillColor`.
    public nonisolated static let fillColor = LayerProperty<Color?>(
        "fillColor", default: .black, ofKind: { (layer: ShapeLayer) in layer.fillColor }, set: { $0.fillColor = $1 })
    /// The row of `fillRule`.
    public nonisolated static let fillRule = LayerProperty(
        "fillRule", default: FillRule.winding, ofKind: { (layer: ShapeLayer) in layer.fillRule }, set: { $0.fillRule = $1 })
    /// The row of `strokeColor`.
    public nonisolated static let strokeColor = LayerProperty<Color?>(
        "strokeColor", default: nil, ofKind: { (layer: ShapeLayer) in layer.strokeColor }, set: { $0.strokeColor = $1 })
    /// The row of `strokeStart`.
    public nonisolated static let strokeStart = LayerProperty(
        "strokeStart", default: CGFloat(0), ofKind: { (layer: ShapeLayer) in layer.strokeStart }, set: { $0.strokeStart = $1 })
    /// The row of `strokeEnd`.
    public nonisolated static let strokeEnd = LayerProperty(
        "strokeEnd", default: CGFloat(1), ofKind: { (layer: ShapeLayer) in layer.strokeEnd }, set: { $0.strokeEnd = $1 })
    /// The row of `lineWidth`.
    public nonisolated static let lineWidth = LayerProperty(
        "lineWidth", default: CGFloat(1), ofKind: { (layer: ShapeLayer) in layer.lineWidth }, set: { $0.lineWidth = $1 })
    /// The row of `miterLimit`.
    public nonisolated static let miterLimit = LayerProperty(
        "miterLimit", default: CGFloat(10), ofKind: { (layer: ShapeLayer) in layer.miterLimit }, set: { $0.miterLimit = $1 })
    /// The row of `lineCap`.
    public nonisolated static let lineCap = LayerProperty(
        "lineCap", default: LineCap.butt, ofKind: { (layer: ShapeLayer) in layer.lineCap }, set: { $0.lineCap = $1 })
    /// The row of `lineJoin`.
    public nonisolated static let lineJoin = LayerProperty(
        "lineJoin", default: LineJoin.miter, ofKind: { (layer: ShapeLayer) in layer.lineJoin }, set: { $0.lineJoin = $1 })
    /// The row of `lineDashPhase`.
    public nonisolated static let lineDashPhase = LayerProperty(
        "lineDashPhase", default: CGFloat(0), ofKind: { (layer: ShapeLayer) in layer.lineDashPhase }, set: { $0.lineDashPhase = $1 })
    /// The row of `lineDashPattern`.
    public nonisolated static let lineDashPattern = LayerProperty<[CGFloat]?>(
        "lineDashPattern", default: nil, ofKind: { (layer: ShapeLayer) in layer.lineDashPattern }, set: { $0.lineDashPattern = $1 })

    static let shapeProperties: [AnyLayerProperty] = [
        .init(path), .init(fillColor), .init(fillRule), .init(strokeColor), .init(strokeStart), .init(strokeEnd), .init(lineWidth),
        .init(miterLimit), .init(lineCap), .init(lineJoin), .init(lineDashPhase), .init(lineDashPattern),
    ]
}
