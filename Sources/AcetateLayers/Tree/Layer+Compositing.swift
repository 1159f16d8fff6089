public import AcetateDrawing
public import Foundation

// How a layer with all below it is laid upon what lies under it.
extension Layer {
    /// How the layer is blended with what lies under it, as a group; nil, the default, lays it over that.
    ///
    /// It meets what is painted before it in the nearest superlayer that is composited as a group, by its opacity, filter, mask or shadow. A
    /// superlayer that masks to its bounds composites its contents and sublayers as one, so there the background is not met.
    public final var compositingFilter: BlendMode? {
        get { rareValue(\.compositingFilter, Self.compositingFilter) }
        set { setRare(\.compositingFilter, Self.compositingFilter, to: newValue) }
    }

    /// Whether the layer with all below it is painted into pixels of its own, which are kept and drawn as a picture; false by default.
    ///
    /// Moving, turning and fading it then costs one picture; a change inside looks at all that is below, and paints its place anew. At another
    /// scale than its own the picture is resampled, and not sharp. It has at most 8,192 pixels a side; what stands out of them is cut.
    public final var shouldRasterize: Bool {
        get { rareValue(\.shouldRasterize, Self.shouldRasterize) }
        set { setRare(\.shouldRasterize, Self.shouldRasterize, to: newValue) }
    }

    /// The pixels per point of the picture that `shouldRasterize` asks for; 1 by default. A value that is not above 0 is refused.
    public final var rasterizationScale: CGFloat {
        get { rareValue(\.rasterizationScale, Self.rasterizationScale) }
        set {
            guard accepts(newValue, Self.rasterizationScale) else { return }
            guard newValue > 0 else {
                return misuse("\(label).rasterizationScale was set to \(newValue); it must be above 0, so the value is ignored.", in: home)
            }
            setRare(\.rasterizationScale, Self.rasterizationScale, to: newValue)
        }
    }

    /// A promise that what the layer draws lets nothing through; false by default.
    ///
    /// It is drawn upon black then, so that the promise holds whatever is drawn; compositing replaces what lies under it, and need not paint
    /// that at all. Counts from the next display on.
    public final var isOpaque: Bool {
        get { rareValue(\.isOpaque, Self.isOpaque) }
        set { setRare(\.isOpaque, Self.isOpaque, to: newValue) }
    }
}

/// The rows of compositing.
extension Layer {
    /// The row of `compositingFilter`.
    public nonisolated static let compositingFilter = LayerProperty<BlendMode?>(
        "compositingFilter", default: nil, invalidates: .composite, get: { $0.compositingFilter }, set: { $0.compositingFilter = $1 })
    /// The row of `shouldRasterize`.
    public nonisolated static let shouldRasterize = LayerProperty(
        "shouldRasterize", default: false, invalidates: .composite, get: { $0.shouldRasterize }, set: { $0.shouldRasterize = $1 })
    /// The row of `rasterizationScale`.
    public nonisolated static let rasterizationScale = LayerProperty(
        "rasterizationScale", default: CGFloat(1), invalidates: .composite, get: { $0.rasterizationScale },
        set: { $0.rasterizationScale = $1 })
    /// The row of `isOpaque`. A change of it redraws nothing: the next display uses it.
    public nonisolated static let isOpaque = LayerProperty(
        "isOpaque", default: false, get: { $0.isOpaque }, set: { $0.isOpaque = $1 })

    static let compositingProperties: [AnyLayerProperty] = [
        .init(compositingFilter), .init(shouldRasterize), .init(rasterizationScale), .init(isOpaque),
    ]
}
