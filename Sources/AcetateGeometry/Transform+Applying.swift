public import Foundation

extension CGPoint {
    /// Where `transform` takes this point.
    public func applying(_ transform: Transform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }

    /// Whether neither coordinate is infinite or NaN.
    package var isFinite: Bool {
        x.isFinite && y.isFinite
    }
}

extension CGSize {
    /// Where `transform` takes the vector (`width`, `height`). A vector does not move, so the translation plays no part, and the result may
    /// be negative.
    public func applying(_ transform: Transform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest rect around the four transformed corners. `.null` stays `.null`.
    public func applying(_ transform: Transform) -> CGRect {
        guard !isNull else { return .null }
        let first = CGPoint(x: minX, y: minY).applying(transform)
        let others = [CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
        return others.reduce(into: CoordinateBox(around: first)) { $0.extend(to: $1.applying(transform)) }.rect
    }
}
