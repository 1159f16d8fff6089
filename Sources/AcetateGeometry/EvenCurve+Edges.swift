internal import Foundation

extension EvenCurve {
    /// The cubic next to a parallel curve.
    struct Edge {
        var control1: CGPoint
        var control2: CGPoint
        /// About how far it is from that curve at most.
        var error: CGFloat
    }

    /// The edge at a distance to the left.
    ///
    /// A parallel curve is no cubic. The cubic that ends where it does, with the same derivatives there, is near; nearer is the one that
    /// also goes through its middle, for which both handles are scaled: of a circle's quarter it is the quarter of a circle again.
    func edge(_ distance: CGFloat, tolerance: CGFloat) -> Edge {
        let (from, to) = (start.edge(distance), end.edge(distance))
        var (leaving, arriving) = (start.edgeVelocity(distance), end.edgeVelocity(distance))
        let normal = middle.direction.turnedCounterclockwise
        // The middle of a cubic is this far from that of the line between its ends, and is to be that far.
        let rise = (0.375 * (leaving - arriving)).dot(normal)
        let wanted = Vector(from: from.interpolated(to: to, by: 0.5), to: middle.edge(distance)).dot(normal)
        if abs(rise) > tolerance {
            let scale = wanted / rise
            (leaving, arriving) = (scale * leaving, scale * arriving)
        }
        let way = Vector(from: from, to: to)
        func error(at parameter: CGFloat, _ sample: Sample) -> CGFloat {
            let rest = 1 - parameter
            let position =
                (3 * rest * rest * parameter) * leaving + (parameter * parameter) * ((3 * rest + parameter) * way - (3 * rest) * arriving)
            let miss = position - Vector(from: from, to: sample.edge(distance))
            // Ahead or behind on the parallel curve it is as near as that one bends: by the distance's square, times half of the curvature.
            let (ahead, aside) = (miss.dot(sample.direction), miss.cross(sample.direction))
            let curvature = sample.turn / (sample.speed + distance * sample.turn)
            return abs(aside) + ahead * ahead * abs(curvature) / 2
        }
        let error = max(max(error(at: 0.25, quarters.0), error(at: 0.5, middle)), error(at: 0.75, quarters.1))
        return Edge(control1: from + leaving, control2: to - arriving, error: error)
    }
}

extension EvenCurve.Sample {
    /// A place on the parallel curve at a distance to the left.
    fileprivate func edge(_ distance: CGFloat) -> CGPoint {
        point + distance * direction.turnedCounterclockwise
    }

    /// A third of the derivative of that curve. While the curve turns by an angle a, the arm to the edge moves by a times its length.
    fileprivate func edgeVelocity(_ distance: CGFloat) -> Vector {
        (speed + distance * turn) * direction
    }
}
