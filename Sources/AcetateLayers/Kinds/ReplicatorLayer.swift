public import AcetateDrawing
public import AcetateGeometry
import Foundation

/// A layer that shows its sublayers again and again, each time transformed once more, later times over earlier ones.
///
/// The copies are pictures only: no layer stands for them, and they are not hit. A change in a sublayer damages all its copies; each frame in
/// which something below changes looks at all of them.
open class ReplicatorLayer: Layer {
    /// The most copies that are shown.
    public static let maximumInstanceCount = 10_000

    @exclusivity(unchecked) private final var stored = ReplicatorAttributes()

    /// A layer that shows its sublayers once.
    public override init() {
        super.init()
        flags.insert(.isReplicator)
    }

    open override class var layerProperties: [AnyLayerProperty] { super.layerProperties + replicatorProperties }

    /// How often the sublayers are shown, the first time in their own place; 1 by default. At 0, and below, they are not.
    public final var instanceCount: Int {
        get { stored.count }
        set { set(\.count, Self.instanceCount, newValue) }
    }

    /// What moves each copy from the one before, about the layer's anchor point; the identity by default. The copies lie in this layer's
    /// plane: of a transform in space, what it does to that is shown, without perspective.
    public final var instanceTransform: Transform3D {
        get { stored.transform }
        set { if accepts(newValue, Self.instanceTransform) { set(\.transform, Self.instanceTransform, newValue) } }
    }

    /// The colour by which the first copy is multiplied; white by default, which changes nothing.
    public final var instanceColor: Color {
        get { stored.color }
        set { set(\.color, Self.instanceColor, newValue) }
    }

    /// What is added to the red of `instanceColor` for each copy after the first; 0 by default. Sums are held to 0…1.
    public final var instanceRedOffset: Double {
        get { stored.red }
        set { if accepts(newValue, Self.instanceRedOffset) { set(\.red, Self.instanceRedOffset, newValue) } }
    }

    /// What is added to the green of `instanceColor` for each copy after the first; 0 by default. Sums are held to 0…1.
    public final var instanceGreenOffset: Double {
        get { stored.green }
        set { if accepts(newValue, Self.instanceGreenOffset) { set(\.green, Self.instanceGreenOffset, newValue) } }
    }

    /// What is added to the blue of `instanceColor` for each copy after the first; 0 by default. Sums are held to 0…1.
    public final var instanceBlueOffset: Double {
        get { stored.blue }
        set { if accepts(newValue, Self.instanceBlueOffset) { set(\.blue, Self.instanceBlueOffset, newValue) } }
    }

    /// What is added to the alpha of `instanceColor` for each copy after the first; 0 by default. Sums are held to 0…1.
    public final var instanceAlphaOffset: Double {
        get { stored.alpha }
        set { if accepts(newValue, Self.instanceAlphaOffset) { set(\.alpha, Self.instanceAlphaOffset, newValue) } }
    }

    private final func set<Value>(
        _ path: WritableKeyPath<ReplicatorAttributes, Value>, _ row: LayerProperty<Value>, _ new: Value
    ) {
        if let old = exchange(&stored[keyPath: path], for: new) { changed(row, from: old, to: new) }
    }

    override final func makeCopies(at placement: DisplayRecord.Placement) -> [GroupEffects.Copy]? {
        guard stored != ReplicatorAttributes() else { return nil }
        let anchor = anchorInBounds
        let (there, back) = (Transform(translationX: -anchor.x, y: -anchor.y), Transform(translationX: anchor.x, y: anchor.y))
        var instance = Transform3D.identity
        return (0..<min(max(stored.count, 0), Self.maximumInstanceCount)).compactMap { number in
            defer { instance = instance.concatenating(stored.transform) }
            let affine = Projection(flattening: instance).withoutPerspective
            let transform = there.concatenating(affine).concatenating(back).concatenating(placement.transform)
            // A copy beyond all bounds is nowhere.
            return transform.isFinite ? GroupEffects.Copy(transform: transform, tint: stored.tint(of: number)) : nil
        }
    }
}

/// What a replicator layer shows.
private struct ReplicatorAttributes: Equatable {
    var count = 1
    var transform = Transform3D.identity
    var color = Color.white
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0

    /// What a copy is multiplied by; nil for nothing.
    func tint(of number: Int) -> Color? {
        func component(_ first: Double, _ offset: Double) -> Double { min(max(first + Double(number) * offset, 0), 1) }
        let tint = Color(
            red: component(color.red, red), green: component(color.green, green), blue: component(color.blue, blue),
            alpha: component(color.alpha, alpha))
        return tint == .white ? nil : tint
    }
}
