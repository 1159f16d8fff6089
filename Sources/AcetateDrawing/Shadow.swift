import AcetateGeometry
import Foundation

/// What a context casts under everything it draws.
struct Shadow {
    /// Right and down, in points of the base space.
    let offset: CGSize
    /// Twice the sigma of the blur, in points of the base space.
    let blur: CGFloat
    let color: Color
}

/// A shadow on the device.
struct DeviceShadow {
    /// Moves a shape to where its shadow falls; in pixels, which need not be whole.
    let displacement: Transform
    /// The standard deviation of the blur, in pixels.
    let sigma: Double

    init(displacement: Transform, sigma: Double) {
        self.displacement = displacement
        self.sigma = sigma
    }

    init(_ shadow: Shadow, scale: CGFloat) {
        self.init(
            displacement: Transform(translationX: shadow.offset.width * scale, y: shadow.offset.height * scale),
            sigma: Double(shadow.blur / 2 * scale))
    }

    private var reach: Int { AlphaMask.blurReach(sigma: sigma) }

    /// The shadow of a shape: what of it falls into `target`.
    ///
    /// - Parameters:
    ///   - box: the pixels around the displaced shape.
    ///   - shape: the displaced shape's coverage of a rectangle.
    func mask(
        of box: PixelRect, in target: PixelRect, shape: (PixelRect) throws(BitmapError) -> AlphaMask
    ) throws(BitmapError) -> AlphaMask? {
        let extent = box.insetBy(-reach).intersection(target)
        if extent.isEmpty { return nil }
        return try shape(box.intersection(extent.insetBy(-reach))).blurred(sigma: sigma, to: extent)
    }

    /// The shadow of a rectangle that is displaced already, in pixels that need not be whole: what of it falls into `target`.
    func mask(ofRectangle rect: CGRect, in target: PixelRect) throws(BitmapError) -> AlphaMask? {
        let extent = PixelRect(covering: rect).insetBy(-reach).intersection(target)
        if extent.isEmpty { return nil }
        return try AlphaMask(rectangle: rect, blurredBy: sigma, extent: extent)
    }

    /// The pixels that are seen in `target`, either themselves or by their shadow.
    func sources(of target: PixelRect) -> PixelRect {
        let (x, y) = (-displacement.tx, -displacement.ty)
        let limit = CGFloat(PixelRect.limit)
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int { Int(min(max(value.rounded(rule), -limit), limit)) }
        let casting = target.offsetBy(dx: whole(x, .down), dy: whole(y, .down))
            .union(target.offsetBy(dx: whole(x, .up), dy: whole(y, .up)))
        return target.union(casting.insetBy(-reach - 1))
    }
}
