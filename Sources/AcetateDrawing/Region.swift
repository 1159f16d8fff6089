public import AcetateGeometry

/// A set of device pixels, kept as the fewest bands of disjoint rectangles: in rows from the top, within a row from the left.
///
/// Regions of the same pixels are equal. An empty region and a single rectangle need no memory of their own.
public struct Region: Sendable, Hashable {
    /// The smallest rectangle around all pixels; `.empty` for an empty region.
    public let bounds: PixelRect
    /// The rectangles, when there are two or more.
    let storage: RegionStorage?

    /// No pixel.
    public init() {
        self.init(.empty)
    }

    /// The pixels of one rectangle.
    public init(_ rect: PixelRect) {
        bounds = rect.isEmpty ? .empty : rect
        storage = nil
    }

    /// The pixels of any number of rectangles, which may overlap and come in any order.
    public init(_ rects: some Sequence<PixelRect>) {
        self.init(RegionStorage(Array(rects)))
    }

    init(_ storage: RegionStorage) {
        bounds = storage.count == 0 ? .empty : storage.bounds
        self.storage = storage.count > 1 ? storage : nil
    }

    /// Whether there is no pixel.
    public var isEmpty: Bool { bounds.isEmpty }

    /// Disjoint rectangles that make up the region, banded: by y, then by x. Costs an array; `forEachRect` does not.
    public var rects: [PixelRect] {
        var rects: [PixelRect] = []
        forEachRect { rects.append($0) }
        return rects
    }

    /// The number of pixels.
    public var area: Int {
        var area = 0
        forEachRect { area += $0.area }
        return area
    }

    /// Calls `body` with each of `rects`, in their order.
    public func forEachRect(_ body: (PixelRect) -> Void) {
        if let storage {
            storage.forEachRect(body)
        } else if !isEmpty {
            body(bounds)
        }
    }

    /// Whether the pixel at (x, y) belongs to the region.
    public func contains(x: Int, y: Int) -> Bool {
        bounds.contains(x: x, y: y) && (storage?.contains(x: x, y: y) ?? true)
    }

    /// Whether every pixel of `rect` belongs to the region. An empty rectangle has none, and is contained.
    public func contains(_ rect: PixelRect) -> Bool {
        if rect.isEmpty { return true }
        return bounds.contains(rect) && (storage.map { $0.overlap(with: rect) == .whole } ?? true)
    }

    /// Whether some pixel of `rect` belongs to the region.
    public func intersects(_ rect: PixelRect) -> Bool {
        bounds.intersects(rect) && (storage.map { $0.overlap(with: rect) != .none } ?? true)
    }

    /// The region moved by whole pixels.
    public func offsetBy(dx: Int, dy: Int) -> Region {
        guard storage != nil else { return Region(bounds.offsetBy(dx: dx, dy: dy)) }
        return Region(rects.map { $0.offsetBy(dx: dx, dy: dy) })
    }

    /// Whether both have the same pixels.
    public static func == (left: Region, right: Region) -> Bool {
        guard left.bounds == right.bounds else { return false }
        return switch (left.storage, right.storage) {
        case (nil, nil): true
        case (let left?, let right?): left === right || left.equals(right)
        default: false
        }
    }

    /// Hashes the bounds alone: they are at hand, and nearly tell regions apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
    }
}

extension Region: CustomStringConvertible {
    /// The rectangles as `(x y width height)`.
    public var description: String {
        rects.map { "(\($0.x) \($0.y) \($0.width) \($0.height))" }.joined(separator: " ")
    }
}
