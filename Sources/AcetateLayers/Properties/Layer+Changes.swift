import AcetateGeometry
public import Foundation

/// Stores a new value and returns the old one; nil if they are equal, and nothing is stored.
@inline(__always)
func exchange<Value: Equatable>(_ stored: inout Value, for new: Value) -> Value? {
    guard stored != new else { return nil }
    let old = stored
    stored = new
    return old
}

/// The one funnel: whatever changes goes through here, and nothing else invalidates on a property's behalf.
extension Layer {
    /// Sets or clears a flag and says whether that was a change.
    @inline(__always)
    final func setFlag(_ flag: LayerFlags, to isOn: Bool) -> Bool {
        guard flags.contains(flag) != isOn else { return false }
        flags.formSymmetricDifference(flag)
        return true
    }

    /// Takes note of a change that is stored already: records it, applies what its row invalidates, tells the observers, and runs the
    /// consequences that belong to it.
    final func changed<Value>(
        _ row: LayerProperty<Value>, from old: Value, to new: Value, then consequences: (() -> Void)? = nil
    ) {
        guard let home else {
            apply(row.invalidates)
            notify(row, from: old, to: new)
            consequences?()
            return
        }
        TransactionStack.ambient.touch(home)
        let cause = home.recorder.isOn ? home.recorder.recordSet(self, row.name, from: old, to: new) : nil
        if home.pipeline.postponesInvalidation {
            home.postpone(row.invalidates, of: self, "\(label).\(row.name) set", because: row.name, cause: cause)
        } else {
            home.recorder.enter(cause)
            apply(row.invalidates, because: row.name)
            home.recorder.leave(cause)
        }
        guard rare != nil || consequences != nil else { return }
        home.recorder.enter(cause)
        notify(row, from: old, to: new)
        consequences?()
        home.recorder.leave(cause)
    }

    /// Takes note of a change of a plain stored property that has a row; called from its `didSet`.
    ///
    /// Equal values are no change. The row's invalidation is applied, observers are told, and `then` runs; all three are traced as
    /// consequences of the change.
    public final func didChange<Value>(
        _ row: LayerProperty<Value>, from old: Value, to new: Value, then consequences: () -> Void = {}
    ) {
        guard old != new else { return }
        withoutActuallyEscaping(consequences) { changed(row, from: old, to: new, then: $0) }
    }

    /// The value of a row: one of `Layer`'s own, or one that the layer stores for its subclass.
    ///
    /// A row that a subclass keeps in a property of its own (see ``didChange(_:from:to:then:)``) is not reached by this.
    public final subscript<Value>(_ row: LayerProperty<Value>) -> Value {
        get {
            if let access = row.access { return access.get(self) }
            guard let stored = rare?.values[row.name] else { return row.defaultValue }
            guard let value = stored as? Value else {
                preconditionFailure("\(self.label).\(row.name) holds a \(type(of: stored)), not a \(Value.self): two rows have this name.")
            }
            return value
        }
        set {
            if let access = row.access { return access.set(self, newValue) }
            let old = self[row]
            guard old != newValue else { return }
            assert(!keepsItself(row.name), "\(label) keeps \(row.name) in a property of its own; set that.")
            madeRare.values[row.name] = newValue
            changed(row, from: old, to: newValue)
        }
    }

    /// Whether a class of the layer has a stored property of this name.
    private final func keepsItself(_ name: String) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != Layer.self {
            if current.children.contains(where: { $0.label == name }) { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    /// Asks for what a row invalidates.
    final func apply(_ invalidation: Invalidation, because reason: String = "") {
        if invalidation.contains(.layout) { askForLayout(.implicit) }
        if invalidation.contains(.superlayout) { parent?.askForLayout(.implicit) }
        if invalidation.contains(.display)
            || (invalidation.contains(.displayOnBoundsChange) && flags.contains(.displaysOnBoundsChange))
        {
            askForDisplay(nil)
        }
        if invalidation.contains(.order), let parent {
            parent.flags.insert(.reordered)
            parent.wait(for: .composite)
        }
        if invalidation.contains(.composite) { askForComposite(because: reason) }
    }

    /// Whether a value of layer geometry is finite; refuses it where it is not.
    final func accepts<Value: FiniteCheckable>(_ value: Value, _ row: LayerProperty<Value>) -> Bool {
        if value.isFinite { return true }
        misuse("\(label).\(row.name) was set to \(value), which is not finite; the value is ignored.", in: home)
        return false
    }
}

/// Values that may hide NaN or infinity.
protocol FiniteCheckable {
    var isFinite: Bool { get }
}

extension Double: FiniteCheckable {}
extension CGFloat: FiniteCheckable {}
extension Transform3D: FiniteCheckable {}
extension CGPoint: FiniteCheckable { var isFinite: Bool { x.isFinite && y.isFinite } }
extension CGRect: FiniteCheckable {
    var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension Layer {
    /// Whether a value of a subclass's property must be refused, since it is not finite; then that is counted in the tree's report. Off a
    /// tree, where nobody counts, it traps in debug.
    ///
    /// Called first in a property's `didSet`, which then puts the old value back:
    ///
    ///     didSet {
    ///         if refuses(angle, for: Self.angle) { return angle = oldValue }
    ///         didChange(Self.angle, from: oldValue, to: angle)
    ///     }
    public final func refuses(_ value: Double, for row: LayerProperty<Double>) -> Bool {
        if value.isFinite { return false }
        let sentence = "\(label).\(row.name) was set to \(value), which is not finite; the old value stays."
        if let home { home.refuse(sentence) } else { misuse(sentence, in: nil) }
        return true
    }
}
