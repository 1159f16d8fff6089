internal import Foundation

extension StrokePen {
    /// Where two segments meet.
    struct Corner {
        let center: CGPoint
        let incoming: StrokeSpine.Segment
        let outgoing: StrokeSpine.Segment
        /// The cosine of the angle by which the path turns.
        let cosine: CGFloat
        /// Its sine, positive when it turns clockwise on screen.
        let sine: CGFloat

        init(from incoming: StrokeSpine.Segment, to outgoing: StrokeSpine.Segment) {
            center = outgoing.start
            self.incoming = incoming
            self.outgoing = outgoing
            cosine = incoming.endDirection.dot(outgoing.startDirection)
            sine = incoming.endDirection.cross(outgoing.startDirection)
        }

        /// Half the sum of both segments' unit normals, to the left.
        var halfNormal: Vector {
            0.5 * (incoming.endDirection.turnedCounterclockwise + outgoing.startDirection.turnedCounterclockwise)
        }

        /// The edge that has to go the longer way round: the left, 1, when the path turns clockwise. When it turns back on itself either would do.
        var outerSide: CGFloat {
            sine >= 0 ? 1 : -1
        }
    }

    /// Whether the edges go on without a corner that could be seen.
    func isSmooth(_ corner: Corner) -> Bool {
        corner.cosine > 0 && abs(corner.sine) * halfWidth <= tolerance / 10
    }

    /// The points of one edge around a corner, in the direction of the path.
    func edge(around corner: Corner, side: CGFloat) -> [CGPoint] {
        if isSmooth(corner) {
            return [corner.center + arm(corner.outgoing.startDirection, side: side)]
        }
        return side == corner.outerSide ? outerEdge(around: corner) : innerEdge(around: corner)
    }

    private func outerEdge(around corner: Corner) -> [CGPoint] {
        let side = corner.outerSide
        let arrival = arm(corner.incoming.endDirection, side: side)
        let departure = arm(corner.outgoing.startDirection, side: side)
        let bevel = [corner.center + arrival, corner.center + departure]
        switch corner.outgoing.continuesCurve ? .round : join {
        case .bevel:
            return bevel
        case .round:
            // With both signs of a zero sine, turning back is half a turn about the end that lies ahead.
            let angle = side * abs(atan2(corner.sine, corner.cosine))
            return [bevel[0]] + arc(center: corner.center, arm: arrival, angle: angle) + [bevel[1]]
        case .miter:
            guard let tip = miterTip(of: corner) else { return bevel }
            return corner.incoming.isStraight && corner.outgoing.isStraight ? [tip] : [bevel[0], tip, bevel[1]]
        }
    }

    /// Where the two outer edges meet; nil beyond the miter limit. With the angle a between the segments, a miter is 1 / sin(a / 2) widths long,
    /// and half the sum of the two unit normals is sin(a / 2) long.
    private func miterTip(of corner: Corner) -> CGPoint? {
        guard miterLimit * corner.halfNormal.length >= 1 else { return nil }
        return meetingPoint(of: corner, side: corner.outerSide)
    }

    /// The edge on the inner side: cut where the two edges meet, if the lines are long enough for that.
    ///
    /// Where they are not, or are curves, each edge goes on to its end and the path passes through the middle of the corner. So the outline is the
    /// sum of the quadrilaterals of both segments, which both go round clockwise, and nothing cancels.
    private func innerEdge(around corner: Corner) -> [CGPoint] {
        let side = -corner.outerSide
        let overlap = halfWidth * abs(corner.sine) / (1 + corner.cosine)
        // Half of each line at most: the other half may be needed at its other end.
        if 2 * overlap <= min(corner.incoming.straightLength, corner.outgoing.straightLength) {
            return [meetingPoint(of: corner, side: side)]
        }
        return [
            corner.center + arm(corner.incoming.endDirection, side: side),
            corner.center,
            corner.center + arm(corner.outgoing.startDirection, side: side),
        ]
    }

    /// Where the two edges of a side meet, if they are prolonged or cut.
    private func meetingPoint(of corner: Corner, side: CGFloat) -> CGPoint {
        let normal = corner.halfNormal
        return corner.center + (side * halfWidth / normal.dot(normal)) * normal
    }
}
