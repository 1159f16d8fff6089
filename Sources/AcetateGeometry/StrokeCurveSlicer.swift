internal import Foundation

/// Cuts a curve into pieces so short that both edges of its stroke are straight within the tolerance.
///
/// Each piece ends where the curve is and points where the curve points, so neighbours share the line across the stroke, and the edges are
/// drawn through points of the true parallel curves.
struct StrokeCurveSlicer {
    private struct Sample {
        var parameter: CGFloat
        var point: CGPoint
        var direction: Vector
    }

    let curve: CubicCurve
    /// The longer side of the box of the control points.
    let size: CGFloat
    private let halfWidth: CGFloat
    private let tolerance: CGFloat
    private let first: Sample
    private let last: Sample

    /// How often a curve is halved: to 16384 pieces, where a bend is sharper than any that could be seen; to four with a coarse pen.
    private let deepestLevel: Int

    /// Nil for a curve without any length, which has no direction.
    init?(curve: CubicCurve, pen: StrokePen) {
        size = curve.size
        let curve = curve.withoutHandles(shorterThan: min(pen.halfWidth / 20, size / 50, 16 * pen.tolerance))
        guard let startDirection = curve.startDirection(size: size), let endDirection = curve.endDirection(size: size) else { return nil }
        self.curve = curve
        halfWidth = pen.halfWidth
        tolerance = pen.tolerance
        deepestLevel = pen.isCoarse ? 2 : 14
        first = Sample(parameter: 0, point: curve.start, direction: startDirection)
        last = Sample(parameter: 1, point: curve.end, direction: endDirection)
    }

    /// Adds the pieces to a stroke.
    func addSegments(to stroker: inout Stroker) {
        slice(from: first, through: sample(at: 0.5, near: first), to: last, level: 0, to: &stroker)
    }

    private func slice(
        from start: Sample, through middle: Sample, to end: Sample, level: Int, to stroker: inout Stroker
    ) {
        // Less than an eighth of a turn leaves the quadrilateral of a piece convex, or crossed once where the curve bends more tightly
        // than the stroke is wide.
        let isGentle = start.direction.dot(end.direction) > 0.7
        if isGentle && bendsEvenly(from: start, through: middle, to: end) && isFlat(at: middle, from: start, to: end) {
            return append(from: start, to: end, isGentle: true, to: &stroker)
        }
        let firstQuarter = sample(at: (start.parameter + middle.parameter) / 2, near: start)
        let lastQuarter = sample(at: (middle.parameter + end.parameter) / 2, near: middle)
        // How far a cubic is from its chord is t·(1 - t)·(a + b·t); it is at most 4/3 of the larger of its values at 1/4 and 3/4.
        let isFlat = isFlat(at: firstQuarter, from: start, to: end) && isFlat(at: lastQuarter, from: start, to: end)
        if isGentle && isFlat || level >= deepestLevel {
            append(from: start, to: end, isGentle: isGentle, to: &stroker)
        } else {
            slice(from: start, through: firstQuarter, to: middle, level: level + 1, to: &stroker)
            slice(from: middle, through: lastQuarter, to: end, level: level + 1, to: &stroker)
        }
    }

    /// Whether the curve turns one way only, and neither half turns twice as much as the other. It is then farthest from its chord near
    /// the middle, by at most a tenth more than there.
    private func bendsEvenly(from start: Sample, through middle: Sample, to end: Sample) -> Bool {
        let (firstTurn, lastTurn) = (start.direction.cross(middle.direction), middle.direction.cross(end.direction))
        return firstTurn * lastTurn > 0 && abs(firstTurn) < 2 * abs(lastTurn) && abs(lastTurn) < 2 * abs(firstTurn)
    }

    private func append(from start: Sample, to end: Sample, isGentle: Bool, to stroker: inout Stroker) {
        stroker.add(
            StrokeSegment(
                start: start.point, end: end.point,
                startDirection: start.direction, endDirection: isGentle ? end.direction : start.direction,
                continuesCurve: start.parameter > 0))
        if !isGentle {
            // A cusp: the curve goes on in another direction from the same point, and the stroke turns round it.
            stroker.add(
                StrokeSegment(
                    start: end.point, end: end.point, startDirection: end.direction, endDirection: end.direction, continuesCurve: true))
        }
    }

    private func sample(at parameter: CGFloat, near neighbour: Sample) -> Sample {
        let (point, velocity) = curve.pointAndVelocity(at: parameter)
        return Sample(
            parameter: parameter,
            point: point,
            direction: curve.direction(at: parameter, velocity: velocity, size: size) ?? neighbour.direction)
    }

    /// Whether both edges pass within three quarters of the tolerance of straight lines here.
    private func isFlat(at sample: Sample, from start: Sample, to end: Sample) -> Bool {
        isEdgeFlat(halfWidth, at: sample, from: start, to: end) && isEdgeFlat(-halfWidth, at: sample, from: start, to: end)
    }

    private func isEdgeFlat(_ distance: CGFloat, at sample: Sample, from start: Sample, to end: Sample) -> Bool {
        edge(of: sample, distance)
            .isWithin(tolerance * 3 / 4, ofLineFrom: edge(of: start, distance), to: edge(of: end, distance))
    }

    private func edge(of sample: Sample, _ distance: CGFloat) -> CGPoint {
        sample.point + distance * sample.direction.turnedCounterclockwise
    }
}

extension CGPoint {
    /// Whether the nearest point of a line that ends at both ends is so near. Compares squares, as it is asked for each piece of a curve.
    fileprivate func isWithin(_ distance: CGFloat, ofLineFrom start: CGPoint, to end: CGPoint) -> Bool {
        let line = Vector(from: start, to: end)
        let way = Vector(from: start, to: self)
        let (advance, squaredLength, limit) = (way.dot(line), line.dot(line), distance * distance)
        // Written so that NaN, from coordinates beyond all measure, ends the search.
        if advance <= 0 { return !(way.dot(way) > limit) }
        if advance >= squaredLength { return !((way - line).dot(way - line) > limit) }
        let area = way.cross(line)
        return !(area * area > limit * squaredLength)
    }
}
