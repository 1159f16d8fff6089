internal import Foundation

/// One coordinate of a cubic Bézier curve.
struct CubicCoordinate {
    var start: CGFloat
    var control1: CGFloat
    var control2: CGFloat
    var end: CGFloat

    /// The coordinate at a parameter; exact at 0 and 1.
    func value(at parameter: CGFloat) -> CGFloat {
        let rest = 1 - parameter
        let nearStart = rest * rest * (rest * start + 3 * parameter * control1)
        let nearEnd = parameter * parameter * (parameter * end + 3 * rest * control2)
        return nearStart + nearEnd
    }

    /// The parameters inside the curve, in ascending order, where the coordinate turns from growing to shrinking or back.
    var turningPoints: [CGFloat] {
        let (first, second, third) = (control1 - start, control2 - control1, end - control2)
        // Where all three have one sign there is nothing to find, which is so for most curves.
        guard min(first, second, third) < 0, max(first, second, third) > 0 else { return [] }
        return Self.roots(square: first - 2 * second + third, doubled: second - first, constant: first)
            .filter { 0 < $0 && $0 < 1 }
            .sorted()
    }

    /// The real solutions of square·t² + 2·doubled·t + constant = 0, in the form that loses no digits when `square` is small. Besides them
    /// there may be infinities and NaN.
    private static func roots(square: CGFloat, doubled: CGFloat, constant: CGFloat) -> [CGFloat] {
        // Brought to the size of one, so that the products below neither overflow nor vanish.
        let scale = max(abs(square), abs(doubled), abs(constant))
        let (square, doubled, constant) = (square / scale, doubled / scale, constant / scale)
        let discriminant = doubled * doubled - square * constant
        guard discriminant >= 0 else { return [] }
        let stable = -(doubled + (doubled < 0 ? -1 : 1) * discriminant.squareRoot())
        return [stable / square, constant / stable]
    }
}
