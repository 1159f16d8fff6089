import AcetateControls
public import AcetateLayers
import Foundation

extension Layer {
    /// The layer and all below it as text: a line a layer, with its frame, what is not as by default, and what it waits for.
    ///
    ///     root  (0 0 160 120)
    ///       slider  (0 0 160 24)  waits for layout
    ///         track  (0 8 160 8)
    @MainActor
    public var dump: String {
        var lines: [String] = []
        var stack: [(layer: Layer, depth: Int)] = [(self, 0)]
        while let (layer, depth) = stack.popLast() {
            lines.append(String(repeating: "  ", count: depth) + layer.dumpLine)
            stack += (layer.sublayers ?? []).reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    private var dumpLine: String {
        var fields = [label, traceText(of: frame)]
        fields += Layer.dumpedProperties.compactMap { $0(self) }
        if let control = self as? Control {
            if !control.isEnabled { fields.append("disabled") }
            if control.isHighlighted { fields.append("highlighted") }
            if control.isSelected { fields.append("selected") }
        }
        let waits = [("layout", needsLayout()), ("display", needsDisplay())].filter(\.1).map(\.0)
        if !waits.isEmpty { fields.append("waits for \(waits.joined(separator: " and "))") }
        return fields.joined(separator: "  ")
    }

    private static let dumpedProperties: [(Layer) -> String?] = [
        text(bounds, unless: { $0.bounds.origin == .zero }),
        text(zPosition), text(transform), text(isHidden), text(opacity), text(masksToBounds), text(backgroundColor), text(cornerRadius),
        text(borderWidth), text(contents), text(contentsScale, unless: { $0.contentsScale == $0.tree?.scale ?? 1 }),
    ]

    /// A property with its value, where it is not the default.
    private static func text<Value>(
        _ row: LayerProperty<Value>, unless isUsual: ((Layer) -> Bool)? = nil
    ) -> (Layer) -> String? {
        { layer in
            let value = layer[row]
            return isUsual?(layer) ?? (value == row.defaultValue) ? nil : "\(row.name) \(traceText(of: value))"
        }
    }
}
