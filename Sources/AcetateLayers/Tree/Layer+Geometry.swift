public import AcetateGeometry
import Foundation

extension Layer {
    /// The affine part of `transform`, or the identity where it is not affine. Setting it replaces the whole transform.
    public final var affineTransform: Transform {
        get { rare?.affineTransform ?? .identity }
        set { transform = Transform3D(newValue) }
    }

    final func setTransform(_ new: Transform3D) {
        let rare = madeRare
        guard let old = exchange(&rare.transform, for: new) else { return }
        let affine = new.affineTransform
        rare.affineTransform = affine ?? .identity
        rare.isSpatial = affine == nil
        changed(Self.transform, from: old, to: new)
    }

    /// The anchor point in this layer's bounds space, in points.
    final var anchorInBounds: CGPoint {
        CGPoint(
            x: storedBounds.minX + storedAnchorPoint.x * storedBounds.width,
            y: storedBounds.minY + storedAnchorPoint.y * storedBounds.height
        )
    }

    /// From this layer's bounds space to its superlayer's, as long as neither has depth: see `hasDepth`.
    final var transformToSuperlayer: Transform {
        guard let parent, parent.flags.contains(.placesSublayers), !flags.contains(.isMask) else { return ownTransform }
        return ownTransform.concatenating(parent.sublayerPlacement)
    }

    /// What the layer's own geometry does.
    private final var ownTransform: Transform {
        let anchor = anchorInBounds
        guard let affine = rare?.affineTransform, !affine.isIdentity else {
            return Transform(translationX: storedPosition.x - anchor.x, y: storedPosition.y - anchor.y)
        }
        return Transform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affine)
            .concatenating(Transform(translationX: storedPosition.x, y: storedPosition.y))
    }

    /// `frame`, computed without a detour where there is no transform, so that it reads back exactly what one expects of it.
    final var frameInSuperlayer: CGRect {
        guard let affine = rare?.affineTransform, !affine.isIdentity else {
            return CGRect(
                x: storedPosition.x - storedAnchorPoint.x * storedBounds.width,
                y: storedPosition.y - storedAnchorPoint.y * storedBounds.height,
                width: storedBounds.width,
                height: storedBounds.height
            )
        }
        return boundsAboutAnchor(storedBounds.size).applying(affine).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    }

    final func setFrame(_ newValue: CGRect) {
        guard newValue.isFinite else {
            misuse("\(label).frame was set to \(newValue), which is not finite; the value is ignored.", in: home)
            return
        }
        let new = newValue.standardized
        let affine = affineTransform
        var size = new.size
        if !affine.isIdentity {
            let linear = Transform(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: 0, ty: 0)
            size = linear.inverted().map { CGRect(origin: .zero, size: new.size).applying($0).size } ?? storedBounds.size
        }
        bounds = CGRect(origin: storedBounds.origin, size: size)
        let box = boundsAboutAnchor(storedBounds.size).applying(affine)
        position = CGPoint(x: new.minX - box.minX, y: new.minY - box.minY)
    }

    /// The bounds with the anchor point at the origin.
    private final func boundsAboutAnchor(_ size: CGSize) -> CGRect {
        CGRect(
            x: -storedAnchorPoint.x * size.width, y: -storedAnchorPoint.y * size.height, width: size.width, height: size.height)
    }
}
