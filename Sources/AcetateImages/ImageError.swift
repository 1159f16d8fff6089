/// Why a file, or data, is no image.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path; nil where the image was data from the start.
    public let file: String?
    /// How many bytes had been read when the fault was found.
    public let offset: Int
    /// What is wrong, as part of a sentence.
    public let reason: String

    /// A sentence with the file, the offset and the reason.
    public var description: String {
        "\(file ?? "The image data") cannot be read as an image: at byte \(offset), \(reason)."
    }
}
