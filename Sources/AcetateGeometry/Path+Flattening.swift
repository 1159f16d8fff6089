package import Foundation

extension Path {
    /// A subpath made of straight lines.
    package struct Polyline: Sendable, Hashable {
        /// Where it goes; never without points. The line that closes it is not written out.
        package var points: ContiguousArray<CGPoint>
        /// Whether it was closed.
        package var isClosed: Bool
    }

    /// The subpaths as polylines that leave the curves by at most `tolerance`, in the path's own units.
    ///
    /// A curve becomes at most 16384 lines, and as many where the tolerance is not positive.
    package func flattened(tolerance: CGFloat) -> [Polyline] {
        var polylines: [Polyline] = []
        forEachElement { element in
            switch element {
            case .move(let start):
                polylines.append(Polyline(points: [start], isClosed: false))
            case .line(_, let end):
                polylines[polylines.count - 1].points.append(end)
            case .curve(let curve):
                let count = curve.lineCount(tolerance: tolerance)
                for index in 1..<count {
                    polylines[polylines.count - 1].points.append(curve.point(at: CGFloat(index) / CGFloat(count)))
                }
                polylines[polylines.count - 1].points.append(curve.end)
            case .close:
                polylines[polylines.count - 1].isClosed = true
            }
        }
        return polylines
    }
}

extension CubicCurve {
    /// In how many equal steps of the parameter to draw the curve: a chord over a step h leaves it by at most h²/8 of the second
    /// derivative, which is largest at one of the ends.
    fileprivate func lineCount(tolerance: CGFloat) -> Int {
        let most: CGFloat = 16384
        let secondDerivative = 6 * max(acceleration(at: 0).length, acceleration(at: 1).length)
        let count = (secondDerivative / 8 / tolerance).squareRoot().rounded(.up)
        // Written so that what a tolerance of zero or NaN leads to gives the largest number.
        return count <= most ? max(Int(count), 1) : Int(most)
    }
}
