/// Names a value that an upper storey hangs on a tree: `tree[Key.self]`.
public protocol TreeKey {
    /// The type of the value.
    associatedtype Value
    /// What the tree answers before the value was set.
    @MainActor static var defaultValue: Value { get }
}

extension LayerTree {
    /// The value of a key. The tree keeps it as long as it lives, and does not look at it.
    public subscript<Key: TreeKey>(_ key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
