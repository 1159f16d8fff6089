internal import Foundation

extension StrokePen {
    /// Appends the points of a cap, from the left edge to the right one, without both. `direction` leads out of the path.
    func appendCap(at end: CGPoint, _ direction: Vector, to edge: inout StrokeEdge) {
        let arm = arm(direction, side: 1)
        switch cap {
        case .butt:
            break
        case .round:
            appendArc(center: end, arm: arm, angle: .pi, to: &edge)
        case .square:
            edge.append(end + arm + halfWidth * direction)
            edge.append(end - arm + halfWidth * direction)
        }
    }

    /// Appends the polygon of a subpath or dash without length; nothing for a butt cap.
    func appendDot(at point: CGPoint, _ direction: Vector, to polygon: inout StrokeEdge) {
        let ahead = halfWidth * direction
        let right = ahead.turnedClockwise
        switch cap {
        case .butt:
            break
        case .round:
            polygon.append(point + ahead)
            appendArc(center: point, arm: ahead, angle: 2 * .pi, to: &polygon)
        case .square:
            polygon.append(point - ahead - right)
            polygon.append(point + ahead - right)
            polygon.append(point + ahead + right)
            polygon.append(point - ahead + right)
        }
    }
}
