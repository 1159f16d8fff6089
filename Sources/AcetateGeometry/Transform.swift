public import Foundation

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// The layout and the names are those of `CGAffineTransform`. With y pointing down, as everywhere in Acetate, a positive rotation turns
/// clockwise on screen.
public struct Transform: Sendable, Hashable {
    /// How much of x goes into x'.
    public var a: CGFloat
    /// How much of x goes into y'.
    public var b: CGFloat
    /// How much of y goes into x'.
    public var c: CGFloat
    /// How much of y goes into y'.
    public var d: CGFloat
    /// What is added to x'.
    public var tx: CGFloat
    /// What is added to y'.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A transform of these six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Moves by `x` to the right and by `y` down.
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales about the origin. A negative factor mirrors.
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Turns about the origin by `angle` radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}

// MARK: - Combining

extension Transform {
    /// The transform that applies `self` first and `other` to the result.
    public func concatenating(_ other: Transform) -> Transform {
        Transform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that moves first and then applies `self`, as in Core Graphics.
    public func translatedBy(x: CGFloat, y: CGFloat) -> Transform {
        Transform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first and then applies `self`, as in Core Graphics.
    public func scaledBy(x: CGFloat, y: CGFloat) -> Transform {
        Transform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that turns by `angle` radians first and then applies `self`, as in Core Graphics.
    public func rotated(by angle: CGFloat) -> Transform {
        Transform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; nil where there is none: when the plane collapses to a line or a point, and when a number in it
    /// or in its inverse is not finite.
    public func inverted() -> Transform? {
        let scale = 1 / determinant
        let inverse = Transform(
            a: d * scale,
            b: -b * scale,
            c: -c * scale,
            d: a * scale,
            tx: (c * ty - d * tx) * scale,
            ty: (b * tx - a * ty) * scale)
        return inverse.isFinite && isFinite ? inverse : nil
    }
}

// MARK: - What kind of transform it is

extension Transform {
    /// The signed factor by which areas grow: negative when the transform mirrors, zero when it cannot be undone.
    public var determinant: CGFloat {
        a * d - b * c
    }

    /// Whether this is exactly the identity.
    public var isIdentity: Bool {
        self == .identity
    }

    /// Whether all six numbers are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether this only moves; the identity counts.
    public var isTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1
    }

    /// Whether it takes axis-aligned rects to axis-aligned rects exactly: any mix of scales, mirrorings and exact quarter turns.
    /// A rotation by `.pi / 2` is not exact, since the cosine of that number is not zero.
    public var isRectilinear: Bool {
        (b == 0 && c == 0) || (a == 0 && d == 0)
    }
}
