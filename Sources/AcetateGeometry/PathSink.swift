internal import Foundation

/// What takes lines and curves, subpath by subpath: a pen that strokes them, or a path that collects them.
protocol PathSink {
    /// Begins a subpath. A direction says which way it goes there in case that it turns out to have no length.
    mutating func begin(at point: CGPoint, direction: Vector?)
    mutating func addLine(to end: CGPoint)
    mutating func addCurve(_ curve: CubicCurve)
    /// Ends the subpath, with a line to where it began if it is closed.
    mutating func end(isClosed: Bool)
}

extension Path: PathSink {
    mutating func begin(at point: CGPoint, direction: Vector?) {
        move(to: point)
    }

    mutating func addCurve(_ curve: CubicCurve) {
        addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }

    mutating func end(isClosed: Bool) {
        if isClosed {
            close()
        }
    }
}
