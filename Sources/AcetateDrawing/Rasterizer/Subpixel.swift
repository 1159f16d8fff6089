import Foundation

/// A device position in pixels, as curves are evaluated.
typealias DevicePoint = SIMD2<Double>

/// The unit of edges: 1/65536 of a pixel, counted in whole numbers.
///
/// Sums of whole numbers do not depend on their order nor on what a clip leaves out, which is why a fill gives the same bytes under any
/// clip.
enum Subpixel {
    static let bits = 16
    static let perPixel = 1 << bits

    /// Where `position`, an edge coordinate, lies within its pixel.
    @inline(__always)
    static func fraction(_ position: Int) -> Int { position & (perPixel - 1) }

    /// The pixel that holds `position`, rounding down for negative ones as well.
    @inline(__always)
    static func pixel(_ position: Int) -> Int { position &>> bits }

    /// The nearest whole number of subpixels. `pixels` lies within ±2²¹.
    ///
    /// Adding 1.5 · 2⁵² leaves a Double no bits for a fraction, so its low bits are the rounded number; `rounded()` would be a library
    /// call on a plain x86-64.
    @inline(__always)
    static func nearest(_ pixels: Double) -> Int {
        roundedToInt(pixels * Double(perPixel))
    }
}

/// A corner of an edge: subpixels from the top left of the cells.
struct EdgePoint {
    var x: Int
    var y: Int
}

    @inline(__always)
    func roundedToInt(_ value: Double) -> Int {
        let shift = 6_755_399_441_055_744.0
        return Int(bitPattern: UInt((value + shift).bitPattern)) &- Int(bitPattern: UInt(shift.bitPattern))
    }
