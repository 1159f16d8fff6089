import AcetateGeometry
import Foundation
import Testing

@Suite("Where paths differ")
struct PathDifferencesTests {
    private func lines(_ points: [(CGFloat, CGFloat)], isClosed: Bool = true) -> Path {
        var path = Path()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if isClosed { path.close() }
        return path
    }

    @Test("equal paths differ nowhere")
    func equal() {
        let path = lines([(0, 0), (9, 0), (9, 9)])
        #expect(path.boxOfDifferences(from: path).isNull)
        #expect(Path().boxOfDifferences(from: Path()).isNull)
    }

    @Test("a corner that moves concerns the sides at it")
    func corner() {
        let path = lines([(0, 0), (10, 0), (20, 0), (20, 20), (0, 20)])
        let moved = lines([(0, 0), (10, -5), (20, 0), (20, 20), (0, 20)])
        #expect(path.boxOfDifferences(from: moved) == CGRect(x: 0, y: -5, width: 20, height: 5))
    }

    @Test("the last corner concerns the side that closes the path too")
    func lastCorner() {
        let path = lines([(5, 0), (20, 0), (20, 20)])
        let longer = lines([(5, 0), (20, 0), (20, 20), (0, 30)])
        #expect(path.boxOfDifferences(from: longer) == CGRect(x: 0, y: 0, width: 20, height: 30))
        let open = lines([(5, 0), (20, 0), (20, 20)], isClosed: false)
        let longerOpen = lines([(5, 0), (20, 0), (20, 20), (0, 30)], isClosed: false)
        #expect(open.boxOfDifferences(from: longerOpen) == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("a subpath more concerns itself alone; another start, all of the subpath")
    func subpaths() {
        var path = lines([(0, 0), (9, 0), (9, 9)])
        var more = path
        more.addRect(CGRect(x: 50, y: 60, width: 10, height: 20))
        #expect(path.boxOfDifferences(from: more) == CGRect(x: 50, y: 60, width: 10, height: 20))
        path.addRect(CGRect(x: 52, y: 60, width: 8, height: 20))
        #expect(path.boxOfDifferences(from: more) == CGRect(x: 50, y: 60, width: 10, height: 20))
    }

    /// The rasterizer is not asked: what is inside is counted point by point.
    @Test("outside of the box both have the same inside", arguments: 0..<40)
    func inside(seed: Int) {
        var random = SystemRandomNumberGenerator()
        func point() -> (CGFloat, CGFloat) { (CGFloat.random(in: 0...20, using: &random), CGFloat.random(in: 0...20, using: &random)) }
        let points = (0..<8).map { _ in point() }
        var others = points
        for _ in 0...(seed % 3) { others[Int.random(in: 0..<8, using: &random)] = point() }
        if seed % 5 == 0 { others.remove(at: 3) }
        let (first, second) = (lines(points), lines(others))
        let box = first.boxOfDifferences(from: second)
        for y in 0..<40 {
            for x in 0..<40 {
                let place = CGPoint(x: CGFloat(x) / 2 + 0.17, y: CGFloat(y) / 2 + 0.13)
                if box.contains(place) { continue }
                #expect(first.contains(place, using: .winding) == second.contains(place, using: .winding))
            }
        }
    }
}
