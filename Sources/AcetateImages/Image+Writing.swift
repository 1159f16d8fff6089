public import AcetateDrawing
public import Foundation

extension Image {
    /// The upright image as a compressed PNG file of 8 bits a sample, in the smallest of gray, gray with alpha, RGB and RGBA that holds it
    /// without loss. Alpha is straight: a component is rounded to the nearest that gives, multiplied by its alpha, the pixel's own; read
    /// again, every pixel is the same.
    ///
    /// - Parameter compressionLevel: zlib's, 0…9, cut off there; more of it takes longer and makes the file smaller. 0 does not compress.
    /// - Throws: if there is no memory.
    public func compressedPNGData(compressionLevel: Int = 6) throws(ImageError) -> Data {
        try PNGWriter(file: nil, compressionLevel: compressionLevel).encode(self)
    }

    /// Writes the image as a PNG file, in place of what is there; see `compressedPNGData(compressionLevel:)`. A file that cannot be written
    /// to its end does not take the place of another.
    ///
    /// - Throws: what went wrong, with the path.
    public func write(to url: URL, compressionLevel: Int = 6) throws(ImageError) {
        let data = try PNGWriter(file: url.path, compressionLevel: compressionLevel).encode(self)
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            let reason = "it cannot be put there (\(error.localizedDescription))"
            throw ImageError(operation: .writing, file: url.path, offset: 0, reason: reason)
        }
    }
}
