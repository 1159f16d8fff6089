import AcetateDrawing
import AcetateGeometry
import Foundation

/// What few layers have: it costs the others one pointer.
final class RareState {
    @exclusivity(unchecked) var name: String?
    @exclusivity(unchecked) var zPosition: CGFloat = 0
    @exclusivity(unchecked) var transform = Transform3D.identity
    /// The affine part of `transform`; the identity where it has none.
    @exclusivity(unchecked) var affineTransform = Transform.identity
    @exclusivity(unchecked) var borderWidth: CGFloat = 0
    @exclusivity(unchecked) var borderColor: Color? = .black
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
