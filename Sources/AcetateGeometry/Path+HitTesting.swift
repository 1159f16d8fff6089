public import Foundation

extension Path {
    /// Whether `point` is inside the path. Open subpaths count as closed.
    ///
    /// Curves are solved, not flattened. As in a `CGRect`, a point on the left or top edge of a rect is inside, one on the right or bottom
    /// edge is not. A point that is not finite is in no path.
    public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
        let number = windingNumber(at: point)
        return switch rule {
        case .winding: number != 0
        case .evenOdd: !number.isMultiple(of: 2)
        }
    }

    /// How many times the path goes around `point`, clockwise on screen less counterclockwise.
    ///
    /// A ray goes from the point to the right. Each edge that crosses it downward counts one, each that crosses it upward takes one away.
    /// An edge has its upper end and lacks its lower one, so that a ray through a corner crosses once.
    package func windingNumber(at point: CGPoint) -> Int {
        guard point.isFinite else { return 0 }
        var number = 0
        var subpathStart = CGPoint.zero
        var current = CGPoint.zero
        forEachElement { element in
            switch element {
            case .move(let start):
                number += point.crossings(ofLineFrom: current, to: subpathStart)
                subpathStart = start
                current = start
            case .line(let start, let end), .close(let start, let end):
                number += point.crossings(ofLineFrom: start, to: end)
                current = end
            case .curve(let curve):
                number += point.crossings(of: curve)
                current = curve.end
            }
        }
        return number + point.crossings(ofLineFrom: current, to: subpathStart)
    }
}

// MARK: - The ray that goes from this point to the right

extension CGPoint {
    fileprivate func crossings(ofLineFrom start: CGPoint, to end: CGPoint) -> Int {
        let direction = crossingDirection(from: start.y, to: end.y)
        guard direction != 0 else { return 0 }
        // Positive where the point is on the right hand of someone who walks along the line; for a line that goes down, that is its left
        // on screen.
        let side = Vector(from: start, to: end).cross(Vector(from: start, to: self))
        return side * CGFloat(direction) > 0 ? direction : 0
    }

    fileprivate func crossings(of curve: CubicCurve) -> Int {
        let box = curve.controlBox
        guard box.minY <= y, y < box.maxY, x < box.maxX else { return 0 }
        if x < box.minX {
            // All of the curve is to the right, so that all that counts is from where to where it goes.
            return crossingDirection(from: curve.start.y, to: curve.end.y)
        }
        var number = 0
        var (first, firstY) = (CGFloat(0), curve.start.y)
        for last in curve.y.turningPoints + [1] {
            let lastY = curve.y.value(at: last)
            let direction = crossingDirection(from: firstY, to: lastY)
            if direction != 0 {
                let parameter = crossing(of: curve.y, from: first, to: last, direction: direction)
                number += curve.x.value(at: parameter) > x ? direction : 0
            }
            (first, firstY) = (last, lastY)
        }
        return number
    }

    /// 1 when an edge between these heights crosses the ray's line downward, -1 upward, 0 when it does not cross.
    private func crossingDirection(from startY: CGFloat, to endY: CGFloat) -> Int {
        (endY > y ? 1 : 0) - (startY > y ? 1 : 0)
    }

    /// The parameter at which a piece of a curve, where the height only grows or only shrinks, crosses the ray's line. The piece is halved
    /// until there is no number in between.
    private func crossing(of height: CubicCoordinate, from first: CGFloat, to last: CGFloat, direction: Int) -> CGFloat {
        var (before, after) = (first, last)
        while true {
            let middle = (before + after) / 2
            guard before < middle, middle < after else { return middle }
            let isBelow = height.value(at: middle) > y
            if isBelow == (direction > 0) {
                after = middle
            } else {
                before = middle
            }
        }
    }
}
