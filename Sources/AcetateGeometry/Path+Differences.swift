package import Foundation

extension Path {
    /// A box outside of which both paths have the same inside, by either rule; null if they are equal. Points that are nearer to each other than
    /// a billionth of a unit, as what is computed twice may be, count as equal.
    ///
    /// What both have in common at their beginning and at their end is left out: the box is that of the steps between, with the points at
    /// which these begin and end. So a line that is drawn on leaves all but its end.
    package func boxOfDifferences(from other: Path) -> CGRect {
        let (steps, others) = (PathSteps(self), PathSteps(other))
        var first = 0
        while first < min(steps.count, others.count), steps.isSame(first, others, first) { first += 1 }
        if first == steps.count, first == others.count { return .null }
        var shared = 0
        while shared < min(steps.count, others.count) - first, steps.isSame(steps.count - 1 - shared, others, others.count - 1 - shared) {
            shared += 1
        }
        let (last, otherLast) = (steps.count - shared, others.count - shared)
        // Where both come to the same point, what follows is the same too; else it begins elsewhere.
        let meets = last > first && otherLast > first && isNear(steps.end(of: last - 1), others.end(of: otherLast - 1))
        // A subpath that is over in both is over, whatever else comes.
        let isApart = steps.beginsSubpath(first) && others.beginsSubpath(first)
        return steps.box(from: first, to: last, meets: meets, isApart: isApart)
            .union(others.box(from: first, to: otherLast, meets: meets, isApart: isApart))
    }
}

/// Whether both are one point but for what rounding leaves: far less than the rasterizer can tell apart.
private func isNear(_ first: CGPoint?, _ second: CGPoint?) -> Bool {
    guard let first, let second else { return false }
    return abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
}

/// The steps of a path with the places of their points.
private struct PathSteps {
    private let path: Path
    /// Where each step's points begin; and their number at the end.
    private var places: ContiguousArray<Int> = [0]

    init(_ path: Path) {
        self.path = path
        for verb in path.verbs { places.append(places[places.count - 1] + verb.pointCount) }
    }

    var count: Int { path.verbs.count }

    func isSame(_ index: Int, _ other: PathSteps, _ otherIndex: Int) -> Bool {
        guard path.verbs[index] == other.path.verbs[otherIndex] else { return false }
        return zip(points(index), other.points(otherIndex)).allSatisfy { isNear($0, $1) }
    }

    private func points(_ index: Int) -> ArraySlice<CGPoint> { ArraySlice(path.points[places[index]..<places[index + 1]]) }

    /// Where a step ends; nil for one that closes a subpath.
    func end(of index: Int) -> CGPoint? { points(index).last }

    /// Whether a step begins a subpath, or would if there were one.
    func beginsSubpath(_ index: Int) -> Bool { index >= count || path.verbs[index] == .move }

    /// Around some steps, from the point at which they begin, unless that is another subpath's, and through the step that they lead into,
    /// unless both come to it at one point.
    func box(from first: Int, to last: Int, meets: Bool, isApart: Bool) -> CGRect {
        if isApart, first == last { return .null }
        var (first, last) = (first, last)
        // A subpath that begins elsewhere ends elsewhere.
        if path.verbs[min(first, count)..<max(last, first)].contains(.move) {
            while first > 0, path.verbs[min(first, count - 1)] != .move { first -= 1 }
            while last < count, path.verbs[last] != .move { last += 1 }
        }
        var corners = (first..<max(last, first)).flatMap { points($0) }
        if !isApart, first > 0, places[first] > 0 { corners.append(path.points[places[first] - 1]) }
        if !meets, last < count, path.verbs[last] != .move { corners += points(last) }
        let leadsBack = !meets && (last >= count || path.verbs[last] == .close || path.verbs[last] == .move)
        if leadsBack || path.verbs[min(first, count)..<max(last, first)].contains(.close), let start = subpathStart(before: max(last, 1)) {
            corners.append(start)
        }
        guard let corner = corners.first else { return .null }
        return corners.reduce(CGRect(origin: corner, size: .zero)) { box, point in
            let (minX, minY) = (min(box.minX, point.x), min(box.minY, point.y))
            return CGRect(x: minX, y: minY, width: max(box.maxX, point.x) - minX, height: max(box.maxY, point.y) - minY)
        }
    }

    /// Where the subpath begins to which the step before `index` belongs.
    private func subpathStart(before index: Int) -> CGPoint? {
        path.verbs.prefix(index).lastIndex(of: .move).map { path.points[places[$0]] }
    }
}
