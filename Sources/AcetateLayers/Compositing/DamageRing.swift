import AcetateDrawing
import AcetateGeometry

/// What changed in the last frames that were presented, so that a buffer that is some frames old can be brought up to date.
///
/// A buffer's age is how many presented frames ago it was painted: at age 1 it holds the frame before. What it lacks is the damage of all
/// frames since, the one that is being painted included.
struct DamageRing {
    /// Buffers older than that are painted in full: a presenter rarely has more than three.
    static let capacity = 4
    /// The most rectangles that damage has; where there would be more, those are joined that add the fewest pixels.
    static let maximumRects = 64

    /// The latest first.
    private var damages: [Region] = []
    private var bounds = PixelRect.empty

    /// What must be painted into a buffer of an age, in device pixels.
    ///
    /// - Parameter bounds: all pixels of the buffer. Where they are not those of the frames before, everything is painted.
    func missing(atAge age: Int, damage: Region, of bounds: PixelRect) -> Region {
        guard age > 0, bounds == self.bounds, age - 1 <= damages.count else { return Region(bounds) }
        var missing = damages.prefix(age - 1).reduce(damage) { $0.union($1) }
        if age > 1 { missing = missing.merged(toAtMost: Self.maximumRects) }
        return missing.intersection(bounds)
    }

    /// Notes that a frame was presented.
    mutating func push(_ damage: Region, of bounds: PixelRect) {
        if bounds != self.bounds { damages = [] }
        self.bounds = bounds
        damages.insert(damage, at: 0)
        if damages.count >= Self.capacity { damages.removeLast() }
    }
}
