import Foundation

// MARK: - Hue, saturation, brightness

extension Color {
    /// A colour by hue, saturation and brightness (Smith's hexcone, 1978).
    ///
    /// - Parameters:
    ///   - hue: in turns: 0 is red, 1/3 green, 2/3 blue, 1 red again. Only the part behind the point counts; a number that is not finite is 0.
    ///   - saturation: 0, a gray, to 1; clamped.
    ///   - brightness: 0, black, to 1; clamped.
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let (saturation, brightness) = (Self.clamped(saturation), Self.clamped(brightness))
        // Each component falls from its own third of the circle, where it is full, to nothing in the opposite one.
        func component(_ center: Double) -> Double {
            let distance = abs((hue - center).remainder(dividingBy: 1)) * 6
            return brightness * (1 - saturation * (1 - min(max(2 - distance, 0), 1)))
        }
        self.init(red: component(0), green: component(1.0 / 3), blue: component(2.0 / 3), alpha: alpha)
    }

    /// Hue in turns, 0..<1, saturation and brightness in 0…1. A gray has the hue 0, and black the saturation 0.
    public var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let brightness = max(red, green, blue)
        let chroma = brightness - min(red, green, blue)
        guard chroma > 0 else { return (0, 0, brightness) }
        let sixths =
            brightness == red
            ? (green - blue) / chroma : brightness == green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
        return (sixths < 0 ? sixths / 6 + 1 : sixths / 6, chroma / brightness, brightness)
    }
}

// MARK: - Hexadecimal

extension Color {
    /// A colour by one number, as 0xFF8000 for orange: a byte each for red, green and blue. What is above them does not count.
    public init(hex: UInt32, alpha: Double = 1) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// A colour as style sheets write it: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, with or without the sign, in either case. Nil for
    /// anything else.
    public init?(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        // One digit stands for two of it.
        let pairs: [String]
        switch digits.count {
        case 3, 4: pairs = digits.map { "\($0)\($0)" }
        case 6, 8:
            pairs = stride(from: 0, to: digits.count, by: 2).map { offset in String(digits.dropFirst(offset).prefix(2)) }
        default: return nil
        }
        let components = pairs.compactMap { UInt8($0, radix: 16) }.map { Double($0) / 255 }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components.count > 3 ? components[3] : 1)
    }
}

// MARK: - Mixing

extension Color {
    /// The colour `fraction` of the way to another, component by component in sRGB, not premultiplied, as between the stops of a gradient.
    ///
    /// - Parameter fraction: from 0, this colour, to 1, the other; clamped, and a NaN is 0.
    public func mixed(with other: Color, by fraction: Double) -> Color {
        let fraction = Self.clamped(fraction)
        func mix(_ first: Double, _ last: Double) -> Double { first * (1 - fraction) + last * fraction }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }
}
