internal import Foundation

extension StrokePen {
    /// Appends the points of a cap, from the left edge to the right one, without both. `direction` leads out of the path.
    func appendCap(at end: CGPoint, _ direction: Vector, to edge: inout [CGPoint]) {
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

    /// What a subpath without length leaves; nil for nothing.
    func dot(at point: CGPoint) -> [CGPoint]? {
        let right = Vector(x: halfWidth, y: 0)
        let down = Vector(x: 0, y: halfWidth)
        switch cap {
        case .butt:
            return nil
        case .round:
            var disc = [point + right]
            appendArc(center: point, arm: right, angle: 2 * .pi, to: &disc)
            return disc
        case .square:
            return [point - right - down, point + right - down, point + right + down, point - right + down]
        }
    }
}
