/// A layer that does not flatten what lies in it: its sublayers keep their depth through its transform, up to the next layer that flattens.
///
/// It shows nothing itself: background, border and contents are not painted, and it is never hit. Opacity, shadow, masks and filters work on
/// its sublayers as a group, as they are seen.
open class TransformLayer: Layer {
    /// A layer with empty bounds at the origin.
    public override init() {
        super.init()
        flags.formUnion([.isTransparent, .hasDepthInside])
    }
}
