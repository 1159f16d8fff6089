import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of invalidation: display")
struct DisplayCaseTests {
    private let bench = LayerHarness(size: CGSize(width: 60, height: 60))
    private let log = CallLog()
    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test("INV-08: parts asked for before a frame are drawn at once, in a context clipped to the rectangle around them")
    func parts() throws {
        let layer = LoggingLayer("layer", log: log, frame: square)
        bench.root.addSublayer(layer)
        layer.setNeedsDisplay()
        bench.step()
        log.calls = []
        var clip = CGRect.null
        layer.onDraw = { clip = $1.clipBounds }
        layer.setNeedsDisplay(CGRect(x: 1, y: 2, width: 4, height: 5))
        layer.setNeedsDisplay(CGRect(x: 3, y: 4, width: 6, height: 7))
        bench.step()
        let expected = try expectation(of: "INV-08")
        #expect(try expected.text.hasPrefix(log.calls == ["display layer"] ? "one display;" : "\(log.calls.count) displays;"))
        #expect(try clip == CGRect(numbers: expected.numbers))
        #expect(bench.flaw == nil)
    }

    @Test("INV-20: a request made while drawing survives, and is served in the next frame")
    func requestWhileDrawing() throws {
        let layer = LoggingLayer("layer", log: log, frame: square)
        func draws() -> Int { log.count(of: "display layer") }
        // Captures the log alone: the bench would hold the layer, and the layer the bench.
        layer.onDraw = { [log] layer, _ in if log.count(of: "display layer") < 3 { layer.setNeedsDisplay() } }
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let answer = "after the call needsDisplay is \(layer.needsDisplay())"
        #expect(try expectation(of: "INV-20").text.hasPrefix("\(answer):"))
        #expect(draws() == 1)

        bench.root.addSublayer(layer)
        bench.step()
        #expect(draws() == 2)
        #expect(layer.needsDisplay())
        bench.step()
        #expect(draws() == 3)
        #expect(!layer.needsDisplay())
        #expect(bench.step().displayed == 0)
    }

    @Test("INV-21: a delegate that displays the layer is asked alone")
    func delegateDisplays() throws {
        let layer = LoggingLayer("layer", log: log, frame: square)
        let delegate = LoggingDelegate(log, displays: true)
        layer.delegate = delegate
        layer.display()
        let others = log.calls.contains("display layer") ? "draw(in:) is called" : "draw(in:) is not called"
        let answer = "calls \(log.calls.filter { $0 != "display layer" }.joined(separator: ", ")) only; \(others)"
        #expect(try answer == expectation(of: "INV-21").text)
    }

    @Test("INV-22: the delegate prepares, then the layer draws, which lets the delegate draw, then there are contents")
    func delegateDraws() throws {
        let layer = DrawOrderLayer(log)
        layer.frame = square
        let delegate = LoggingDelegate(log, displays: false)
        layer.delegate = delegate
        layer.display()
        if layer.contents != nil { log.calls.append("contents is set") }
        #expect(try log.calls == expectation(of: "INV-22").names)
    }

    @Test("INV-24: a layer draws in points, into as many pixels as its contentsScale says")
    func contentsScale() throws {
        let layer = LoggingLayer("layer", frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        layer.contentsScale = 2
        var transform = Transform.identity
        var clip = CGRect.null
        layer.onDraw = { (transform, clip) = ($1.transform, $1.clipBounds) }
        layer.display()
        let image = try #require(layer.contents)
        let expected = try expectation(of: "INV-24").numbers
        #expect([image.width, image.height].map(Double.init) == Array(expected[0...1]))
        #expect(transform == Transform(scaleX: expected[2], y: expected[2]))
        #expect(clip == CGRect(numbers: Array(expected[3...])))
    }

    @Test("INV-26: however often display is asked for, a frame calls display() once")
    func coalesced() throws {
        let layer = DisplayCountingLayer()
        layer.frame = square
        bench.root.addSublayer(layer)
        bench.step()
        for _ in 1...200 { layer.setNeedsDisplay() }
        let report = bench.step()
        #expect(report.displayed == 1)
        #expect(layer.draws == 1)
        let counts = [0: "never", 1: "exactly one"]
        #expect(try "\(counts[layer.displays] ?? "more than one") display()" == expectation(of: "INV-26").text)
    }

    @Test("INV-27: a layer without a size draws nothing, and waits no more")
    func noSize() throws {
        let layer = LoggingLayer("layer", log: log)
        bench.root.addSublayer(layer)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        bench.step()
        let flag = layer.needsDisplay() ? "flag set" : "flag cleared"
        let drawing = log.calls.contains("display layer") ? "draw(in:) called" : "draw(in:) not called"
        #expect(try expectation(of: "INV-27").text.hasPrefix("\(flag), \(drawing) ("))
    }

    @Test("INV-29: a frame does not display a layer in no tree; displayIfNeeded and display do")
    func detached() throws {
        let layer = LoggingLayer("layer", log: log, frame: square)
        layer.setNeedsDisplay()
        Transaction.flush()
        bench.step()
        let byFrame = log.calls.isEmpty && layer.needsDisplay() ? "not displayed by the commit" : "displayed by the commit"
        layer.displayIfNeeded()
        let afterFirst = log.calls.count
        layer.display()
        let byCall = [afterFirst, log.calls.count] == [1, 2] ? "still works" : "does not work"
        let answer = "\(byFrame); explicit displayIfNeeded()/display() \(byCall)"
        #expect(try answer == expectation(of: "INV-29").text)
        #expect(!layer.needsDisplay())
    }
}

/// A delegate that writes down what it is asked, in the words of the file.
private final class LoggingDelegate: LayerDelegate {
    private let log: CallLog
    private let displays: Bool

    init(_ log: CallLog, displays: Bool) {
        self.log = log
        self.displays = displays
    }

    func display(_ layer: Layer) -> Bool {
        if displays { log.calls.append("delegate.displayLayer") }
        return displays
    }

    func layerWillDraw(_ layer: Layer) { log.calls.append("delegate.layerWillDraw") }

    func draw(_ layer: Layer, in context: GraphicsContext) { log.calls.append("delegate.drawLayer(in:)") }
}

/// A layer that writes down when it draws, in the words of the file.
private final class DrawOrderLayer: Layer {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    override func draw(in context: GraphicsContext) {
        log.calls.append("layer.draw(in:)")
        super.draw(in: context)
    }
}

/// A layer that counts its displays and its drawings.
private final class DisplayCountingLayer: Layer {
    private(set) var displays = 0
    private(set) var draws = 0

    override func display() {
        displays += 1
        super.display()
    }

    override func draw(in context: GraphicsContext) { draws += 1 }
}

extension CGRect {
    fileprivate init(numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
