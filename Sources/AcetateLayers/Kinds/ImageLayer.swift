public import AcetateDrawing
import AcetateGeometry
import Foundation

/// A layer that shows an image, upright, in its own colours or as a stencil, as large as the gravity says: fitting, by default.
///
/// It is a layer whose contents come from an image: an image's pixels per point become the layer's `contentsScale`, and where its cap insets
/// ask for it, its middle is stretched.
open class ImageLayer: Layer {
    @exclusivity(unchecked) private final var storedImage: Image?
    @exclusivity(unchecked) private final var storedTint = Color.black

    open override class var layerProperties: [AnyLayerProperty] {
        super.layerProperties + [.init(image), .init(tintColor)]
    }

    /// A layer without an image.
    public override init() {
        super.init()
        contentsGravity = .resizeAspect
    }

    /// A layer as large as an image, at the origin.
    public convenience init(image: Image) {
        self.init()
        self.image = image
        frame = CGRect(origin: .zero, size: image.size)
    }

    /// The image; nil, the default, for none. Setting it sets `contents`, `contentsScale` and `contentsCenter`.
    public final var image: Image? {
        get { storedImage }
        set {
            guard let old = exchange(&storedImage, for: newValue) else { return }
            changed(Self.image, from: old, to: newValue) { self.showImage() }
        }
    }

    /// The colour of an image that is a template; black by default.
    public final var tintColor: Color {
        get { storedTint }
        set {
            guard let old = exchange(&storedTint, for: newValue) else { return }
            changed(Self.tintColor, from: old, to: newValue) { self.showImage() }
        }
    }

    private final func showImage() {
        guard let image = storedImage else { return contents = nil }
        contents = image.renderingMode == .template ? image.tinted(storedTint) ?? image : image
        contentsScale = image.scale
        let (size, insets) = (image.size, image.resizing.capInsets)
        guard insets != .zero, size.width > 0, size.height > 0 else {
            return contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        contentsGravity = .resize
        contentsCenter = CGRect(
            x: insets.left / size.width, y: insets.top / size.height,
            width: max(size.width - insets.left - insets.right, 0) / size.width,
            height: max(size.height - insets.top - insets.bottom, 0) / size.height)
    }
}

/// The rows of image layers.
extension ImageLayer {
    /// The row of `image`.
    public nonisolated static let image = LayerProperty<Image?>(
        "image", default: nil, ofKind: { (layer: ImageLayer) in layer.image }, set: { $0.image = $1 })
    /// The row of `tintColor`.
    public nonisolated static let tintColor = LayerProperty(
        "tintColor", default: Color.black, ofKind: { (layer: ImageLayer) in layer.tintColor }, set: { $0.tintColor = $1 })
}
