import AcetateDrawing
import AcetateGeometry
import Foundation

/// What fills a layer's bounds.
enum LayerContents {
    case none
    /// A picture that was set; elsewhere, so that a layer without one has no room for it.
    indirect case image(Image)
    /// What `display()` drew.
    case drawn(Backing)
}

/// The pixels that a layer drew, with what is needed to place them.
@MainActor
final class Backing {
    /// The most pixels that one backing has (256 MiB); of a larger layer the upper part is drawn.
    static let maximumArea = 1 << 26
    /// The longest side, in pixels: a little less than what pixman can address, as it looks at the pixels around too.
    static let maximumSide = 32_000

    let bitmap: Bitmap
    /// The part of the bounds that the pixels cover, in points; smaller than the bounds only where the layer is too large.
    let extent: CGRect
    /// The bounds for which the pixels were drawn.
    let bounds: CGRect
    /// Pixels per point.
    let scale: CGFloat
    /// Whether it is drawn upon black, so that nothing shines through.
    let isOpaque: Bool
    private var handedOut: Image?
    /// Whether a layer draws into the pixels right now.
    var isBeingDrawn = false
    /// Counts the drawings into the pixels, so that pictures of them can tell whether they are of the same.
    private(set) var revision: Int

    private init(bitmap: Bitmap, extent: CGRect, bounds: CGRect, scale: CGFloat, isOpaque: Bool, revision: Int = 0) {
        self.isOpaque = isOpaque
        self.revision = revision
        self.bitmap = bitmap
        self.extent = extent
        self.bounds = bounds
        self.scale = scale
    }

    /// The pixels as an image, without a copy: the next display draws elsewhere. While a layer draws, a copy of them as they are.
    var image: Image {
        if isBeingDrawn { return Image(bitmap) }
        if let handedOut { return handedOut }
        let image = Image(sharing: bitmap.buffer, scale: scale)
        handedOut = image
        return image
    }

    /// From pixels to the bounds space in which they were drawn.
    var pixelsToBounds: Transform {
        Transform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: extent.minX, ty: extent.minY)
    }

    /// A backing with the part of it that is to be drawn, cleared, or black where it is opaque.
    struct Drawing {
        let backing: Backing
        /// In pixels.
        let clip: PixelRect
        /// The same in points, so rounded outward to pixels.
        let part: CGRect
    }

    /// Makes ready what the layer draws into: the pixels it has, a copy of them, or new ones.
    ///
    /// - Parameter part: what is to be drawn, in points; nil for everything.
    /// - Returns: nil where there is no memory for it, which is noted; then the layer keeps what it had.
    static func prepare(for layer: Layer, part: CGRect?, inPlace: Bool) -> Drawing? {
        let scale = layer.storedContentsScale
        let bounds = layer.storedBounds
        do {
            if case .drawn(let old) = layer.storedContents, canDrawPart(of: layer) {
                let backing = inPlace && old.handedOut == nil ? old : try old.copied(whole: part != nil)
                return backing.drawing(part ?? bounds)
            }
            return try make(bounds: bounds, scale: scale, for: layer).drawing(bounds)
        } catch {
            layer.home?.note("\(layer.label) keeps its contents: \(error)")
            return nil
        }
    }

    /// Whether the layer has pixels of the right size, so that a part of them can be drawn anew.
    static func canDrawPart(of layer: Layer) -> Bool {
        guard case .drawn(let old) = layer.storedContents else { return false }
        return old.bounds == layer.storedBounds && old.scale == layer.storedContentsScale && old.isOpaque == layer.isOpaque
    }

    private static func make(bounds: CGRect, scale: CGFloat, for layer: Layer) throws -> Backing {
        let size = PixelRect(covering: CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale))
        let width = min(size.width, maximumSide)
        let height = min(size.height, maximumSide, maximumArea / width)
        var extent = bounds
        if width < size.width || height < size.height {
            extent.size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
            layer.home?.note("\(layer.label) is too large to draw: \(size.width)×\(size.height) px, clipped to \(width)×\(height)")
        }
        let bitmap = try Bitmap(width: width, height: height, scale: scale)
        return Backing(bitmap: bitmap, extent: extent, bounds: bounds, scale: scale, isOpaque: layer.isOpaque)
    }

    private func copied(whole: Bool) throws -> Backing {
        let bitmap = whole ? try bitmap.copy() : try Bitmap(width: bitmap.width, height: bitmap.height, scale: scale)
        return Backing(bitmap: bitmap, extent: extent, bounds: bounds, scale: scale, isOpaque: isOpaque, revision: revision)
    }

    private func drawing(_ part: CGRect) -> Drawing {
        revision += 1
        let pixels = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let toPixels = pixelsToBounds.inverted() ?? .identity
        let clip = PixelRect(covering: part, under: toPixels).intersection(pixels)
        let canvas = Canvas(buffer: bitmap.buffer, rasterizer: Rasterizer())
        if isOpaque {
            canvas.fill(Region(clip), color: .black)
        } else {
            canvas.clear(Region(clip))
        }
        return Drawing(backing: self, clip: clip, part: clip.cgRect.applying(pixelsToBounds))
    }
}

extension Backing.Drawing {
    /// A context in points of the bounds, clipped to the part.
    @MainActor
    func context(_ rasterizer: Rasterizer) -> GraphicsContext {
        GraphicsContext(
            bitmap: backing.bitmap,
            transform: backing.pixelsToBounds.inverted() ?? .identity,
            clip: clip,
            rasterizer: rasterizer
        )
    }
}

extension PixelRect {
    /// The same rectangle for arithmetic with transforms, still in pixels.
    fileprivate var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
