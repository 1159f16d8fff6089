public import Foundation

extension Transform3D {
    /// The transform that applies `self` first and `other` to the result.
    public func concatenating(_ other: Transform3D) -> Transform3D {
        let rightRows = other.rows
        return Transform3D(
            rows: rows.map { row in
                row[0] * rightRows[0] + row[1] * rightRows[1] + row[2] * rightRows[2] + row[3] * rightRows[3]
            })
    }

    /// The transform that moves first and then applies `self`, as in Core Animation.
    public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
        Transform3D(translationX: x, y: y, z: z).concatenating(self)
    }

    /// The transform that scales first and then applies `self`, as in Core Animation.
    public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
        Transform3D(scaleX: x, y: y, z: z).concatenating(self)
    }

    /// The transform that turns by `angle` radians about an axis first and then applies `self`, as in Core Animation.
    public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> Transform3D {
        Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
    }

    /// The transform that undoes this one; nil where there is none: when space collapses, or a number is not finite.
    ///
    /// By Gauss-Jordan elimination: the rows are brought to the identity, the largest pivot first, and the same steps turn the identity
    /// into the inverse.
    public func inverted() -> Transform3D? {
        guard isFinite else { return nil }
        var left = rows
        var right = Transform3D.identity.rows
        for column in 0..<4 {
            let pivotRow = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
            left.swapAt(column, pivotRow)
            right.swapAt(column, pivotRow)
            let pivot = left[column][column]
            guard pivot != 0 else { return nil }
            left[column] /= pivot
            right[column] /= pivot
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= factor * left[column]
                right[row] -= factor * right[column]
            }
        }
        let inverse = Transform3D(rows: right)
        return inverse.isFinite ? inverse : nil
    }
}

extension Transform3D {
    var rows: [SIMD4<CGFloat.NativeType>] {
        [
            SIMD4(m11.native, m12.native, m13.native, m14.native),
            SIMD4(m21.native, m22.native, m23.native, m24.native),
            SIMD4(m31.native, m32.native, m33.native, m34.native),
            SIMD4(m41.native, m42.native, m43.native, m44.native),
        ]
    }

    private init(rows: [SIMD4<CGFloat.NativeType>]) {
        (m11, m12, m13, m14) = rows[0].components
        (m21, m22, m23, m24) = rows[1].components
        (m31, m32, m33, m34) = rows[2].components
        (m41, m42, m43, m44) = rows[3].components
    }
}

extension SIMD4<CGFloat.NativeType> {
    fileprivate var components: (CGFloat, CGFloat, CGFloat, CGFloat) {
        (CGFloat(x), CGFloat(y), CGFloat(z), CGFloat(w))
    }
}
