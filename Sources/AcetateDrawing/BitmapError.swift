public import Foundation

/// Why the memory of a picture could not be had.
public enum BitmapError: Error, Equatable, CustomStringConvertible {
    /// A side is zero or negative.
    case empty(width: Int, height: Int)
    /// A side is longer than pixman can address.
    case tooLarge(width: Int, height: Int)
    /// The system refused the memory.
    case outOfMemory(width: Int, height: Int)
    /// The scale is not a positive, finite number of pixels per point.
    case invalidScale(CGFloat)

    /// The longest side of a picture, in pixels.
    public static let largestSide = 32_767

    /// A sentence with the sizes.
    public var description: String {
        switch self {
        case .empty(let width, let height):
            "A picture of \(width) × \(height) pixels has no pixel; both sides must be at least 1."
        case .tooLarge(let width, let height):
            "A picture of \(width) × \(height) pixels is too large; a side has at most \(Self.largestSide)."
        case .outOfMemory(let width, let height):
            "There is no memory for a picture of \(width) × \(height) pixels."
        case .invalidScale(let scale):
            "A scale of \(scale) pixels per point is not positive and finite."
        }
    }
}
