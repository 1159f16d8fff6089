import AcetateGeometry
import Foundation
import Testing

@Suite struct PathTests {
    @Test func `An empty path has nothing`() {
        let path = Path()
        #expect(path.isEmpty && path.currentPoint == nil && path.refusedElements == 0)
        #expect(path.boundingBox.isNull && path.controlBoundingBox.isNull)
        #expect(!path.contains(.zero))
    }

    @Test func `Elements store their points in order`() {
        var path = Path()
        path.move(to: point(1, 1))
        path.addLine(to: point(2, 2))
        path.addQuadCurve(to: point(4, 4), control: point(3, 3))
        path.addCurve(to: point(7, 7), control1: point(5, 5), control2: point(6, 6))
        path.close()
        #expect(Array(path.verbs) == [.move, .line, .quad, .cubic, .close])
        #expect(Array(path.points) == (1...7).map { point(CGFloat($0), CGFloat($0)) })
    }

    @Test func `The current point is where the next line starts`() {
        var path = Path()
        path.move(to: point(1, 2))
        #expect(path.currentPoint == point(1, 2))
        path.addQuadCurve(to: point(5, 6), control: point(3, 4))
        #expect(path.currentPoint == point(5, 6))
        path.close()
        #expect(path.currentPoint == point(1, 2))
    }

    @Test func `What follows a close begins where the closed subpath began`() {
        var implicit = Path(rect: rect(1, 2, 3, 4))
        implicit.addLine(to: point(9, 9))
        var explicit = Path(rect: rect(1, 2, 3, 4))
        explicit.move(to: point(1, 2))
        explicit.addLine(to: point(9, 9))
        #expect(implicit == explicit)
        #expect(implicit.refusedElements == 0)
    }

    @Test func `A move right after a move replaces it`() {
        var path = Path()
        path.move(to: point(1, 1))
        path.move(to: point(2, 2))
        path.addLine(to: point(3, 3))
        #expect(path == polyline([point(2, 2), point(3, 3)]))
    }

    @Test func `Closing nothing does nothing`() {
        var path = Path()
        path.close()
        #expect(path.isEmpty && path.refusedElements == 0)
        path = Path(rect: rect(0, 0, 1, 1))
        path.close()
        #expect(path == Path(rect: rect(0, 0, 1, 1)))
    }

    @Test func `Drawing before a move is refused and counted`() {
        var path = Path()
        path.addLine(to: point(1, 1))
        path.addQuadCurve(to: point(1, 1), control: .zero)
        path.addCurve(to: point(1, 1), control1: .zero, control2: .zero)
        #expect(path.isEmpty)
        #expect(path.refusedElements == 3)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `Coordinates that are not finite are refused and counted`(bad: CGFloat) {
        var path = polyline([point(0, 0), point(1, 0)])
        let before = path
        path.move(to: point(bad, 0))
        path.addLine(to: point(0, bad))
        path.addQuadCurve(to: point(1, 1), control: point(bad, 1))
        path.addQuadCurve(to: point(1, bad), control: point(1, 1))
        path.addCurve(to: .zero, control1: point(0, bad), control2: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: point(bad, 0))
        path.addCurve(to: point(bad, bad), control1: .zero, control2: .zero)
        path.addLines(between: [point(0, 0), point(5, bad), point(1, 1)])
        path.addRect(rect(bad, 0, 1, 1))
        path.addRect(rect(0, 0, 1, bad))
        path.addEllipse(in: rect(0, bad, 1, 1))
        path.addRoundedRect(rect(0, 0, bad, 1), cornerRadius: 1)
        path.addArc(center: point(0, bad), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: bad, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: bad, clockwise: false)
        #expect(path == before)
        #expect(path.refusedElements == 16)
    }

    @Test func `Refusals play no part in equality`() {
        var path = Path(rect: rect(0, 0, 1, 1))
        path.addLine(to: point(.nan, 0))
        #expect(path.refusedElements == 1)
        #expect(path == Path(rect: rect(0, 0, 1, 1)))
        #expect(path.hashValue == Path(rect: rect(0, 0, 1, 1)).hashValue)
        #expect(path != Path(rect: rect(0, 0, 1, 2)))
    }

    @Test func `Adding a path adds its subpaths and its refusals`() {
        var added = polyline([point(1, 1), point(2, 1)])
        added.addLine(to: point(.nan, 0))
        added.move(to: point(5, 5))
        added.addLine(to: point(6, 5))
        var path = polyline([point(0, 0), point(1, 0)])
        path.addPath(added, transform: Transform(scaleX: 10, y: 10))
        path.close()
        #expect(path.refusedElements == 1)
        #expect(path.currentPoint == point(50, 50))
        #expect(Array(path.verbs) == [.move, .line, .move, .line, .move, .line, .close])
        #expect(Array(path.points) == [point(0, 0), point(1, 0), point(10, 10), point(20, 10), point(50, 50), point(60, 50)])
    }

    @Test func `Adding an empty path changes nothing`() {
        var path = Path()
        path.move(to: point(1, 1))
        let before = path
        path.addPath(Path())
        #expect(path == before)
    }

    @Test func `A transformed path has transformed points`() {
        let moved = Path(rect: rect(0, 0, 2, 3)).applying(Transform(translationX: 5, y: 7))
        #expect(moved == Path(rect: rect(5, 7, 2, 3)))
    }

    @Test func `A transform that leads beyond all numbers leaves an empty path and a refusal`() {
        let path = Path(rect: rect(0, 0, 1e200, 1)).applying(Transform(scaleX: 1e200, y: 1))
        #expect(path.isEmpty)
        #expect(path.refusedElements == 1)
    }

    @Test func `A path that is emptied is like a new one`() {
        var path = Path(rect: rect(0, 0, 1, 1))
        path.addLine(to: point(.nan, 0))
        path.removeAll(keepingCapacity: true)
        #expect(path == Path() && path.refusedElements == 0 && path.currentPoint == nil)
        path.addRect(rect(0, 0, 1, 1))
        #expect(path == Path(rect: rect(0, 0, 1, 1)) && path.currentPoint == point(0, 0))
    }

    @Test func `Copies are independent`() {
        let original = Path(rect: rect(0, 0, 1, 1))
        var copy = original
        copy.addRect(rect(2, 2, 1, 1))
        #expect(original == Path(rect: rect(0, 0, 1, 1)))
        #expect(copy != original)
    }
}
