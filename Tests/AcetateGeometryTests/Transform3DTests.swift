import AcetateGeometry
import Foundation
import Testing

@Suite struct Transform3DTests {
    /// The sixteen numbers, row by row.
    private func numbers(_ transform: Transform3D) -> [CGFloat] {
        [
            transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23, transform.m24,
            transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42, transform.m43, transform.m44,
        ]
    }

    private func isClose(_ first: Transform3D, _ second: Transform3D, within tolerance: CGFloat = 1e-12) -> Bool {
        zip(numbers(first), numbers(second)).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private var perspective: Transform3D {
        var transform = Transform3D.identity
        transform.m34 = -1 / 500
        return transform
    }

    @Test func `The identity has ones on its diagonal`() {
        #expect(numbers(.identity) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
        #expect(Transform3D.identity.isIdentity)
    }

    @Test func `Translation stands in the fourth row and scale on the diagonal`() {
        #expect(numbers(Transform3D(translationX: 2, y: 3, z: 4)) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
        #expect(numbers(Transform3D(scaleX: 2, y: 3, z: 4)) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    }

    @Test func `Rotation about an axis is the one for row vectors`() {
        let (sine, cosine) = (sin(CGFloat(0.3)), cos(CGFloat(0.3)))
        let aboutX = Transform3D(rotationAngle: 0.3, x: 5, y: 0, z: 0)
        #expect(aboutX.m22 == cosine && aboutX.m23 == sine && aboutX.m32 == -sine && aboutX.m33 == cosine && aboutX.m11 == 1)
        let aboutY = Transform3D(rotationAngle: 0.3, x: 0, y: 0.01, z: 0)
        #expect(aboutY.m11 == cosine && aboutY.m13 == -sine && aboutY.m31 == sine && aboutY.m33 == cosine && aboutY.m22 == 1)
        #expect(Transform3D(rotationAngle: 0.3, x: 0, y: 0, z: 1) == Transform3D(Transform(rotationAngle: 0.3)))
    }

    @Test func `A third of a turn about the diagonal exchanges the axes`() {
        // x → y → z → x: row one is (0, 1, 0), row two (0, 0, 1), row three (1, 0, 0).
        let turn = Transform3D(rotationAngle: 2 * .pi / 3, x: 1, y: 1, z: 1)
        var expected = Transform3D.identity
        (expected.m11, expected.m12, expected.m13) = (0, 1, 0)
        (expected.m21, expected.m22, expected.m23) = (0, 0, 1)
        (expected.m31, expected.m32, expected.m33) = (1, 0, 0)
        #expect(isClose(turn, expected))
    }

    @Test(arguments: [1e-200, 1e200])
    func `Only the direction of the axis counts`(length: CGFloat) {
        let expected = Transform3D(rotationAngle: 0.7, x: 1, y: 2, z: 3)
        #expect(isClose(Transform3D(rotationAngle: 0.7, x: length, y: 2 * length, z: 3 * length), expected))
    }

    @Test func `An axis without direction turns nothing`() {
        #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
        #expect(Transform3D(rotationAngle: 1, x: .nan, y: 0, z: 1).isIdentity)
        #expect(Transform3D(rotationAngle: 1, x: 0, y: .infinity, z: 1).isIdentity)
    }

    @Test func `Concatenating applies the receiver first`() {
        let move = Transform3D(translationX: 10, y: 20, z: 30)
        let scale = Transform3D(scaleX: 2, y: 3, z: 4)
        let both = move.concatenating(scale)
        #expect([both.m41, both.m42, both.m43] == [20, 60, 120])
        #expect(scale.translatedBy(x: 10, y: 20, z: 30) == both)
        #expect(move.scaledBy(x: 2, y: 3, z: 4) == scale.concatenating(move))
        #expect(move.rotated(by: 1, x: 1, y: 2, z: 3) == Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3).concatenating(move))
        // A product whose every factor is of the matrix's fourth column: w of a point moved to z = 30 is 1 - 30/500.
        #expect(move.concatenating(perspective).m44 == 1 - 30.0 / 500)
    }

    @Test func `The inverse undoes the transform, perspective included`() throws {
        let transform = Transform3D(translationX: 10, y: 20, z: 30).rotated(by: 1, x: 1, y: 2, z: 3).concatenating(perspective)
        let inverse = try #require(transform.inverted())
        #expect(isClose(transform.concatenating(inverse), .identity))
        #expect(isClose(inverse.concatenating(transform), .identity))
        // The first pivot is zero here, so that rows have to change places.
        let quarterTurn = Transform3D(Transform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 9))
        #expect(quarterTurn.inverted() == Transform3D(Transform(a: 0, b: -1, c: 1, d: 0, tx: -9, ty: 4)))
    }

    @Test func `There is no inverse of what collapses or is not finite`() {
        #expect(Transform3D(scaleX: 1, y: 1, z: 0).inverted() == nil)
        #expect(Transform3D(translationX: .nan, y: 0, z: 0).inverted() == nil)
        #expect(!Transform3D(translationX: 0, y: .infinity, z: 0).isFinite)
    }

    @Test func `An affine transform goes there and back`() {
        let plane = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(Transform3D(plane).isAffine)
        #expect(Transform3D(plane).affineTransform == plane)
    }

    @Test func `A number outside the affine ones makes it not affine`() {
        let numbers: [WritableKeyPath<Transform3D, CGFloat>] = [
            \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
        ]
        for number in numbers {
            var transform = Transform3D.identity
            transform[keyPath: number] += 0.5
            #expect(!transform.isAffine, "\(number)")
            #expect(transform.affineTransform == nil, "\(number)")
        }
    }
}
