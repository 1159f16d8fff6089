import AcetateDrawing
import AcetateLayers
import Foundation

/// What was called, in order.
@MainActor
final class CallLog {
    var calls: [String] = []

    /// How often it was called.
    func count(of call: String) -> Int { calls.filter { $0 == call }.count }
}

/// A layer that writes down which of its hooks are called, and does in them what a test wants.
final class LoggingLayer: Layer {
    let log: CallLog
    var onLayout: (LoggingLayer) -> Void = { _ in }
    var onDraw: (LoggingLayer, GraphicsContext) -> Void = { _, _ in }

    init(_ name: String, log: CallLog = CallLog(), frame: CGRect = .zero) {
        self.log = log
        super.init()
        self.name = name
        self.frame = frame
    }

    override func layoutSublayers() {
        log.calls.append("layout \(label)")
        super.layoutSublayers()
        onLayout(self)
    }

    override func draw(in context: GraphicsContext) {
        log.calls.append("display \(label)")
        super.draw(in: context)
        onDraw(self, context)
    }
}

/// A plain layer with a name.
@MainActor
func layer(_ name: String, frame: CGRect = .zero, color: Color? = nil) -> Layer {
    let layer = Layer(frame: frame)
    layer.name = name
    layer.backgroundColor = color
    return layer
}

extension Layer {
    /// The names of the sublayers, back to front; nil where there are none.
    var sublayerNames: [String]? { sublayers?.map(\.label) }
}
