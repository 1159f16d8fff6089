public import Foundation

extension PixelRect {
    /// The pixels that `rect`, in device pixels, touches with any of its area: rounded outward, cut off at the limit. A rect that is empty
    /// or has a NaN in it touches none.
    public init(covering rect: CGRect) {
        let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Written so that a NaN fails it.
        guard minX < maxX, minY < maxY else {
            self = .empty
            return
        }
        self.init(
            minX: Self.floor(minX), minY: Self.floor(minY), maxX: -Self.floor(-maxX), maxY: -Self.floor(-maxY))
    }

    /// The pixels that the bounding box of the transformed `rect` touches; `transform` leads to device pixels.
    public init(covering rect: CGRect, under transform: Transform) {
        self.init(covering: rect.applying(transform))
    }

    /// The pixels of which no part lies outside of `rect`, in device pixels: rounded inward, cut off at the limit. A rect with a NaN in it
    /// holds none.
    public init(inside rect: CGRect) {
        let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        guard minX < maxX, minY < maxY else {
            self = .empty
            return
        }
        self.init(minX: -Self.floor(-minX), minY: -Self.floor(-minY), maxX: Self.floor(maxX), maxY: Self.floor(maxY))
    }

    /// Rounded down and cut off at the limit: a whole number then, that a conversion cuts toward zero, so no function need be called.
    @inline(__always)
    private static func floor(_ value: CGFloat) -> Int {
        let farthest = CGFloat(limit)
        let held = min(max(value, -farthest), farthest)
        let whole = Int(held)
        return CGFloat(whole) > held ? whole - 1 : whole
    }
}
