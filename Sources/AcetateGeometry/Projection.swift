package import Foundation

/// How one plane is seen on another: a transform of the plane with perspective.
///
/// A point is the row (x, y, 1), multiplied from the left, and divided by what comes out third. Points for which that is not above zero lie
/// behind the viewer and are seen nowhere.
package struct Projection: Sendable, Hashable {
    // What becomes of x, of y and of 1: column by column x, y and the divisor.
    private var x: SIMD3<Double>
    private var y: SIMD3<Double>
    private var one: SIMD3<Double>

    /// Divisors below this lie behind the viewer.
    private static let leastDivisor = 1e-6

    private init(x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) {
        (self.x, self.y, self.one) = (x, y, one)
    }

    /// Without perspective.
    package init(_ transform: Transform) {
        x = SIMD3(transform.a, transform.b, 0)
        y = SIMD3(transform.c, transform.d, 0)
        one = SIMD3(transform.tx, transform.ty, 1)
    }

    /// What a transform of space does to the plane z = 0, seen from the front: the depth that comes out is left out.
    package init(flattening transform: Transform3D) {
        x = SIMD3(transform.m11, transform.m12, transform.m14)
        y = SIMD3(transform.m21, transform.m22, transform.m24)
        one = SIMD3(transform.m41, transform.m42, transform.m44)
    }

    /// The same without perspective; nil if it has some.
    package var affineTransform: Transform? {
        guard x.z == 0, y.z == 0, one.z > 0 else { return nil }
        if one.z == 1 { return Transform(a: x.x, b: x.y, c: y.x, d: y.y, tx: one.x, ty: one.y) }
        let divisor = one.z
        return Transform(
            a: x.x / divisor, b: x.y / divisor, c: y.x / divisor, d: y.y / divisor, tx: one.x / divisor, ty: one.y / divisor)
    }

    /// This projection and then another.
    package func concatenating(_ other: Projection) -> Projection {
        func row(_ row: SIMD3<Double>) -> SIMD3<Double> { row.x * other.x + row.y * other.y + row.z * other.one }
        return Projection(x: row(x), y: row(y), one: row(one))
    }

    /// The way back; nil if there is none.
    package func inverted() -> Projection? {
        func cross(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(
                first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z, first.x * second.y - first.y * second.x)
        }
        // The columns of the inverse are the cross products of the rows, over the determinant.
        let (first, second, third) = (cross(y, one), cross(one, x), cross(x, y))
        let determinant = (x * first).sum()
        guard determinant.isFinite, determinant != 0 else { return nil }
        let inverse = Projection(
            x: SIMD3(first.x, second.x, third.x) / determinant, y: SIMD3(first.y, second.y, third.y) / determinant,
            one: SIMD3(first.z, second.z, third.z) / determinant)
        let parts = [inverse.x, inverse.y, inverse.one]
        return parts.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite } ? inverse : nil
    }

    /// Where a point is seen; nil behind the viewer.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let seen = point.x * x + point.y * y + one
        guard seen.z > Self.leastDivisor else { return nil }
        return CGPoint(x: seen.x / seen.z, y: seen.y / seen.z)
    }
}

// MARK: - Sizes

extension Projection {
    /// By how much the neighbourhood of a point is stretched at most; nil behind the viewer.
    package func largestStretch(at point: CGPoint) -> CGFloat? {
        differential(at: point).map { transform in
            let (sum, area) = (
                transform.a * transform.a + transform.b * transform.b + transform.c * transform.c + transform.d * transform.d,
                transform.determinant
            )
            return ((sum + max(sum * sum - 4 * area * area, 0).squareRoot()) / 2).squareRoot()
        }
    }

    /// Whether the neighbourhood of a point is seen mirrored, as from behind; false where it is not seen.
    package func isMirroring(at point: CGPoint) -> Bool {
        differential(at: point).map { $0.determinant < 0 } ?? false
    }

    /// The affine transform that it is nearly, around a point.
    private func differential(at point: CGPoint) -> Transform? {
        let seen = point.x * x + point.y * y + one
        guard seen.z > Self.leastDivisor else { return nil }
        let (u, v) = (seen.x / seen.z, seen.y / seen.z)
        return Transform(
            a: (x.x - u * x.z) / seen.z, b: (x.y - v * x.z) / seen.z, c: (y.x - u * y.z) / seen.z, d: (y.y - v * y.z) / seen.z, tx: u, ty: v
        )
    }

    /// A rectangle as it is seen, cut off where it goes behind the viewer; empty if nothing of it is seen.
    package func outline(of rect: CGRect) -> Path {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { $0.x * x + $0.y * y + one }
        let nearest = Self.leastDivisor * 2
        var points: [CGPoint] = []
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            if start.z >= nearest { points.append(CGPoint(x: start.x / start.z, y: start.y / start.z)) }
            if (start.z >= nearest) != (end.z >= nearest) {
                let cut = start + (end - start) * ((nearest - start.z) / (end.z - start.z))
                points.append(CGPoint(x: cut.x / nearest, y: cut.y / nearest))
            }
        }
        var path = Path()
        guard points.count > 2 else { return path }
        path.addLines(between: points)
        path.close()
        return path
    }

    /// The box around a rectangle as it is seen; null if nothing of it is.
    package func boundingBox(of rect: CGRect) -> CGRect {
        let outline = outline(of: rect)
        return outline.isEmpty ? .null : outline.boundingBox
    }
}

/// Whether all numbers are finite.
extension Projection {
    package var isFinite: Bool {
        [x, y, one].allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }
    }
}

extension Projection {
    /// What is left of it without perspective: all divisors taken for that of the origin.
    package var withoutPerspective: Transform {
        let divisor = one.z == 0 ? 1 : one.z
        return Transform(
            a: x.x / divisor, b: x.y / divisor, c: y.x / divisor, d: y.y / divisor, tx: one.x / divisor, ty: one.y / divisor)
    }
}
