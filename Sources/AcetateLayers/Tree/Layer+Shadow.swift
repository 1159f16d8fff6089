public import AcetateDrawing
public import AcetateGeometry
public import Foundation

// The shadow is cast by what the layer and all below it show together, under the layer, unless `shadowPath` says its shape. A layer that
// masks to its bounds casts none. Where the transform turns or scales the layer, it does the same with the offset; the blur grows with the
// root of the area that a point takes.
extension Layer {
    /// The colour of the shadow; black by default, nil for none.
    public final var shadowColor: Color? {
        get { rareValue(\.shadow.color, Self.shadowColor) }
        set { setRare(\.shadow.color, Self.shadowColor, to: newValue) }
    }

    /// How dark the shadow is, 0…1: 0 by default, which casts none. Values outside of 0…1 are held there when painted.
    public final var shadowOpacity: Double {
        get { rareValue(\.shadow.opacity, Self.shadowOpacity) }
        set { setFinite(\.shadow.opacity, Self.shadowOpacity, to: newValue) }
    }

    /// Where the shadow falls, in points right and down of the layer's space; (0, −3) by default, which is up on screen. A shadow that falls
    /// more than 8,192 pixels away is not painted.
    public final var shadowOffset: CGSize {
        get { rareValue(\.shadow.offset, Self.shadowOffset) }
        set { setFinite(\.shadow.offset, Self.shadowOffset, to: newValue) }
    }

    /// The standard deviation of the shadow's blur, in points; 3 by default. At 0, and below, the edge is sharp; above 1,024 pixels it is
    /// held there.
    public final var shadowRadius: CGFloat {
        get { rareValue(\.shadow.radius, Self.shadowRadius) }
        set { setFinite(\.shadow.radius, Self.shadowRadius, to: newValue) }
    }

    /// The shape that casts the shadow, in the bounds space, filled by the winding rule; nil, the default, for the layer as it shows.
    ///
    /// With a path the layer need not be looked at, which costs less: the shadow is kept as long as path, scale and blur stay.
    public final var shadowPath: Path? {
        get { rareValue(\.shadow.path, Self.shadowPath) }
        set { setRare(\.shadow.path, Self.shadowPath, to: newValue) }
    }
}

/// The rows of the shadow.
extension Layer {
    /// The row of `shadowColor`.
    public nonisolated static let shadowColor = LayerProperty<Color?>(
        "shadowColor", default: .black, invalidates: .composite, get: { $0.shadowColor }, set: { $0.shadowColor = $1 })
    /// The row of `shadowOpacity`.
    public nonisolated static let shadowOpacity = LayerProperty(
        "shadowOpacity", default: 0.0, invalidates: .composite, get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 })
    /// The row of `shadowOffset`.
    public nonisolated static let shadowOffset = LayerProperty(
        "shadowOffset", default: CGSize(width: 0, height: -3), invalidates: .composite, get: { $0.shadowOffset },
        set: { $0.shadowOffset = $1 })
    /// The row of `shadowRadius`.
    public nonisolated static let shadowRadius = LayerProperty(
        "shadowRadius", default: CGFloat(3), invalidates: .composite, get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 })
    /// The row of `shadowPath`.
    public nonisolated static let shadowPath = LayerProperty<Path?>(
        "shadowPath", default: nil, invalidates: .composite, get: { $0.shadowPath }, set: { $0.shadowPath = $1 })

    static let shadowProperties: [AnyLayerProperty] = [
        .init(shadowColor), .init(shadowOpacity), .init(shadowOffset), .init(shadowRadius), .init(shadowPath),
    ]
}
