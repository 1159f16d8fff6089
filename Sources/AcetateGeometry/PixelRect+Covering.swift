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
            minX: Self.edge(minX, rounded: .down),
            minY: Self.edge(minY, rounded: .down),
            maxX: Self.edge(maxX, rounded: .up),
            maxY: Self.edge(maxY, rounded: .up))
    }

    /// The pixels that the bounding box of the transformed `rect` touches; `transform` leads to device pixels.
    public init(covering rect: CGRect, under transform: Transform) {
        self.init(covering: rect.applying(transform))
    }

    private static func edge(_ value: CGFloat, rounded rule: FloatingPointRoundingRule) -> Int {
        let farthest = CGFloat(limit)
        return Int(min(max(value, -farthest), farthest).rounded(rule))
    }
}
