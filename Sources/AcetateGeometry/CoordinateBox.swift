internal import Foundation

/// A bounding box under construction. It keeps its edges and not a size, because a size that is added to an origin is rounded.
struct CoordinateBox {
    private(set) var minX: CGFloat
    private(set) var minY: CGFloat
    private(set) var maxX: CGFloat
    private(set) var maxY: CGFloat

    init(around point: CGPoint) {
        (minX, maxX) = (point.x, point.x)
        (minY, maxY) = (point.y, point.y)
    }

    mutating func extend(to point: CGPoint) {
        extend(toX: point.x)
        extend(toY: point.y)
    }

    mutating func extend(toX x: CGFloat) {
        minX = min(minX, x)
        maxX = max(maxX, x)
    }

    mutating func extend(toY y: CGFloat) {
        minY = min(minY, y)
        maxY = max(maxY, y)
    }

    var rect: CGRect {
        CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
