package import Foundation

extension Path {
    /// The rectangle that the path is, if it is just that: four sides along the axes, as `init(rect:)` makes them, closed or not.
    package var rectangle: CGRect? {
        guard points.count == 4, verbs.count == 4 || verbs.count == 5, verbs.last == (verbs.count == 4 ? .line : .close) else { return nil }
        guard verbs[1] == .line, verbs[2] == .line, verbs[3] == .line else { return nil }
        let (first, second, third, fourth) = (points[0], points[1], points[2], points[3])
        let isFlatFirst = first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
        let isUprightFirst = first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
        guard isFlatFirst || isUprightFirst else { return nil }
        return CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y).standardized
    }
}
