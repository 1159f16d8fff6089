public import AcetateGeometry
public import Foundation

// A layer is a plane. Its transform may turn that in space; seen from the front, it is flattened into the plane of its superlayer, so that
// perspective shows and depth ends there. A `TransformLayer` flattens nothing: what lies in it keeps its depth up to the next layer that does.
extension Layer {
    /// How far before its own plane the anchor point lies, in points; 0 by default. The transform acts about it.
    public final var anchorPointZ: CGFloat {
        get { rareValue(\.anchorPointZ, Self.anchorPointZ) }
        set { setFinite(\.anchorPointZ, Self.anchorPointZ, to: newValue) }
    }

    /// A transform of all sublayers about this layer's anchor point; the identity by default. Its `m34` gives all of them one perspective.
    public final var sublayerTransform: Transform3D {
        get { rareValue(\.sublayerTransform, Self.sublayerTransform) }
        set {
            guard newValue != sublayerTransform, accepts(newValue, Self.sublayerTransform) else { return }
            _ = setFlag(.placesSublayers, to: !newValue.isIdentity || isGeometryFlipped)
            if !flags.contains(.isTransparent) { _ = setFlag(.hasDepthInside, to: !newValue.isAffine) }
            setRare(\.sublayerTransform, Self.sublayerTransform, to: newValue)
        }
    }

    /// Whether y points up for the sublayers: their places are measured from the lower edge of the bounds. Default false. Pictures stand
    /// upright all the same.
    public final var isGeometryFlipped: Bool {
        get { rareValue(\.isGeometryFlipped, Self.isGeometryFlipped) }
        set {
            guard newValue != isGeometryFlipped else { return }
            _ = setFlag(.placesSublayers, to: newValue || !sublayerTransform.isIdentity)
            setRare(\.isGeometryFlipped, Self.isGeometryFlipped, to: newValue)
        }
    }

    /// Whether the layer shows where its transform turns its back to the viewer; true by default.
    public final var isDoubleSided: Bool {
        get { rareValue(\.isDoubleSided, Self.isDoubleSided) }
        set { setRare(\.isDoubleSided, Self.isDoubleSided, to: newValue) }
    }
}

/// The rows of depth.
extension Layer {
    /// The row of `anchorPointZ`.
    public nonisolated static let anchorPointZ = LayerProperty(
        "anchorPointZ", default: CGFloat(0), invalidates: .composite, get: { $0.anchorPointZ }, set: { $0.anchorPointZ = $1 })
    /// The row of `sublayerTransform`.
    public nonisolated static let sublayerTransform = LayerProperty(
        "sublayerTransform", default: Transform3D.identity, invalidates: .composite, get: { $0.sublayerTransform },
        set: { $0.sublayerTransform = $1 })
    /// The row of `isGeometryFlipped`.
    public nonisolated static let isGeometryFlipped = LayerProperty(
        "isGeometryFlipped", default: false, invalidates: .composite, get: { $0.isGeometryFlipped }, set: { $0.isGeometryFlipped = $1 })
    /// The row of `isDoubleSided`.
    public nonisolated static let isDoubleSided = LayerProperty(
        "isDoubleSided", default: true, invalidates: .composite, get: { $0.isDoubleSided }, set: { $0.isDoubleSided = $1 })

    static let depthProperties: [AnyLayerProperty] = [
        .init(anchorPointZ), .init(sublayerTransform), .init(isGeometryFlipped), .init(isDoubleSided),
    ]
}
