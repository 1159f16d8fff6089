public import Foundation

extension Path {
    /// How long all lines and curves are together, in points, the lines that close subpaths included; moves are not. Exact to nine digits.
    /// Infinite where it is too large for a number, and zero for an empty path.
    ///
    /// Costs a square root for each line and some twenty for each curve, more for one with sharp bends; the result is not kept.
    public var length: CGFloat {
        PathMeasure(self).length
    }

    /// The place so far along the path: the point, and the angle in radians at which the path goes on from there, clockwise on screen from
    /// the direction to the right, in -π…π. Nil for an empty path, for NaN, and where the length of the path is infinite.
    ///
    /// The subpaths count as one row without the moves between. At a corner, and where one subpath follows another, the angle and the
    /// point are those of what begins there. Lengths beyond both ends are held to them. A path without length has the place where it
    /// begins, at the angle zero.
    ///
    /// Costs one measuring of the path, as `length` does.
    public func point(atLength length: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        let measure = PathMeasure(self)
        guard !length.isNaN, measure.length.isFinite, let first = measure.subpaths.first else { return nil }
        let distance = min(max(length, 0), measure.length)
        let subpath = measure.subpaths.last { $0.start <= distance && $0.length > 0 } ?? first
        let place = measure.place(at: distance - subpath.start, in: subpath)
        return (place.point, place.direction.map { atan2($0.y, $0.x) } ?? 0)
    }

    /// The part of the path between two fractions of its length, as with the `strokeStart` and `strokeEnd` of a shape layer.
    ///
    /// The subpaths count as one row without the moves between, the lines that close them included. Lines stay lines and curves curves
    /// (quadratic ones become cubic). A closed subpath stays closed if all of it is left; a part of one is open. Subpaths without length stay
    /// if they lie in the part or at its ends. From 0 to 1 the path comes back as it is.
    ///
    /// Costs one measuring of the path, as `length` does.
    ///
    /// - Parameters:
    ///   - start: Where the part begins, held to 0…1.
    ///   - end: Where it ends, held to 0…1; at the start or before it the result is empty. If one of both is NaN, or the length of the path
    ///     infinite, the result is empty too and counts a refusal.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        if start <= 0 && end >= 1 { return self }
        var result = Path()
        result.refuse(refusedElements)
        let measure = PathMeasure(self)
        guard !start.isNaN, !end.isNaN, measure.length.isFinite else {
            result.refuse()
            return result
        }
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start < end else { return result }
        measure.trace(from: start * measure.length, to: end * measure.length, into: &result)
        return result
    }
}

extension PathMeasure {
    /// Draws what lies between two distances along the path.
    fileprivate func trace(from start: CGFloat, to end: CGFloat, into sink: inout some PathSink) {
        // Whether all of a subpath is left must not hang on how the lengths before it were rounded.
        let nothing = length * 1e-13
        for subpath in subpaths where subpath.isDrawn {
            let first = max(start - subpath.start, 0)
            let last = min(end - subpath.start, subpath.length)
            if first <= nothing, last >= subpath.length - nothing {
                trace(subpath, into: &sink)
            } else if last - first > nothing {
                trace(subpath, from: first, to: last, into: &sink)
            }
        }
    }
}
