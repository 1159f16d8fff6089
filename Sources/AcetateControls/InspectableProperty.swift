public import AcetateDrawing
public import AcetateLayers
import Foundation

/// A property of a control that an inspector can show and change: a row, with the way to read and write it as one of a few kinds of
/// values, and from text.
@MainActor
public struct InspectableProperty {
    /// What kind of value it has, and which values make sense.
    public enum Kind: Sendable, Hashable {
        /// A number, in this range.
        case number(ClosedRange<Double>)
        /// On or off.
        case flag
        /// A colour.
        case color
    }

    /// A value.
    public enum Value: Sendable, Hashable {
        case number(Double)
        case flag(Bool)
        case color(Color)
    }

    /// The row's name.
    public let name: String
    /// The kind of value.
    public let kind: Kind
    private let read: (Control) -> Value?
    private let write: (Control, Value) -> Void

    /// A number, in a range that makes sense to a person; the property itself may take others.
    public init<Root: Control>(
        _ row: LayerProperty<Double>, _ path: ReferenceWritableKeyPath<Root, Double>, in range: ClosedRange<Double>
    ) {
        name = row.name
        kind = .number(range)
        read = { ($0 as? Root).map { .number($0[keyPath: path]) } }
        write = { if let root = $0 as? Root, case .number(let number) = $1 { root[keyPath: path] = number } }
    }

    /// A switch.
    public init<Root: Control>(_ row: LayerProperty<Bool>, _ path: ReferenceWritableKeyPath<Root, Bool>) {
        name = row.name
        kind = .flag
        read = { ($0 as? Root).map { .flag($0[keyPath: path]) } }
        write = { if let root = $0 as? Root, case .flag(let flag) = $1 { root[keyPath: path] = flag } }
    }

    /// A colour.
    public init<Root: Control>(_ row: LayerProperty<Color>, _ path: ReferenceWritableKeyPath<Root, Color>) {
        name = row.name
        kind = .color
        read = { ($0 as? Root).map { .color($0[keyPath: path]) } }
        write = { if let root = $0 as? Root, case .color(let color) = $1 { root[keyPath: path] = color } }
    }

    /// The control's value; nil if the control has no such property.
    public func value(of control: Control) -> Value? {
        read(control)
    }

    /// Sets the control's value; a value of another kind, or a control without the property, changes nothing.
    public func set(_ value: Value, on control: Control) {
        write(control, value)
    }
}

extension InspectableProperty.Kind {
    /// How a value is written, for a message.
    public var expectation: String {
        switch self {
        case .number(let range): "a number, usually \(traceText(of: range.lowerBound))…\(traceText(of: range.upperBound))"
        case .flag: "true or false"
        case .color: "a colour name, #rrggbb or #rrggbbaa"
        }
    }

    /// The value that a text stands for; nil if it stands for none of this kind.
    public func value(from text: String) -> InspectableProperty.Value? {
        switch self {
        case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
        case .flag: Bool(text).map { .flag($0) }
        case .color: (Self.colors[text] ?? Self.color(hex: text)).map { .color($0) }
        }
    }

    private static let colors: [String: Color] = [
        "clear": .clear, "black": .black, "white": .white, "gray": .gray, "lightGray": .lightGray, "darkGray": .darkGray, "red": .red,
        "green": .green, "blue": .blue, "yellow": .yellow, "cyan": .cyan, "magenta": .magenta, "orange": .orange, "purple": .purple,
        "brown": .brown,
    ]

    private static func color(hex text: String) -> Color? {
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        func component(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        return Color(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }
}
