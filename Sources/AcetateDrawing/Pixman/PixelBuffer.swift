import AcetateGeometry
import CPixman

/// The memory of a picture or of a mask: one pixman image that owns its pixels.
///
/// Sendable unchecked: a buffer that is shared between threads is the storage of an `Image`, and nobody writes to that any more.
@safe
package final class PixelBuffer: PixmanImage, @unchecked Sendable {
    /// What a pixel is.
    package enum Format: Sendable {
        /// A word: alpha, red, green, blue from the high byte down, premultiplied.
        case argb32
        /// A byte of coverage.
        case a8
    }

    package let format: Format
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Bytes from one row to the next: a multiple of four.
    package let stride: Int
    let pointer: OpaquePointer
    let data: UnsafeMutablePointer<UInt32>

    /// `pixman_image_create_bits`, or the same with `_no_clear`, with memory of pixman's own.
    ///
    /// - Parameter isCleared: whether all is zero at first; false where every pixel is about to be written.
    package init(width: Int, height: Int, format: Format = .argb32, isCleared: Bool = true) throws(BitmapError) {
        guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
        guard width <= BitmapError.largestSide, height <= BitmapError.largestSide else {
            throw .tooLarge(width: width, height: height)
        }
        let create = unsafe isCleared ? pixman_image_create_bits : pixman_image_create_bits_no_clear
        guard
            let image = unsafe create(format.pixmanFormat, Int32(width), Int32(height), nil, 0),
            let data = unsafe pixman_image_get_data(image)
        else { throw .outOfMemory(width: width, height: height) }
        self.format = format
        self.width = width
        self.height = height
        self.stride = unsafe Int(pixman_image_get_stride(image))
        unsafe self.pointer = image
        unsafe self.data = data
    }

    /// `pixman_image_unref`
    deinit {
        unsafe _ = pixman_image_unref(pointer)
    }

    var longestSide: Int { max(width, height) }

    func near(_ rect: PixelRect) -> (image: any PixmanImage, origin: (x: Int, y: Int))? {
        PixelWindow(of: self, around: rect).map { ($0, (rect.x - $0.extent.x, rect.y - $0.extent.y)) }
    }

    /// The first pixel of an argb32 buffer. Good while the buffer lives.
    package var words: UnsafeMutablePointer<UInt32> {
        assert(format == .argb32, "a mask has bytes, not words")
        return unsafe data
    }

    /// The first byte of the buffer's memory. Good while the buffer lives.
    package var bytes: UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt8.self)
    }

    /// Words from one row to the next.
    package var strideInWords: Int { stride / 4 }

    /// The memory's size in bytes.
    package var byteCount: Int { stride * height }
}

extension PixelBuffer.Format {
    var pixmanFormat: pixman_format_code_t {
        switch self {
        case .argb32: PIXMAN_a8r8g8b8
        case .a8: PIXMAN_a8
        }
    }

    var bitsPerPixel: Int { self == .argb32 ? 32 : 8 }
}
