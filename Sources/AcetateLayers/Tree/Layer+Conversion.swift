import AcetateGeometry
public import Foundation

/// Conversion goes up to the root of each layer and down again, so layers of different trees convert too: their roots lie in one space.
/// A nil layer is that space. Where a transform cannot be undone, or a point lies behind the viewer, it stays as it is on that step.
extension Layer {
    /// A point of this layer's bounds space in the other layer's.
    public final func convert(_ point: CGPoint, to other: Layer?) -> CGPoint {
        if other === self { return point }
        let root = pointInRootSpace(point)
        return other?.pointFromRootSpace(root) ?? root
    }

    /// A point of the other layer's bounds space in this layer's.
    public final func convert(_ point: CGPoint, from other: Layer?) -> CGPoint {
        other?.convert(point, to: self) ?? pointFromRootSpace(point)
    }

    /// The box around a rectangle of this layer's bounds space in the other layer's.
    public final func convert(_ rect: CGRect, to other: Layer?) -> CGRect {
        box(of: rect) { convert($0, to: other) }
    }

    /// The box around a rectangle of the other layer's bounds space in this layer's.
    public final func convert(_ rect: CGRect, from other: Layer?) -> CGRect {
        box(of: rect) { convert($0, from: other) }
    }

    private final func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (minX, minY) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: minX, y: minY, width: (x.max() ?? 0) - minX, height: (y.max() ?? 0) - minY)
    }

    /// A point of this layer's bounds space in the space in which its root lies.
    private final func pointInRootSpace(_ point: CGPoint) -> CGPoint {
        var point = point
        var next: Layer? = self
        while let layer = next {
            if layer.hasDepth {
                point = layer.projectionToFlatAncestor.apply(point) ?? point
                next = layer.flatAncestor
            } else {
                point = point.applying(layer.transformToSuperlayer)
                next = layer.parent
            }
        }
        return point
    }

    private final func pointFromRootSpace(_ point: CGPoint) -> CGPoint {
        var path: [Layer] = []
        var next: Layer? = self
        while let layer = next {
            path.append(layer)
            next = layer.hasDepth ? layer.flatAncestor : layer.parent
        }
        return path.reversed().reduce(point) { point, layer in
            if layer.hasDepth { return layer.projectionToFlatAncestor.inverted()?.apply(point) ?? point }
            return layer.transformToSuperlayer.inverted().map { point.applying($0) } ?? point
        }
    }
}
