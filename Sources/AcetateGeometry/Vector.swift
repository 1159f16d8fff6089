internal import Foundation

/// A direction with a length: the difference of two points.
struct Vector {
    var x: CGFloat
    var y: CGFloat

    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The way from one point to another.
    init(from start: CGPoint, to end: CGPoint) {
        self.init(x: end.x - start.x, y: end.y - start.y)
    }

    /// The unit vector at this angle; angles grow clockwise on screen.
    init(angle: CGFloat) {
        self.init(x: cos(angle), y: sin(angle))
    }

    var length: CGFloat {
        let square = dot(self)
        return square.hasDigits ? square.squareRoot() : hypot(x, y)
    }

    /// The larger of both coordinates without their signs; NaN if one of them is.
    var size: CGFloat {
        x.isNaN ? x : max(abs(x), abs(y))
    }

    /// The vector of length one in this direction; nil for one without direction, or that is not finite.
    var normalized: Vector? {
        let square = dot(self)
        if square.hasDigits {
            let length = square.squareRoot()
            return Vector(x: x / length, y: y / length)
        }
        let size = self.size
        guard size > 0, x.isFinite, y.isFinite else { return nil }
        // Its own square vanishes or overflows, or has lost digits; that of one its size does not.
        let scaled = Vector(x: x / size, y: y / size)
        let length = scaled.dot(scaled).squareRoot()
        return Vector(x: scaled.x / length, y: scaled.y / length)
    }

    /// A quarter turn clockwise on screen.
    var turnedClockwise: Vector {
        Vector(x: -y, y: x)
    }

    /// A quarter turn counterclockwise on screen.
    var turnedCounterclockwise: Vector {
        Vector(x: y, y: -x)
    }

    /// Turned clockwise on screen by the angle that has this cosine and sine.
    func turned(cosine: CGFloat, sine: CGFloat) -> Vector {
        Vector(x: x * cosine - y * sine, y: x * sine + y * cosine)
    }

    /// The vector `fraction` of the way from this one to `other`.
    func interpolated(to other: Vector, by fraction: CGFloat) -> Vector {
        self + fraction * (other - self)
    }

    func dot(_ other: Vector) -> CGFloat {
        x * other.x + y * other.y
    }

    /// Positive when `other` lies clockwise of this vector, on screen.
    func cross(_ other: Vector) -> CGFloat {
        x * other.y - y * other.x
    }

    static func + (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x - right.x, y: left.y - right.y)
    }

    static prefix func - (vector: Vector) -> Vector {
        Vector(x: -vector.x, y: -vector.y)
    }

    static func * (factor: CGFloat, vector: Vector) -> Vector {
        Vector(x: factor * vector.x, y: factor * vector.y)
    }
}

extension CGFloat {
    /// Whether this sum of squares neither overflowed nor came near the smallest numbers.
    fileprivate var hasDigits: Bool {
        1e-280 < self && self < .infinity
    }
}

extension CGPoint {
    static func + (point: CGPoint, vector: Vector) -> CGPoint {
        CGPoint(x: point.x + vector.x, y: point.y + vector.y)
    }

    static func - (point: CGPoint, vector: Vector) -> CGPoint {
        CGPoint(x: point.x - vector.x, y: point.y - vector.y)
    }

    /// The point `fraction` of the way from here to `other`.
    func interpolated(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
