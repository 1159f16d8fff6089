import AcetateDrawing
import AcetateGeometry
import Foundation

/// What few layers do with all below them. Immutable; a new one replaces it where something is different.
final class GroupEffects: Equatable {
    /// What the layer lets show of its contents and sublayers, in device pixels.
    var innerClip = PixelRect.empty
    /// Whether contents and sublayers are cut to the bounds.
    var isCut = false
    /// The shape that contents and sublayers are cut to where `innerClip` cannot say it: corners, or edges between pixels.
    var shape: RoundedShape?
    var shadow: CastShadow?
    /// How the layer is blended with what lies under it.
    var filter = BlendMode.normal
    /// Whether a sublayer's alpha says what of the layer shows.
    var hasMask = false
    /// How the layer is shown as a picture of its own; nil unless it is.
    var plane: Plane?
    /// How the sublayers are repeated; nil unless they are.
    var copies: [Copy]?
    var zPosition: CGFloat = 0
    /// What the layer does to the places of its sublayers besides; the identity for nothing.
    var sublayerPlacement = Transform3D.identity

    /// The shadow of a layer.
    struct CastShadow: Equatable {
        let cast: ShadowCast
        let color: Color
        /// What casts it, in the bounds space; nil for the layer with all below it.
        let path: Path?
    }

    /// A picture of a layer with all below it, and where it goes.
    struct Plane: Equatable {
        /// Its pixels per point of the bounds space.
        let scale: CGFloat
        /// From the bounds space to device pixels.
        let projection: Projection
    }

    /// One of the times that a layer shows its sublayers.
    struct Copy: Equatable {
        /// From the layer's bounds space to device pixels.
        let transform: Transform
        /// By what all is multiplied; nil for nothing.
        let tint: Color?
    }

    static func == (first: GroupEffects, second: GroupEffects) -> Bool {
        first === second
            || first.innerClip == second.innerClip && first.isCut == second.isCut && first.shape == second.shape
                && first.shadow == second.shadow
                && first.filter == second.filter && first.hasMask == second.hasMask && first.plane == second.plane
                && first.copies == second.copies && first.zPosition == second.zPosition
                && first.sublayerPlacement == second.sublayerPlacement
    }

    /// The same effects, letting this show.
    func letting(_ innerClip: PixelRect) -> GroupEffects {
        let effects = GroupEffects()
        effects.innerClip = innerClip
        (effects.isCut, effects.shape, effects.shadow, effects.filter, effects.hasMask) = (isCut, shape, shadow, filter, hasMask)
        (effects.plane, effects.copies, effects.zPosition, effects.sublayerPlacement) = (plane, copies, zPosition, sublayerPlacement)
        return effects
    }

    /// Whether what lies below may show elsewhere too, or not at all.
    var concernsDamage: Bool { shadow != nil || hasMask || plane != nil || copies != nil }

    /// Whether the layer, with all below it, is composited on a canvas of its own.
    var needsGroup: Bool { hasMask || filter != .normal }
}

/// A rectangle of the bounds space, some of whose corners may be round.
struct RoundedShape: Hashable {
    let rect: CGRect
    let radius: CGFloat
    var style = CornerStyle()

    var path: Path {
        if style.curve == .continuous {
            var path = Path()
            path.addContinuousRect(rect, corners: style.corners, cornerRadius: radius)
            return path
        }
        if style.corners == .all { return Path(roundedRect: rect, cornerRadius: radius) }
        return Path(roundedRect: rect, corners: style.corners, cornerRadius: radius)
    }

    /// The same, smaller on all sides by this much, in points. It may be empty.
    func inset(by width: CGFloat) -> RoundedShape {
        RoundedShape(rect: rect.insetBy(dx: width, dy: width), radius: max(radius - width, 0), style: style)
    }

    /// How far from a corner the sides begin to bend, at most.
    var reach: CGFloat { style.curve == .continuous ? radius * 1.53 : radius }
}

/// Which corners are round, and how.
struct CornerStyle: Hashable {
    var corners = RectCorners.all
    var curve = CornerCurve.circular

    var isPlain: Bool { corners == .all && curve == .circular }
}
