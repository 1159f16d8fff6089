public import Foundation

/// Colours at locations between 0 and 1. Where it lies and which way it runs is said when something is painted with it.
///
/// Between two stops, red, green, blue and alpha run in straight lines, in sRGB, not premultiplied: half way from opaque red to clear blue
/// lies a purple of half the alpha. Two stops at one location make a hard edge. Without stops nothing is painted; one stop is a colour.
public struct Gradient: Sendable, Hashable {
    /// A colour and where it stands.
    public struct Stop: Sendable, Hashable {
        /// From 0, the start, to 1, the end.
        public let location: CGFloat
        /// What the gradient shows there.
        public let color: Color

        /// A stop; its location is clamped to 0…1, and a NaN becomes 0.
        public init(location: CGFloat, color: Color) {
            self.location = location.isNaN ? 0 : min(max(location, 0), 1)
            self.color = color
        }
    }

    /// What lies before the start and after the end, as far as it is drawn.
    public enum Spread: Sendable, Hashable {
        /// The first colour and the last.
        case pad
        /// The gradient there and back, again and again.
        case reflect
        /// The gradient again and again.
        case repeating
    }

    /// In order; no location is less than the one before.
    public let stops: [Stop]
    /// What lies before the start and after the end.
    public let spread: Spread

    /// A gradient of these stops, in this order. One that stands before its predecessor is moved up to it.
    public init(stops: [Stop], spread: Spread = .pad) {
        var farthest: CGFloat = 0
        self.stops = stops.map { stop in
            farthest = max(farthest, stop.location)
            return Stop(location: farthest, color: stop.color)
        }
        self.spread = spread
    }

    /// A gradient of these colours.
    ///
    /// - Parameter locations: one for each colour; nil for equal distances from 0 to 1. Where there are fewer than colours, the colours left
    ///   over are dropped, and the other way round.
    public init(colors: [Color], locations: [CGFloat]? = nil, spread: Spread = .pad) {
        let steps = CGFloat(max(colors.count - 1, 1))
        let locations = locations ?? colors.indices.map { CGFloat($0) / steps }
        self.init(stops: zip(locations, colors).map { Stop(location: $0, color: $1) }, spread: spread)
    }
}

/// Whether a gradient is drawn beyond its ends, too.
public struct GradientOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Options of these bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Also before the location 0.
    public static let drawsBeforeStartLocation = GradientOptions(rawValue: 1)
    /// Also after the location 1.
    public static let drawsAfterEndLocation = GradientOptions(rawValue: 2)
}
