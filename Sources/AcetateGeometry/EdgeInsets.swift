public import Foundation

/// Distances from the four edges of a rectangle inward, in points. Negative ones lead outward.
public struct EdgeInsets: Sendable, Hashable {
    /// From the top edge down.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the bottom edge up.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat

    /// No distance from any edge.
    public static let zero = EdgeInsets()

    /// Insets by these distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets by the same distance from every edge.
    public init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
}

extension CGRect {
    /// The rectangle with its edges moved inward by the insets. `.null` where they leave less than nothing between them, and of `.null`.
    public func inset(by insets: EdgeInsets) -> CGRect {
        guard !isNull else { return .null }
        let rect = standardized
        let (width, height) = (rect.width - insets.left - insets.right, rect.height - insets.top - insets.bottom)
        guard width >= 0, height >= 0 else { return .null }
        return CGRect(x: rect.minX + insets.left, y: rect.minY + insets.top, width: width, height: height)
    }
}
