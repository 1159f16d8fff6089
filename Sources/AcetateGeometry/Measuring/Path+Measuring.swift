public import Foundation

extension Path {
    /// How long all subpaths are together, in points, with the lines that close them. Right to 10⁻⁶ of it. Costs an integration for each curve.
    public var length: CGFloat {
        MeasuredSubpath.subpaths(of: self).reduce(0) { $0 + $1.length }
    }

    /// The point that has this much of the path behind it, and the direction there.
    ///
    /// - Parameter length: in points; what lies beyond the ends counts as the end.
    /// - Returns: the angle in radians, clockwise on screen from the x axis; where two elements meet, the second one's. Nil for a path
    ///   without length, or a length that is NaN.
    public func point(atLength length: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard !length.isNaN else { return nil }
        let subpaths = MeasuredSubpath.subpaths(of: self).filter { $0.length > 0 }
        var rest = max(length, 0)
        for (index, subpath) in subpaths.enumerated() {
            if rest < subpath.length || index == subpaths.count - 1 {
                return subpath.pointAndDirection(atLength: min(rest, subpath.length)).map {
                    ($0.point, atan2($0.direction.y, $0.direction.x))
                }
            }
            rest -= subpath.length
        }
        return nil
    }

    /// The part of the path between two fractions of its length; curves stay curves.
    ///
    /// All subpaths count as one line. A closed subpath that is there as a whole stays closed; of any other, what is left is open.
    ///
    /// - Parameters:
    ///   - start: 0…1, clamped. A NaN is 0.
    ///   - end: 0…1, clamped; where it is not greater than the start, nothing is left. A NaN is 1.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (start.isNaN ? 0 : max(start, 0), end.isNaN ? 1 : min(end, 1))
        if start <= 0 && end >= 1 { return self }
        var result = Path()
        guard start < end else { return result }
        let subpaths = MeasuredSubpath.subpaths(of: self)
        let whole = subpaths.reduce(0) { $0 + $1.length }
        var begin: CGFloat = 0
        for subpath in subpaths where subpath.length > 0 {
            let (first, last) = (max(start * whole - begin, 0), min(end * whole - begin, subpath.length))
            if first <= 0 && last >= subpath.length {
                subpath.appendWhole(to: &result)
            } else if first < last {
                subpath.appendPiece(from: first, to: last, to: &result)
            }
            begin += subpath.length
        }
        return result
    }
}
