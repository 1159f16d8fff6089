import Acetate

/// A property of one layer that a recording can set from text: what a control shows to inspectors, and of every layer a few rows.
@MainActor
struct SettableProperty {
    /// The row's name.
    let name: String
    /// How a value is written.
    let expectation: String
    /// Sets the value that a text stands for; false if it stands for none.
    let set: (String) -> Bool

    /// All of a layer, its own first.
    static func all(of layer: Layer) -> [SettableProperty] {
        guard let control = layer as? Control else { return common(of: layer) }
        return type(of: control).inspectableProperties.map { SettableProperty($0, of: control) } + common(of: layer)
    }

    private static func common(of layer: Layer) -> [SettableProperty] {
        [
            SettableProperty(Layer.position, "two numbers", of: layer, point),
            SettableProperty(Layer.isHidden, "true or false", of: layer, Bool.init),
            SettableProperty(Layer.opacity, "a number from 0 to 1", of: layer, number),
            SettableProperty(Layer.backgroundColor, InspectableProperty.Kind.color.expectation, of: layer, color),
            SettableProperty(Layer.cornerRadius, "a number", of: layer) { number($0).map { CGFloat($0) } },
        ]
    }

    private init(_ property: InspectableProperty, of control: Control) {
        name = property.name
        expectation = property.kind.expectation
        set = { text in
            guard let value = property.kind.value(from: text) else { return false }
            property.set(value, on: control)
            return true
        }
    }

    private init<Value>(_ row: LayerProperty<Value>, _ expectation: String, of layer: Layer, _ value: @escaping (String) -> Value?) {
        name = row.name
        self.expectation = expectation
        set = { text in
            guard let value = value(text) else { return false }
            layer[row] = value
            return true
        }
    }

    // MARK: Values

    private static func number(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func point(_ text: String) -> CGPoint? {
        let numbers = text.split(separator: " ").map { number(String($0)) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
        return CGPoint(x: x, y: y)
    }

    private static func color(_ text: String) -> Color?? {
        guard case .color(let color) = InspectableProperty.Kind.color.value(from: text) else { return nil }
        return .some(color)
    }
}
