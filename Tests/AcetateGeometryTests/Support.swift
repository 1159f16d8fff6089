import AcetateGeometry
import Foundation

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func polyline(_ points: [CGPoint], isClosed: Bool = false) -> Path {
    var path = Path()
    path.addLines(between: points)
    if isClosed {
        path.close()
    }
    return path
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }

    /// The distance to the nearest point of the line between two points.
    func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
        let (lineX, lineY) = (end.x - start.x, end.y - start.y)
        let squaredLength = lineX * lineX + lineY * lineY
        guard squaredLength > 0 else { return distance(to: start) }
        let fraction = min(max(((x - start.x) * lineX + (y - start.y) * lineY) / squaredLength, 0), 1)
        return distance(to: CGPoint(x: start.x + fraction * lineX, y: start.y + fraction * lineY))
    }

    func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-12) -> Bool {
        distance(to: other) <= tolerance
    }
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat = 1e-12) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
}

extension Path {
    /// The distance from a point to the path, whose curves are drawn with very short lines.
    func distance(to point: CGPoint, tolerance: CGFloat) -> CGFloat {
        var nearest = CGFloat.infinity
        for polyline in flattened(tolerance: tolerance) {
            var points = Array(polyline.points)
            if polyline.isClosed {
                points.append(points[0])
            }
            nearest = min(nearest, point.distance(to: points[0]))
            for (start, end) in zip(points, points.dropFirst()) {
                nearest = min(nearest, point.distance(toLineFrom: start, to: end))
            }
        }
        return nearest
    }

    /// Points all along the path's curves and lines, by the definition of the Bézier curve and not by the code under test.
    func samples(perElement count: Int) -> [CGPoint] {
        var samples: [CGPoint] = []
        var current = CGPoint.zero
        var next = points.makeIterator()
        for verb in verbs {
            let arity =
                switch verb {
                case .move, .line: 1
                case .quad: 2
                case .cubic: 3
                case .close: 0
                }
            let controls = [current] + (0..<arity).map { _ in next.next()! }
            current = controls.last!
            guard verb != .move else { continue }
            samples += (0...count).map { deCasteljau(controls, at: CGFloat($0) / CGFloat(count)) }
        }
        return samples
    }
}

/// A point of a Bézier curve of any degree, by repeated interpolation.
func deCasteljau(_ controls: [CGPoint], at parameter: CGFloat) -> CGPoint {
    guard controls.count > 1 else { return controls[0] }
    let shorter = zip(controls, controls.dropFirst()).map { start, end in
        CGPoint(x: start.x + parameter * (end.x - start.x), y: start.y + parameter * (end.y - start.y))
    }
    return deCasteljau(shorter, at: parameter)
}
