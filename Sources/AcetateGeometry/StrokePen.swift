internal import Foundation

/// What a stroke looks like, and the points that its corners and ends are made of.
///
/// The left edge is on the left hand of someone who walks along the path. A side is 1 for the left edge and -1 for the right.
struct StrokePen {
    let halfWidth: CGFloat
    let cap: LineCap
    let tolerance: CGFloat
    let join: LineJoin
    let miterLimit: CGFloat
    /// The largest angle, in radians, that one side of a polygon may stand for instead of an arc.
    private var arcStep: CGFloat

    init(_ style: StrokeStyle, tolerance: CGFloat) {
        halfWidth = style.width / 2
        cap = style.cap
        join = style.join
        miterLimit = style.miterLimit
        // Paths come in all sizes: the floor only keeps quotients from being NaN. Pieces of curves and steps of arcs have their own limits.
        self.tolerance = max(tolerance.isNaN ? 0 : tolerance, .leastNormalMagnitude)
        // The middle of a chord over an angle is r·(1 - cos(angle / 2)) inside its arc. At most an eighth of a turn, and, for strokes of
        // enormous width, at least a thousandth of a radian.
        arcStep = min(max(2 * acos(1 - min(self.tolerance / halfWidth, 1)), 0.001), Self.coarsestStep)
    }

    private static let coarsestStep = CGFloat.pi / 4

    /// Whether arcs and curves have as few points as they can, whatever the tolerance.
    private(set) var isCoarse = false

    mutating func coarsen() {
        arcStep = Self.coarsestStep
        isCoarse = true
    }

    /// The vector from the middle of the stroke to an edge.
    func arm(_ direction: Vector, side: CGFloat) -> Vector {
        side * halfWidth * direction.turnedCounterclockwise
    }

    /// Steps that cannot be seen have no direction that could be trusted: rounding alone decides it.
    var shortestStep: CGFloat {
        tolerance / 1000
    }

    /// Appends the points of an arc about `center`, from the end of `arm` through `angle` radians, clockwise when positive; without both
    /// ends.
    func appendArc(center: CGPoint, arm: Vector, angle: CGFloat, to edge: inout StrokeEdge) {
        let steps = (abs(angle) / arcStep).rounded(.up)
        // Written so that NaN, from coordinates beyond all measure, gives nothing.
        guard steps > 1 else { return }
        let count = Int(steps)
        let step = Vector(angle: angle / CGFloat(count))
        var turned = arm
        for _ in 1..<count {
            turned = turned.turned(cosine: step.x, sine: step.y)
            edge.append(center + turned)
        }
    }
}
