import AcetateDrawing
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of the tree")
struct TreeCaseTests {
    private let p = layer("p")
    private let q = layer("q")
    private let a = layer("a")
    private let b = layer("b")
    private let c = layer("c")
    private let x = layer("x")
    private let y = layer("y")
    private let z = layer("z")

    @Test("TREE-01: inserting at a place pushes the rest towards the front")
    func insertAtPlace() throws {
        let expected = try expectation(of: "TREE-01")
        p.addSublayer(a)
        p.addSublayer(b)
        p.insertSublayer(c, at: 1)
        #expect(try p.sublayerNames == expected["sublayers"].names)
        #expect(try c.superlayer?.label == expected["c.superlayer"].text)
    }

    @Test("TREE-02: inserting at 0 goes behind all, inserting above a sibling directly in front of it")
    func insertAbove() throws {
        p.addSublayer(x)
        p.insertSublayer(y, at: 0)
        p.insertSublayer(z, above: y)
        #expect(try p.sublayerNames == expectation(of: "TREE-02").names)
    }

    @Test("TREE-05: a layer that was removed can come back above a sibling")
    func removeAndInsert() throws {
        p.addSublayer(a)
        p.addSublayer(b)
        p.insertSublayer(c, below: a)
        #expect(p.sublayerNames == ["c", "a", "b"])
        c.removeFromSuperlayer()
        p.insertSublayer(c, above: a)
        #expect(try p.sublayerNames == expectation(of: "TREE-05").names)
    }

    @Test("TREE-06: adding a layer elsewhere takes it out of its superlayer")
    func reparent() throws {
        let expected = try expectation(of: "TREE-06")
        p.sublayers = [a, b]
        q.addSublayer(a)
        #expect(try a.superlayer?.label == expected["a.superlayer"].text)
        #expect(try (p.sublayers?.contains { $0 === a } == true ? "with a" : "without a") == expected["p.sublayers"].text)
        #expect(p.sublayerNames == ["b"])
    }

    @Test("TREE-07: adding a sublayer again leaves one of it")
    func addAgain() throws {
        p.addSublayer(a)
        p.addSublayer(a)
        #expect(try p.sublayers?.count == Int(expectation(of: "TREE-07")["count"].number))
    }

    @Test("TREE-09: a replacement takes the place of the old one and leaves its former superlayer")
    func replace() throws {
        let expected = try expectation(of: "TREE-09")
        p.sublayers = [y, z]
        q.addSublayer(x)
        p.replaceSublayer(y, with: x)
        #expect(try p.sublayers?.count == Int(expected["p.count"].number))
        #expect(try (y.superlayer == nil) == expected["y.superlayer"].isNothing)
        #expect(try (q.sublayers == nil) == expected["q.sublayers"].isNothing)
        #expect(try (p.sublayers?.first === x ? "x at y's index" : "x elsewhere") == expected["position"].text)
    }

    @Test("TREE-11: inserting below a layer that is no sublayer appends last")
    func stranger() throws {
        let stranger = layer("stranger")
        a.addSublayer(b)
        a.insertSublayer(z, below: stranger)
        #expect(try a.sublayerNames == expectation(of: "TREE-11").names)
    }

    @Test("TREE-12: an emptied list of sublayers reads as nil")
    func emptied() throws {
        let expected = try expectation(of: "TREE-12")
        p.addSublayer(x)
        x.removeFromSuperlayer()
        #expect(try (p.sublayers == nil) == expected["p.sublayers"].isNothing)
        #expect(try (x.superlayer == nil) == expected["x.superlayer"].isNothing)
        p.addSublayer(x)
        p.sublayers = []
        #expect(p.sublayers == nil)
        #expect(x.superlayer == nil)
    }

    @Test("TREE-21: zPosition orders painting, ties go by place, and the array stays as it is")
    func paintOrder() throws {
        let bench = LayerHarness(size: CGSize(width: 30, height: 15))
        // Each two of them overlap at a place where the third is not.
        let s0 = layer("s0", frame: CGRect(x: 0, y: 0, width: 20, height: 10), color: .red)
        let s1 = layer("s1", frame: CGRect(x: 10, y: 0, width: 20, height: 10), color: .green)
        let s2 = layer("s2", frame: CGRect(x: 0, y: 5, width: 30, height: 10), color: .blue)
        s0.zPosition = 1
        bench.root.sublayers = [s0, s1, s2]
        bench.step()
        let screen = try #require(bench.presenter.screen)
        let overlaps = [(15, 2), (5, 7), (25, 7)].map { screen.pixel(x: $0.0, y: $0.1) }
        let order = [s1, s2, s0].map { layer in (layer.label, overlaps.filter { $0 == layer.backgroundColor }.count) }
            .sorted { $0.1 < $1.1 }.map(\.0)
        let array = bench.root.sublayerNames == ["s0", "s1", "s2"] ? "unchanged" : "changed"
        let answer = "paint order \(order.joined(separator: ", ")); sublayers array order \(array)"
        #expect(try answer == expectation(of: "TREE-21").text)
        #expect(bench.flaw == nil)
    }
}
