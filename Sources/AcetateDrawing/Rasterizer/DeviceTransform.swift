import AcetateGeometry
import Foundation

/// Takes the points of a path to device pixels, in Double, and cuts them to the fixed box of ±2²¹ pixels.
///
/// The cut is part of what a path looks like and does not depend on any clip.
struct DeviceTransform {
    private let xAxis: DevicePoint
    private let yAxis: DevicePoint
    private let translation: DevicePoint

    static let limit = DevicePoint(repeating: Double(PixelRect.limit))

    init(_ transform: Transform) {
        xAxis = DevicePoint(Double(transform.a), Double(transform.b))
        yAxis = DevicePoint(Double(transform.c), Double(transform.d))
        translation = DevicePoint(Double(transform.tx), Double(transform.ty))
    }

    /// The device position of `point`, within ±2²¹ pixels. `point` and its image are finite: `pixelBounds(of:)` has looked.
    @inline(__always)
    func apply(_ point: CGPoint) -> DevicePoint {
        Self.saturated(exactly(point))
    }

    /// The pixels that the control points reach, rounded outward; a filled path lies within. Nil when there is nothing to draw or a point
    /// is not finite.
    func pixelBounds(of path: Path) -> PixelRect? {
        let points = path.points
        guard let first = points.first else { return nil }
        var low = exactly(first)
        var high = low
        // Comparisons would lose a NaN; x − x is zero for finite numbers only, and NaN stays in a sum.
        var finiteness = DevicePoint.zero
        for point in points {
            let position = exactly(point)
            low = pointwiseMin(low, position)
            high = pointwiseMax(high, position)
            finiteness += position - position
        }
        guard finiteness == .zero else { return nil }
        low = Self.saturated(low)
        high = Self.saturated(high)
        return PixelRect(
            minX: Int(low.x.rounded(.down)), minY: Int(low.y.rounded(.down)),
            maxX: Int(high.x.rounded(.up)), maxY: Int(high.y.rounded(.up)))
    }

    @inline(__always)
    private func exactly(_ point: CGPoint) -> DevicePoint {
        xAxis * Double(point.x) + yAxis * Double(point.y) + translation
    }

    @inline(__always)
    private static func saturated(_ position: DevicePoint) -> DevicePoint {
        pointwiseMax(pointwiseMin(position, limit), -limit)
    }
}
