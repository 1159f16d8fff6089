public import AcetateDrawing
public import AcetateGeometry

/// The rows of replicator layers.
extension ReplicatorLayer {
    /// The row of `instanceCount`.
    public nonisolated static let instanceCount = LayerProperty(
        "instanceCount", default: 1, ofKind: { (layer: ReplicatorLayer) in layer.instanceCount }, set: { $0.instanceCount = $1 })
    /// The row of `instanceTransform`.
    public nonisolated static let instanceTransform = LayerProperty(
        "instanceTransform", default: Transform3D.identity, ofKind: { (layer: ReplicatorLayer) in layer.instanceTransform },
        set: { $0.instanceTransform = $1 })
    /// The row of `instanceColor`.
    public nonisolated static let instanceColor = LayerProperty(
        "instanceColor", default: Color.white, ofKind: { (layer: ReplicatorLayer) in layer.instanceColor }, set: { $0.instanceColor = $1 })
    /// The row of `instanceRedOffset`.
    public nonisolated static let instanceRedOffset = LayerProperty(
        "instanceRedOffset", default: 0.0, ofKind: { (layer: ReplicatorLayer) in layer.instanceRedOffset },
        set: { $0.instanceRedOffset = $1 })
    /// The row of `instanceGreenOffset`.
    public nonisolated static let instanceGreenOffset = LayerProperty(
        "instanceGreenOffset", default: 0.0, ofKind: { (layer: ReplicatorLayer) in layer.instanceGreenOffset },
        set: { $0.instanceGreenOffset = $1 })
    /// The row of `instanceBlueOffset`.
    public nonisolated static let instanceBlueOffset = LayerProperty(
        "instanceBlueOffset", default: 0.0, ofKind: { (layer: ReplicatorLayer) in layer.instanceBlueOffset },
        set: { $0.instanceBlueOffset = $1 })
    /// The row of `instanceAlphaOffset`.
    public nonisolated static let instanceAlphaOffset = LayerProperty(
        "instanceAlphaOffset", default: 0.0, ofKind: { (layer: ReplicatorLayer) in layer.instanceAlphaOffset },
        set: { $0.instanceAlphaOffset = $1 })

    static let replicatorProperties: [AnyLayerProperty] = [
        .init(instanceCount), .init(instanceTransform), .init(instanceColor), .init(instanceRedOffset), .init(instanceGreenOffset),
        .init(instanceBlueOffset), .init(instanceAlphaOffset),
    ]
}
