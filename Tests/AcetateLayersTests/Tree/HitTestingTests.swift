import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Hit testing follows painting.
@MainActor
@Suite struct HitTestingTests {
    let bench = LayerHarness(size: CGSize(width: 100, height: 100))

    @Test func `the layer that is painted last is hit first, by zPosition and then by order`() {
        let first = bench.addBox("first", CGRect(0, 0, 50, 50))
        let second = bench.addBox("second", CGRect(0, 0, 50, 50))
        #expect(bench.root.hitTest(CGPoint(x: 10, y: 10)) === second)
        first.zPosition = 1
        #expect(bench.root.hitTest(CGPoint(x: 10, y: 10)) === first)
    }

    @Test func `hidden and fully transparent layers are passed over with all below them`() {
        let box = bench.addBox("box", CGRect(0, 0, 50, 50))
        box.addSublayer(Layer(frame: CGRect(0, 0, 50, 50)))
        box.isHidden = true
        #expect(bench.root.hitTest(CGPoint(x: 10, y: 10)) === bench.root)
        box.isHidden = false
        box.opacity = 0
        #expect(bench.root.hitTest(CGPoint(x: 10, y: 10)) === bench.root)
        box.opacity = 0.01
        #expect(bench.root.hitTest(CGPoint(x: 10, y: 10)) === box.sublayers?[0])
    }

    @Test func `a mask counts by its rectangle, not by its corners`() {
        let box = bench.addBox("box", CGRect(10, 10, 40, 40))
        box.cornerRadius = 20
        box.masksToBounds = true
        let inner = Layer(frame: CGRect(-10, -10, 60, 60))
        box.addSublayer(inner)
        #expect(bench.root.hitTest(CGPoint(x: 11, y: 11)) === inner)
        #expect(bench.root.hitTest(CGPoint(x: 9, y: 9)) === bench.root)
    }

    @Test func `a turned layer is hit where it shows`() {
        let box = bench.addBox("box", CGRect(40, 20, 20, 60))
        box.affineTransform = Transform(rotationAngle: .pi / 2)
        #expect(bench.root.hitTest(CGPoint(x: 25, y: 50)) === box)
        #expect(bench.root.hitTest(CGPoint(x: 50, y: 25)) === bench.root)
    }

    @Test func `a layer that is squeezed to nothing is not hit`() {
        let box = bench.addBox("box", CGRect(0, 0, 50, 50))
        box.affineTransform = Transform(scaleX: 0, y: 1)
        #expect(bench.root.hitTest(CGPoint(x: 25, y: 10)) === bench.root)
    }

    @Test func `layers of two trees convert, since their roots lie in one space`() {
        let other = LayerHarness(size: CGSize(width: 50, height: 50))
        let here = bench.addBox("here", CGRect(10, 20, 10, 10))
        let there = other.addBox("there", CGRect(5, 5, 10, 10))
        other.root.position.x += 100
        #expect(here.convert(CGPoint(x: 1, y: 1), to: there) == CGPoint(x: -94, y: 16))
        #expect(here.convert(CGPoint(x: 1, y: 1), from: there) == CGPoint(x: 96, y: -14))
        #expect(there.convert(CGRect(0, 0, 2, 2), to: nil) == CGRect(105, 5, 2, 2))
        #expect(there.convert(CGRect(105, 5, 2, 2), from: nil) == CGRect(0, 0, 2, 2))
    }
}
