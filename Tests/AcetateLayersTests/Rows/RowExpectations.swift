import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import Foundation
import Testing

/// What one row must invalidate, written from the plan and not from the code: see semantics §3, "bounds or transform changed → the layer
/// and its superlayer", and design §2, "display ≠ composite".
struct RowExpectation: Sendable, CustomTestStringConvertible {
    let name: String
    /// What waits after a change: `subject layout`, `parent layout`, `subject display`, `subject composite`.
    let needs: Set<String>
    /// Whether a change shows on screen.
    let shows: Bool
    /// Sets a new value.
    let change: @MainActor @Sendable (Layer) -> Void

    var testDescription: String { name }

    /// A row that only composites.
    private static func composite(_ name: String, _ change: @escaping @MainActor @Sendable (Layer) -> Void) -> RowExpectation {
        RowExpectation(name: name, needs: ["subject composite"], shows: true, change: change)
    }

    /// Every row of `Layer`.
    static let all = [
        RowExpectation(name: "bounds", needs: ["subject layout", "parent layout", "subject composite"], shows: true) {
            $0.bounds = CGRect(x: 0, y: 0, width: 30, height: 36)
        },
        composite("position") { $0.position = CGPoint(x: 36, y: 41) },
        composite("zPosition") { $0.zPosition = 2 },
        composite("anchorPoint") { $0.anchorPoint = CGPoint(x: 0.25, y: 1) },
        RowExpectation(name: "transform", needs: ["subject layout", "parent layout", "subject composite"], shows: true) {
            $0.transform = Transform3D(rotationAngle: 0.3, x: 0, y: 0, z: 1)
        },
        composite("isHidden") { $0.isHidden = true },
        composite("opacity") { $0.opacity = 0.5 },
        composite("masksToBounds") { $0.masksToBounds = true },
        composite("backgroundColor") { $0.backgroundColor = .purple },
        composite("cornerRadius") { $0.cornerRadius = 8 },
        composite("borderWidth") { $0.borderWidth = 4 },
        composite("borderColor") { $0.borderColor = .yellow },
        composite("contents") { $0.contents = checkers() },
        RowExpectation(name: "contentsScale", needs: [], shows: false) { $0.contentsScale = 3 },
    ]
}

/// A small image of two colours.
@MainActor
func checkers() -> Image {
    guard let bitmap = try? Bitmap(width: 2, height: 1) else { preconditionFailure("There is no memory for two pixels.") }
    let context = GraphicsContext(bitmap: bitmap)
    context.setFillColor(.orange)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(.cyan)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    return Image(bitmap)
}
