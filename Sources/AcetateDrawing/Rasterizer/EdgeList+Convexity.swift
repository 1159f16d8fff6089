extension EdgeList {
    /// Whether the edges make one convex polygon, so that no part of it overlaps another: all corners turn one way, and it leads down once
    /// and up once.
    var isConvex: Bool {
        guard subpathStarts.count == 1, !isCut else { return false }
        var turns = 0
        var flips = 0
        var previous = (across: 0, down: 0)
        var firstDown = 0
        var lastDown = 0
        for index in 0..<count {
            let edge = self[index]
            let across = (edge.bottom.x &- edge.top.x) &* edge.direction
            let down = (edge.bottom.y &- edge.top.y) &* edge.direction
            if down != 0 {
                if lastDown != 0, down ^ lastDown < 0 { flips += 1 }
                if firstDown == 0 { firstDown = down }
                lastDown = down
            }
            // A corner that is only rounded to subpixels may seem to turn the other way.
            let turn = Double(previous.across) * Double(down) - Double(previous.down) * Double(across)
            let rounding = 2 * Double(abs(across) &+ abs(down) &+ abs(previous.across) &+ abs(previous.down))
            if abs(turn) > rounding {
                let side = turn > 0 ? 1 : -1
                if turns == -side { return false }
                turns = side
            }
            previous = (across, down)
        }
        if firstDown ^ lastDown < 0 { flips += 1 }
        return flips <= 2
    }
}
