public import AcetateGeometry
public import Foundation

/// A picture that does not change: premultiplied pixels, how many of them make a point, and how they are to be drawn.
///
/// Copies share the pixels, and threads may. Images are equal when their pixels are and everything else that decides how they are drawn.
public struct Image: Sendable {
    package let buffer: PixelBuffer
    /// Pixels per point.
    public private(set) var scale: CGFloat
    /// Whether no pixel lets anything through. Such an image is drawn in half the time.
    public let isOpaque: Bool
    /// How the pixels have to be turned to be upright; `.up` unless it was set.
    public private(set) var orientation = Orientation.up
    /// Whether the image has colours of its own; `.original` unless it was set.
    public private(set) var renderingMode = RenderingMode.original
    /// How the image fills a rectangle of another size.
    public private(set) var resizing = Resizing()

    /// How the image fills a rectangle of another size.
    public struct Resizing: Sendable, Hashable {
        /// The parts along the sides that keep their thickness, in points of the upright image; zero unless they were set.
        public var capInsets = EdgeInsets.zero
        /// What becomes of the rest.
        public var mode = ResizingMode.stretch
    }

    /// What fills the space between the caps of an image.
    public enum ResizingMode: Sendable, Hashable {
        /// The part between the caps, stretched.
        case stretch
        /// The part between the caps, in its size, again and again from the top left.
        case tile
    }

    /// Where an image's colours come from.
    public enum RenderingMode: Sendable, Hashable {
        /// From its pixels.
        case original
        /// From the context's fill paint; the image is the stencil, by its alpha.
        case template
    }

    /// How pixels have to be turned to be upright. The raw values are those of Exif's orientation tag.
    public enum Orientation: Int, Sendable, Hashable, CaseIterable {
        /// They are upright.
        case up = 1
        /// Mirrored left to right.
        case upMirrored
        /// Turned by half a turn.
        case down
        /// Mirrored top to bottom.
        case downMirrored
        /// Mirrored along the diagonal from the top left: rows become columns.
        case leftMirrored
        /// Turned by a quarter turn clockwise.
        case right
        /// Mirrored along the diagonal from the top right.
        case rightMirrored
        /// Turned by a quarter turn counterclockwise.
        case left
    }

    /// The bitmap as it is now. Copies its pixels; traps when there is no memory for that.
    public init(_ bitmap: Bitmap) {
        do {
            self.init(sharing: try bitmap.buffer.copy(), scale: bitmap.scale)
        } catch {
            fatalError("\(error)")
        }
    }

    /// The buffer itself, without a copy: from now on nobody writes to it.
    package init(sharing buffer: PixelBuffer, scale: CGFloat) {
        buffer.prepareForSharing()
        self.buffer = buffer
        self.scale = scale
        isOpaque = buffer.hasOnlyOpaquePixels
    }

    /// In pixels, as they are stored: before they are turned upright.
    public var width: Int { buffer.width }
    /// In pixels, as they are stored.
    public var height: Int { buffer.height }
    /// In points, upright: the pixels over the scale.
    public var size: CGSize {
        let (width, height) = (CGFloat(width) / scale, CGFloat(height) / scale)
        return orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The colour of the stored pixel in column x and row y; clear outside the image.
    public func pixel(x: Int, y: Int) -> Color {
        buffer.pixel(x: x, y: y)
    }

    /// The upright image as a PNG file: RGBA, 8 bits, straight alpha. Not compressed; four bytes a pixel and a little more.
    public func pngData() -> Data {
        PNGEncoder.encode(uprightBuffer)
    }
}

// MARK: - Variants

extension Image {
    /// The same pixels with another scale, in pixels per point. Traps unless it is positive and finite.
    public func withScale(_ scale: CGFloat) -> Image {
        precondition(scale > 0 && scale.isFinite, "An image cannot have \(scale) pixels a point.")
        return with { $0.scale = scale }
    }

    /// The same pixels, to be turned in another way.
    public func withOrientation(_ orientation: Orientation) -> Image {
        with { $0.orientation = orientation }
    }

    /// The same pixels, in their own colours or as a stencil.
    public func withRenderingMode(_ mode: RenderingMode) -> Image {
        with { $0.renderingMode = mode }
    }

    /// The same pixels; in a rectangle of another size, the parts along the sides keep their thickness, and the rest fills the space between
    /// them. Insets are rounded to whole pixels; below 0, or not finite, they count as 0. In a rectangle too small for them they shrink in
    /// proportion. Where they leave no pixel of the image between them, the one after the left or top inset is it.
    public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
        func cap(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
        let insets = EdgeInsets(
            top: cap(capInsets.top), left: cap(capInsets.left), bottom: cap(capInsets.bottom), right: cap(capInsets.right))
        return with { $0.resizing = Resizing(capInsets: insets, mode: resizingMode) }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

// MARK: - Equality

extension Image: Hashable {
    /// Whether all that decides how they are drawn is the same. Images that share their pixels are not compared one by one.
    public static func == (left: Image, right: Image) -> Bool {
        left.scale == right.scale && left.orientation == right.orientation && left.renderingMode == right.renderingMode
            && left.resizing == right.resizing
            && (left.buffer === right.buffer || left.buffer.hasSamePixels(as: right.buffer))
    }

    /// Hashes what is at hand: the sizes, and the pixel in the middle.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(buffer.word(x: width / 2, y: height / 2))
    }
}
