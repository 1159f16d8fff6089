internal import Foundation

/// A curve whose stroke can be had without a search: it turns one way, by little more than a quarter turn, goes about equally fast
/// everywhere, and bends less tightly than half the width. Circles and rounded corners are made of such curves.
struct EvenCurve {
    /// A cubic as a polynomial: start + t·(3·base + t·(3·slope + t·bend)).
    struct Polynomial {
        let start: CGPoint
        let end: CGPoint
        let base: Vector
        let slope: Vector
        let bend: Vector

        func point(at parameter: CGFloat) -> CGPoint {
            start + parameter * (3 * base + parameter * (3 * slope + parameter * bend))
        }

        /// A third of the derivative.
        func velocity(at parameter: CGFloat) -> Vector {
            base + parameter * (2 * slope + parameter * bend)
        }

        /// A sixth of the second derivative.
        func acceleration(at parameter: CGFloat) -> Vector {
            slope + parameter * bend
        }
    }

    /// A place on the curve.
    struct Sample {
        let point: CGPoint
        /// Which way the curve goes; a unit vector.
        let direction: Vector
        /// A third of how far it goes, over a step of the parameter of 1.
        let speed: CGFloat
        /// A third of the angle by which it turns, clockwise on screen, in radians.
        let turn: CGFloat

        init(_ curve: Polynomial, at parameter: CGFloat) {
            let velocity = curve.velocity(at: parameter)
            let square = velocity.dot(velocity)
            point = curve.point(at: parameter)
            speed = square.squareRoot()
            direction = (1 / speed) * velocity
            turn = 2 / 3 * velocity.cross(curve.acceleration(at: parameter)) / square
        }
    }

    let curve: Polynomial
    let start: Sample
    let middle: Sample
    let end: Sample
    /// The places at 1/4 and 3/4.
    let quarters: (Sample, Sample)

    /// Nil for other curves, and for one so small that its direction is made of rounding errors.
    init?(_ cubic: CubicCurve, pen: StrokePen) {
        let (first, second, third) = cubic.legs
        guard second.length > pen.shortestStep, Self.isEven(first, second, third) else { return nil }
        curve = Polynomial(
            start: cubic.start, end: cubic.end, base: first, slope: second - first, bend: (third - second) - (second - first))
        start = Sample(curve, at: 0)
        quarters = (Sample(curve, at: 0.25), Sample(curve, at: 0.75))
        middle = Sample(curve, at: 0.5)
        end = Sample(curve, at: 1)
        guard hasRoom(for: pen, at: start), hasRoom(for: pen, at: quarters.0), hasRoom(for: pen, at: middle),
            hasRoom(for: pen, at: quarters.1), hasRoom(for: pen, at: end)
        else { return nil }
    }

    private static func isEven(_ first: Vector, _ second: Vector, _ third: Vector) -> Bool {
        let (firstSquare, secondSquare, thirdSquare) = (first.dot(first), second.dot(second), third.dot(third))
        let (least, most) = (min(firstSquare, secondSquare, thirdSquare), max(firstSquare, secondSquare, thirdSquare))
        // Where squares vanish or overflow nothing can be told.
        guard least > 1e-100, most < 9 * least, most < 1e100 else { return false }
        return first.cross(second) * second.cross(third) > 0 && first.dot(second) > 0 && second.dot(third) > 0
            && first.dot(third) > -0.1 * least
    }

    /// Whether the inner edge goes the same way as the curve.
    private func hasRoom(for pen: StrokePen, at sample: Sample) -> Bool {
        pen.halfWidth * abs(sample.turn) < 0.8 * sample.speed
    }
}
