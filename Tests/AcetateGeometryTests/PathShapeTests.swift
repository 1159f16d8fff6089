import AcetateGeometry
import Foundation
import Testing

@Suite struct PathShapeTests {
    /// How far a quarter circle drawn by one cubic leaves the circle, in radii.
    private let circleError: CGFloat = 0.000273

    @Test func `A rect goes clockwise from its top left corner`() {
        let path = Path(rect: rect(1, 2, 3, 4))
        #expect(Array(path.verbs) == [.move, .line, .line, .line, .close])
        #expect(Array(path.points) == [point(1, 2), point(4, 2), point(4, 6), point(1, 6)])
        #expect(path.windingNumber(at: point(2, 3)) == 1)
    }

    @Test func `A negative size counts from the opposite corner`() {
        #expect(Path(rect: rect(4, 6, -3, -4)) == Path(rect: rect(1, 2, 3, 4)))
        #expect(Path(ellipseIn: rect(4, 6, -3, -4)) == Path(ellipseIn: rect(1, 2, 3, 4)))
        #expect(Path(roundedRect: rect(4, 6, -3, -4), cornerRadius: 1) == Path(roundedRect: rect(1, 2, 3, 4), cornerRadius: 1))
    }

    @Test func `A rect without area keeps its outline`() {
        let path = Path(rect: rect(1, 2, 3, 0))
        #expect(Array(path.points) == [point(1, 2), point(4, 2), point(4, 2), point(1, 2)])
        #expect(!path.contains(point(2, 2)))
        #expect(path.boundingBox == rect(1, 2, 3, 0))
    }

    @Test func `An ellipse stays on its equation`() {
        let path = Path(ellipseIn: rect(10, 20, 60, 40))
        #expect(Array(path.verbs) == [.move, .cubic, .cubic, .cubic, .cubic, .close])
        #expect(path.points.first == point(70, 40))
        for sample in path.samples(perElement: 50).dropLast(51) {
            // ((x - 40) / 30)² + ((y - 40) / 20)² = 1
            let radius = hypot((sample.x - 40) / 30, (sample.y - 40) / 20)
            #expect(abs(radius - 1) <= circleError)
        }
        #expect(path.windingNumber(at: point(40, 40)) == 1)
        #expect(path.boundingBox == rect(10, 20, 60, 40))
    }

    @Test func `A rounded rect has straight sides and round corners`() {
        let path = Path(roundedRect: rect(0, 0, 100, 60), cornerRadius: 20)
        #expect(path.boundingBox == rect(0, 0, 100, 60))
        for sample in path.samples(perElement: 20) {
            // The nearest point of the rect that the corners' centres span is 20 away.
            let nearest = point(min(max(sample.x, 20), 80), min(max(sample.y, 20), 40))
            #expect(abs(sample.distance(to: nearest) - 20) <= 20 * circleError)
        }
        #expect(path.contains(point(7, 7)) && !path.contains(point(5, 5)))
        #expect(path.windingNumber(at: point(50, 30)) == 1)
    }

    @Test func `The corner radius is at most half the shorter side`() {
        let largest = Path(roundedRect: rect(0, 0, 100, 60), cornerRadius: 30)
        #expect(Path(roundedRect: rect(0, 0, 100, 60), cornerRadius: 1000) == largest)
        #expect(Path(roundedRect: rect(0, 0, 100, 60), cornerRadius: .infinity) == largest)
        // The vertical sides are used up.
        #expect(Array(largest.verbs) == [.move, .line, .cubic, .cubic, .line, .cubic, .cubic, .close])
    }

    @Test(arguments: [0, -5])
    func `A corner radius that is not positive gives a rect`(radius: CGFloat) {
        #expect(Path(roundedRect: rect(1, 2, 3, 4), cornerRadius: radius) == Path(rect: rect(1, 2, 3, 4)))
    }

    @Test func `A corner radius that is NaN is refused`() {
        let path = Path(roundedRect: rect(1, 2, 3, 4), cornerRadius: .nan)
        #expect(path.isEmpty && path.refusedElements == 1)
    }

    @Test func `Lines between points are an open subpath`() {
        var path = Path()
        path.addLines(between: [])
        #expect(path.isEmpty)
        path.addLines(between: [point(1, 1), point(2, 1), point(2, 2)])
        #expect(Array(path.verbs) == [.move, .line, .line])
    }
}
