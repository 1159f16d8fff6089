/// How a row of new pixels is mixed from an old one: where the old pixels for each begin, and how much of each is taken.
///
/// The shares of one new pixel sum up to 1. They depend on nothing but its position.
struct ImageAxis {
    private(set) var starts: [Int] = []
    /// Where in `shares` those of each new pixel begin; and where the last end.
    private(set) var bounds = [0]
    private(set) var shares: [Float] = []

    /// The old pixel at a position is `origin + scale · position`, both counted in pixels from an edge.
    struct Placement {
        let scale: Double
        let origin: Double

        func applying(to position: Double) -> Double { origin + scale * position }
    }

    /// - Parameters:
    ///   - positions: the new pixels.
    ///   - placement: from new to old ones. At a scale of 1 and above a new pixel is the mean of what it covers; below, it is taken from the
    ///     two nearest in proportion.
    ///   - limits: the old pixels that may be read. They are not empty; beyond them those at the ends go on.
    init(_ positions: Range<Int>, placement: Placement, limits: Range<Int>) {
        for position in positions {
            if abs(placement.scale) >= 1 {
                appendMean(of: placement.applying(to: Double(position)), placement.applying(to: Double(position + 1)), limits)
            } else {
                appendPair(around: placement.applying(to: Double(position) + 0.5) - 0.5, limits)
            }
        }
    }

    /// For new pixels that are each the old one under their middle.
    init(nearest positions: Range<Int>, placement: Placement, limits: Range<Int>) {
        for position in positions {
            append(from: Self.pixel(placement.applying(to: Double(position) + 0.5), limits), [1])
        }
    }

    var count: Int { starts.count }

    /// All the old pixels that are read.
    var extent: Range<Int> {
        let ends = starts.indices.lazy.map { starts[$0] + bounds[$0 + 1] - bounds[$0] }
        return (starts.min() ?? 0)..<(ends.max() ?? 0)
    }

    private mutating func append(from start: Int, _ shares: [Float]) {
        starts.append(start)
        self.shares += shares
        bounds.append(self.shares.count)
    }

    /// What lies between two positions, in either order. At the ends of the picture only what lies inside counts.
    private mutating func appendMean(of first: Double, _ second: Double, _ limits: Range<Int>) {
        let (low, high) = (max(min(first, second), Double(limits.lowerBound)), min(max(first, second), Double(limits.upperBound)))
        guard low < high else { return append(from: Self.pixel(low, limits), [1]) }
        let start = Int(low.rounded(.down))
        append(
            from: start,
            (start..<Int(high.rounded(.up))).map { pixel in
                Float((min(Double(pixel + 1), high) - max(Double(pixel), low)) / (high - low))
            })
    }

    private mutating func appendPair(around position: Double, _ limits: Range<Int>) {
        let start = position.rounded(.down)
        guard start >= Double(limits.lowerBound), start + 1 < Double(limits.upperBound) else {
            return append(from: Self.pixel(start < Double(limits.lowerBound) ? start : start + 1, limits), [1])
        }
        append(from: Int(start), [Float(1 - (position - start)), Float(position - start)])
    }

    private static func pixel(_ position: Double, _ limits: Range<Int>) -> Int {
        Int(min(max(position, Double(limits.lowerBound)), Double(limits.upperBound - 1)).rounded(.down))
    }
}
