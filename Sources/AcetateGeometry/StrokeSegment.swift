internal import Foundation

/// A piece of the middle of a stroke, so short that both edges are straight beside it. It knows which way the line or curve goes at its
/// ends.
struct StrokeSegment {
    var start: CGPoint
    var end: CGPoint
    /// Which way the path goes at the start; a unit vector.
    var startDirection: Vector
    /// Which way it goes at the end; a unit vector.
    var endDirection: Vector
    /// The length of a line, and zero for a piece of a curve.
    var straightLength: CGFloat = 0
    /// Whether it begins inside a curve, where there are no corners but only sharp bends.
    var continuesCurve = false

    var isStraight: Bool {
        straightLength > 0
    }
}
