import AcetateGeometry
import Foundation
import Testing

/// A hundred random paths with twelve points each, none within 1e-3 of an edge. The winding numbers were found elsewhere, by adding up
/// angles.
@Suite struct PathContainsFixtureTests {
    @Test(arguments: try! ContainsFixture.load().cases.enumerated().map { $0 })
    func `Winding numbers and both fill rules agree with the fixture`(index: Int, fixture: ContainsFixture.Case) {
        let path = fixture.path
        #expect(path.refusedElements == 0)
        #expect(fixture.points.count == 12)
        for expected in fixture.points {
            #expect(path.windingNumber(at: expected.point) == expected.windingNumber, "case \(index), \(expected.point)")
            #expect(path.contains(expected.point) == expected.isInsideByWinding, "case \(index), \(expected.point)")
            #expect(path.contains(expected.point, using: .evenOdd) == expected.isInsideByEvenOdd, "case \(index), \(expected.point)")
        }
    }

    @Test func `The fixture has all its hundred cases`() throws {
        #expect(try ContainsFixture.load().cases.count == 100)
    }
}

/// What is in Fixtures/contains.json.
struct ContainsFixture: Decodable, Sendable {
    struct Case: Decodable, Sendable {
        var path: Path
        var points: [ExpectedPoint]

        private enum CodingKeys: CodingKey {
            case path, points
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            path = Path()
            for element in try container.decode([Element].self, forKey: .path) {
                element.add(to: &path)
            }
            points = try container.decode([ExpectedPoint].self, forKey: .points)
        }
    }

    /// A letter and its coordinates: `["Q", x1, y1, x, y]`.
    private struct Element: Decodable {
        var letter: String
        var points: [CGPoint] = []

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            letter = try container.decode(String.self)
            while !container.isAtEnd {
                points.append(CGPoint(x: try container.decode(Double.self), y: try container.decode(Double.self)))
            }
        }

        func add(to path: inout Path) {
            switch letter {
            case "M": path.move(to: points[0])
            case "L": path.addLine(to: points[0])
            case "Q": path.addQuadCurve(to: points[1], control: points[0])
            case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case "Z": path.close()
            default: Issue.record("unknown letter \(letter)")
            }
        }
    }

    /// `[x, y, winding number, inside by winding, inside by even-odd]`.
    struct ExpectedPoint: Decodable, Sendable {
        var point: CGPoint
        var windingNumber: Int
        var isInsideByWinding: Bool
        var isInsideByEvenOdd: Bool

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            point = CGPoint(x: try container.decode(Double.self), y: try container.decode(Double.self))
            windingNumber = try container.decode(Int.self)
            isInsideByWinding = try container.decode(Bool.self)
            isInsideByEvenOdd = try container.decode(Bool.self)
        }
    }

    var cases: [Case]

    static func load() throws -> ContainsFixture {
        let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/contains.json")
        return try JSONDecoder().decode(ContainsFixture.self, from: Data(contentsOf: url))
    }
}
