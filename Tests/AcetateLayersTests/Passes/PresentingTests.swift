import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// A presenter that fails when told to, and can lose what it held.
@MainActor
private final class MoodyPresenter: Presenter {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    var failsBuffer = false
    var failsPresenting = false
    var age = 1
    private(set) var screen: Bitmap?
    private(set) var damages: [Region] = []

    func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
        if failsBuffer { throw Failure(description: "no buffer") }
        guard let screen else {
            let new = try Bitmap(width: width, height: height, scale: scale)
            screen = new
            return FrameBuffer(bitmap: new, age: 0)
        }
        if age != 1 { screen.fill(.magenta) }
        return FrameBuffer(bitmap: screen, age: age)
    }

    func present(_ buffer: FrameBuffer, damage: Region) throws {
        if failsPresenting { throw Failure(description: "no screen") }
        damages.append(damage)
    }
}

@MainActor
@Suite struct PresentingTests {
    private let presenter = MoodyPresenter()
    private let tree: LayerTree
    private let box = Layer(frame: CGRect(10, 10, 20, 20))

    init() {
        tree = LayerTree(size: CGSize(width: 100, height: 80), presenter: presenter)
        box.backgroundColor = .red
        tree.root.addSublayer(box)
        tree.step()
    }

    @Test(arguments: [true, false])
    func `a presenter that throws loses nothing`(failsBuffer: Bool) {
        presenter.failsBuffer = failsBuffer
        presenter.failsPresenting = !failsBuffer
        box.position.x += 5
        let failed = tree.step()
        #expect(!failed.isPresented && failed.paintedPixels == 0)
        #expect(failed.presentationError == (failsBuffer ? "no buffer" : "no screen"))
        #expect(tree.needsFrame)

        presenter.failsBuffer = false
        presenter.failsPresenting = false
        box.position.y += 5
        let shown = tree.step()
        #expect(shown.isPresented)
        #expect(shown.damage == region((10, 10, 25, 20), (15, 15, 20, 20)))
        #expect(presenter.damages.last == shown.damage)
        #expect(presenter.screen?.difference(from: tree.snapshot()) == nil)
    }

    @Test(arguments: [0, 2])
    func `a buffer that does not hold the frame before is painted in full, and the damage stays what changed`(age: Int) {
        presenter.age = age
        box.position.x += 5
        let report = tree.step()
        #expect(report.paintedPixels == 100 * 80)
        #expect(report.damage == region((10, 10, 25, 20)))
        #expect(presenter.damages.last == report.damage)
        #expect(presenter.screen?.difference(from: tree.snapshot()) == nil)
    }

    @Test func `a snapshot shows what was published, not what was set since`() {
        let before = tree.snapshot()
        box.opacity = 0
        #expect(tree.snapshot().difference(from: before) == nil)
        tree.step()
        #expect(tree.snapshot().difference(from: before) != nil)
    }

    @Test func `drawing at once, between frames, does not show before the next frame`() {
        let drawing = DrawingLayer(frame: CGRect(40, 10, 20, 20))
        tree.root.addSublayer(drawing)
        drawing.setNeedsDisplay()
        tree.step()
        let before = tree.snapshot()

        drawing.color = .green
        drawing.display()
        #expect(tree.snapshot().difference(from: before) == nil)
        tree.step()
        #expect(presenter.screen?.pixel(x: 50, y: 20) == .green)
        #expect(presenter.screen?.difference(from: tree.snapshot()) == nil)
    }

    @Test func `an image that was taken from the contents does not change with them`() {
        let drawing = DrawingLayer(frame: CGRect(40, 10, 20, 20))
        tree.root.addSublayer(drawing)
        drawing.setNeedsDisplay()
        tree.step()
        let taken = drawing.contents

        drawing.color = .green
        drawing.setNeedsDisplay(CGRect(0, 0, 5, 5))
        tree.step()
        #expect(taken?.pixel(x: 2, y: 2) == .blue)
        #expect(drawing.contents?.pixel(x: 2, y: 2) == .green)
        #expect(drawing.contents?.pixel(x: 9, y: 9) == .blue)
        #expect(presenter.screen?.difference(from: tree.snapshot()) == nil)
    }
}
