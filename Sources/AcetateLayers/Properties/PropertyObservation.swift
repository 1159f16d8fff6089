import Foundation

/// A standing observation of a property: it ends when this token goes, or by ``cancel()``.
@MainActor
public final class PropertyObservation {
    private weak var layer: Layer?
    private let name: String
    private let observer: PropertyObserver

    init(layer: Layer, name: String, observer: PropertyObserver) {
        self.layer = layer
        self.name = name
        self.observer = observer
    }

    isolated deinit { cancel() }

    /// Ends the observation; doing it again has no effect.
    public func cancel() {
        observer.tell = nil
        layer?.rare?.observers[name]?.removeAll { $0 === observer }
    }
}

/// One observer of one property of one layer.
@MainActor
final class PropertyObserver {
    /// Takes the layer, the old value and the new one; nil once cancelled, so that a token dropped by an earlier observer of the same
    /// change is not called any more.
    var tell: ((Layer, Any, Any) -> Void)?

    init(_ tell: @escaping (Layer, Any, Any) -> Void) {
        self.tell = tell
    }
}

/// What `Layer` and its subclasses share where a closure or a result names the subclass.
@MainActor
public protocol LayerProtocol: AnyObject {}

extension Layer: LayerProtocol {}

extension LayerProtocol where Self: Layer {
    /// Calls the closure with the old and the new value at each change of the property, synchronously and in the order in which
    /// observers came. An equal value is no change.
    ///
    /// - Returns: the token that keeps the observation alive.
    /// - Precondition: the class lists the row in ``Layer/layerProperties``.
    public func observe<Value>(
        _ row: LayerProperty<Value>, _ tell: @escaping (Self, Value, Value) -> Void
    ) -> PropertyObservation {
        requireListed(row)
        let observer = PropertyObserver { layer, old, new in
            guard let layer = layer as? Self, let old = old as? Value, let new = new as? Value else { return }
            tell(layer, old, new)
        }
        madeRare.observers[row.name, default: []].append(observer)
        return PropertyObservation(layer: self, name: row.name, observer: observer)
    }
}

extension Layer {
    /// Tells the observers of a row that it changed.
    final func notify<Value>(_ row: LayerProperty<Value>, from old: Value, to new: Value) {
        guard let observers = rare?.observers[row.name] else { return }
        for observer in observers {
            observer.tell?(self, old, new)
        }
    }

    /// Traps where the class does not list the row, or lists a name twice.
    final func requireListed<Value>(_ row: LayerProperty<Value>) {
        let same = type(of: self).layerProperties.filter { $0.name == row.name }
        precondition(
            same.count < 2,
            "\(type(of: self)) lists two rows named \"\(row.name)\"; give one of them another name."
        )
        precondition(
            same.first?.valueType == Value.self,
            "\(type(of: self)) has no row \"\(row.name)\" of type \(Value.self), so it cannot be observed; "
                + "add .init(\(row.name)) to its layerProperties."
        )
    }
}
