import AcetateGeometry
import Foundation

/// The four corners of a rounded rect whose edges lie between pixels: what is covered of each pixel there. Immutable.
final class RoundedCorners {
    /// In pixels.
    let radius: CGFloat
    /// How many rows and columns a corner takes up.
    let side: Int
    /// A square of two corners by two, which is the smallest rect that they fit on.
    private let coverage: ContiguousArray<UInt8>
    private let rows: ContiguousArray<Row>
    /// `side`, rounded up to whole blocks of four pixels.
    private let blockSide: Int
    /// The same coverage for rows of blocks: `blockSide` bytes for the left corner and as many for the right one.
    private let blocks: ContiguousArray<UInt8>

    /// Where things begin and end in a row of the square. What comes before `start` and from `end` on is empty; what comes between
    /// `fullStart`, which is in the left corner or right after it, and `fullEnd` is full.
    private struct Row {
        let start: Int
        let fullStart: Int
        let fullEnd: Int
        let end: Int

        init(_ coverage: ArraySlice<UInt8>, side: Int) {
            let (left, right) = (coverage.prefix(side), coverage.suffix(side))
            let first = coverage.startIndex
            start = (left.firstIndex { $0 > 0 } ?? left.endIndex) - first
            end = (right.lastIndex { $0 > 0 }.map { $0 + 1 } ?? right.startIndex) - first
            fullStart = (left.lastIndex { $0 < 255 }.map { $0 + 1 } ?? left.startIndex) - first
            fullEnd = (right.firstIndex { $0 < 255 } ?? right.endIndex) - first
        }
    }

    init(radius: CGFloat, side: Int, rasterizer: Rasterizer) {
        self.radius = radius
        self.side = side
        let square = PixelRect(x: 0, y: 0, width: 2 * side, height: 2 * side)
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: square.width, height: square.height), cornerRadius: radius)
        var bytes = [UInt8](repeating: 0, count: square.area)
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return }
            unsafe rasterizer.cover(
                path, transform: .identity, rule: .winding, into: first, stride: square.width, origin: (0, 0), clip: square)
        }
        coverage = ContiguousArray(bytes)
        let blockSide = (side + 3) & ~3
        let full = [UInt8](repeating: 255, count: blockSide - side)
        self.blockSide = blockSide
        blocks = ContiguousArray(
            (0..<square.height).flatMap { y in
                let row = bytes[y * square.width..<(y + 1) * square.width]
                return row.prefix(side) + full + full + row.suffix(side)
            })
        rows = ContiguousArray(
            (0..<square.height).map { y in Row(bytes[y * square.width..<(y + 1) * square.width], side: side) })
    }

    /// What it takes to keep it, nearly.
    var byteCount: Int { coverage.count + blocks.count + rows.count * MemoryLayout<Row>.stride }

    /// Paints a part of a rect that has these corners. The painter's first pixel is that of `part`.
    func paint(_ part: PixelRect, of rect: PixelRect, with painter: ColorPainter) {
        if painter.isOpaque, part == rect, rect.width >= 2 * blockSide {
            return paintAll(width: rect.width, height: rect.height, with: painter)
        }
        let lowerCorners = rect.maxY - 2 * side
        for y in part.minY..<part.maxY {
            // Of the device's column 0.
            let offset = (y &- part.minY) &* painter.stride &- part.minX
            if y < rect.minY + side {
                paintRow(y - rect.minY, of: rect, from: part.minX, to: part.maxX, at: offset, with: painter)
            } else if y >= lowerCorners + side {
                paintRow(y - lowerCorners, of: rect, from: part.minX, to: part.maxX, at: offset, with: painter)
            } else {
                painter.paint(coverage: 255, at: offset &+ part.minX, count: part.width)
            }
        }
    }

    /// Paints a whole rect, in which no row needs to be looked at.
    private func paintAll(width: Int, height: Int, with painter: ColorPainter) {
        unsafe blocks.withUnsafeBufferPointer { blocks in
            guard let upper = blocks.baseAddress else { return }
            unsafe painter.paintCorners(0..<side, width: width, coverage: upper, side: blockSide)
            unsafe painter.paintCorners(
                height - side..<height, width: width, coverage: upper + side * 2 * blockSide, side: blockSide)
        }
        painter.paintRows(side..<height - side, width: width)
    }

    /// Paints columns of a row that goes through corners: `index` is its number in the square.
    private func paintRow(
        _ index: Int, of rect: PixelRect, from first: Int, to end: Int, at offset: Int, with painter: ColorPainter
    ) {
        let row = rows[index]
        let (left, right) = (rect.minX, rect.maxX &- 2 &* side)
        let (fullFirst, fullEnd) = (max(first, left &+ row.fullStart), min(end, right &+ row.fullEnd))
        if fullFirst < fullEnd { painter.paint(coverage: 255, at: offset &+ fullFirst, count: fullEnd &- fullFirst) }
        unsafe coverage.withUnsafeBufferPointer { coverage in
            let bytes = unsafe coverage.baseAddress! + index &* 2 &* side
            let (leftFirst, leftEnd) = (max(first, left &+ row.start), min(end, left &+ row.fullStart))
            if leftFirst < leftEnd {
                unsafe painter.paint(bytes + (leftFirst &- left), at: offset &+ leftFirst, count: leftEnd &- leftFirst)
            }
            let (rightFirst, rightEnd) = (max(first, right &+ row.fullEnd), min(end, right &+ row.end))
            if rightFirst < rightEnd {
                unsafe painter.paint(bytes + (rightFirst &- right), at: offset &+ rightFirst, count: rightEnd &- rightFirst)
            }
        }
    }
}

/// The corners that were used last. Bounded: the oldest make room for new ones.
struct RoundedCornerCache {
    private var kept: ContiguousArray<RoundedCorners> = []
    private var byteCount = 0

    private static let byteLimit = 256 << 10
    /// Few enough to look through.
    private static let countLimit = 32

    func corners(radius: CGFloat) -> RoundedCorners? {
        for corners in kept.reversed() where corners.radius == radius { return corners }
        return nil
    }

    mutating func keep(_ corners: RoundedCorners) {
        kept.append(corners)
        byteCount += corners.byteCount
        while kept.count > Self.countLimit || byteCount > Self.byteLimit {
            byteCount -= kept.removeFirst().byteCount
        }
    }
}
