import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of invalidation: who waits, and layout")
struct LayoutCaseTests {
    private let log = CallLog()

    @Test("INV-01: a new layer waits for nothing")
    func clean() throws {
        let layer = Layer()
        #expect(try [layer.needsDisplay(), layer.needsLayout()] == expectation(of: "INV-01").flags)
    }

    @Test("INV-02: with needsDisplayOnBoundsChange, new bounds ask for display")
    func displayOnBoundsChange() throws {
        let layer = Layer()
        layer.needsDisplayOnBoundsChange = true
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try layer.needsDisplay() == expectation(of: "INV-02")["needsDisplay"].flag)
    }

    @Test("INV-03: without it they do not")
    func noDisplayOnBoundsChange() throws {
        let layer = Layer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(try layer.needsDisplay() == expectation(of: "INV-03")["needsDisplay"].flag)
    }

    @Test("INV-05: no property of a plain layer redraws it")
    func noRowDisplays() throws {
        let bench = LayerHarness(size: CGSize(width: 60, height: 60))
        let layer = LoggingLayer("layer", frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        bench.root.addSublayer(layer)
        layer.setNeedsDisplay()
        bench.step()
        let sets: [(String, () -> Void)] = [
            ("bounds", { layer.bounds.size.width = 30 }),
            ("position", { layer.position.x += 1 }),
            ("opacity", { layer.opacity = 0.5 }),
            ("backgroundColor", { layer.backgroundColor = .red }),
            ("contentsScale", { layer.contentsScale = 3 }),
            ("contents", { layer.contents = nil }),
        ]
        var redrawn: [String] = []
        for (name, set) in sets {
            set()
            let waits = layer.needsDisplay()
            if bench.step().displayed > 0 || waits { redrawn.append(name) }
        }
        let kinds: [(Layer, String, () -> Void)] = {
            let (shape, gradient) = (ShapeLayer(), GradientLayer())
            return [
                (shape, "path", { shape.path = Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)) }),
                (shape, "fillColor", { shape.fillColor = .red }),
                (shape, "lineWidth", { shape.lineWidth = 3 }),
                (gradient, "colors", { gradient.colors = [.red, .blue] }),
                (gradient, "locations", { gradient.locations = [0, 0.5] }),
            ]
        }()
        for (kind, name, set) in kinds {
            bench.root.addSublayer(kind)
            bench.step()
            set()
            if kind.needsDisplay() || bench.step().displayed > 0 { redrawn.append(name) }
        }
        let answer = redrawn.isEmpty ? "false for every one" : "true for \(redrawn)"
        #expect(try answer == expectation(of: "INV-05").text)
        #expect(layer.log.calls.filter { $0 == "display layer" }.count == 1)
    }

    @Test("INV-10: a new sublayer asks its superlayer for layout")
    func addedSublayer() throws {
        let (m, other) = (layer("m"), layer("other"))
        m.addSublayer(other)
        #expect(try m.needsLayout() == expectation(of: "INV-10")["m.needsLayout"].flag)
        #expect(!other.needsLayout())
    }

    @Test("INV-11: new bounds ask the layer and its superlayer for layout")
    func boundsChange() throws {
        let expected = try expectation(of: "INV-11")
        let (parent, child) = (layer("parent"), layer("child"))
        parent.addSublayer(child)
        parent.layoutIfNeeded()
        #expect(!parent.needsLayout() && !child.needsLayout())
        child.bounds.size = CGSize(width: 10, height: 10)
        #expect(try child.needsLayout() == expected["child.needsLayout"].flag)
        #expect(try parent.needsLayout() == expected["parent.needsLayout"].flag)
    }

    @Test("INV-14: what a layer does to its sublayers in layoutSublayers does not ask it again; setNeedsLayout does")
    func impliedDuringLayout() throws {
        let bench = LayerHarness(size: CGSize(width: 60, height: 60))
        let parent = LoggingLayer("parent", log: log)
        let child = layer("child")
        parent.addSublayer(child)
        bench.root.addSublayer(parent)
        parent.onLayout = { _ in child.frame = CGRect(x: 1, y: 2, width: 30, height: CGFloat(10 + log.calls.count)) }
        bench.step()
        let answer = log.count(of: "layout parent") == 1 && !parent.needsLayout() ? "no new layout request" : "a new layout request"
        #expect(try expectation(of: "INV-14").text.hasPrefix("\(answer) on the layer being laid out"))

        log.calls = []
        parent.onLayout = { if log.count(of: "layout parent") < 3 { $0.setNeedsLayout() } }
        parent.setNeedsLayout()
        bench.step()
        #expect(log.count(of: "layout parent") == 3)
    }

    @Test("INV-16: layoutIfNeeded climbs while the superlayer waits, and lays out superlayers first")
    func layoutIfNeeded() throws {
        let (root, mid, leaf) = (LoggingLayer("root", log: log), LoggingLayer("mid", log: log), LoggingLayer("leaf", log: log))
        let above = LoggingLayer("above", log: log)
        above.addSublayer(root)
        root.addSublayer(mid)
        mid.addSublayer(leaf)
        above.layoutIfNeeded()
        log.calls = []
        for layer in [leaf, mid, root] { layer.setNeedsLayout() }
        leaf.layoutIfNeeded()
        let order = log.calls.map { $0.replacing("layout ", with: "") }.joined(separator: ", ")
        #expect(try expectation(of: "INV-16").text.hasPrefix("layoutSublayers order: \(order) ("))
        #expect(!root.needsLayout() && !mid.needsLayout() && !leaf.needsLayout())
    }

    @Test("INV-18: a frame lays out everything before it displays anything, superlayers first, siblings in array order")
    func phases() throws {
        let root = LoggingLayer("root", log: log)
        let tree = LayerTree(size: CGSize(width: 60, height: 60), root: root)
        let a = LoggingLayer("a", log: log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let b = LoggingLayer("b", log: log, frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        root.sublayers = [a, b]
        tree.step()
        log.calls = []
        for layer in [b, a, root] {
            layer.setNeedsDisplay()
            layer.setNeedsLayout()
        }
        tree.step()
        let layouts = log.calls.prefix { $0.hasPrefix("layout") }
        let displays = log.calls.dropFirst(layouts.count)
        let answer = "trace: \(layouts.joined(separator: ", ")), then \(displays.joined(separator: ", "))"
        #expect(try expectation(of: "INV-18").text.hasPrefix("\(answer) ("))
    }
}
