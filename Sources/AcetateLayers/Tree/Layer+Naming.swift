extension Layer {
    /// What the layer is called in traces and dumps; nil by default, where its type and a number stand for it.
    public final var name: String? {
        get { rare?.name }
        set { if newValue != nil || rare != nil { madeRare.name = newValue } }
    }

    /// The name, or the type with the number of the layer's first attachment (`Layer#3`; without one before that).
    public final var label: String {
        if let name { return name }
        let type = String(describing: type(of: self))
        return ordinal > 0 ? "\(type)#\(ordinal)" : type
    }

    /// The tree that the layer is attached to; nil for a detached one.
    public final var tree: LayerTree? { home }
}
