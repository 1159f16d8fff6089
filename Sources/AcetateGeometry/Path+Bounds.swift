public import Foundation

extension Path {
    /// The smallest rect around everything the path outlines, in points: around the curves themselves, not their control points. A lone
    /// move counts as a point. `.null` for an empty path.
    ///
    /// Costs a square root or two for each curve that bulges; the result is not kept.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        var box = CoordinateBox(around: first)
        forEachElement { element in
            switch element {
            case .move(let point), .line(_, let point):
                box.extend(to: point)
            case .curve(let curve):
                box.extend(to: curve.end)
                for parameter in curve.x.turningPoints {
                    box.extend(toX: curve.x.value(at: parameter))
                }
                for parameter in curve.y.turningPoints {
                    box.extend(toY: curve.y.value(at: parameter))
                }
            case .close:
                break
            }
        }
        return box.rect
    }

    /// The smallest rect around all points, control points included: quicker than `boundingBox`, and never smaller. `.null` for an empty
    /// path.
    public var controlBoundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.reduce(into: CoordinateBox(around: first)) { $0.extend(to: $1) }.rect
    }
}
