import AcetateGeometry
import Foundation

/// Where a gradient lies and which way it runs, in user space.
enum GradientShape: Sendable, Hashable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Clockwise on screen, once around the centre from the angle on, in radians from the x axis.
    case conic(center: CGPoint, angle: CGFloat)

    /// Whether all its numbers are finite, and no radius is below 0.
    var isValid: Bool {
        switch self {
        case .linear(let start, let end): start.isFinite && end.isFinite
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite
                && startRadius >= 0 && endRadius >= 0
        case .conic(let center, let angle): center.isFinite && angle.isFinite
        }
    }
}

/// The location of a gradient at a device position; NaN where it has none. A pure function of the position.
enum GradientField {
    case linear(LinearField)
    case radial(RadialField)
    case conic(ConicField)

    /// Nil where nothing would be painted: the transform cannot be undone, the ends or circles coincide, or the numbers are beyond measure.
    init?(_ shape: GradientShape, options: GradientOptions, transform: Transform) {
        guard let inverse = transform.inverted(), shape.isValid else { return nil }
        switch shape {
        case .linear(let start, let end):
            guard let field = LinearField(start: start, end: end, toUser: inverse) else { return nil }
            self = .linear(field)
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            guard
                let field = RadialField(
                    startCenter, startRadius, endCenter, endRadius, options: options, toUser: inverse)
            else { return nil }
            self = .radial(field)
        case .conic(let center, let angle):
            self = .conic(ConicField(center: center, angle: angle, toUser: inverse))
        }
    }

    /// Whether there is a location everywhere.
    var isEverywhere: Bool {
        if case .radial(let field) = self { field.isEverywhere } else { true }
    }
}

/// Along a line: a linear form of the position.
struct LinearField {
    let x: Double
    let y: Double
    let constant: Double

    init?(start: CGPoint, end: CGPoint, toUser inverse: Transform) {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let squaredLength = dx * dx + dy * dy
        guard squaredLength > 0, squaredLength.isFinite else { return nil }
        x = (Double(inverse.a) * dx + Double(inverse.b) * dy) / squaredLength
        y = (Double(inverse.c) * dx + Double(inverse.d) * dy) / squaredLength
        constant = (Double(inverse.tx - start.x) * dx + Double(inverse.ty - start.y) * dy) / squaredLength
        guard x.isFinite, y.isFinite, constant.isFinite else { return nil }
    }
}

/// Between two circles: the largest t for which the position lies on the circle that is t of the way from the first to the second.
struct RadialField {
    private let center: CGPoint
    private let radius: Double
    private let toUser: Transform
    private let centerStep: CGPoint
    private let radiusStep: Double
    private let options: GradientOptions
    /// The coefficient of t² in |p − c(t)|² = r(t)², negated.
    private let square: Double

    init?(
        _ startCenter: CGPoint, _ startRadius: CGFloat, _ endCenter: CGPoint, _ endRadius: CGFloat, options: GradientOptions,
        toUser inverse: Transform
    ) {
        guard startCenter != endCenter || startRadius != endRadius else { return nil }
        center = startCenter
        radius = Double(startRadius)
        centerStep = CGPoint(x: endCenter.x - startCenter.x, y: endCenter.y - startCenter.y)
        radiusStep = Double(endRadius - startRadius)
        toUser = inverse
        self.options = options
        let squaredDistance = Double(centerStep.x * centerStep.x + centerStep.y * centerStep.y)
        let difference = squaredDistance - radiusStep * radiusStep
        // Circles that touch from within share a tangent; rounding must not turn their parabola into a huge ellipse.
        square = abs(difference) > 1e-12 * (squaredDistance + radiusStep * radiusStep) ? difference : 0
        guard square.isFinite else { return nil }
    }

    /// One circle is inside the other, and both go on without end.
    var isEverywhere: Bool { square < 0 && options == [.drawsBeforeStartLocation, .drawsAfterEndLocation] }

    func location(x deviceX: Double, y deviceY: Double) -> Double {
        let x = Double(toUser.a) * deviceX + (Double(toUser.c) * deviceY + Double(toUser.tx)) - Double(center.x)
        let y = Double(toUser.b) * deviceX + (Double(toUser.d) * deviceY + Double(toUser.ty)) - Double(center.y)
        let half = x * Double(centerStep.x) + y * Double(centerStep.y) + radius * radiusStep
        let constant = x * x + y * y - radius * radius
        if square < 0 { return valid(locationBetweenNested(half, constant)) ?? .nan }
        guard square > 0 else { return validCircle(constant / (2 * half)) ?? .nan }
        let discriminant = half * half - square * constant
        guard discriminant >= 0 else { return .nan }
        // The larger sum first, so that nothing cancels; the other root is the product of both over it.
        let sum = half + (half < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())
        let (first, second) = (sum / square, sum == 0 ? sum / square : constant / sum)
        return validCircle(max(first, second)) ?? validCircle(min(first, second)) ?? .nan
    }

    /// One circle inside the other. The radius is 0 between the two roots, or at both, so that it is not negative at just one of them: the
    /// larger one where circles grow. That is said without looking, lest rounding leaves a hole where all circles have shrunk to a point.
    @inline(__always)
    private func locationBetweenNested(_ half: Double, _ constant: Double) -> Double {
        let root = max(half * half - square * constant, 0).squareRoot()
        if radiusStep > 0 { return half > 0 ? constant / (half + root) : (half - root) / square }
        return half < 0 ? constant / (half - root) : (half + root) / square
    }

    /// The circle at t, if there is one and it is drawn.
    @inline(__always)
    private func validCircle(_ t: Double) -> Double? {
        radius + t * radiusStep >= 0 ? valid(t) : nil
    }

    /// The location t, if it is drawn.
    @inline(__always)
    private func valid(_ t: Double) -> Double? {
        if t < 0 { return options.contains(.drawsBeforeStartLocation) ? t : nil }
        return t <= 1 || options.contains(.drawsAfterEndLocation) ? t : nil
    }
}

/// Around a point, by the angle.
struct ConicField {
    private let center: CGPoint
    private let angle: Double
    private let toUser: Transform

    init(center: CGPoint, angle: CGFloat, toUser inverse: Transform) {
        self.center = center
        // A large angle would cost the small ones their digits.
        self.angle = Double(angle).remainder(dividingBy: 2 * .pi)
        toUser = inverse
    }

    func location(x deviceX: Double, y deviceY: Double) -> Double {
        let x = Double(toUser.a) * deviceX + (Double(toUser.c) * deviceY + Double(toUser.tx)) - Double(center.x)
        let y = Double(toUser.b) * deviceX + (Double(toUser.d) * deviceY + Double(toUser.ty)) - Double(center.y)
        let turns = (atan2(y, x) - angle) / (2 * .pi)
        return turns - turns.rounded(.down)
    }
}
