import AcetateGeometry
import CPixman

/// One pixel that repeats for ever: a paint of one colour, or a mask of one opacity.
///
/// It is kept and recoloured rather than made for each use, as making a pixman image takes as long as compositing a small rectangle.
@safe
final class SolidPixel: PixmanImage {
    let pointer: OpaquePointer
    private let word: UnsafeMutablePointer<UInt32>

    /// `pixman_image_create_bits` of one pixel with `pixman_image_set_repeat`.
    init() {
        unsafe word = .allocate(capacity: 1)
        unsafe word.initialize(to: 0)
        guard let image = unsafe pixman_image_create_bits(PIXMAN_a8r8g8b8, 1, 1, word, 4) else {
            fatalError("There is no memory for an image of one pixel.")
        }
        unsafe pixman_image_set_repeat(image, PIXMAN_REPEAT_NORMAL)
        unsafe pointer = image
    }

    /// `pixman_image_unref`
    deinit {
        unsafe _ = pixman_image_unref(pointer)
        unsafe word.deallocate()
    }

    var longestSide: Int { 1 }

    /// It is the same everywhere.
    func near(_ rect: PixelRect) -> (image: any PixmanImage, origin: (x: Int, y: Int))? { (self, (0, 0)) }

    /// This pixel, holding a premultiplied ARGB colour from now on. (Pixman reads it anew at every call.)
    func colored(_ color: UInt32) -> SolidPixel {
        unsafe word.pointee = color
        return self
    }

    /// This pixel as a mask that lets `opacity` of 255 through.
    func opacity(_ opacity: UInt8) -> SolidPixel {
        colored(UInt32(opacity) << 24)
    }
}
