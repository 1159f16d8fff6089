import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("The rows of Layer")
struct RowTests {
    /// A subject on which every row shows: coloured, bordered, with contents that it drew, a sublayer that sticks out, and a sibling
    /// that lies over it.
    @MainActor
    private struct Scene {
        let bench = LayerHarness(size: CGSize(width: 80, height: 80), scale: 2)
        let parent = LoggingLayer("parent", frame: CGRect(x: 5, y: 5, width: 70, height: 70))
        let subject = LoggingLayer("subject", frame: CGRect(x: 10, y: 10, width: 40, height: 30))
        let child = layer("child", frame: CGRect(x: 30, y: 20, width: 20, height: 20), color: .blue)
        let sibling = layer("sibling", frame: CGRect(x: 10, y: 30, width: 20, height: 30), color: .green)

        init(_ row: RowExpectation? = nil) {
            subject.backgroundColor = .red
            subject.borderWidth = 2
            subject.onDraw = { _, context in
                context.setFillColor(.white)
                context.fillEllipse(in: CGRect(x: 10, y: 5, width: 15, height: 15))
            }
            subject.addSublayer(child)
            parent.sublayers = [subject, sibling]
            bench.root.addSublayer(parent)
            subject.setNeedsDisplay()
            bench.step()
            row?.prepare(subject)
            bench.step()
            subject.log.calls = []
            parent.log.calls = []
            bench.clearTrace()
        }

        /// Who waits for what, as the trace says it: `subject layout`.
        var needs: Set<String> {
            let lines = bench.tree.trace.filtered(verbs: [.need]).entries.map { entry in
                guard case .need(let layer, let need) = entry.event else { return "" }
                return switch need {
                case .layout: "\(layer) layout"
                case .display: "\(layer) display"
                case .composite: "\(layer) composite"
                }
            }
            return Set(lines)
        }
    }

    @Test("The list names exactly the rows of the class, each once")
    func listIsComplete() {
        #expect(RowExpectation.all.map(\.name).sorted() == Layer.layerProperties.map(\.name).sorted())
    }

    @Test("A row set to a new value invalidates what the list says, and nothing else", arguments: RowExpectation.all)
    func newValue(_ row: RowExpectation) throws {
        let scene = Scene(row)
        let before = scene.bench.tree.snapshot()
        row.change(scene.subject)
        #expect(scene.needs == row.needs)
        #expect(scene.bench.tree.trace.filtered(verbs: [.set]).entries.count == 1)
        #expect(scene.subject.needsLayout() == row.needs.contains("subject layout"))
        #expect(scene.parent.needsLayout() == row.needs.contains("parent layout"))
        #expect(!scene.subject.needsDisplay())
        #expect(!scene.child.needsLayout() && !scene.sibling.needsLayout())

        let report = scene.bench.step()
        #expect(report.isPresented == row.shows)
        #expect((scene.bench.tree.snapshot().difference(from: before) != nil) == row.shows)
        #expect(report.displayed == 0)
        #expect(report.laidOut == row.needs.filter { $0.hasSuffix("layout") }.count)
        #expect(scene.bench.flaw == nil)
        #expect(!scene.bench.tree.needsFrame)
    }

    @Test("A row set to an equal value does nothing at all", arguments: RowExpectation.all)
    func equalValue(_ row: RowExpectation) {
        let scene = Scene(row)
        row.change(scene.subject)
        scene.bench.step()
        scene.bench.clearTrace()
        row.change(scene.subject)
        #expect(scene.bench.lines.isEmpty)
        #expect(!scene.bench.tree.needsFrame)
        #expect(!scene.subject.needsLayout() && !scene.parent.needsLayout() && !scene.subject.needsDisplay())
        let report = scene.bench.step()
        #expect(!report.isPresented && report.damage.isEmpty && report.paintedPixels == 0)
        #expect(report.laidOut == 0 && report.displayed == 0 && report.published == 0)
        #expect(scene.bench.lines.isEmpty)
    }

    @Test("With needsDisplayOnBoundsChange, new bounds redraw the layer, and no other row does", arguments: RowExpectation.all)
    func displayOnBoundsChange(_ row: RowExpectation) {
        let scene = Scene(row)
        scene.subject.needsDisplayOnBoundsChange = true
        row.change(scene.subject)
        #expect(scene.subject.needsDisplay() == (row.name == "bounds"))
        #expect(scene.needs == row.needs.union(row.name == "bounds" ? ["subject display"] : []))
        #expect(scene.bench.step().displayed == (row.name == "bounds" ? 1 : 0))
        #expect(scene.bench.flaw == nil)
    }

    @Test("zPosition also changes the order: what is painted later, and hit first")
    func order() throws {
        let scene = Scene()
        let overlap = CGPoint(x: 20, y: 38)
        #expect(scene.parent.hitTest(overlap)?.label == "sibling")
        scene.subject.zPosition = 2
        scene.bench.step()
        #expect(scene.parent.hitTest(overlap)?.label == "subject")
        let screen = try #require(scene.bench.presenter.screen)
        #expect(screen.pixel(x: Int(overlap.x) * 2, y: Int(overlap.y) * 2) == .red)
        scene.subject.zPosition = -1
        scene.bench.step()
        #expect(screen.pixel(x: Int(overlap.x) * 2, y: Int(overlap.y) * 2) == .green)
    }

    @Test("A row reads and writes what its accessor does, and starts with its default")
    func subscripts() {
        let layer = Layer()
        #expect(layer[Layer.bounds] == CGRect.zero && layer[Layer.anchorPoint] == CGPoint(x: 0.5, y: 0.5))
        #expect(layer[Layer.opacity] == 1 && layer[Layer.borderColor] == .black && layer[Layer.contentsScale] == 1)
        layer[Layer.opacity] = 0.25
        layer[Layer.cornerRadius] = 3
        #expect(layer.opacity == 0.25 && layer.cornerRadius == 3)
        layer.zPosition = 4
        #expect(layer[Layer.zPosition] == 4)
    }

    @Test("An observer of any row hears of a new value once, and of an equal one never", arguments: RowExpectation.all)
    func observers(_ row: RowExpectation) throws {
        let scene = Scene(row)
        var told = 0
        let observation = try #require(observe(row.name, of: scene.subject) { told += 1 })
        row.change(scene.subject)
        #expect(told == 1)
        row.change(scene.subject)
        #expect(told == 1)
        observation.cancel()
    }

    private func observe(_ name: String, of layer: Layer, _ tell: @escaping () -> Void) -> PropertyObservation? {
        func observation<Value>(_ row: LayerProperty<Value>) -> PropertyObservation? {
            row.name == name ? layer.observe(row) { _, _, _ in tell() } : nil
        }
        let observations = [
            observation(Layer.bounds), observation(Layer.position), observation(Layer.zPosition), observation(Layer.anchorPoint),
            observation(Layer.transform), observation(Layer.isHidden), observation(Layer.opacity), observation(Layer.masksToBounds),
            observation(Layer.backgroundColor), observation(Layer.cornerRadius), observation(Layer.borderWidth),
            observation(Layer.borderColor), observation(Layer.contents), observation(Layer.contentsScale),
            observation(Layer.anchorPointZ), observation(Layer.sublayerTransform), observation(Layer.isGeometryFlipped),
            observation(Layer.isDoubleSided), observation(Layer.shadowColor), observation(Layer.shadowOpacity),
            observation(Layer.shadowOffset), observation(Layer.shadowRadius), observation(Layer.shadowPath),
            observation(Layer.maskedCorners), observation(Layer.cornerCurve), observation(Layer.allowsEdgeAntialiasing),
            observation(Layer.contentsGravity), observation(Layer.contentsRect), observation(Layer.contentsCenter),
            observation(Layer.magnificationFilter), observation(Layer.minificationFilter), observation(Layer.compositingFilter),
            observation(Layer.shouldRasterize), observation(Layer.rasterizationScale), observation(Layer.isOpaque),
        ]
        return observations.compactMap { $0 }.first
    }
}
