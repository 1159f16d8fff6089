package import AcetateGeometry
package import Foundation

// What lies this near to the pixel grid, in pixels, is taken to lie on it: a quarter of a step of coverage, so no byte can tell.
private let gridTolerance: CGFloat = 1.0 / 1024

extension PixelRect {
    /// The pixels of a rectangle whose edges lie between pixels once it is transformed; nil if they do not. Edges saturate at `limit`.
    package init?(aligned rect: CGRect, under transform: Transform) {
        guard transform.isRectilinear else { return nil }
        let box = rect.applying(transform)
        func edge(_ value: CGFloat) -> Int? {
            let nearest = value.rounded()
            guard value.isFinite else { return nil }
            guard abs(value - nearest) <= gridTolerance || abs(value) >= CGFloat(Self.limit) else { return nil }
            return Int(min(max(nearest, -CGFloat(Self.limit)), CGFloat(Self.limit)))
        }
        guard
            let minX = edge(box.minX), let minY = edge(box.minY),
            let maxX = edge(box.maxX), let maxY = edge(box.maxY)
        else { return nil }
        self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }
}

extension Transform {
    /// Where a picture of this size goes if the transform, from its pixels to the device's, only moves it by whole pixels; else nil.
    package func wholePixelOffset(width: Int, height: Int) -> (x: Int, y: Int)? {
        let distortion = (abs(a - 1) + abs(b)) * CGFloat(width) + (abs(d - 1) + abs(c)) * CGFloat(height)
        let (x, y) = (tx.rounded(), ty.rounded())
        guard distortion <= gridTolerance, abs(tx - x) <= gridTolerance, abs(ty - y) <= gridTolerance else { return nil }
        guard abs(x) <= CGFloat(PixelRect.limit), abs(y) <= CGFloat(PixelRect.limit) else { return nil }
        return (Int(x), Int(y))
    }

    /// The most by which the transform stretches a line: the larger singular value of its matrix.
    package var largestStretch: CGFloat {
        let (sum, difference) = (a * a + b * b + c * c + d * d, determinant)
        return ((sum + max(sum * sum - 4 * difference * difference, 0).squareRoot()) / 2).squareRoot()
    }
}
