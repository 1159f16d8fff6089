internal import Foundation

extension Path {
    /// A step of the path together with where it starts. Quadratic curves are raised to cubics, which changes nothing but their rounding.
    enum Element {
        case move(to: CGPoint)
        case line(from: CGPoint, to: CGPoint)
        case curve(CubicCurve)
        /// The line that closes a subpath; it may have no length.
        case close(from: CGPoint, to: CGPoint)
    }

    /// Calls `body` with each element, in order.
    func forEachElement(_ body: (Element) -> Void) {
        var nextIndex = 0
        var subpathStart = CGPoint.zero
        var current = CGPoint.zero
        func nextPoint() -> CGPoint {
            defer { nextIndex += 1 }
            return points[nextIndex]
        }
        for verb in verbs {
            let start = current
            switch verb {
            case .move:
                current = nextPoint()
                subpathStart = current
                body(.move(to: current))
            case .line:
                current = nextPoint()
                body(.line(from: start, to: current))
            case .quad:
                let control = nextPoint()
                current = nextPoint()
                body(.curve(CubicCurve(start: start, control: control, end: current)))
            case .cubic:
                let (control1, control2) = (nextPoint(), nextPoint())
                current = nextPoint()
                body(.curve(CubicCurve(start: start, control1: control1, control2: control2, end: current)))
            case .close:
                current = subpathStart
                body(.close(from: start, to: current))
            }
        }
    }
}
