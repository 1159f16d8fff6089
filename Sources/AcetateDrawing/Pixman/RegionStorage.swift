import AcetateGeometry
import CPixman

/// Many rectangles: owns one `pixman_region32_t`, which keeps them banded, disjoint and in order.
///
/// Sendable unchecked: a storage is immutable once it is made; each operation makes a new one.
@safe
final class RegionStorage: @unchecked Sendable {
    private let region: UnsafeMutablePointer<pixman_region32_t>

    /// `pixman_region32_init`
    private init() {
        unsafe region = .allocate(capacity: 1)
        unsafe pixman_region32_init(region)
    }

    /// `pixman_region32_fini`
    deinit {
        unsafe pixman_region32_fini(region)
        unsafe region.deallocate()
    }

    /// `pixman_region32_init_rects`. The rectangles may overlap and come in any order; empty ones count for nothing.
    init(_ rects: [PixelRect]) {
        unsafe region = .allocate(capacity: 1)
        let boxes = rects.lazy.filter { !$0.isEmpty }.map(pixman_box32_t.init)
        let isMade = unsafe Array(boxes).withUnsafeBufferPointer { boxes in
            unsafe pixman_region32_init_rects(region, boxes.baseAddress, Int32(boxes.count))
        }
        Self.checkMemory(isMade)
    }

    /// `pixman_region32_union`
    func union(_ other: RegionStorage) -> RegionStorage {
        let result = RegionStorage()
        Self.checkMemory(unsafe pixman_region32_union(result.region, region, other.region))
        return result
    }

    /// `pixman_region32_intersect`
    func intersection(_ other: RegionStorage) -> RegionStorage {
        let result = RegionStorage()
        Self.checkMemory(unsafe pixman_region32_intersect(result.region, region, other.region))
        return result
    }

    /// `pixman_region32_subtract`
    func subtracting(_ other: RegionStorage) -> RegionStorage {
        let result = RegionStorage()
        Self.checkMemory(unsafe pixman_region32_subtract(result.region, region, other.region))
        return result
    }

    /// `pixman_region32_extents`
    var bounds: PixelRect {
        unsafe PixelRect(pixman_region32_extents(region).pointee)
    }

    /// `pixman_region32_n_rects`
    var count: Int {
        unsafe Int(pixman_region32_n_rects(region))
    }

    /// `pixman_region32_rectangles`
    func forEachRect(_ body: (PixelRect) -> Void) {
        var count: Int32 = 0
        guard let boxes = unsafe pixman_region32_rectangles(region, &count) else { return }
        for index in 0..<Int(count) {
            body(unsafe PixelRect(boxes[index]))
        }
    }

    /// `pixman_region32_contains_point`
    func contains(x: Int, y: Int) -> Bool {
        unsafe pixman_region32_contains_point(region, Int32(clamping: x), Int32(clamping: y), nil) != 0
    }

    /// `pixman_region32_contains_rectangle`
    func overlap(with rect: PixelRect) -> Overlap {
        var box = pixman_box32_t(rect)
        return switch unsafe pixman_region32_contains_rectangle(region, &box) {
        case PIXMAN_REGION_OUT: .none
        case PIXMAN_REGION_IN: .whole
        default: .part
        }
    }

    /// How much of a rectangle a region covers.
    enum Overlap { case none, part, whole }

    /// `pixman_region32_equal`
    func equals(_ other: RegionStorage) -> Bool {
        unsafe pixman_region32_equal(region, other.region) != 0
    }

    /// A region that pixman could not grow is broken, and what it stood for is lost; so this is where it ends, as for an array.
    private static func checkMemory(_ isMade: pixman_bool_t) {
        precondition(isMade != 0, "There is no memory for a region's rectangles.")
    }
}

extension pixman_box32_t {
    fileprivate init(_ rect: PixelRect) {
        self.init(x1: Int32(rect.minX), y1: Int32(rect.minY), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
    }
}

extension PixelRect {
    fileprivate init(_ box: pixman_box32_t) {
        self.init(minX: Int(box.x1), minY: Int(box.y1), maxX: Int(box.x2), maxY: Int(box.y2))
    }
}
