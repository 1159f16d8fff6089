import AcetateGeometry
import Foundation

/// A smaller picture in place of one that shrinks: about as many pixels as the device has for it along each of its sides.
struct ImageReduction {
    let buffer: PixelBuffer
    /// From the smaller picture's pixels to the device's.
    let transform: Transform

    /// Of more pixels than these in one of the device's, most were passed over anyway, and pixman's numbers end.
    private static let mostPassedOver: CGFloat = 1024

    /// Whether a side gets smaller than the quality reads by itself.
    static func isNeeded(for transform: Transform, quality: InterpolationQuality) -> Bool {
        let (x, y) = sides(transform)
        // What shrinks by less than the grid can tell does not.
        let limit = quality.averages ? 1 - 1.0 / 65_536 : 1 / mostPassedOver
        return min(x, y) < limit
    }

    /// The picture's part, each side that shrinks as long as it is on the device, rounded up: by means of what each new pixel covers, or,
    /// for `none`, by what lies under its middle.
    init(of source: PixelBuffer, part: PixelRect, transform: Transform, quality: InterpolationQuality) throws(BitmapError) {
        let (xSide, ySide) = Self.sides(transform)
        let (width, height) = (Self.length(part.width, xSide), Self.length(part.height, ySide))
        func axis(_ length: Int, _ limits: Range<Int>) -> ImageAxis {
            let placement = ImageAxis.Placement(
                scale: Double(limits.count) / Double(length), origin: Double(limits.lowerBound))
            return quality == .none
                ? ImageAxis(nearest: 0..<length, placement: placement, limits: limits)
                : ImageAxis(0..<length, placement: placement, limits: limits)
        }
        buffer = try PixelBuffer(width: width, height: height)
        ImageMixer(
            source: source, columns: axis(width, part.minX..<part.maxX), rows: axis(height, part.minY..<part.maxY)
        ).write(to: buffer)
        self.transform = Transform(
            a: CGFloat(part.width) / CGFloat(width), b: 0, c: 0, d: CGFloat(part.height) / CGFloat(height),
            tx: CGFloat(part.x), ty: CGFloat(part.y)
        ).concatenating(transform)
    }

    /// How long a pixel's sides are on the device.
    private static func sides(_ transform: Transform) -> (x: CGFloat, y: CGFloat) {
        (length(transform.a, transform.b), length(transform.c, transform.d))
    }

    /// `hypot` says the same, but takes its time for it even where a picture lies upright.
    private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        x == 0 || y == 0 ? abs(x + y) : hypot(x, y)
    }

    private static func length(_ length: Int, _ side: CGFloat) -> Int {
        side < 1 ? max(Int((CGFloat(length) * side - 1.0 / 1024).rounded(.up)), 1) : length
    }
}
