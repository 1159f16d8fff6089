/// A Bézier curve as a polynomial: ((a·t + b)·t + c)·t + d for t in 0…1.
struct Curve {
    private var a: DevicePoint
    private var b: DevicePoint
    private var c: DevicePoint
    private var d: DevicePoint

    init(from start: DevicePoint, control: DevicePoint, to end: DevicePoint) {
        a = .zero
        b = start - 2 * control + end
        c = 2 * (control - start)
        d = start
    }

    init(from start: DevicePoint, control1: DevicePoint, control2: DevicePoint, to end: DevicePoint) {
        c = 3 * (control1 - start)
        b = 3 * (control2 - control1) - c
        a = end - start - c - b
        d = start
    }

    @inline(__always)
    func point(at t: Double) -> DevicePoint {
        ((a * t + b) * t + c) * t + d
    }

    /// The longest that B″ gets. B″ = 6at + 2b is linear, so that is at one of the ends.
    fileprivate var greatestBend: Double {
        let atStart = 2 * b
        let atEnd = 6 * a + atStart
        return max((atStart * atStart).sum(), (atEnd * atEnd).sum()).squareRoot()
    }

    /// How long the curve is at most: the sum of the lines between control points, which are thirds of B′'s.
    fileprivate var greatestLength: Double {
        let (first, second, third) = (c, c + b, 3 * a + 2 * b + c)
        return ((first * first).sum().squareRoot() + (second * second).sum().squareRoot() + (third * third).sum().squareRoot()) / 3
    }

    /// B − h²B″/12, which is a polynomial again.
    fileprivate func movedOutward(step h: Double) -> Curve {
        var moved = self
        moved.c -= a * (h * h / 2)
        moved.d -= b * (h * h / 6)
        return moved
    }
}

/// The polygon that stands for a curve, and covers as much.
///
/// A polygon with its corners on the curve cuts off area on the outer side of each bend. Between two corners, a step h apart, a parabola
/// rises above its chord by h²|B″|/8, and by two thirds of that on average: so every inner corner is moved outward by that average, −h²B″/12.
/// Corners and the middles of chords then err in opposite directions, by h²|B″|/12 and by half of that, and fewer segments will do.
///
/// The ends must stay where they are. A first and last step of h/√2 make up for that. They also keep each corner among the curve's control
/// points: it is the middle of the two inner control points of the piece from t − h/√2 to t + h/√2.
struct CurvePolygon {
    /// The number of segments; there is one inner corner less.
    let count: Int
    private let corners: Curve
    private let step: Double

    /// What the first step lacks to a whole one: 1 − 1/√2.
    private static let shortening = 0.2928932188134524

    /// As many segments as keep corners about `tolerance` pixels from the curve: h²|B″|/12 ≤ tolerance for h = 1/count. (The short steps at
    /// the ends count as one; with |B″| below its greatest nearly everywhere, the error is less.)
    ///
    /// Where segments are shorter than two pixels, fewer do: what is too much at a corner and too little beside it falls into one pixel. From
    /// one crossing with the curve to the next the polygon is off by 0.016 · h³|B″| · length in area. To keep that below half of the
    /// tolerance takes a cube root; 0.57 and 0.16 are one step of Newton's method toward it, from 0.85 times the count that the first rule
    /// gives, and such a step never ends up too low.
    init(_ curve: Curve, tolerance: Double) {
        let even = (curve.greatestBend * (1 / (12 * tolerance))).squareRoot()
        let steps = min(even, 0.57 * even + 0.16 * curve.greatestLength)
        count = Int(steps + 2 * Self.shortening) + 1
        step = 1 / (Double(count) - 2 * Self.shortening)
        corners = curve.movedOutward(step: step)
    }

    /// The inner corner `index`, 1..<count.
    @inline(__always)
    subscript(index: Int) -> DevicePoint {
        corners.point(at: (Double(index) - Self.shortening) * step)
    }
}
