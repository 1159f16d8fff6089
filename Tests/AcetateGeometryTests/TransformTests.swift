import AcetateGeometry
import Foundation
import Testing

@Suite struct TransformTests {
    private let skewed = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    @Test func `A point is multiplied by the matrix and moved`() {
        // x' = 2·1 + 5·10 + 11, y' = 3·1 + 7·10 + 13
        #expect(point(1, 10).applying(skewed) == point(63, 86))
    }

    @Test func `A size is not moved`() {
        #expect(CGSize(width: 1, height: 10).applying(skewed) == CGSize(width: 52, height: 73))
    }

    @Test func `A rect becomes the box of its four corners`() {
        // Turned by a quarter: (x, y) → (-y, x), so x runs over -6…-2 and y over 1…4.
        let quarterTurn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(rect(1, 2, 3, 4).applying(quarterTurn) == rect(-6, 1, 4, 3))
        #expect(CGRect.null.applying(skewed).isNull)
    }

    @Test func `A positive rotation turns clockwise on screen`() {
        #expect(point(1, 0).applying(Transform(rotationAngle: .pi / 2)).isClose(to: point(0, 1)))
    }

    @Test func `Concatenating applies the receiver first`() {
        let move = Transform(translationX: 10, y: 0)
        let double = Transform(scaleX: 2, y: 2)
        #expect(point(1, 1).applying(move.concatenating(double)) == point(22, 2))
        #expect(point(1, 1).applying(double.concatenating(move)) == point(12, 2))
    }

    @Test func `Moving, scaling and turning a transform happen before it`() {
        #expect(skewed.translatedBy(x: 1, y: 2) == Transform(translationX: 1, y: 2).concatenating(skewed))
        #expect(skewed.scaledBy(x: 3, y: 4) == Transform(scaleX: 3, y: 4).concatenating(skewed))
        #expect(skewed.rotated(by: 0.5) == Transform(rotationAngle: 0.5).concatenating(skewed))
        #expect(point(1, 1).applying(Transform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)) == point(22, 2))
    }

    @Test func `The inverse undoes the transform`() throws {
        // 1 / (2·7 - 3·5) = -1
        #expect(skewed.determinant == -1)
        let inverse = try #require(skewed.inverted())
        #expect(skewed.concatenating(inverse) == .identity)
        #expect(inverse.concatenating(skewed) == .identity)
    }

    @Test(arguments: [
        Transform(scaleX: 0, y: 1),
        Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
        Transform(translationX: .nan, y: 0),
        Transform(translationX: .infinity, y: 0),
        Transform(scaleX: 1e-200, y: 1e-200),
    ])
    func `There is no inverse of what collapses or is not finite`(transform: Transform) {
        #expect(transform.inverted() == nil)
    }

    @Test func `A transform knows what kind it is`() {
        #expect(Transform.identity.isIdentity && Transform.identity.isTranslation && Transform.identity.isRectilinear)
        #expect(!skewed.isIdentity && !skewed.isTranslation && !skewed.isRectilinear && skewed.isFinite)
        #expect(Transform(translationX: 3, y: 4).isTranslation)
        #expect(!Transform(translationX: 3, y: 4).isIdentity)
        #expect(Transform(scaleX: -2, y: 3).isRectilinear)
        #expect(!Transform(scaleX: -2, y: 3).isTranslation)
        #expect(Transform(a: 0, b: 2, c: -1, d: 0, tx: 5, ty: 5).isRectilinear)
        #expect(!Transform(a: 1, b: 0, c: .nan, d: 1, tx: 0, ty: 0).isFinite)
    }
}
