import AcetateDrawing
import CPNG
import Foundation

/// Turns the bytes of a PNG file into an image.
struct PNGDecoder {
    /// For errors.
    let file: String?
    let scale: CGFloat

    func decode(_ data: Data) throws(ImageError) -> Image {
        guard scale > 0, scale.isFinite else { throw fault(at: 0, "its scale is to be \(scale)") }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard data.starts(with: signature) else { throw fault(at: 0, "it does not begin as a PNG file does") }
        let result = unsafe data.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in unsafe try decode(bytes.bindMemory(to: UInt8.self)) }
        }
        return Image(sharing: try result.get(), scale: scale)
    }

    private func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) -> PixelBuffer {
        var reader = unsafe CPNGReader()
        defer { unsafe cpng_close(&reader) }
        guard unsafe cpng_open(&reader, bytes.baseAddress, bytes.count, UInt32(BitmapError.largestSide)) != 0 else {
            throw unsafe fault(reader)
        }
        let (width, height) = unsafe (Int(cpng_width(&reader)), Int(cpng_height(&reader)))
        let rowBytes = unsafe cpng_row_bytes(&reader)
        let bits = unsafe cpng_bits_per_sample(&reader)

        // From calloc, which takes no memory before it is written to: a small file may promise many pixels and not have them.
        guard let rows = unsafe calloc(height, rowBytes) else {
            throw unsafe fault(at: reader.offset, "there is no memory for \(width) × \(height) pixels")
        }
        defer { unsafe free(rows) }
        guard unsafe cpng_read(&reader, rows.assumingMemoryBound(to: UInt8.self)) != 0 else {
            throw unsafe fault(reader)
        }
        do {
            let buffer = try PixelBuffer(width: width, height: height)
            for y in 0..<height {
                let row = unsafe UnsafeRawBufferPointer(start: rows + y * rowBytes, count: rowBytes)
                unsafe Premultiplication.store(row, bitsPerSample: Int(bits), to: buffer.words + y * buffer.strideInWords)
            }
            return buffer
        } catch {
            throw unsafe fault(at: reader.offset, "there is no memory for \(width) × \(height) pixels")
        }
    }

    private func fault(at offset: Int, _ reason: String) -> ImageError {
        ImageError(file: file, offset: offset, reason: reason)
    }

    private func fault(_ reader: CPNGReader) -> ImageError {
        let reason = unsafe withUnsafeBytes(of: reader.reason) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return unsafe fault(at: reader.offset, reason)
    }
}

/// From straight RGBA to premultiplied ARGB words.
enum Premultiplication {
    /// Stores a row. Samples of 16 bits are big-endian; each product is rounded to nearest once, from all of them.
    static func store(_ row: UnsafeRawBufferPointer, bitsPerSample: Int, to words: UnsafeMutablePointer<UInt32>) {
        if bitsPerSample == 16 {
            for x in 0..<row.count / 8 {
                func sample(_ index: Int) -> UInt64 {
                    unsafe UInt64(row[8 * x + 2 * index]) << 8 | UInt64(row[8 * x + 2 * index + 1])
                }
                unsafe words[x] = word(sample(0), sample(1), sample(2), alpha: sample(3), full: 65_535)
            }
        } else {
            for x in 0..<row.count / 4 {
                func sample(_ index: Int) -> UInt64 { unsafe UInt64(row[4 * x + index]) }
                unsafe words[x] = word(sample(0), sample(1), sample(2), alpha: sample(3), full: 255)
            }
        }
    }

    /// The word of samples in 0…`full`.
    private static func word(_ red: UInt64, _ green: UInt64, _ blue: UInt64, alpha: UInt64, full: UInt64) -> UInt32 {
        func byte(_ sample: UInt64) -> UInt32 {
            UInt32((sample * alpha * 255 + full * full / 2) / (full * full))
        }
        return byte(full) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
