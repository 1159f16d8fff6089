import AcetateGeometry
import Foundation

extension Layer {
    /// Sets a value of the rare state, through the funnel. A layer without one does not get it for a default.
    final func setRare<Value>(
        _ path: ReferenceWritableKeyPath<RareState, Value>, _ row: LayerProperty<Value>, to new: Value
    ) {
        if rare == nil, new == row.defaultValue { return }
        if let old = exchange(&madeRare[keyPath: path], for: new) { changed(row, from: old, to: new) }
    }

    /// Sets geometry of the rare state, unless it is not finite.
    final func setFinite<Value: FiniteCheckable>(
        _ path: ReferenceWritableKeyPath<RareState, Value>, _ row: LayerProperty<Value>, to new: Value
    ) {
        if accepts(new, row) { setRare(path, row, to: new) }
    }

    /// A value of the rare state.
    final func rareValue<Value>(_ path: KeyPath<RareState, Value>, _ row: LayerProperty<Value>) -> Value {
        rare.map { $0[keyPath: path] } ?? row.defaultValue
    }
}

extension CGSize: FiniteCheckable {
    var isFinite: Bool { width.isFinite && height.isFinite }
}
