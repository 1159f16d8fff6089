public import AcetateDrawing
public import Foundation

extension Image {
    /// Reads a PNG file: all colour types and depths, interlaced or not. Samples are taken as sRGB.
    ///
    /// - Parameter scale: pixels per point of the image.
    /// - Throws: what is wrong with the file, and where. There are no half-read images.
    public init(contentsOfFile path: String, scale: CGFloat = 1) throws(ImageError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw ImageError(file: path, offset: 0, reason: "it cannot be opened (\(error.localizedDescription))")
        }
        self = try PNGDecoder(file: path, scale: scale).decode(data)
    }

    /// Reads a PNG file; see `init(contentsOfFile:scale:)`.
    public init(contentsOf url: URL, scale: CGFloat = 1) throws(ImageError) {
        try self.init(contentsOfFile: url.path, scale: scale)
    }

    /// Reads an image from the bytes of a PNG file; see `init(contentsOfFile:scale:)`.
    public init(data: Data, scale: CGFloat = 1) throws(ImageError) {
        self = try PNGDecoder(file: nil, scale: scale).decode(data)
    }
}
