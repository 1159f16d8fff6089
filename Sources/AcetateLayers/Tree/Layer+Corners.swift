public import AcetateGeometry

/// How a corner goes over into the sides.
public enum CornerCurve: Sendable, Hashable, CaseIterable {
    /// A quarter circle.
    case circular
    /// A curve whose bend grows and falls steadily; it begins half as far again from the corner.
    case continuous
}

extension Layer {
    /// The corners that `cornerRadius` rounds; all by default.
    public final var maskedCorners: RectCorners {
        get { rareValue(\.maskedCorners, Self.maskedCorners) }
        set { setRare(\.maskedCorners, Self.maskedCorners, to: newValue) }
    }

    /// The curve of round corners; circular by default.
    public final var cornerCurve: CornerCurve {
        get { rareValue(\.cornerCurve, Self.cornerCurve) }
        set { setRare(\.cornerCurve, Self.cornerCurve, to: newValue) }
    }

    /// Whether edges that lie between pixels are smoothed; true by default. Without, a pixel belongs to the layer when its centre does, as
    /// far as background and border go.
    public final var allowsEdgeAntialiasing: Bool {
        get { rareValue(\.allowsEdgeAntialiasing, Self.allowsEdgeAntialiasing) }
        set { setRare(\.allowsEdgeAntialiasing, Self.allowsEdgeAntialiasing, to: newValue) }
    }
}

/// The rows of corners and edges.
extension Layer {
    /// The row of `maskedCorners`.
    public nonisolated static let maskedCorners = LayerProperty(
        "maskedCorners", default: RectCorners.all, invalidates: .composite, get: { $0.maskedCorners }, set: { $0.maskedCorners = $1 })
    /// The row of `cornerCurve`.
    public nonisolated static let cornerCurve = LayerProperty(
        "cornerCurve", default: CornerCurve.circular, invalidates: .composite, get: { $0.cornerCurve }, set: { $0.cornerCurve = $1 })
    /// The row of `allowsEdgeAntialiasing`.
    public nonisolated static let allowsEdgeAntialiasing = LayerProperty(
        "allowsEdgeAntialiasing", default: true, invalidates: .composite, get: { $0.allowsEdgeAntialiasing },
        set: { $0.allowsEdgeAntialiasing = $1 })

    static let cornerProperties: [AnyLayerProperty] = [.init(maskedCorners), .init(cornerCurve), .init(allowsEdgeAntialiasing)]
}
