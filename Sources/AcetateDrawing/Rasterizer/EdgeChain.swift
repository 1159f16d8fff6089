/// Edges of a list that follow each other and all lead down, or all lead up: a chain crosses a height once at most. Level edges between
/// them belong to it, though they are passed over.
struct EdgeChain {
    /// 1 where the path goes down along the chain, −1 where it goes up.
    let direction: Int
    /// The edges at its upper and its lower end, numbers in the list.
    let first: Int
    let last: Int
    let top: EdgePoint
    let bottom: EdgePoint
    /// How far to the right it goes at its top for each row.
    let lean: Double

    /// The windings on both sides, as far as nothing crosses the chain.
    var windingOnLeft = 0
    var windingOnRight: Int { windingOnLeft + direction }

    /// The edge at the height that a sweep has come to.
    var current: Int

    init(_ edges: ClosedRange<Int>, of list: borrowing EdgeList) {
        direction = list[edges.lowerBound].direction
        first = direction > 0 ? edges.lowerBound : edges.upperBound
        last = direction > 0 ? edges.upperBound : edges.lowerBound
        top = list[first].top
        bottom = list[last].bottom
        lean = Double(list[first].bottom.x - top.x) / list[first].height
        current = first
    }

    /// Goes on to the edge that leads below `y`, which the chain does.
    mutating func advance(to y: Int, in list: borrowing EdgeList) {
        while list[current].bottom.y <= y { current &+= direction }
    }

    /// Whether no corner of either lies more than `tolerance` on the wrong side of the other, from their current edges to where one ends.
    func staysLeft(of other: EdgeChain, in list: borrowing EdgeList, tolerance: Double) -> Bool {
        var left = current
        var right = other.current
        while true {
            let (leftEdge, rightEdge) = (list[left], list[right])
            if leftEdge.top.y >= rightEdge.top.y, rightEdge.distance(rightOf: leftEdge.top) < -tolerance * rightEdge.height { return false }
            if rightEdge.top.y >= leftEdge.top.y, leftEdge.distance(rightOf: rightEdge.top) > tolerance * leftEdge.height { return false }
            let isLeftShorter = leftEdge.bottom.y <= rightEdge.bottom.y
            if isLeftShorter ? left == last : right == other.last {
                return isLeftShorter
                    ? rightEdge.distance(rightOf: leftEdge.bottom) >= -tolerance * rightEdge.height
                    : leftEdge.distance(rightOf: rightEdge.bottom) <= tolerance * leftEdge.height
            }
            if isLeftShorter {
                repeat { left &+= direction } while list[left].isLevel
            } else {
                repeat { right &+= other.direction } while list[right].isLevel
            }
        }
    }
}
