import Acetate

/// Rectangles in rows and columns on a white tree of 1920 × 1080 points, all sublayers of the root; and the same for a peer, in words.
struct RectangleGrid {
    let count: Int
    let size: CGSize
    let cornerRadius: CGFloat
    let columns: Int
    let pitch: CGSize

    /// 100,000 plain ones of 4 × 3 points.
    static let many = RectangleGrid(
        count: 100_000, size: CGSize(width: 4, height: 3), cornerRadius: 0, columns: 480, pitch: CGSize(width: 4, height: 5))
    /// 2,000 of a control's size, with round corners.
    static let realistic = RectangleGrid(
        count: 2000, size: CGSize(width: 40, height: 20), cornerRadius: 4, columns: 45, pitch: CGSize(width: 42, height: 24))

    /// 40,000 of the smallest size that is still seen to be round.
    static let small = RectangleGrid(
        count: 40_000, size: CGSize(width: 8, height: 4), cornerRadius: 2, columns: 200, pitch: CGSize(width: 9, height: 5))
    /// 40,000 of a control's size, with round corners, some sixteen on top of each other.
    static let crowded = RectangleGrid(
        count: 40_000, size: CGSize(width: 40, height: 20), cornerRadius: 4, columns: 200, pitch: CGSize(width: 9, height: 5))
    /// 1,980 of a control's size, with round corners, side by side.
    static let filled = RectangleGrid(
        count: 1980, size: CGSize(width: 40, height: 20), cornerRadius: 4, columns: 45, pitch: CGSize(width: 42, height: 24))

    func origin(of number: Int) -> CGPoint {
        CGPoint(x: CGFloat(number % columns) * pitch.width, y: CGFloat(number / columns) * pitch.height)
    }

    /// Which rectangle a turn is about: all over the place, so that no cache knows it.
    func number(inTurn turn: Int) -> Int { (turn + 1) * 7919 % count }

    /// Where it goes: some hundred points away, on whole pixels, inside of the tree.
    func destination(inTurn turn: Int) -> CGPoint {
        let start = origin(of: number(inTurn: turn))
        return CGPoint(
            x: (start.x + 203).truncatingRemainder(dividingBy: 1920 - size.width),
            y: (start.y + 101).truncatingRemainder(dividingBy: 1080 - size.height))
    }

    func creation(indexed: Bool) -> String {
        "create \(count) \(size.width) \(size.height) \(cornerRadius) \(columns) \(pitch.width) \(pitch.height) \(indexed ? "tree" : "none")"
    }
}
