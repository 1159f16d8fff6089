/// The one identity of a layer's property: its name, its default, and what a change of it invalidates.
///
/// A row is a `static let` of the class that owns the property, named like its accessor: `Layer.opacity` stands beside
/// `layer.opacity`. Subclasses inherit the row. A subclass adds its own to ``Layer/layerProperties``.
public struct LayerProperty<Value: Equatable & Sendable>: Sendable {
    /// The name in traces, inspectors and key paths; unique along a class and its superclasses.
    public let name: String
    /// What the property reads before it was ever set.
    public let defaultValue: Value
    /// What a change of the property asks for.
    public let invalidates: Invalidation

    /// How a row of the layer itself is reached; nil for a row that a subclass stores, or that the layer stores for it.
    let access: Access?

    struct Access: Sendable {
        let get: @MainActor @Sendable (Layer) -> Value
        let set: @MainActor @Sendable (Layer, Value) -> Void
    }

    /// Declares a row of a subclass.
    ///
    /// - Parameters:
    ///   - name: the accessor's name.
    ///   - defaultValue: what `layer[row]` reads before it was set.
    ///   - invalidates: what a change asks for; nothing by default.
    public init(_ name: String, default defaultValue: Value, invalidates: Invalidation = []) {
        self.name = name
        self.defaultValue = defaultValue
        self.invalidates = invalidates
        access = nil
    }

    /// Declares a row of `Layer` itself, which reads and writes through its accessor.
    init(
        _ name: String,
        default defaultValue: Value,
        invalidates: Invalidation = [],
        get: @escaping @MainActor @Sendable (Layer) -> Value,
        set: @escaping @MainActor @Sendable (Layer, Value) -> Void
    ) {
        self.name = name
        self.defaultValue = defaultValue
        self.invalidates = invalidates
        access = Access(get: get, set: set)
    }

    /// Declares a row of a kind of layers, which only composites, and reads and writes through its accessor. Used on a layer of another kind
    /// it traps.
    init<Kind: Layer>(
        _ name: String,
        default defaultValue: Value,
        ofKind get: @escaping @MainActor @Sendable (Kind) -> Value,
        set: @escaping @MainActor @Sendable (Kind, Value) -> Void
    ) {
        self.init(
            name, default: defaultValue, invalidates: .composite, get: { get(Self.cast($0, name)) }, set: { set(Self.cast($0, name), $1) })
    }

    @MainActor
    private static func cast<Kind: Layer>(_ layer: Layer, _ name: String) -> Kind {
        guard let kind = layer as? Kind else {
            preconditionFailure("\(layer.label) has no \(name): that is a property of \(Kind.self).")
        }
        return kind
    }
}

/// A ``LayerProperty`` whose value type is left open, so that rows of all types can stand in one list.
public struct AnyLayerProperty: Sendable {
    /// The row's name.
    public let name: String
    /// What a change of the row asks for.
    public let invalidates: Invalidation
    /// The type of the row's values.
    public let valueType: any Any.Type

    /// Lists a row.
    public init<Value>(_ property: LayerProperty<Value>) {
        name = property.name
        invalidates = property.invalidates
        valueType = Value.self
    }
}
