import AcetateGeometry
import Foundation
import Testing

@Suite struct PathArcTests {
    private let center = point(50, 40)

    private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool, radius: CGFloat = 30) -> Path {
        var path = Path()
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    private func pointOnCircle(at angle: CGFloat) -> CGPoint {
        point(center.x + 30 * cos(angle), center.y + 30 * sin(angle))
    }

    /// The angle that the path goes through, added up from short steps.
    private func sweep(of path: Path) -> CGFloat {
        let samples = path.samples(perElement: 40)
        return zip(samples, samples.dropFirst()).reduce(0) { sum, step in
            let (first, second) = (step.0, step.1)
            let cross = (first.x - center.x) * (second.y - center.y) - (first.y - center.y) * (second.x - center.x)
            return sum + asin(cross / (first.distance(to: center) * second.distance(to: center)))
        }
    }

    struct Turn: Sendable {
        var start: CGFloat
        var end: CGFloat
        var clockwise: Bool
        var sweep: CGFloat
    }

    @Test(arguments: [
        Turn(start: 0, end: 1, clockwise: true, sweep: 1),
        Turn(start: 0, end: 1, clockwise: false, sweep: 1 - 2 * .pi),
        Turn(start: 1, end: 0, clockwise: false, sweep: -1),
        Turn(start: 1, end: 0, clockwise: true, sweep: 2 * .pi - 1),
        Turn(start: -1, end: 3, clockwise: true, sweep: 4),
        Turn(start: 20, end: 1, clockwise: true, sweep: 1 - 20 + 8 * .pi),
        Turn(start: 0, end: .pi / 2, clockwise: true, sweep: .pi / 2),
        Turn(start: 0, end: 2 * .pi, clockwise: true, sweep: 2 * .pi),
        Turn(start: 0, end: 2 * .pi, clockwise: false, sweep: -2 * .pi),
        Turn(start: 2 * .pi, end: 0, clockwise: true, sweep: 2 * .pi),
        Turn(start: 0, end: 100, clockwise: true, sweep: 2 * .pi),
        Turn(start: 100, end: 0, clockwise: false, sweep: -2 * .pi),
    ])
    func `An arc goes the way it is told, on the circle, and ends at its end angle`(turn: Turn) throws {
        let path = arc(from: turn.start, to: turn.end, clockwise: turn.clockwise)
        let isFullTurn = abs(turn.sweep) == 2 * .pi
        #expect(path.points[0].isClose(to: pointOnCircle(at: isFullTurn ? turn.end : turn.start)))
        #expect(try #require(path.currentPoint).isClose(to: pointOnCircle(at: turn.end)))
        #expect(abs(sweep(of: path) - turn.sweep) < 1e-3)
        for sample in path.samples(perElement: 50) {
            #expect(abs(sample.distance(to: center) - 30) <= 30 * 0.000273)
        }
        // One curve for each begun quarter.
        #expect(path.verbs.count == 1 + Int((abs(turn.sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    }

    @Test func `A full turn closes exactly`() {
        let path = arc(from: 0.3, to: 0.3 + 2 * .pi, clockwise: true)
        #expect(path.points.first == path.points.last)
    }

    @Test func `Clockwise is as seen on screen`() {
        // From the right, clockwise, the first quarter passes the bottom right, where y is larger.
        let path = arc(from: 0, to: .pi / 2, clockwise: true)
        #expect(path.boundingBox.isClose(to: rect(50, 40, 30, 30)))
        #expect(arc(from: 0, to: 2 * .pi, clockwise: true).windingNumber(at: center) == 1)
        #expect(arc(from: 0, to: 2 * .pi, clockwise: false).windingNumber(at: center) == -1)
    }

    @Test(arguments: [true, false])
    func `Equal angles add the start point alone`(clockwise: Bool) {
        let path = arc(from: 1, to: 1, clockwise: clockwise)
        #expect(Array(path.verbs) == [.move])
        #expect(path.points[0].isClose(to: pointOnCircle(at: 1)))
    }

    @Test func `A line leads from the current point to the arc`() {
        var path = polyline([point(0, 0), center])
        path.addArc(center: center, radius: 30, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(Array(path.verbs) == [.move, .line, .line, .cubic])
        #expect(path.points[2] == point(80, 40))
    }

    @Test func `A radius of zero is the centre alone, and a negative one is refused`() {
        let dot = arc(from: 0, to: 1, clockwise: true, radius: 0)
        #expect(Array(dot.verbs) == [.move] && dot.points[0] == center && dot.refusedElements == 0)
        let refused = arc(from: 0, to: 1, clockwise: true, radius: -1)
        #expect(refused.isEmpty && refused.refusedElements == 1)
        let tooLarge = arc(from: 0, to: 1, clockwise: true, radius: .greatestFiniteMagnitude)
        #expect(tooLarge.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
