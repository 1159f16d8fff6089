import Foundation

extension Path {
    /// Whether the path is one subpath around a convex area, as rects, rounded rects and ellipses are: then no part of it overlaps another,
    /// whatever affine transform it goes through.
    ///
    /// Looks at the polygon of all points. Where that is convex, so is each curve, and they follow each other along its sides. False for a
    /// path of more than 64 points, which is not looked at. Cost: a multiplication or two for each point.
    package var isConvex: Bool {
        guard points.count <= 64, let start = points.first, !verbs.dropFirst().contains(.move) else { return false }
        var corners = ConvexCorners()
        var previous = start
        for point in points {
            if !corners.turn(toward: Vector(from: previous, to: point)) { return false }
            previous = point
        }
        return corners.turn(toward: Vector(from: previous, to: start)) && corners.close()
    }
}

/// The sides of a polygon, one after another, as long as they turn one way and once around.
private struct ConvexCorners {
    private var first: Vector?
    private var last = Vector(x: 0, y: 0)
    /// 1 or −1, once there was a turn.
    private var direction: CGFloat = 0
    /// How often the sides change between leading down and leading up: twice around a convex area.
    private var reversals = 0
    private var lastHeight: CGFloat = 0
    private var firstHeight: CGFloat = 0

    /// False if the side turns the other way.
    mutating func turn(toward side: Vector) -> Bool {
        if side.x == 0, side.y == 0 { return true }
        if first == nil { first = side }
        if side.y != 0 {
            if side.y * lastHeight < 0 { reversals += 1 }
            if firstHeight == 0 { firstHeight = side.y }
            lastHeight = side.y
        }
        let turn = last.x * side.y - last.y * side.x
        // What rounding makes of a straight line is no turn.
        let rounding = 1e-9 * (abs(last.x * side.y) + abs(last.y * side.x))
        last = side
        if abs(turn) <= rounding { return true }
        if turn * direction < 0 { return false }
        direction = turn > 0 ? 1 : -1
        return reversals <= 2
    }

    /// Turns from the last side to the first.
    mutating func close() -> Bool {
        guard let first else { return true }
        if firstHeight * lastHeight < 0 { reversals += 1 }
        firstHeight = 0
        lastHeight = 0
        return turn(toward: first) && reversals <= 2
    }
}
