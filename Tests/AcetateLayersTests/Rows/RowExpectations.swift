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
    /// What the row needs to show.
    var prepare: @MainActor @Sendable (Layer) -> Void = { _ in }
    /// Sets a new value.
    let change: @MainActor @Sendable (Layer) -> Void

    var testDescription: String { name }

    /// A row that only composites.
    private static func composite(_ name: String, _ change: @escaping @MainActor @Sendable (Layer) -> Void) -> RowExpectation {
        RowExpectation(name: name, needs: ["subject composite"], shows: true, change: change)
    }

    /// A row that only composites, and shows where something else is set too.
    private static func composite(
        _ name: String, where prepare: @escaping @MainActor @Sendable (Layer) -> Void,
        _ change: @escaping @MainActor @Sendable (Layer) -> Void
    ) -> RowExpectation {
        RowExpectation(name: name, needs: ["subject composite"], shows: true, prepare: prepare, change: change)
    }

    /// Turned about the vertical axis, and seen from 100 points away.
    private static let turned: Transform3D = {
        var perspective = Transform3D.identity
        perspective.m34 = -0.01
        return Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0).concatenating(perspective)
    }()

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
        RowExpectation(name: "contentsScale", needs: ["subject composite"], shows: false) { $0.contentsScale = 3 },
        composite("anchorPointZ", where: { $0.transform = turned }) { $0.anchorPointZ = 10 },
        composite("sublayerTransform") { $0.sublayerTransform = Transform3D(scaleX: 0.5, y: 0.5, z: 1) },
        composite("isGeometryFlipped") { $0.isGeometryFlipped = true },
        composite("isDoubleSided", where: { $0.transform = Transform3D(scaleX: -1, y: 1, z: 1) }) { $0.isDoubleSided = false },
        composite("shadowColor", where: { $0.shadowOpacity = 1 }) { $0.shadowColor = .red },
        composite("shadowOpacity") { $0.shadowOpacity = 0.5 },
        composite("shadowOffset", where: { $0.shadowOpacity = 1 }) { $0.shadowOffset = CGSize(width: 5, height: 5) },
        composite("shadowRadius", where: { $0.shadowOpacity = 1 }) { $0.shadowRadius = 6 },
        composite("shadowPath", where: { $0.shadowOpacity = 1 }) {
            $0.shadowPath = Path(ellipseIn: CGRect(x: -10, y: 0, width: 60, height: 30))
        },
        composite("maskedCorners", where: { $0.cornerRadius = 10 }) { $0.maskedCorners = [.topLeft] },
        composite("cornerCurve", where: { $0.cornerRadius = 10 }) { $0.cornerCurve = .continuous },
        composite("allowsEdgeAntialiasing", where: { $0.cornerRadius = 10 }) { $0.allowsEdgeAntialiasing = false },
        composite("contentsGravity", where: { $0.contents = checkers() }) { $0.contentsGravity = .center },
        composite("contentsRect") { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) },
        composite("contentsCenter", where: { $0.contents = checkers() }) {
            $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        },
        composite("magnificationFilter", where: { $0.contents = checkers() }) { $0.magnificationFilter = .nearest },
        composite("minificationFilter", where: { $0.contents = stripes() }) { $0.minificationFilter = .trilinear },
        composite("compositingFilter", where: { $0.superlayer?.backgroundColor = .cyan }) { $0.compositingFilter = .multiply },
        composite("shouldRasterize") { $0.shouldRasterize = true },
        composite("rasterizationScale", where: { $0.shouldRasterize = true }) { $0.rasterizationScale = 3 },
        RowExpectation(name: "isOpaque", needs: [], shows: false) { $0.isOpaque = true },
    ]
}

/// An image of 320×240 pixels with stripes of a pixel's width, each third one white.
@MainActor
func stripes() -> Image {
    guard let bitmap = try? Bitmap(width: 320, height: 240) else { preconditionFailure("There is no memory for an image.") }
    let context = GraphicsContext(bitmap: bitmap)
    context.setFillColor(.white)
    for x in stride(from: 0, to: 320, by: 3) { context.fill(CGRect(x: x, y: 0, width: 1, height: 240)) }
    return Image(bitmap)
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
