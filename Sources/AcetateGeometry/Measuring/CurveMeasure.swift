internal import Foundation

/// Lengths along a cubic curve.
///
/// The curve is divided into equal steps of its parameter, and the length of each is integrated by the Gauss-Legendre rule of eight points,
/// halved until that agrees with its halves. The result is right to 10⁻⁹ of the length, but for curves with a cusp: there, to 10⁻⁶.
struct CurveMeasure {
    let curve: CubicCurve
    /// The length up to the end of each step; ascending.
    private var lengths: [CGFloat] = []

    private static let stepCount = 4
    private static let deepestLevel = 16

    init(_ curve: CubicCurve) {
        self.curve = curve
        lengths.reserveCapacity(Self.stepCount)
        var sum: CGFloat = 0
        for step in 0..<Self.stepCount {
            sum += length(from: Self.parameter(step), to: Self.parameter(step + 1))
            lengths.append(sum)
        }
    }

    var length: CGFloat { lengths[Self.stepCount - 1] }

    /// The parameter at which this much of the curve is behind; 0 and 1 beyond its ends.
    func parameter(atLength target: CGFloat) -> CGFloat {
        guard target > 0 else { return 0 }
        guard let step = lengths.firstIndex(where: { target < $0 }) else { return 1 }
        let (start, rest) = (Self.parameter(step), target - (step > 0 ? lengths[step - 1] : 0))
        var (low, high) = (start, Self.parameter(step + 1))
        var guess = low + (high - low) * rest / (lengths[step] - (step > 0 ? lengths[step - 1] : 0))
        // Newton's method; where it would leave the interval that is known to hold the answer, that is halved instead.
        for _ in 0..<32 {
            let error = length(from: start, to: guess) - rest
            if abs(error) <= 1e-10 * length { break }
            if error > 0 { high = guess } else { low = guess }
            let next = guess - error / speed(at: guess)
            guess = low < next && next < high ? next : (low + high) / 2
        }
        return guess
    }

    private static func parameter(_ step: Int) -> CGFloat { CGFloat(step) / CGFloat(stepCount) }

    private func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
        refined(integral(from: start, to: end), from: start, to: end, level: 0)
    }

    private func refined(_ whole: CGFloat, from start: CGFloat, to end: CGFloat, level: Int) -> CGFloat {
        let middle = (start + end) / 2
        let (first, second) = (integral(from: start, to: middle), integral(from: middle, to: end))
        // Written so that NaN ends the search.
        guard abs(first + second - whole) > 1e-10 * (first + second), level < Self.deepestLevel else { return first + second }
        return refined(first, from: start, to: middle, level: level + 1) + refined(second, from: middle, to: end, level: level + 1)
    }

    /// The positive nodes of the rule on −1…1, and their weights (Abramowitz and Stegun, table 25.4).
    private static let nodes: [(position: CGFloat, weight: CGFloat)] = [
        (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
        (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
    ]

    private func integral(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        return half
            * Self.nodes.reduce(0) { sum, node in
                sum + node.weight * (speed(at: middle - half * node.position) + speed(at: middle + half * node.position))
            }
    }

    private func speed(at parameter: CGFloat) -> CGFloat {
        3 * curve.pointAndVelocity(at: parameter).velocity.length
    }
}

extension CubicCurve {
    /// The piece between two parameters, by the blossom of the curve: each control point takes one of the parameters three times.
    func piece(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
            let (a, b, c) = (
                start.interpolated(to: control1, by: u), control1.interpolated(to: control2, by: u), control2.interpolated(to: end, by: u)
            )
            return a.interpolated(to: b, by: v).interpolated(to: b.interpolated(to: c, by: v), by: w)
        }
        return CubicCurve(
            start: first == 0 ? start : blossom(first, first, first), control1: blossom(first, first, last),
            control2: blossom(first, last, last), end: last == 1 ? end : blossom(last, last, last))
    }
}
