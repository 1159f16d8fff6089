import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("Buffers of several ages")
struct BufferAgeTests {
    /// Gives out a buffer of whatever age is wanted, and fails when told to.
    private final class Swapping: Presenter {
        struct Refusal: Error {}
        let inner = SwappingPresenter()
        var fails = false

        func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
            try inner.nextBuffer(width: width, height: height, scale: scale)
        }

        func present(_ buffer: FrameBuffer, damage: Region) throws {
            if fails { throw Refusal() }
            inner.present(buffer, damage: damage)
        }
    }

    private let presenter = Swapping()
    private let tree: LayerTree
    private let boxes = (0..<4).map { Layer(frame: CGRect(CGFloat($0) * 20, 0, 10, 10)) }

    init() {
        tree = LayerTree(size: CGSize(width: 100, height: 20), presenter: presenter)
        tree.root.sublayers = boxes
        for box in boxes { box.backgroundColor = .red }
        for _ in 0..<4 {
            boxes[3].backgroundColor = boxes[3].backgroundColor == .red ? .blue : .red
            tree.step()
        }
    }

    private func changed(_ number: Int, age: Int) -> FrameReport {
        boxes[number].backgroundColor = boxes[number].backgroundColor == .red ? .blue : .red
        presenter.inner.wantedAge = age
        return tree.step()
    }

    @Test("a buffer lacks what changed in as many frames as it is old")
    func ages() {
        _ = changed(0, age: 1)
        _ = changed(1, age: 1)
        #expect(changed(2, age: 2).paintedPixels == 200)
        #expect(changed(2, age: 3).paintedPixels == 200)
        #expect(changed(0, age: 1).paintedPixels == 100)
        #expect(changed(0, age: 0).paintedPixels == 2000)
        #expect(presenter.inner.flaw == nil)
        #expect(presenter.inner.screen?.difference(from: tree.snapshot()) == nil)
    }

    @Test("a frame that was not presented is damage of the next one, in buffers of any age")
    func refusal() {
        presenter.fails = true
        let report = changed(0, age: 1)
        #expect(!report.isPresented && report.presentationError != nil)
        presenter.fails = false
        let next = changed(1, age: 2)
        // The box of the frame before counts for age 2 too.
        #expect(next.damage.area == 200 && next.paintedPixels == 300)
        #expect(presenter.inner.screen?.difference(from: tree.snapshot()) == nil)
    }

    @Test("after a change of size everything is painted")
    func sizes() {
        tree.size = CGSize(width: 90, height: 20)
        #expect(changed(0, age: 1).paintedPixels == 1800)
        #expect(changed(0, age: 2).paintedPixels == 100)
        #expect(presenter.inner.screen?.difference(from: tree.snapshot()) == nil)
    }

    @Test("damage of many rectangles is joined to 64, by what adds the fewest pixels")
    func merging() {
        let wide = LayerTree(size: CGSize(width: 1000, height: 100))
        let layers = (0..<100).map { number in
            // Pairs that lie a pixel apart, far from the next pair.
            Layer(frame: CGRect(CGFloat(number / 2) * 20 + CGFloat(number % 2) * 4, 10, 3, 3))
        }
        wide.root.sublayers = layers
        for layer in layers { layer.backgroundColor = .red }
        wide.step()
        for layer in layers { layer.backgroundColor = .blue }
        let report = wide.step()
        #expect(report.damage.rects.count <= 64)
        // 36 pairs of 2·9 pixels are joined, each with 3 pixels between.
        #expect(report.damage.area == 100 * 9 + 36 * 3)
    }
}
