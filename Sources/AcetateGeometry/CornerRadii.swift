public import Foundation

/// Some of a rect's four corners. As everywhere, top is where y is smallest.
public struct RectCorners: OptionSet, Sendable, Hashable {
    /// One bit for each corner.
    public let rawValue: Int

    /// The corners whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The corner with the smallest x and the smallest y.
    public static let topLeft = RectCorners(rawValue: 1)
    /// The corner with the largest x and the smallest y.
    public static let topRight = RectCorners(rawValue: 2)
    /// The corner with the smallest x and the largest y.
    public static let bottomLeft = RectCorners(rawValue: 4)
    /// The corner with the largest x and the largest y.
    public static let bottomRight = RectCorners(rawValue: 8)
    /// All four.
    public static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// How round each corner of a rect is: the radii of four quarter circles, in points. Zero and below is a square corner.
public struct CornerRadii: Sendable, Hashable {
    /// The radius at the top left.
    public var topLeft: CGFloat
    /// The radius at the top right.
    public var topRight: CGFloat
    /// The radius at the bottom left.
    public var bottomLeft: CGFloat
    /// The radius at the bottom right.
    public var bottomRight: CGFloat

    /// These four radii; corners that are left out are square.
    public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// One radius for these corners; the others are square.
    public init(_ radius: CGFloat, corners: RectCorners = .all) {
        self.init(
            topLeft: corners.contains(.topLeft) ? radius : 0,
            topRight: corners.contains(.topRight) ? radius : 0,
            bottomLeft: corners.contains(.bottomLeft) ? radius : 0,
            bottomRight: corners.contains(.bottomRight) ? radius : 0)
    }
}

// MARK: - Fitting into a rect

extension CornerRadii {
    var isNaN: Bool {
        topLeft.isNaN || topRight.isNaN || bottomLeft.isNaN || bottomRight.isNaN
    }

    var isZero: Bool {
        topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0
    }

    /// The radii that a rect of this size has room for: none negative, and all made smaller by one factor where two of them are together
    /// longer than their side (CSS Backgrounds and Borders, 5.5). Beside an infinite radius a finite one is nothing.
    func fitting(width: CGFloat, height: CGFloat) -> CornerRadii {
        let isEndless = max(topLeft, topRight, bottomLeft, bottomRight) == .infinity
        let held = isEndless ? mapped { $0 == .infinity ? max(width, height) : 0 } : mapped { max($0, 0) }
        // In halves, whose sums stay finite.
        let factor = min(
            1,
            width / 2 / (held.topLeft / 2 + held.topRight / 2), width / 2 / (held.bottomLeft / 2 + held.bottomRight / 2),
            height / 2 / (held.topLeft / 2 + held.bottomLeft / 2), height / 2 / (held.topRight / 2 + held.bottomRight / 2))
        return factor < 1 ? held.mapped { $0 * factor } : held
    }

    private func mapped(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomLeft: change(bottomLeft), bottomRight: change(bottomRight))
    }
}
