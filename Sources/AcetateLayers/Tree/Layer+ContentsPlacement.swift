public import Foundation

/// Where contents go in a layer's bounds that are of another size. `top` is on top of the screen.
public enum ContentsGravity: Sendable, Hashable, CaseIterable {
    /// In the middle, in their size.
    case center
    /// In the middle of the upper edge, in their size.
    case top
    /// In the middle of the lower edge, in their size.
    case bottom
    /// In the middle of the left edge, in their size.
    case left
    /// In the middle of the right edge, in their size.
    case right
    /// In the upper left corner, in their size.
    case topLeft
    /// In the upper right corner, in their size.
    case topRight
    /// In the lower left corner, in their size.
    case bottomLeft
    /// In the lower right corner, in their size.
    case bottomRight
    /// Stretched to the bounds.
    case resize
    /// In the middle, as large as fits into the bounds, not distorted.
    case resizeAspect
    /// In the middle, as small as fills the bounds, not distorted; what stands out shows unless the layer masks.
    case resizeAspectFill
}

/// How contents are drawn at another size than their own.
public enum ContentsFilter: Sendable, Hashable, CaseIterable {
    /// Each pixel shows the nearest one of the contents.
    case nearest
    /// Each pixel lies between four of the contents.
    case linear
    /// As `linear`; where contents are shrunk, all that a pixel covers of them are averaged.
    case trilinear
}

// A size of contents in points is their size in pixels over `contentsScale`.
extension Layer {
    /// Where the contents go; stretched by default.
    public final var contentsGravity: ContentsGravity {
        get { rareValue(\.contentsGravity, Self.contentsGravity) }
        set { setRare(\.contentsGravity, Self.contentsGravity, to: newValue) }
    }

    /// The part of the contents that is shown, in fractions of their size; all by default. What lies outside of the contents shows nothing,
    /// and the part inside takes its place.
    public final var contentsRect: CGRect {
        get { rareValue(\.contentsRect, Self.contentsRect) }
        set { setFinite(\.contentsRect, Self.contentsRect, to: newValue) }
    }

    /// The part of the contents that is stretched where the gravity resizes them, in fractions of what is shown of them; all by default.
    /// The corners around it keep their size, the sides keep their thickness.
    public final var contentsCenter: CGRect {
        get { rareValue(\.contentsCenter, Self.contentsCenter) }
        set { setFinite(\.contentsCenter, Self.contentsCenter, to: newValue) }
    }

    /// How contents are drawn that are enlarged; linear by default.
    public final var magnificationFilter: ContentsFilter {
        get { rareValue(\.magnificationFilter, Self.magnificationFilter) }
        set { setRare(\.magnificationFilter, Self.magnificationFilter, to: newValue) }
    }

    /// How contents are drawn that are shrunk; linear by default.
    public final var minificationFilter: ContentsFilter {
        get { rareValue(\.minificationFilter, Self.minificationFilter) }
        set { setRare(\.minificationFilter, Self.minificationFilter, to: newValue) }
    }
}

/// The rows of the placement of contents.
extension Layer {
    private nonisolated static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The row of `contentsGravity`.
    public nonisolated static let contentsGravity = LayerProperty(
        "contentsGravity", default: ContentsGravity.resize, invalidates: .composite, get: { $0.contentsGravity },
        set: { $0.contentsGravity = $1 })
    /// The row of `contentsRect`.
    public nonisolated static let contentsRect = LayerProperty(
        "contentsRect", default: unitRect, invalidates: .composite, get: { $0.contentsRect }, set: { $0.contentsRect = $1 })
    /// The row of `contentsCenter`.
    public nonisolated static let contentsCenter = LayerProperty(
        "contentsCenter", default: unitRect, invalidates: .composite, get: { $0.contentsCenter }, set: { $0.contentsCenter = $1 })
    /// The row of `magnificationFilter`.
    public nonisolated static let magnificationFilter = LayerProperty(
        "magnificationFilter", default: ContentsFilter.linear, invalidates: .composite, get: { $0.magnificationFilter },
        set: { $0.magnificationFilter = $1 })
    /// The row of `minificationFilter`.
    public nonisolated static let minificationFilter = LayerProperty(
        "minificationFilter", default: ContentsFilter.linear, invalidates: .composite, get: { $0.minificationFilter },
        set: { $0.minificationFilter = $1 })

    static let placementProperties: [AnyLayerProperty] = [
        .init(contentsGravity), .init(contentsRect), .init(contentsCenter), .init(magnificationFilter), .init(minificationFilter),
    ]
}
