import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation

/// A layer that fills its bounds when it draws, and does what a test wants meanwhile.
@MainActor
final class DrawingLayer: Layer {
    var color = Color.blue
    var whileDrawing: () -> Void = {}
    private(set) var drawnRects: [CGRect] = []

    override func draw(in context: GraphicsContext) {
        drawnRects.append(context.clipBounds)
        context.setFillColor(color)
        context.fill(bounds)
        whileDrawing()
    }
}

/// A layer whose layout does what a test wants.
@MainActor
final class LayoutLayer: Layer {
    var whileLayingOut: () -> Void = {}
    private(set) var layouts = 0

    override func layoutSublayers() {
        layouts += 1
        whileLayingOut()
    }
}

extension LayerHarness {
    /// Adds a coloured layer to the root.
    @discardableResult
    func addBox(_ name: String, _ frame: CGRect, _ color: Color = .red) -> Layer {
        add(Layer(frame: frame), named: name, color)
    }

    /// Adds a layer to the root.
    @discardableResult
    func add<Added: Layer>(_ layer: Added, named name: String, _ color: Color? = nil) -> Added {
        layer.name = name
        layer.backgroundColor = color
        root.addSublayer(layer)
        return layer
    }

    /// Steps until nothing waits and forgets how it came to that.
    func settle() {
        step()
        clearTrace()
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// The region of some rectangles, each x, y, width, height, in device pixels.
func region(_ rects: (Int, Int, Int, Int)...) -> Region {
    Region(rects.map { PixelRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) })
}
