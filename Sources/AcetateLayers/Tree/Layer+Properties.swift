public import AcetateDrawing
public import AcetateGeometry
public import Foundation

/// The rows of `Layer` itself.
extension Layer {
    /// The row of `bounds`.
    public nonisolated static let bounds = LayerProperty(
        "bounds",
        default: CGRect.zero,
        invalidates: [.layout, .superlayout, .displayOnBoundsChange, .composite],
        get: { $0.bounds },
        set: { $0.bounds = $1 }
    )
    /// The row of `position`.
    public nonisolated static let position = LayerProperty(
        "position", default: CGPoint.zero, invalidates: .composite, get: { $0.position }, set: { $0.position = $1 })
    /// The row of `zPosition`.
    public nonisolated static let zPosition = LayerProperty(
        "zPosition", default: CGFloat(0), invalidates: [.composite, .order], get: { $0.zPosition }, set: { $0.zPosition = $1 })
    /// The row of `anchorPoint`.
    public nonisolated static let anchorPoint = LayerProperty(
        "anchorPoint", default: CGPoint(x: 0.5, y: 0.5), invalidates: .composite, get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 })
    /// The row of `transform`.
    public nonisolated static let transform = LayerProperty(
        "transform",
        default: Transform3D.identity,
        invalidates: [.layout, .superlayout, .composite],
        get: { $0.transform },
        set: { $0.transform = $1 }
    )
    /// The row of `isHidden`.
    public nonisolated static let isHidden = LayerProperty(
        "isHidden", default: false, invalidates: .composite, get: { $0.isHidden }, set: { $0.isHidden = $1 })
    /// The row of `opacity`.
    public nonisolated static let opacity = LayerProperty(
        "opacity", default: 1.0, invalidates: .composite, get: { $0.opacity }, set: { $0.opacity = $1 })
    /// The row of `masksToBounds`.
    public nonisolated static let masksToBounds = LayerProperty(
        "masksToBounds", default: false, invalidates: .composite, get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 })
    /// The row of `backgroundColor`.
    public nonisolated static let backgroundColor = LayerProperty<Color?>(
        "backgroundColor", default: nil, invalidates: .composite, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
    /// The row of `cornerRadius`.
    public nonisolated static let cornerRadius = LayerProperty(
        "cornerRadius", default: CGFloat(0), invalidates: .composite, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
    /// The row of `borderWidth`.
    public nonisolated static let borderWidth = LayerProperty(
        "borderWidth", default: CGFloat(0), invalidates: .composite, get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
    /// The row of `borderColor`.
    public nonisolated static let borderColor = LayerProperty<Color?>(
        "borderColor", default: .black, invalidates: .composite, get: { $0.borderColor }, set: { $0.borderColor = $1 })
    /// The row of `contents`.
    public nonisolated static let contents = LayerProperty<Image?>(
        "contents", default: nil, invalidates: .composite, get: { $0.contents }, set: { $0.contents = $1 })
    /// The row of `contentsScale`. A change of it redraws nothing: what is there takes another size, and the next display uses it.
    public nonisolated static let contentsScale = LayerProperty(
        "contentsScale", default: CGFloat(1), invalidates: .composite, get: { $0.contentsScale }, set: { $0.contentsScale = $1 })

    static let builtInProperties: [AnyLayerProperty] =
        [
            .init(bounds), .init(position), .init(zPosition), .init(anchorPoint), .init(transform), .init(isHidden), .init(opacity),
            .init(masksToBounds), .init(backgroundColor), .init(cornerRadius), .init(borderWidth), .init(borderColor), .init(contents),
            .init(contentsScale),
        ] + depthProperties + shadowProperties + cornerProperties + placementProperties + compositingProperties
}
