/// A rectangle of whole device pixels. Points are `CGRect`; the two never mix.
///
/// Edges stay within ±`limit`: what lies beyond is cut off. A rect without area is always `.empty`, so equal sets of pixels are equal
/// values.
public struct PixelRect: Sendable, Hashable {
    // Thirty-two bits each keep a rect at 16 bytes.
    private let left: Int32
    private let top: Int32
    private let right: Int32
    private let bottom: Int32

    /// How far from the origin an edge may lie, in pixels: 2²¹.
    public static let limit = 1 << 21

    /// The rect without pixels; its edges are all zero.
    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// The pixels from these edges up to, and without, those. Edges in the wrong order give `.empty`.
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        let (minX, minY) = (Self.saturated(minX), Self.saturated(minY))
        let (maxX, maxY) = (Self.saturated(maxX), Self.saturated(maxY))
        let hasArea = minX < maxX && minY < maxY
        (left, top) = hasArea ? (minX, minY) : (0, 0)
        (right, bottom) = hasArea ? (maxX, maxY) : (0, 0)
    }

    /// The rect with this corner and size. A size that is not positive gives `.empty`.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: Self.sum(x, width), maxY: Self.sum(y, height))
    }

    private static func saturated(_ edge: Int) -> Int32 {
        Int32(min(max(edge, -limit), limit))
    }

    /// The sum, held at the ends of the range of `Int` instead of overflowing.
    private static func sum(_ first: Int, _ second: Int) -> Int {
        let (value, overflows) = first.addingReportingOverflow(second)
        guard overflows else { return value }
        return first > 0 ? .max : .min
    }
}

// MARK: - Edges and sizes

extension PixelRect {
    /// The leftmost column.
    public var minX: Int { Int(left) }
    /// The topmost row.
    public var minY: Int { Int(top) }
    /// The first column to the right of the rect.
    public var maxX: Int { Int(right) }
    /// The first row below the rect.
    public var maxY: Int { Int(bottom) }
    /// The leftmost column, as `minX`.
    public var x: Int { minX }
    /// The topmost row, as `minY`.
    public var y: Int { minY }
    /// The number of columns.
    public var width: Int { maxX - minX }
    /// The number of rows.
    public var height: Int { maxY - minY }
    /// The number of pixels.
    public var area: Int { width * height }
    /// Whether there is no pixel in it.
    public var isEmpty: Bool { self == .empty }
}

// MARK: - Sets of pixels

extension PixelRect {
    /// The pixels that are in both.
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    /// The smallest rect around both. An empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Whether the pixel in this column and row is in the rect.
    public func contains(x: Int, y: Int) -> Bool {
        minX <= x && x < maxX && minY <= y && y < maxY
    }

    /// Whether all pixels of `other` are in this rect. An empty rect is in every rect.
    public func contains(_ other: PixelRect) -> Bool {
        intersection(other) == other
    }

    /// Whether there is a pixel that is in both.
    public func intersects(_ other: PixelRect) -> Bool {
        // Compared edge by edge, since trees are searched with this; an empty rect, at the origin, lies between no edges.
        left < other.right && other.left < right && top < other.bottom && other.top < bottom && left < right && other.left < other.right
    }

    /// The rect moved by whole pixels; what moves beyond the limit is cut off.
    public func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(
            minX: Self.sum(minX, dx), minY: Self.sum(minY, dy),
            maxX: Self.sum(maxX, dx), maxY: Self.sum(maxY, dy))
    }

    /// The rect made smaller by `inset` pixels on every side, or larger by a negative one. An empty rect stays empty.
    public func insetBy(_ inset: Int) -> PixelRect {
        guard !isEmpty else { return .empty }
        // An inset beyond the limit would leave nothing, or all there is; holding it there keeps the sums small.
        let inset = min(max(inset, -2 * Self.limit), 2 * Self.limit)
        return PixelRect(minX: minX + inset, minY: minY + inset, maxX: maxX - inset, maxY: maxY - inset)
    }
}
