public import Foundation

/// A transform of space with perspective: a point is the row (x, y, z, 1), multiplied from the left, as in Core Animation.
///
/// The translation stands in `m41`, `m42`, `m43`; `m34 = -1 / distance` gives perspective. x points right, y down, z towards the viewer.
public struct Transform3D: Sendable, Hashable {
    /// Row 1, what becomes of x: column 1.
    public var m11: CGFloat = 1
    /// Row 1, column 2.
    public var m12: CGFloat = 0
    /// Row 1, column 3.
    public var m13: CGFloat = 0
    /// Row 1, column 4.
    public var m14: CGFloat = 0
    /// Row 2, what becomes of y: column 1.
    public var m21: CGFloat = 0
    /// Row 2, column 2.
    public var m22: CGFloat = 1
    /// Row 2, column 3.
    public var m23: CGFloat = 0
    /// Row 2, column 4.
    public var m24: CGFloat = 0
    /// Row 3, what becomes of z: column 1.
    public var m31: CGFloat = 0
    /// Row 3, column 2.
    public var m32: CGFloat = 0
    /// Row 3, column 3.
    public var m33: CGFloat = 1
    /// Row 3, column 4: the perspective, `-1 / distance of the eye`.
    public var m34: CGFloat = 0
    /// Row 4, what is added: column 1, the translation along x.
    public var m41: CGFloat = 0
    /// Row 4, column 2: the translation along y.
    public var m42: CGFloat = 0
    /// Row 4, column 3: the translation along z.
    public var m43: CGFloat = 0
    /// Row 4, column 4.
    public var m44: CGFloat = 1

    /// The transform that changes nothing.
    public static let identity = Transform3D()

    /// The identity; its sixteen numbers can be set one by one.
    public init() {}

    /// Moves by this much along each axis.
    public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
        m41 = x
        m42 = y
        m43 = z
    }

    /// Scales about the origin.
    public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
        m11 = x
        m22 = y
        m33 = z
    }

    /// Turns by `angle` radians about the axis (`x`, `y`, `z`) through the origin; about (0, 0, 1) it turns clockwise on screen.
    ///
    /// The axis may have any length. One without a direction, zero or not finite, gives the identity. The matrix is Rodrigues' rotation
    /// formula, transposed for row vectors.
    public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
        let largest = max(abs(x), abs(y), abs(z))
        guard largest > 0, largest.isFinite else { return }
        // Divided by the largest component first, so that squares neither overflow nor vanish.
        let (x, y, z) = (x / largest, y / largest, z / largest)
        let length = (x * x + y * y + z * z).squareRoot()
        let (ux, uy, uz) = (x / length, y / length, z / length)
        let (sine, cosine) = (sin(angle), cos(angle))
        let rest = 1 - cosine
        (m11, m12, m13) = (cosine + ux * ux * rest, ux * uy * rest + uz * sine, ux * uz * rest - uy * sine)
        (m21, m22, m23) = (ux * uy * rest - uz * sine, cosine + uy * uy * rest, uy * uz * rest + ux * sine)
        (m31, m32, m33) = (ux * uz * rest + uy * sine, uy * uz * rest - ux * sine, cosine + uz * uz * rest)
    }

    /// The transform of space that does to x and y what `transform` does and leaves z alone.
    public init(_ transform: Transform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m41, m42) = (transform.tx, transform.ty)
    }
}

// MARK: - What kind of transform it is

extension Transform3D {
    /// Whether this is exactly the identity.
    public var isIdentity: Bool {
        self == .identity
    }

    /// Whether all sixteen numbers are finite.
    public var isFinite: Bool {
        rows.allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } }
    }

    /// Whether it is exactly an affine transform of x and y: it leaves z alone and has no perspective.
    public var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0 && m33 == 1 && m44 == 1
    }

    /// The same as a transform of the plane; nil when it is not affine.
    public var affineTransform: Transform? {
        isAffine ? Transform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) : nil
    }
}
