import AcetateGeometry
import Foundation

/// How layers that have depth are seen.
extension Layer {
    /// Whether the way to the superlayer leads through space, so that `transformToSuperlayer` cannot say it.
    final var hasDepth: Bool {
        if let rare, rare.isSpatial { return true }
        guard let parent, !flags.contains(.isMask) else { return false }
        return parent.flags.contains(.hasDepthInside)
    }

    /// The nearest superlayer into whose plane this one is flattened.
    final var flatAncestor: Layer? {
        var next = parent
        while let layer = next, layer.flags.contains(.isTransparent) { next = layer.parent }
        return next
    }

    /// From this layer's bounds space to that of its `flatAncestor`.
    final var projectionToFlatAncestor: Projection {
        guard hasDepth else { return Projection(transformToSuperlayer) }
        var transform = transformInSpace
        var next = flags.contains(.isMask) ? nil : parent
        while let layer = next, layer.flags.contains(.isTransparent) {
            transform = transform.concatenating(layer.transformInSpace)
            next = layer.parent
        }
        return Projection(flattening: transform)
    }

    /// A point of the `flatAncestor`'s bounds space in this layer's; nil where the layer cannot be seen there.
    final func pointInBounds(_ point: CGPoint) -> CGPoint? {
        if flags.contains(.isTransparent) { return point }
        guard hasDepth else { return transformToSuperlayer.inverted().map { point.applying($0) } }
        let projection = projectionToFlatAncestor
        guard let own = projection.inverted()?.apply(point), projection.apply(own) != nil else { return nil }
        return own
    }

    /// From the space around this layer, its bounds at depth 0, to that around its superlayer.
    final var transformInSpace: Transform3D {
        let anchor = anchorInBounds
        var transform = Transform3D(translationX: -anchor.x, y: -anchor.y, z: -(rare?.anchorPointZ ?? 0))
        if let rare { transform = transform.concatenating(rare.transform) }
        transform = transform.concatenating(
            Transform3D(translationX: storedPosition.x, y: storedPosition.y, z: rare?.zPosition ?? 0))
        guard let parent, parent.flags.contains(.placesSublayers), !flags.contains(.isMask) else { return transform }
        return transform.concatenating(parent.sublayerPlacementInSpace)
    }

    final var sublayerPlacementInSpace: Transform3D {
        let anchor = anchorInBounds
        let (there, back) = (
            Transform3D(translationX: -anchor.x, y: -anchor.y, z: 0), Transform3D(translationX: anchor.x, y: anchor.y, z: 0)
        )
        return there.concatenating(sublayerTransform).concatenating(back).concatenating(Transform3D(flip))
    }

    /// What this layer does to sublayers that are placed in its bounds, as far as that is affine.
    final var sublayerPlacement: Transform {
        let anchor = anchorInBounds
        return Transform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(sublayerTransform.affineTransform ?? .identity)
            .concatenating(Transform(translationX: anchor.x, y: anchor.y))
            .concatenating(flip)
    }

    private final var flip: Transform {
        isGeometryFlipped ? Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: storedBounds.minY + storedBounds.maxY) : .identity
    }
}
