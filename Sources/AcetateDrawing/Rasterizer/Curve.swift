import Foundation

/// A Bézier curve as a polynomial, ((a·t + b)·t + c)·t + d for t in 0…1, and the polygon that stands for it.
///
/// A polygon with corners on the curve cuts off area on the outer side of each bend. Between two corners a step h apart, a parabola rises
/// above its chord by h²|B″|/8 at most and by two thirds of that on average: so every inner corner is moved outward by that average,
/// −h²B″/12, and the polygon covers as much as the curve does. Corner and chord then err in opposite directions, by h²|B″|/12 and half of
/// that, and fewer segments reach a tolerance.
///
/// The ends must stay where they are. A first and last step of h/√2 fits the shorter reach of an end that is not moved. It also keeps each
/// corner within the curve's control points: there it is the middle of the two inner control points of the piece from t − h/√2 to t + h/√2.
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

    /// How many segments keep all corners within `tolerance` pixels of the curve: those with h²|B″|/12 ≤ tolerance.
    ///
    /// B″ = 6at + 2b is linear, so it is longest at one of the ends.
    @inline(__always)
    func segmentCount(tolerance: Double) -> Int {
        let atStart = 2 * b
        let atEnd = 6 * a + atStart
        let squaredLength = max((atStart * atStart).sum(), (atEnd * atEnd).sum())
        return Int((squaredLength.squareRoot() / (12 * tolerance)).squareRoot()) + 1
    }

    @inline(__always)
    func polygon(_ count: Int) -> Polygon {
        let h = 1 / (Double(count) - 2 * Self.shortening)
        return Polygon(curve: moved(step: h), h: h)
    }
    struct Polygon {
        let curve: Curve
        let h: Double
        @inline(__always)
        subscript(index: Int) -> DevicePoint { curve.point(at: (Double(index) - Curve.shortening) * h) }
    }

    /// What the first step lacks to a whole one: 1 − 1/√2.
    private static let shortening = 0.2928932188134524

    /// B − h²B″/12, which is a polynomial again.
    @inline(__always)
    private func moved(step h: Double) -> Curve {
        var moved = self
        moved.c -= a * (h * h / 2)
        moved.d -= b * (h * h / 6)
        return moved
    }

    @inline(__always)
    func point(at t: Double) -> DevicePoint {
        ((a * t + b) * t + c) * t + d
    }
}
