internal import Foundation

extension StrokePen {
    /// Where two segments meet.
    struct Corner {
        let center: CGPoint
        let incoming: StrokeSegment
        let outgoing: StrokeSegment
        /// The cosine of the angle by which the path turns.
        let cosine: CGFloat
        /// Its sine, positive when the path turns clockwise on screen.
        let sine: CGFloat

        init(from incoming: StrokeSegment, to outgoing: StrokeSegment) {
            center = outgoing.start
            self.incoming = incoming
            self.outgoing = outgoing
            cosine = incoming.endDirection.dot(outgoing.startDirection)
            sine = incoming.endDirection.cross(outgoing.startDirection)
        }

        /// Half the sum of both segments' unit normals, to the left.
        var halfNormal: Vector {
            0.5 * (incoming.endDirection + outgoing.startDirection).turnedCounterclockwise
        }

        /// The edge that has to go the longer way round: the left, 1, when the path turns clockwise. When it turns straight back either
        /// would do.
        var outerSide: CGFloat {
            sine >= 0 ? 1 : -1
        }
    }

    /// Appends the points of both edges around a corner, in the direction of the path.
    func append(_ corner: Corner, toLeft left: inout StrokeEdge, right: inout StrokeEdge) {
        let isSmooth = corner.cosine > 0 && abs(corner.sine) * halfWidth <= tolerance / 10
        if isSmooth {
            let arm = arm(corner.outgoing.startDirection, side: 1)
            left.append(corner.center + arm)
            right.append(corner.center - arm)
        } else if corner.outerSide > 0 {
            appendOuterEdge(around: corner, to: &left)
            appendInnerEdge(around: corner, to: &right)
        } else {
            appendOuterEdge(around: corner, to: &right)
            appendInnerEdge(around: corner, to: &left)
        }
    }

    private func appendOuterEdge(around corner: Corner, to edge: inout StrokeEdge) {
        let side = corner.outerSide
        // A bend inside a curve is no corner: it turns round, whatever the join.
        let join = corner.outgoing.continuesCurve ? .round : join
        let tip = join == .miter ? miterTip(of: corner) : nil
        if let tip, corner.incoming.isStraight, corner.outgoing.isStraight {
            // The ends of both edges lie on the lines to the tip.
            edge.append(tip)
            return
        }
        let arrival = arm(corner.incoming.endDirection, side: side)
        edge.append(corner.center + arrival)
        if let tip {
            edge.append(tip)
        } else if join == .round {
            // The sign comes from the side, as turning straight back leaves it to the sign of a zero.
            let angle = side * abs(atan2(corner.sine, corner.cosine))
            appendArc(center: corner.center, arm: arrival, angle: angle, to: &edge)
        }
        edge.append(corner.center + arm(corner.outgoing.startDirection, side: side))
    }

    /// Where the two outer edges meet; nil beyond the miter limit. With the angle a between the segments, a miter is 1 / sin(a / 2) widths
    /// long, and half the sum of the two unit normals is sin(a / 2) long.
    private func miterTip(of corner: Corner) -> CGPoint? {
        let length = corner.halfNormal.length
        guard miterLimit * length >= 1, length > Self.straightBack else { return nil }
        return meetingPoint(of: corner, side: corner.outerSide)
    }

    /// Where half the sum of the unit normals of both segments is shorter, rounding alone has made it: the path turns straight back.
    private static let straightBack: CGFloat = 1e-9

    /// Appends the edge on the inner side: cut where the two edges meet, if the lines are long enough for that.
    ///
    /// Where they are not, or are curves, each edge goes on to its end and the path passes through the middle of the corner. So the outline
    /// is the sum of the quadrilaterals of both segments, which both go round clockwise, and nothing cancels.
    private func appendInnerEdge(around corner: Corner, to edge: inout StrokeEdge) {
        let side = -corner.outerSide
        let overlap = halfWidth * abs(corner.sine) / (1 + corner.cosine)
        // Half of each line at most: the other half may be needed at its other end. Where the path turns almost straight back the quotient
        // is one of rounding errors.
        if corner.cosine > -0.9999, 2 * overlap <= min(corner.incoming.straightLength, corner.outgoing.straightLength) {
            edge.append(meetingPoint(of: corner, side: side))
        } else {
            edge.append(corner.center + arm(corner.incoming.endDirection, side: side))
            edge.append(corner.center)
            edge.append(corner.center + arm(corner.outgoing.startDirection, side: side))
        }
    }

    /// Where the two edges of a side meet, prolonged or cut.
    private func meetingPoint(of corner: Corner, side: CGFloat) -> CGPoint {
        let normal = corner.halfNormal
        return corner.center + (side * halfWidth / normal.dot(normal)) * normal
    }
}
