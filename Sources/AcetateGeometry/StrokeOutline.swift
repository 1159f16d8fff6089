internal import Foundation

/// The outline of strokes, and the memory that it takes to make one, which the next can use again.
package struct StrokeOutline: Sendable {
    /// What was stroked so far: one closed subpath for an open one, two for a closed one, none where nothing is to be seen.
    package internal(set) var path = Path()

    // The two edges of the current subpath, in its direction. Their first points are ends of the line across its start.
    var left = StrokeEdge()
    var right = StrokeEdge()

    /// An outline of nothing.
    package init() {}

    /// Takes all away and keeps the memory.
    package mutating func removeAll() {
        path.removeAll(keepingCapacity: true)
        removeEdges()
    }

    /// Adds the left edge to the path and closes it.
    mutating func addLeft() {
        path.addClosed(left.points, curves: left.curves)
    }

    /// Takes the edges of the current subpath away.
    mutating func removeEdges() {
        left.removeAll()
        right.removeAll()
    }
}

/// Points from one end of a stroke to the other, with lines and cubic curves between them.
struct StrokeEdge: Sendable {
    private(set) var points: ContiguousArray<CGPoint> = []
    /// Where in `points` curves have the first of their three points, in ascending order. All other points end lines.
    private(set) var curves: ContiguousArray<Int> = []

    mutating func append(_ point: CGPoint) {
        points.append(point)
    }

    mutating func append(contentsOf points: [CGPoint]) {
        self.points.append(contentsOf: points)
    }

    /// Appends a curve but for its end, which is the point that is appended next.
    mutating func appendCurve(_ control1: CGPoint, _ control2: CGPoint) {
        curves.append(points.count)
        points.append(control1)
        points.append(control2)
    }

    /// Appends another edge that is gone along from its end to its start.
    mutating func appendReversed(_ other: StrokeEdge) {
        // What is between the second and the last point of a curve has the same places counted from the other end.
        let last = points.count + other.points.count - 2
        curves.append(contentsOf: other.curves.lazy.reversed().map { last - $0 })
        points.append(contentsOf: other.points.lazy.reversed())
    }

    /// Begins the edge where it ends. The line that closes it has no length then, unless the last point can go.
    mutating func startAtEnd() {
        guard let end = points.last else { return }
        points[0] = end
        if let curve = curves.last, curve + 3 == points.count { return }
        points.removeLast()
    }

    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        curves.removeAll(keepingCapacity: true)
    }
}
