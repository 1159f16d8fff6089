import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

@MainActor
@Suite("Kinds of layers")
struct KindTests {
    private let bench = LayerHarness(size: CGSize(width: 100, height: 100))

    private func pixel(_ x: Int, _ y: Int) -> Color { bench.tree.snapshot().pixel(x: x, y: y) }

    @Test("a shape is filled and stroked, also beyond the bounds, and its line may be a part of the path")
    func shape() {
        let shape = bench.add(ShapeLayer(), named: "shape")
        shape.frame = CGRect(20, 20, 10, 10)
        shape.path = Path(rect: CGRect(0, 0, 40, 40))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.red, .blue, 4)
        bench.step()
        #expect(pixel(40, 40) == .red && pixel(19, 40) == .blue && pixel(21, 40) == .blue && pixel(17, 40) == .clear)
        // A quarter of the way round is the upper side alone.
        shape.strokeEnd = 0.25
        bench.step()
        #expect(pixel(40, 19) == .blue && pixel(19, 40) == .clear && pixel(21, 40) == .red)
        shape.lineDashPattern = [10, 10]
        bench.step()
        #expect(pixel(25, 19) == .blue && pixel(35, 19) == .clear && pixel(45, 19) == .blue)
        #expect(bench.flaw == nil)
    }

    @Test("gradients run along a line, out to an ellipse, and around a point, cut by the corners")
    func gradients() {
        let gradient = bench.add(GradientLayer(), named: "gradient")
        gradient.frame = CGRect(0, 0, 100, 50)
        gradient.colors = [.black, .white]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        bench.step()
        #expect(abs(pixel(50, 25).red - 0.505) < 1.0 / 255 && pixel(50, 25) == pixel(50, 49))
        gradient.type = .radial
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        bench.step()
        // Half way to the right, and half way down: both on the ellipse of one half.
        #expect(abs(pixel(75, 25).red - 0.51) < 0.01 && abs(pixel(50, 37).red - 0.5) < 0.01 && pixel(1, 1) == .white)
        gradient.type = .conic
        bench.step()
        // It begins towards the lower right corner of the bounds, and goes round by the left.
        #expect(pixel(60, 31).red < 0.05 && pixel(60, 28).red > 0.9)
        #expect(abs(pixel(35, 18).red - 0.5) < 0.03)
        gradient.cornerRadius = 25
        bench.step()
        #expect(pixel(1, 1) == .clear)
        #expect(bench.flaw == nil)
    }

    @Test("a replicator shows its sublayers again, each time moved and tinted once more")
    func replicator() {
        // Without a name, as few have one.
        let replicator = ReplicatorLayer()
        bench.root.addSublayer(replicator)
        replicator.frame = CGRect(0, 0, 100, 100)
        let dot = Layer(frame: CGRect(10, 10, 10, 10))
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = Transform3D(translationX: 20, y: 0, z: 0)
        replicator.instanceColor = Color(red: 1, green: 1, blue: 1, alpha: 1)
        replicator.instanceGreenOffset = -0.5
        bench.step()
        #expect(pixel(15, 15) == .white && pixel(55, 15) == Color(red: 1, green: 0, blue: 1))
        #expect(abs(pixel(35, 15).green - 0.5) < 1.0 / 255 && pixel(75, 15) == .clear && pixel(25, 15) == .clear)
        dot.position.y += 5
        let report = bench.step()
        #expect(report.damage == region((10, 10, 10, 15), (30, 10, 10, 15), (50, 10, 10, 15)))
        // A quarter turn about the middle.
        replicator.instanceTransform = Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
        bench.step()
        #expect(pixel(80, 15).alpha == 1 && pixel(80, 85).alpha == 0 && pixel(84, 80).alpha == 1)
        #expect(bench.tree.root.hitTest(CGPoint(x: 80, y: 15)) === replicator)
        #expect(bench.flaw == nil)
    }

    @Test("a scroll layer moves its origin as far as it must, in the directions it may")
    func scrolling() {
        let scroll = bench.add(ScrollLayer(), named: "scroll")
        scroll.frame = CGRect(10, 10, 40, 40)
        let item = Layer(frame: CGRect(60, 70, 20, 10))
        item.backgroundColor = .red
        scroll.addSublayer(item)
        bench.step()
        #expect(item.visibleRect == .zero)
        item.scrollRectToVisible(item.bounds)
        #expect(scroll.bounds.origin == CGPoint(x: 40, y: 40))
        bench.step()
        #expect(pixel(31, 41) == .red && pixel(29, 41) == .clear)
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint(x: 0, y: 75))
        #expect(scroll.bounds.origin == CGPoint(x: 40, y: 75))
        #expect(item.visibleRect == CGRect(0, 5, 20, 5))
        item.scroll(CGPoint(x: 3, y: -2))
        #expect(scroll.bounds.origin == CGPoint(x: 40, y: 68))
    }

    @Test("tiles are drawn when they become visible, in the same frame, and kept")
    func tiles() {
        final class Huge: TiledLayer {
            var drawn: [CGRect] = []
            override func draw(in context: GraphicsContext) {
                drawn.append(context.clipBounds)
                context.setFillColor(.green)
                context.fill(context.clipBounds)
            }
        }
        let scroll = bench.add(ScrollLayer(), named: "scroll")
        scroll.frame = CGRect(0, 0, 100, 100)
        let huge = Huge(frame: CGRect(0, 0, 100_000, 50_000))
        huge.tileSize = CGSize(width: 64, height: 64)
        scroll.addSublayer(huge)
        bench.step()
        #expect(huge.drawn.count == 4 && huge.drawn.allSatisfy { $0.size == CGSize(width: 64, height: 64) })
        scroll.scroll(to: CGPoint(x: 64, y: 0))
        let report = bench.step()
        #expect(huge.drawn.count == 6 && report.displayed == 1)
        #expect(pixel(99, 50) == .green)
        scroll.scroll(to: CGPoint(x: 0, y: 0))
        #expect(bench.step().displayed == 0)
        huge.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
        let part = bench.step()
        #expect(huge.drawn.count == 7 && part.damage.area <= 65 * 65)
        #expect(bench.flaw == nil)
    }

    @Test("an image stands upright whatever its orientation, and a template takes the tint")
    func images() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        let context = GraphicsContext(bitmap: bitmap)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(.blue)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        // Turned clockwise, the left pixel is above the right one.
        let layer = ImageLayer(image: Image(bitmap).withOrientation(.right))
        bench.add(layer, named: "image")
        #expect(layer.bounds.size == CGSize(width: 1, height: 2))
        layer.magnificationFilter = .nearest
        layer.frame = CGRect(0, 0, 40, 40)
        bench.step()
        // Fitted: 20 wide in the middle.
        #expect(pixel(20, 5) == .red && pixel(20, 35) == .blue && pixel(5, 20) == .clear)
        layer.image = Image(bitmap).withRenderingMode(.template)
        layer.tintColor = .green
        bench.step()
        #expect(pixel(5, 20) == .green && pixel(35, 20) == .green && pixel(20, 5) == .clear)
        #expect(bench.flaw == nil)
    }
}
