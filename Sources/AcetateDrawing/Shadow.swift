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

    init(_ shadow: Shadow, scale: CGFloat) {
        displacement = Transform(translationX: shadow.offset.width * scale, y: shadow.offset.height * scale)
        sigma = Double(shadow.blur / 2 * scale)
    }

    /// The shadow of a shape: what of it falls into `target`.
    ///
    /// - Parameters:
    ///   - box: the pixels around the displaced shape.
    ///   - shape: the displaced shape's coverage of a rectangle.
    func mask(
        of box: PixelRect, in target: PixelRect, shape: (PixelRect) throws(BitmapError) -> AlphaMask
    ) throws(BitmapError) -> AlphaMask? {
        let reach = AlphaMask.blurReach(sigma: sigma)
        let extent = box.insetBy(-reach).intersection(target)
        if extent.isEmpty { return nil }
        return try shape(box.intersection(extent.insetBy(-reach))).blurred(sigma: sigma, to: extent)
    }
}
