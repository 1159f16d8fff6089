internal import AcetateGeometry

/// Finds out whether parts of a path cross, and where the inside is of one in which none do.
///
/// A line goes down over the chains of edges and keeps those that it meets in order, from left to right. Where a chain begins or another
/// ends, those that become neighbours are compared as far as they go side by side. As long as no two cross, the order stays, and the
/// winding on either side of a chain is the same all along it: so the chain bounds the inside everywhere or nowhere.
///
/// Chains that cross by no more than `tolerance` do not count as crossing. Everything depends on the path and its transform, on no clip.
///
/// Cost: about one comparison for each edge and neighbour, and the logarithm of the number of chains for each of them.
struct ChainSweep {
    private var chains: ContiguousArray<EdgeChain> = []
    private var beginnings: ContiguousArray<Beginning> = []
    private var ends: ContiguousArray<End> = []
    /// The chains that the line meets, from left to right.
    private var order: ContiguousArray<Int> = []
    /// How many neighbours do not agree about the winding between them.
    private var contradictions = 0

    /// Where a chain begins. They come from left to right, also those that begin in one corner: the winding on the left of each is known then.
    private struct Beginning {
        let y: Int
        let x: Int
        let lean: Double
        let chain: Int

        func isBefore(_ other: Beginning) -> Bool {
            if y != other.y { return y < other.y }
            if x != other.x { return x < other.x }
            return lean != other.lean ? lean < other.lean : chain < other.chain
        }
    }

    private struct End {
        let y: Int
        let chain: Int
    }

    /// In subpixels, across: 1/256 pixel.
    private static let tolerance = Double(Subpixel.perPixel / 256)

    /// Turns all edges so that they lead down where the inside begins on their right and up where it ends, and levels those that bound
    /// nothing. False, with nothing changed, if edges cross.
    mutating func orient(_ list: inout EdgeList, rule: FillRule) -> Bool {
        collectChains(of: list)
        guard passesAll(list) else { return false }
        for chain in chains {
            let side = rule.side(from: chain.windingOnLeft, to: chain.windingOnRight)
            if side != chain.direction { list.turn(min(chain.first, chain.last)...max(chain.first, chain.last), to: side) }
        }
        return true
    }

    private mutating func collectChains(of list: borrowing EdgeList) {
        chains.removeAll(keepingCapacity: true)
        for subpath in list.subpathStarts.indices {
            let end = subpath + 1 < list.subpathStarts.count ? list.subpathStarts[subpath + 1] : list.count
            var edges: ClosedRange<Int>?
            for index in list.subpathStarts[subpath]..<end where !list[index].isLevel {
                if let known = edges, list[known.lowerBound].direction == list[index].direction {
                    edges = known.lowerBound...index
                } else {
                    if let known = edges { chains.append(EdgeChain(known, of: list)) }
                    edges = index...index
                }
            }
            if let known = edges { chains.append(EdgeChain(known, of: list)) }
        }
        sortEvents()
    }

    private mutating func sortEvents() {
        beginnings.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        for index in chains.indices {
            let (top, bottom) = (chains[index].top, chains[index].bottom)
            beginnings.append(Beginning(y: top.y, x: top.x, lean: chains[index].lean, chain: index))
            ends.append(End(y: bottom.y, chain: index))
        }
        beginnings.sortInPlace { $0.isBefore($1) }
        ends.sortInPlace { $0.y != $1.y ? $0.y < $1.y : $0.chain < $1.chain }
    }

    /// Moves the line from height to height at which chains begin or end. False as soon as something crosses.
    private mutating func passesAll(_ list: borrowing EdgeList) -> Bool {
        order.removeAll(keepingCapacity: true)
        contradictions = 0
        var nextBeginning = 0
        var nextEnd = 0
        while nextEnd < ends.count {
            var y = ends[nextEnd].y
            if nextBeginning < beginnings.count { y = min(y, beginnings[nextBeginning].y) }
            while nextEnd < ends.count, ends[nextEnd].y == y {
                guard end(ends[nextEnd].chain, list) else { return false }
                nextEnd += 1
            }
            while nextBeginning < beginnings.count, beginnings[nextBeginning].y == y {
                guard begin(beginnings[nextBeginning].chain, list) else { return false }
                nextBeginning += 1
            }
            if contradictions != 0 { return false }
        }
        return true
    }

    private mutating func begin(_ chain: Int, _ list: borrowing EdgeList) -> Bool {
        let place = place(of: chain, list)
        contradictions -= contradiction(before: place)
        chains[chain].windingOnLeft = place > 0 ? chains[order[place - 1]].windingOnRight : 0
        order.insert(chain, at: place)
        contradictions += contradiction(before: place + 1)
        return agree(before: place, from: chains[chain].top.y, list) && agree(before: place + 1, from: chains[chain].top.y, list)
    }

    private mutating func end(_ chain: Int, _ list: borrowing EdgeList) -> Bool {
        guard let place = order.firstIndex(of: chain) else { return false }
        contradictions -= contradiction(before: place) + contradiction(before: place + 1)
        order.remove(at: place)
        contradictions += contradiction(before: place)
        return agree(before: place, from: chains[chain].bottom.y, list)
    }

    /// 1 if the winding on the right of a chain is not that on the left of the next, at `place`. Outside of all it is zero.
    private func contradiction(before place: Int) -> Int {
        let onLeft = place > 0 ? chains[order[place - 1]].windingOnRight : 0
        let onRight = place < order.count ? chains[order[place]].windingOnLeft : 0
        return onLeft == onRight ? 0 : 1
    }

    /// Where a chain that begins belongs in the order.
    private mutating func place(of chain: Int, _ list: borrowing EdgeList) -> Int {
        let top = chains[chain].top
        let edge = list[chains[chain].first]
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            chains[order[middle]].advance(to: top.y, in: list)
            let other = list[chains[order[middle]].current]
            var distance = other.distance(rightOf: top)
            if abs(distance) <= other.height {
                // They touch there: what counts is how they go on.
                distance =
                    edge.bottom.y <= other.bottom.y ? other.distance(rightOf: edge.bottom) : -edge.distance(rightOf: other.bottom)
            }
            if distance > 0 { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether the chain at `place` stays on the right of the one before it, from the height `y` until one of them ends.
    private mutating func agree(before place: Int, from y: Int, _ list: borrowing EdgeList) -> Bool {
        guard place > 0, place < order.count else { return true }
        let (left, right) = (order[place - 1], order[place])
        if chains[left].bottom.y <= y || chains[right].bottom.y <= y { return true }
        chains[left].advance(to: y, in: list)
        chains[right].advance(to: y, in: list)
        return chains[left].staysLeft(of: chains[right], in: list, tolerance: Self.tolerance)
    }
}

extension FillRule {
    /// 1 where the inside begins between two windings from left to right, −1 where it ends, 0 where nothing changes.
    func side(from winding: Int, to next: Int) -> Int {
        isInside(next) - isInside(winding)
    }

    private func isInside(_ winding: Int) -> Int {
        self == .evenOdd ? winding & 1 : winding == 0 ? 0 : 1
    }
}
