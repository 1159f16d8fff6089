import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct RoundedRectTests {
    /// How far a quarter circle drawn by one cubic leaves the circle, in radii.
    private let circleError: CGFloat = 0.000273

    /// Whether the path is the rect with these circles in its corners.
    private func expect(
        _ path: Path, isRectWith radii: CornerRadii, width: CGFloat, height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(path.boundingBox.isClose(to: rect(0, 0, width, height)), sourceLocation: sourceLocation)
        let corners: [(CGPoint, CGFloat)] = [
            (point(0, 0), radii.topLeft), (point(width, 0), radii.topRight), (point(0, height), radii.bottomLeft),
            (point(width, height), radii.bottomRight),
        ]
        for (corner, radius) in corners {
            // On the diagonal, a quarter circle stands (√2 - 1) radii away from the corner.
            let way = point(corner.x == 0 ? 1 : -1, corner.y == 0 ? 1 : -1)
            let depth = radius * (1 - 0.5.squareRoot())
            let (outside, inside) = (depth - radius * circleError - 1e-6, depth + radius * circleError + 1e-6)
            #expect(!path.contains(point(corner.x + way.x * outside, corner.y + way.y * outside)), sourceLocation: sourceLocation)
            #expect(path.contains(point(corner.x + way.x * inside, corner.y + way.y * inside)), sourceLocation: sourceLocation)
        }
    }

    @Test func `Each corner has its own radius`() {
        let radii = CornerRadii(topLeft: 5, topRight: 10, bottomLeft: 15, bottomRight: 20)
        expect(Path(roundedRect: rect(0, 0, 100, 60), cornerRadii: radii), isRectWith: radii, width: 100, height: 60)
    }

    @Test func `Corners that are left out are square`() {
        let path = Path(roundedRect: rect(0, 0, 100, 60), corners: [.topLeft, .bottomRight], cornerRadius: 20)
        expect(path, isRectWith: CornerRadii(topLeft: 20, bottomRight: 20), width: 100, height: 60)
        #expect(Array(path.verbs) == [.move, .line, .line, .cubic, .line, .line, .cubic, .close])
        let bottom = Path(roundedRect: rect(0, 0, 100, 60), corners: [.bottomLeft, .bottomRight], cornerRadius: 20)
        #expect(Array(bottom.verbs) == [.move, .line, .line, .cubic, .line, .cubic, .close])
    }

    @Test(arguments: [0, 12, 30, 1000, .infinity] as [CGFloat])
    func `All corners with one radius are the plain rounded rect`(radius: CGFloat) {
        let box = rect(3, 4, 100, 60)
        #expect(Path(roundedRect: box, corners: .all, cornerRadius: radius) == Path(roundedRect: box, cornerRadius: radius))
    }

    @Test func `Radii that do not fit are made smaller together`() {
        // CSS: the factor is the least of side / sum of its radii; here 100 / (150 + 50) at the top, and 60 / 200 at the left.
        let path = Path(roundedRect: rect(0, 0, 100, 60), cornerRadii: CornerRadii(topLeft: 150, topRight: 50, bottomLeft: 50))
        expect(path, isRectWith: CornerRadii(topLeft: 45, topRight: 15, bottomLeft: 15), width: 100, height: 60)
        // One alone may take the whole shorter side.
        let single = Path(roundedRect: rect(0, 0, 100, 60), corners: .topRight, cornerRadius: 1000)
        expect(single, isRectWith: CornerRadii(topRight: 60), width: 100, height: 60)
    }

    @Test func `An infinite radius takes all room, and huge ones share it`() {
        let radii = CornerRadii(topLeft: .infinity, topRight: 30, bottomRight: .infinity)
        let endless = Path(roundedRect: rect(0, 0, 100, 60), cornerRadii: radii)
        expect(endless, isRectWith: CornerRadii(topLeft: 60, bottomRight: 60), width: 100, height: 60)
        let huge = Path(roundedRect: rect(0, 0, 100, 60), cornerRadii: CornerRadii(topLeft: 1.5e308, bottomLeft: 1.5e308))
        expect(huge, isRectWith: CornerRadii(topLeft: 30, bottomLeft: 30), width: 100, height: 60)
    }

    @Test func `Radii that are negative are none, and those that are NaN are refused`() {
        let box = rect(1, 2, 3, 4)
        #expect(Path(roundedRect: box, cornerRadii: CornerRadii(topLeft: -1, topRight: -.infinity)) == Path(rect: box))
        for path in [
            Path(roundedRect: box, cornerRadii: CornerRadii(bottomLeft: .nan)),
            Path(roundedRect: box, corners: [], cornerRadius: .nan),
            Path(roundedRect: .null, cornerRadii: CornerRadii(1)),
        ] {
            #expect(path.isEmpty && path.refusedElements == 1)
        }
    }

    @Test func `A rect without area keeps its outline, and a negative size counts from the opposite corner`() {
        let radii = CornerRadii(topLeft: 1, bottomRight: 2)
        #expect(Path(roundedRect: rect(1, 2, 3, 0), cornerRadii: radii) == Path(rect: rect(1, 2, 3, 0)))
        #expect(Path(roundedRect: rect(4, 6, -3, -4), cornerRadii: radii) == Path(roundedRect: rect(1, 2, 3, 4), cornerRadii: radii))
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func `Sides that are used up leave no steps backwards`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (origin, size) = (generator.point(in: -1000...1000), generator.point(in: 1...99))
        let box = rect(origin.x, origin.y, size.x, size.y)
        let radii = CornerRadii(
            topLeft: generator.number(in: 0...200), topRight: generator.number(in: 0...200), bottomLeft: generator.number(in: 0...200),
            bottomRight: generator.number(in: 0...200))
        let path = Path(roundedRect: box, cornerRadii: radii)
        // A pen along a rounded rect turns smoothly, so that its outline has no tips: miters and bevels look the same.
        let miter = path.outline(StrokeStyle(width: 1, join: .miter), tolerance: 0.01)
        let bevel = path.outline(StrokeStyle(width: 1, join: .bevel), tolerance: 0.01)
        #expect(miter == bevel, "seed \(seed)")
    }
}
