import AcetateDrawing
import AcetateGeometry
import Foundation

extension Trace.Entry: CustomStringConvertible {
    /// One line: the verb in a column, what happened, and `←` with the cause.
    public var description: String {
        let fields: [String] =
            switch event {
            case .begin(let settings): settings.isEmpty ? [] : [settings.joined(separator: " ")]
            case .commit: []
            case .tree(let layer, let change): [layer, change]
            case .set(let layer, let property, let old, let new): ["\(layer).\(property)", "\(old) → \(new)"]
            case .need(let layer, .layout): [layer, "layout"]
            case .need(let layer, .display(let rect)): [layer, "display \(traceText(rect))"]
            case .need(let layer, .composite): [layer, "composite"]
            case .touch(let phase, let id, let location): [id == 0 ? phase : "\(id) \(phase)", traceText(location)]
            case .send(let layer, let events): [layer, events]
            case .timer(let due): [String(format: "%.3f", due)]
            case .layout(let layer): [layer]
            case .display(let layer, let rect): [layer, traceText(rect)]
            case .damage(let layer, let region): [layer, "px \(traceText(region))"]
            case .present(let painted, let all, let rects): ["\(painted) of \(all) px in \(rects) \(rects == 1 ? "rect" : "rects")"]
            case .call(let what): [what]
            case .note(let text): [text]
            }
        let verbColumn = verb.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
        let cause = because.isEmpty ? [] : ["← \(because.joined(separator: ", "))"]
        let line = verbColumn + (fields + cause).joined(separator: "  ")
        return fields.isEmpty && cause.isEmpty ? verb.rawValue : line
    }
}

/// A value as it stands in a trace: numbers as short as they can be, points and rectangles as numbers in parentheses, layers by name,
/// nothing as `nil`.
package func traceText<Value>(of value: Value) -> String {
    switch value as Any {
    case let optional as any OptionalValue: optional.wrapped.map { traceText(of: $0) } ?? "nil"
    case let number as Double: traceText(number)
    case let number as CGFloat: traceText(Double(number))
    case let point as CGPoint: traceText(point)
    case let size as CGSize: "(\(traceText(size.width)) \(traceText(size.height)))"
    case let rect as CGRect: traceText(rect)
    case let color as Color: traceText(color)
    case let transform as Transform3D: traceText(transform)
    case let image as Image: "\(image.width)×\(image.height) px"
    default: String(describing: value)
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}

private func traceText(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
}

private func traceText(_ number: CGFloat) -> String {
    traceText(Double(number))
}

private func traceText(_ point: CGPoint) -> String {
    "(\(traceText(point.x)) \(traceText(point.y)))"
}

private func traceText(_ rect: CGRect) -> String {
    "(\(traceText(rect.minX)) \(traceText(rect.minY)) \(traceText(rect.width)) \(traceText(rect.height)))"
}

/// Straight components; one for a gray, and alpha only where it is not 1: `white 0.9`, `(0 0.45 0.94)`, `(1 0 0 alpha 0.5)`.
private func traceText(_ color: Color) -> String {
    let alpha = color.alpha == 1 ? "" : " alpha \(traceText(color.alpha))"
    if color.red == color.green, color.green == color.blue { return "(white \(traceText(color.red))\(alpha))" }
    return "(\(traceText(color.red)) \(traceText(color.green)) \(traceText(color.blue))\(alpha))"
}

private func traceText(_ transform: Transform3D) -> String {
    if transform == .identity { return "identity" }
    guard let affine = transform.affineTransform else { return "not affine" }
    return "[" + [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].map(traceText).joined(separator: " ") + "]"
}

private func traceText(_ region: Region) -> String {
    region.rects.map { "(\($0.x) \($0.y) \($0.width) \($0.height))" }.joined(separator: " ")
}
