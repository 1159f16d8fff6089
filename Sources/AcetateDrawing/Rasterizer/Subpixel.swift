/// A device position in pixels, as curves are evaluated.
typealias DevicePoint = SIMD2<Double>

/// The unit of edges: 1/65536 of a pixel, counted in whole numbers.
///
/// Sums of whole numbers depend neither on their order nor on what a clip leaves out of them, which is why a fill gives the same bytes
/// under any clip.
enum Subpixel {
    static let bits = 16
    static let perPixel = 1 << bits

    /// Where `position`, an edge coordinate, lies within its pixel.
    @inline(__always)
    static func fraction(_ position: Int) -> Int { position & (perPixel - 1) }

    /// The pixel that holds `position`, rounded down for negative ones as well.
    @inline(__always)
    static func pixel(_ position: Int) -> Int { position &>> bits }
}

/// A corner of an edge: subpixels from the top left of the cells.
struct EdgePoint {
    var x: Int
    var y: Int
}

extension Int {
    /// The nearest whole number to `value`, which lies within ±2⁵¹.
    ///
    /// Adding 1.5 · 2⁵² leaves a Double no bits for a fraction, so its low bits are the rounded number. `rounded()` would be a library call
    /// on a plain x86-64, and `Int(_:)` has to check its range.
    @inline(__always)
    init(nearest value: Double) {
        let shift = 0x1.8p52
        self = Int(bitPattern: UInt((value + shift).bitPattern)) &- Int(bitPattern: UInt(shift.bitPattern))
    }
}
