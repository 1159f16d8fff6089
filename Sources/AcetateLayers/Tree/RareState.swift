import AcetateDrawing
import AcetateGeometry
import Foundation

/// The shadow that a layer casts.
struct LayerShadow: Equatable {
    var color: Color? = .black
    /// 0…1.
    var opacity = 0.0
    /// Points of the layer's space.
    var offset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    var radius: CGFloat = 3
    /// In the bounds space.
    var path: Path?
}

/// What few layers have: it costs the others one pointer.
final class RareState {
    @exclusivity(unchecked) var name: String?
    @exclusivity(unchecked) var zPosition: CGFloat = 0
    @exclusivity(unchecked) var transform = Transform3D.identity
    /// The affine part of `transform`; the identity where it has none.
    @exclusivity(unchecked) var affineTransform = Transform.identity
    /// Whether `transform` is not affine.
    @exclusivity(unchecked) var isSpatial = false
    @exclusivity(unchecked) var anchorPointZ: CGFloat = 0
    @exclusivity(unchecked) var sublayerTransform = Transform3D.identity
    @exclusivity(unchecked) var isDoubleSided = true
    @exclusivity(unchecked) var isGeometryFlipped = false
    @exclusivity(unchecked) var borderWidth: CGFloat = 0
    @exclusivity(unchecked) var borderColor: Color? = .black
    @exclusivity(unchecked) var maskedCorners = RectCorners.all
    @exclusivity(unchecked) var cornerCurve = CornerCurve.circular
    @exclusivity(unchecked) var shadow = LayerShadow()
    @exclusivity(unchecked) var mask: Layer?
    @exclusivity(unchecked) var compositingFilter: BlendMode?
    @exclusivity(unchecked) var shouldRasterize = false
    @exclusivity(unchecked) var rasterizationScale: CGFloat = 1
    @exclusivity(unchecked) var isOpaque = false
    @exclusivity(unchecked) var allowsEdgeAntialiasing = true
    @exclusivity(unchecked) var contentsGravity = ContentsGravity.resize
    @exclusivity(unchecked) var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    @exclusivity(unchecked) var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    @exclusivity(unchecked) var magnificationFilter = ContentsFilter.linear
    @exclusivity(unchecked) var minificationFilter = ContentsFilter.linear
    @exclusivity(unchecked) weak var delegate: (any LayerDelegate)?
    /// The part of the contents, in points of the bounds, that waits for display.
    @exclusivity(unchecked) var displayRect = CGRect.null
    /// The part of the contents, in points of the bounds, that was drawn since it was last composited.
    @exclusivity(unchecked) var drawnRect = CGRect.null
    /// Values of the rows that the layer stores for its subclass, by row name.
    @exclusivity(unchecked) var values: [String: Any] = [:]
    @exclusivity(unchecked) var observers: [String: [PropertyObserver]] = [:]
}

extension Layer {
    /// The rare state, made if it is not there.
    final var madeRare: RareState {
        if let rare { return rare }
        let made = RareState()
        rare = made
        return made
    }
}
