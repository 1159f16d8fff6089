package import Foundation

/// A value of the file. Reading it as what it is not throws, so a test that misreads a case fails.
package indirect enum Expected: Sendable, Hashable {
    case nothing
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Expected])
    case fields([String: Expected])

    /// A value as `JSONSerialization` gives it.
    init(_ value: Any) {
        switch value {
        case let number as NSNumber where number.objCType.pointee == CChar(UInt8(ascii: "c")): self = .flag(number.boolValue)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map { Expected($0) })
        case let fields as [String: Any]: self = .fields(fields.mapValues { Expected($0) })
        default: self = .nothing
        }
    }

    // MARK: Parts

    package subscript(key: String) -> Expected {
        get throws {
            guard case .fields(let fields) = self, let field = fields[key] else { throw misread("fields with \"\(key)\"") }
            return field
        }
    }

    package subscript(place: Int) -> Expected {
        get throws {
            let list = try list
            guard list.indices.contains(place) else { throw misread("a list with a value at \(place)") }
            return list[place]
        }
    }

    package var list: [Expected] {
        get throws {
            guard case .list(let list) = self else { throw misread("a list") }
            return list
        }
    }

    // MARK: Values

    package var isNothing: Bool { self == .nothing }

    package var flag: Bool {
        get throws {
            guard case .flag(let flag) = self else { throw misread("true or false") }
            return flag
        }
    }

    package var number: Double {
        get throws {
            guard case .number(let number) = self else { throw misread("a number") }
            return number
        }
    }

    package var text: String {
        get throws {
            guard case .text(let text) = self else { throw misread("a text") }
            return text
        }
    }

    /// A list of texts, where null stands for nil.
    package var names: [String?] {
        get throws { try list.map { $0.isNothing ? nil : try $0.text } }
    }

    package var flags: [Bool] {
        get throws { try list.map { try $0.flag } }
    }

    /// A list of numbers, or the numbers that stand in a text, in order.
    package var numbers: [Double] {
        get throws {
            if case .text(let text) = self {
                return text.matches(of: #/-?\d+(\.\d+)?/#).compactMap { Double($0.output.0) }
            }
            return try list.map { try $0.number }
        }
    }

    package var point: CGPoint {
        get throws {
            let numbers = try numbers
            guard numbers.count == 2 else { throw misread("a point") }
            return CGPoint(x: numbers[0], y: numbers[1])
        }
    }

    package var rect: CGRect {
        get throws {
            let numbers = try numbers
            guard numbers.count == 4 else { throw misread("a rectangle") }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    private func misread(_ wanted: String) -> CaseError {
        CaseError(description: "\(self) is not \(wanted).")
    }
}

extension CGPoint {
    /// Whether both coordinates differ by at most the tolerance.
    package func isNear(_ other: CGPoint, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}

extension CGRect {
    /// Whether origin and size differ by at most the tolerance.
    package func isNear(_ other: CGRect, within tolerance: Double) -> Bool {
        origin.isNear(other.origin, within: tolerance)
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
