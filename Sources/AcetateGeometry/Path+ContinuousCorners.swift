package import Foundation

/// One corner whose curvature grows and falls steadily: three cubics from one side to the other.
///
/// Numbers are distances from the corner in radii, along the side that is left and across it. Those of the full corner are the ones that
/// were measured on the paths that UIKit makes since iOS 7: it begins 1.528665 radii before the corner. Where the sides have less room, it
/// goes over into the quarter circle, which is divided at the same angle and begins one radius before the corner.
private struct ContinuousCorner {
    /// Ten points: a start, and two control points and an end for each cubic.
    let points: [CGPoint]

    static let reach: CGFloat = 1.528665

    private static let full: [CGPoint] = {
        let half = [(reach, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.16906)]
            .map { CGPoint(x: $0.0, y: $0.1) }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()

    private static let circle: [CGPoint] = {
        let angle = asin(1 - full[3].x)
        func point(_ turn: CGFloat, _ tangent: CGFloat) -> CGPoint {
            CGPoint(x: 1 - sin(turn) - tangent * cos(turn), y: 1 - cos(turn) + tangent * sin(turn))
        }
        let (outer, inner) = (4 / 3 * tan(angle / 4), 4 / 3 * tan((.pi / 2 - 2 * angle) / 4))
        let half = [point(0, 0), point(0, outer), point(angle, -outer), point(angle, 0), point(angle, inner)]
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()

    /// - Parameter room: what the sides leave to the corner, in radii.
    init(room: CGFloat) {
        let part = min(max((room - 1) / (Self.reach - 1), 0), 1)
        points = zip(Self.circle, Self.full).map {
            CGPoint(x: $0.x + part * ($1.x - $0.x), y: $0.y + part * ($1.y - $0.y))
        }
    }
}

extension Path {
    /// Adds a closed rect of which some corners are rounded continuously, as a subpath of its own, clockwise on screen from the left end of
    /// its top edge. The radius is held between zero and half the shorter side; where it is half of it, corners are quarter circles.
    package mutating func addContinuousRect(_ rect: CGRect, corners: RectCorners = .all, cornerRadius: CGFloat) {
        let shorter = min(abs(rect.width), abs(rect.height))
        let radius = min(max(cornerRadius, 0), shorter / 2)
        guard radius > 0, rect.width.isFinite, rect.height.isFinite else { return addRect(rect) }
        let corner = ContinuousCorner(room: shorter / 2 / radius)
        let rect = rect.standardized
        let turns: [(RectCorners, CGPoint, Vector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), Vector(x: 1, y: 0)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), Vector(x: 0, y: 1)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), Vector(x: -1, y: 0)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), Vector(x: 0, y: -1)),
        ]
        let start = corners.contains(.topLeft) ? corner.points[0].x * radius : 0
        move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        for (name, tip, along) in turns {
            guard corners.contains(name) else {
                if name != .topLeft { addLine(to: tip) }
                continue
            }
            // Back along the side that is left, and on along the next one, which lies a quarter turn clockwise.
            let places = corner.points.map { point in
                CGPoint(
                    x: tip.x - radius * (point.x * along.x + point.y * along.y),
                    y: tip.y - radius * (point.x * along.y - point.y * along.x))
            }
            if name != .topLeft || currentPoint != places[0] { addLine(to: places[0]) }
            for first in [1, 4, 7] { addCurve(to: places[first + 2], control1: places[first], control2: places[first + 1]) }
        }
        close()
    }
}
