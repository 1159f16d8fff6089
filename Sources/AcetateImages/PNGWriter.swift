import AcetateDrawing
import CPNG
import Foundation

/// Turns an image into the bytes of a PNG file.
struct PNGWriter {
    /// For errors.
    let file: String?
    let compressionLevel: Int

    func encode(_ image: Image) throws(ImageError) -> Data {
        let pixels = image.uprightBuffer
        let channels = Self.channels(of: pixels, isOpaque: image.isOpaque)
        var writer = unsafe CPNGWriter()
        defer { unsafe cpng_close_writer(&writer) }
        let level = Int32(min(max(compressionLevel, 0), 9))
        guard
            unsafe cpng_open_writer(&writer, UInt32(pixels.width), UInt32(pixels.height), Int32(channels.rawValue), level) != 0
        else { throw unsafe fault(writer) }
        var row = [UInt8](repeating: 0, count: pixels.width * channels.rawValue)
        for y in 0..<pixels.height {
            unsafe Straightening.store(pixels.words + y * pixels.strideInWords, channels, to: &row)
            guard unsafe cpng_write_row(&writer, row) != 0 else { throw unsafe fault(writer) }
        }
        guard unsafe cpng_finish_writer(&writer) != 0, let data = unsafe writer.data else { throw unsafe fault(writer) }
        return unsafe Data(bytes: data, count: writer.length)
    }

    /// What a pixel consists of. The raw value is how many samples that are.
    enum Channels: Int {
        case gray = 1
        case grayAlpha = 2
        case rgb = 3
        case rgba = 4

        var hasAlpha: Bool { self == .grayAlpha || self == .rgba }
        var hasColor: Bool { self == .rgb || self == .rgba }
    }

    /// The fewest that hold all pixels.
    private static func channels(of pixels: PixelBuffer, isOpaque: Bool) -> Channels {
        for y in 0..<pixels.height {
            let row = unsafe pixels.words + y * pixels.strideInWords
            for x in 0..<pixels.width {
                let pixel = unsafe row[x] & 0xFF_FFFF
                if pixel != (pixel & 0xFF) * 0x01_0101 { return isOpaque ? .rgb : .rgba }
            }
        }
        return isOpaque ? .gray : .grayAlpha
    }

    private func fault(_ writer: CPNGWriter) -> ImageError {
        let reason = unsafe withUnsafeBytes(of: writer.reason) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return unsafe ImageError(operation: .writing, file: file, offset: writer.length, reason: reason)
    }
}

/// From premultiplied ARGB words to straight samples.
enum Straightening {
    /// The component without its alpha: `component · 255 / alpha`, rounded to nearest; 0 where there is no alpha.
    ///
    /// Multiplied by alpha / 255 again it is off by at most half of that, and so rounds to the component.
    static func sample(_ component: UInt32, alpha: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min((component * 510 + alpha) / (2 * alpha), 255))
    }

    /// Stores a row of `row.count / channels` pixels.
    static func store(_ words: UnsafeMutablePointer<UInt32>, _ channels: PNGWriter.Channels, to row: inout [UInt8]) {
        let step = channels.rawValue
        for x in 0..<row.count / step {
            let pixel = unsafe words[x]
            let alpha = pixel >> 24
            if channels.hasColor {
                row[x * step] = sample(pixel >> 16 & 0xFF, alpha: alpha)
                row[x * step + 1] = sample(pixel >> 8 & 0xFF, alpha: alpha)
                row[x * step + 2] = sample(pixel & 0xFF, alpha: alpha)
            } else {
                row[x * step] = sample(pixel & 0xFF, alpha: alpha)
            }
            if channels.hasAlpha { row[x * step + step - 1] = UInt8(alpha) }
        }
    }
}
