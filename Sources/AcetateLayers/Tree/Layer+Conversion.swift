import AcetateGeometry
public import Foundation

/// Conversion goes up to the root of each layer and down again, so layers of different trees convert too: their roots lie in one space.
/// A nil layer is that space. Where a transform cannot be undone, the point stays as it is on that step.
extension Layer {
    /// A point of this layer's bounds space in the other layer's.
    public final func convert(_ point: CGPoint, to other: Layer?) -> CGPoint {
        point.applying(transform(to: other))
    }

    /// A point of the other layer's bounds space in this layer's.
    public final func convert(_ point: CGPoint, from other: Layer?) -> CGPoint {
        other?.convert(point, to: self) ?? point.applying(transformFromRootSpace)
    }

    /// The box around a rectangle of this layer's bounds space in the other layer's.
    public final func convert(_ rect: CGRect, to other: Layer?) -> CGRect {
        rect.applying(transform(to: other))
    }

    /// The box around a rectangle of the other layer's bounds space in this layer's.
    public final func convert(_ rect: CGRect, from other: Layer?) -> CGRect {
        other?.convert(rect, to: self) ?? rect.applying(transformFromRootSpace)
    }

    /// From this layer's bounds space to the space in which its root lies.
    final var transformToRootSpace: Transform {
        var transform = transformToSuperlayer
        var next = parent
        while let layer = next {
            transform = transform.concatenating(layer.transformToSuperlayer)
            next = layer.parent
        }
        return transform
    }

    private final var transformFromRootSpace: Transform {
        var transform = Transform.identity
        var next: Layer? = self
        while let layer = next {
            transform = (layer.transformToSuperlayer.inverted() ?? .identity).concatenating(transform)
            next = layer.parent
        }
        return transform
    }

    private final func transform(to other: Layer?) -> Transform {
        if other === self { return .identity }
        return transformToRootSpace.concatenating(other?.transformFromRootSpace ?? .identity)
    }
}
