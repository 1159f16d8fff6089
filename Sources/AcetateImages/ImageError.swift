/// Why a file, or data, is no image, or an image did not become one.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was being done.
    public enum Operation: Hashable, Sendable {
        /// A file, or data, was read.
        case reading
        /// An image was written.
        case writing
    }

    /// What was being done.
    public let operation: Operation
    /// The file's path; nil where it was data from the start, or to remain data.
    public let file: String?
    /// How many bytes had been read or written when the fault was found.
    public let offset: Int
    /// What is wrong, as part of a sentence.
    public let reason: String

    init(operation: Operation = .reading, file: String?, offset: Int, reason: String) {
        self.operation = operation
        self.file = file
        self.offset = offset
        self.reason = reason
    }

    /// A sentence with the file, the offset and the reason.
    public var description: String {
        let verb = operation == .reading ? "read" : "written"
        return "\(file ?? "The image data") cannot be \(verb) as an image: at byte \(offset), \(reason)."
    }
}
