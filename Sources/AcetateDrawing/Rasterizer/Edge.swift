/// A straight edge from its upper to its lower end, made ready to be added to a grid.
struct Edge {
    let top: EdgePoint
    let bottom: EdgePoint
    /// 1 where the path goes down along the edge, −1 where it goes up.
    private(set) var direction: Int
    /// As `EdgePiece` has it.
    private(set) var steepness: Int
    /// Where the edge leaves the row of its top, and how far it goes to the right from row to row: in subpixels times 2^`crossingBits`. With
    /// half a subpixel added, so that to cut off the low bits is to round.
    let firstCrossing: Int
    let stepPerRow: Int

    /// Crossings from row to row are known to this many bits below the subpixel. The rounded step may carry them 2⁻²⁹ pixel off in each
    /// row: 1/128 pixel at the end of the tallest edge there is, 2²² rows down.
    static let crossingBits = 12
    private static let half = 1 << (crossingBits - 1)
    /// In so many rows no crossing is carried past an end: half a subpixel is 2^`crossingBits` times half a unit, less some for the first
    /// step and for what Double rounds.
    static let mostExactRows = (1 << crossingBits) - 16

    /// Ends are within 2²² pixels of each other, so all that is rounded stays below 2⁵¹. (A step that does not, because there is no whole
    /// row between the ends, is never taken; and an upright or a level edge has neither steps nor steepness.) Both slopes come from one
    /// division, 1/(dx · dy), as that takes longer than all else.
    @inline(__always)
    init(from start: EdgePoint, to end: EdgePoint) {
        let isDown = start.y < end.y
        top = isDown ? start : end
        bottom = isDown ? end : start
        direction = isDown ? 1 : -1
        let across = Double(bottom.x &- top.x)
        let down = Double(bottom.y &- top.y)
        let inverse = 1 / (across * down)
        let steepest = min(down * down * abs(inverse), EdgePiece.maximumSteepness)
        steepness = Int(nearest: steepest * Double(1 << EdgePiece.steepnessBits)) &* direction
        let slope = across * across * inverse * Double(1 << Self.crossingBits)
        let firstStep = Int(nearest: slope * Double(Subpixel.perPixel &- Subpixel.fraction(top.y)))
        firstCrossing = (top.x &<< Self.crossingBits) &+ Self.half &+ firstStep
        stepPerRow = Int(nearest: slope * Double(Subpixel.perPixel))
    }

    /// A crossing in subpixels, held between the ends of the edge: in more rows than `mostExactRows` it may be carried past the lower one.
    @inline(__always)
    func position(ofCrossing crossing: Int) -> Int {
        min(max(crossing &>> Self.crossingBits, min(top.x, bottom.x)), max(top.x, bottom.x))
    }

    /// Where it leaves a row of pixels, counted from that of its top, which is 1; not the last one.
    @inline(__always)
    func position(afterRows count: Int) -> Int {
        position(ofCrossing: firstCrossing &+ stepPerRow &* (count &- 1))
    }

    var isLevel: Bool { top.y == bottom.y }

    /// How far to the right of `point` the edge is, or the line that it lies on, at the height of `point`: as a multiple of `height`, so that
    /// no division is needed. The edge is not level.
    @inline(__always)
    func distance(rightOf point: EdgePoint) -> Double {
        Double(top.x &- point.x) * height + Double(bottom.x &- top.x) * Double(point.y &- top.y)
    }

    /// From its upper to its lower end.
    @inline(__always)
    var height: Double { Double(bottom.y &- top.y) }

    /// The same edge as if the path went down along it, for a `direction` of 1, or up, for −1.
    mutating func turn(to direction: Int) {
        steepness = steepness * self.direction * direction
        self.direction = direction
    }
}
