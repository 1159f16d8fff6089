/// A colour in sRGB with straight (not premultiplied) alpha.
///
/// Components lie in 0…1. They are clamped when a colour is made, and a NaN becomes 0, so every colour is a valid one.
public struct Color: Sendable, Hashable {
    /// The red component, 0…1.
    public let red: Double
    /// The green component, 0…1.
    public let green: Double
    /// The blue component, 0…1.
    public let blue: Double
    /// The opacity, from 0 (clear) to 1 (opaque).
    public let alpha: Double

    /// A colour of the given components, each clamped to 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    /// A gray from black (0) to white (1).
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same colour with another opacity, clamped to 0…1.
    public func withAlpha(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    static func clamped(_ component: Double) -> Double {
        component.isNaN ? 0 : min(max(component, 0), 1)
    }
}

extension Color {
    /// Black, and nothing of it: paints nothing.
    public static let clear = Color(white: 0, alpha: 0)
    /// Opaque black.
    public static let black = Color(white: 0)
    /// Opaque white.
    public static let white = Color(white: 1)
    /// Half way between black and white.
    public static let gray = Color(white: 0.5)
    /// Two thirds of the way from black to white.
    public static let lightGray = Color(white: 2.0 / 3.0)
    /// One third of the way from black to white.
    public static let darkGray = Color(white: 1.0 / 3.0)
    /// Pure red.
    public static let red = Color(red: 1, green: 0, blue: 0)
    /// Pure green.
    public static let green = Color(red: 0, green: 1, blue: 0)
    /// Pure blue.
    public static let blue = Color(red: 0, green: 0, blue: 1)
    /// Red and green.
    public static let yellow = Color(red: 1, green: 1, blue: 0)
    /// Green and blue.
    public static let cyan = Color(red: 0, green: 1, blue: 1)
    /// Red and blue.
    public static let magenta = Color(red: 1, green: 0, blue: 1)
    /// Red and half of green.
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    /// Half of red and half of blue.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
    /// A dark orange: (0.6, 0.4, 0.2).
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}

extension Color {
    /// The pixel this colour makes: ARGB from the high byte down, each component `c · alpha · 255` rounded to nearest.
    package var premultiplied: UInt32 {
        func byte(_ component: Double) -> UInt32 { UInt32((component * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    /// The colour of a premultiplied ARGB pixel. A pixel without alpha is `.clear`, whatever its other bytes say.
    package init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else {
            self = .clear
            return
        }
        self.init(
            red: Double(pixel >> 16 & 0xFF) / alpha,
            green: Double(pixel >> 8 & 0xFF) / alpha,
            blue: Double(pixel & 0xFF) / alpha,
            alpha: alpha / 255)
    }
}
