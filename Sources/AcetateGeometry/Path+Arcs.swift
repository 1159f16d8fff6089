public import Foundation

extension Path {
    /// Adds a piece of a circle.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius in points. Zero adds the centre alone; a negative one is refused.
    ///   - startAngle: Where the arc starts, in radians; zero is to the right, and angles grow clockwise on screen.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Which way it goes, as seen on screen.
    ///
    /// A line leads from the current point to the start of the arc; in an empty path the arc begins a subpath. Going clockwise, full turns
    /// are added to an end that lies before the start until it lies behind it, and the other way round: from 2π to 0 clockwise is a full
    /// turn. A sweep of a full turn or more is one full turn that starts and ends at `endAngle`. Equal angles add the start point alone.
    /// A number that is not finite refuses the arc.
    ///
    /// The arc is drawn by one cubic for each begun quarter turn, which leave the circle by at most 0.000273 radii.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        let isInReach = (abs(center.x) + radius).isFinite && (abs(center.y) + radius).isFinite
        guard radius >= 0, isInReach, sweep.isFinite else { return refuse() }
        let isFullTurn = abs(sweep) == 2 * .pi
        let firstAngle = isFullTurn ? endAngle : startAngle
        let first = center + radius * Vector(angle: firstAngle)
        if isEmpty {
            move(to: first)
        } else {
            addLine(to: first)
        }
        guard sweep != 0, radius > 0 else { return }

        // The little that is taken off keeps a quarter turn that was rounded up from becoming two curves.
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        for index in 1...count {
            let angle = index == count ? endAngle : firstAngle + CGFloat(index) * step
            addArcPiece(center: center, radius: radius, from: angle - step, to: angle)
        }
    }

    /// The signed angle to go through: positive clockwise, a full turn at most.
    private static func sweep(from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool) -> CGFloat {
        let fullTurn = 2 * CGFloat.pi
        var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: fullTurn) + fullTurn
        }
        sweep = sweep.isFinite ? min(sweep, fullTurn) : .nan
        return clockwise ? sweep : -sweep
    }

    /// Adds one cubic from the current point, which is where `startAngle` is. Its control points lie on the tangents, 4/3·tan(angle / 4)
    /// radii away from the ends, so that the middle of the curve is on the circle too.
    private mutating func addArcPiece(center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat) {
        let handle = 4 / 3 * tan((endAngle - startAngle) / 4)
        let startArm = radius * Vector(angle: startAngle)
        let endArm = radius * Vector(angle: endAngle)
        addCurve(
            to: center + endArm,
            control1: center + startArm + handle * startArm.turnedClockwise,
            control2: center + endArm - handle * endArm.turnedClockwise)
    }
}
