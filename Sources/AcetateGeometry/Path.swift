public import Foundation

/// Lines and curves that outline an area or guide a pen. A value: copies share storage until one of them changes.
///
/// A path is a row of subpaths. Each begins with `move(to:)`, goes on with lines and curves, and may be closed. What is added after
/// `close()` without a new `move(to:)` begins a new subpath where the closed one began.
///
/// Coordinates that are infinite or NaN are refused, as is a line or curve where no subpath has begun: the path stays as it was and
/// `refusedElements` counts one more. So all coordinates in a path are finite.
public struct Path: Sendable {
    /// What to do with the next points.
    package enum Verb: UInt8, Sendable {
        /// Begins a subpath at the next point.
        case move
        /// A line to the next point.
        case line
        /// A quadratic curve: its control point and its end.
        case quad
        /// A cubic curve: its two control points and its end.
        case cubic
        /// A line back to where the subpath began. It takes no point.
        case close

        /// How many points it takes.
        var pointCount: Int {
            switch self {
            case .close: 0
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            }
        }
    }

    /// The steps. The first is a move; no two moves follow each other, and a move follows every `close` that is not the last.
    package private(set) var verbs: ContiguousArray<Verb> = []

    /// The points that the verbs take, in order.
    package private(set) var points: ContiguousArray<CGPoint> = []

    /// How many calls were refused. It says nothing about the shape, and has no part in equality.
    public private(set) var refusedElements = 0

    /// Where in `points` the last subpath begins.
    private var subpathStartIndex = 0

    /// A path without elements.
    public init() {}

    /// Whether there are no elements at all. A path of a single move is not empty, though nothing of it can be seen.
    public var isEmpty: Bool {
        verbs.isEmpty
    }

    /// Where the next line would start: the end of the last element, after `close()` the start of the closed subpath, and nil in an empty
    /// path.
    public var currentPoint: CGPoint? {
        verbs.last == .close ? points[subpathStartIndex] : points.last
    }
}

// MARK: - Adding elements

extension Path {
    /// Begins a new subpath at `point`. A move right after a move replaces it.
    public mutating func move(to point: CGPoint) {
        guard point.isFinite else { return refuse() }
        removeLoneMove()
        beginSubpath(at: point)
    }

    /// Adds a line from the current point to `end`.
    public mutating func addLine(to end: CGPoint) {
        guard canDraw(to: end) else { return refuse() }
        reopenAfterClose()
        verbs.append(.line)
        points.append(end)
    }

    /// Adds a quadratic curve from the current point to `end`.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard canDraw(to: end), control.isFinite else { return refuse() }
        reopenAfterClose()
        verbs.append(.quad)
        points.append(control)
        points.append(end)
    }

    /// Adds a cubic curve from the current point to `end`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard canDraw(to: end), control1.isFinite, control2.isFinite else { return refuse() }
        reopenAfterClose()
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    /// Closes the subpath with a line to where it began. Where there is nothing to close, in an empty path or right after `close()`, it
    /// does nothing.
    public mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Adds all subpaths of `other`, and to `refusedElements` what it refused.
    public mutating func addPath(_ other: Path) {
        addPath(other, transform: .identity)
    }

    /// Adds all subpaths of `other`, transformed, and to `refusedElements` what it refused. If a transformed point is not finite, nothing
    /// is added and one more refusal is counted.
    public mutating func addPath(_ other: Path, transform: Transform) {
        refusedElements += other.refusedElements
        guard !other.isEmpty else { return }
        let added = transform.isIdentity ? other.points : ContiguousArray(other.points.lazy.map { $0.applying(transform) })
        guard transform.isIdentity || added.allSatisfy(\.isFinite) else { return refuse() }
        removeLoneMove()
        subpathStartIndex = points.count + other.subpathStartIndex
        verbs += other.verbs
        points += added
    }

    /// The path with all its points transformed. If one of them is not finite then, the result is an empty path that counts a refusal.
    public func applying(_ transform: Transform) -> Path {
        var result = Path()
        result.addPath(self, transform: transform)
        return result
    }

    /// Takes all elements away and forgets what was refused.
    ///
    /// - Parameter keepingCapacity: Whether the path keeps its storage, so that as many elements can be added again at no cost.
    public mutating func removeAll(keepingCapacity: Bool = false) {
        verbs.removeAll(keepingCapacity: keepingCapacity)
        points.removeAll(keepingCapacity: keepingCapacity)
        refusedElements = 0
        subpathStartIndex = 0
    }

    /// Adds a closed subpath of lines and cubic curves; if one of the points is not finite, it is refused. `curves` says in ascending order
    /// where in `added` curves have the first of their three points.
    mutating func addClosed(_ added: ContiguousArray<CGPoint>, curves: ContiguousArray<Int>) {
        guard added.allSatisfy(\.isFinite) else { return refuse() }
        guard !added.isEmpty else { return }
        removeLoneMove()
        subpathStartIndex = points.count
        points.append(contentsOf: added)
        verbs.append(.move)
        var next = 1
        for curve in curves {
            verbs.append(contentsOf: repeatElement(.line, count: curve - next))
            verbs.append(.cubic)
            next = curve + 3
        }
        verbs.append(contentsOf: repeatElement(.line, count: added.count - next))
        verbs.append(.close)
    }

    /// Counts calls that cannot be carried out.
    mutating func refuse(_ count: Int = 1) {
        refusedElements += count
    }

    private func canDraw(to end: CGPoint) -> Bool {
        !isEmpty && end.isFinite
    }

    private mutating func beginSubpath(at point: CGPoint) {
        subpathStartIndex = points.count
        verbs.append(.move)
        points.append(point)
    }

    private mutating func removeLoneMove() {
        guard verbs.last == .move else { return }
        verbs.removeLast()
        points.removeLast()
    }

    private mutating func reopenAfterClose() {
        guard verbs.last == .close else { return }
        beginSubpath(at: points[subpathStartIndex])
    }
}

// MARK: - Equality

extension Path: Hashable {
    /// Whether both have the same elements with the same coordinates; what was refused does not count.
    public static func == (left: Path, right: Path) -> Bool {
        left.verbs == right.verbs && left.points == right.points
    }

    /// Feeds what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        hasher.combine(points)
    }
}
