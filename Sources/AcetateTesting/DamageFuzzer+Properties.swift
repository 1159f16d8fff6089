import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import Foundation

extension DamageFuzzer {
    /// Sets a random property to a random value.
    func change(_ layer: FuzzedLayer) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0: set(Layer.bounds, CGRect(origin: smallPoint(), size: randomRect().size), on: layer)
        case 1: set(Layer.position, randomRect().origin, on: layer)
        case 2: set(Layer.zPosition, CGFloat(Int.random(in: -1...1, using: &random)), on: layer)
        case 3: set(Layer.anchorPoint, CGPoint(x: fraction(), y: fraction()), on: layer)
        case 4: set(Layer.transform, randomTransform(), on: layer)
        case 5: set(Layer.isHidden, Bool.random(using: &random), on: layer)
        case 6: set(Layer.opacity, [0, 0.3, 0.75, 1].randomElement(using: &random)!, on: layer)
        case 7: set(Layer.masksToBounds, Bool.random(using: &random), on: layer)
        case 8: set(Layer.backgroundColor, Bool.random(using: &random) ? randomColor() : nil, on: layer)
        case 9: set(Layer.cornerRadius, [0, 2.5, 6, 40].randomElement(using: &random)!, on: layer)
        case 10: set(Layer.borderWidth, [0, 0.5, 1, 3].randomElement(using: &random)!, on: layer)
        case 11: set(Layer.borderColor, Bool.random(using: &random) ? randomColor() : nil, on: layer)
        case 12: set(Layer.contents, Bool.random(using: &random) ? randomImage() : nil, on: layer)
        default: set(Layer.contentsScale, [1, 1.5, 2].randomElement(using: &random)!, on: layer)
        }
    }

    private func set<Value>(_ row: LayerProperty<Value>, _ value: Value, on layer: Layer) {
        note(row.name, "\(layer.label).\(row.name) = \(value)")
        layer[row] = value
    }

    func randomRect() -> CGRect {
        CGRect(
            x: coordinate(-10...60), y: coordinate(-10...45), width: coordinate(0...40), height: coordinate(0...30))
    }

    func randomColor() -> Color {
        Color(
            red: fraction(), green: fraction(), blue: fraction(), alpha: Bool.random(using: &random) ? 1 : fraction())
    }

    /// Usually a whole number, sometimes between pixels.
    private func coordinate(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let value = CGFloat.random(in: range, using: &random)
        return Int.random(in: 0..<4, using: &random) == 0 ? value : value.rounded()
    }

    private func smallPoint() -> CGPoint {
        Bool.random(using: &random) ? .zero : CGPoint(x: coordinate(-5...5), y: coordinate(-5...5))
    }

    private func fraction() -> CGFloat {
        CGFloat(Int.random(in: 0...4, using: &random)) / 4
    }

    private func randomTransform() -> Transform3D {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .identity
        case 1: Transform3D(scaleX: 0.5 + fraction() * 2, y: 0.5 + fraction(), z: 1)
        case 2: Transform3D(rotationAngle: fraction() * 3, x: 0, y: 0, z: 1)
        case 3: Transform3D(translationX: coordinate(-9...9), y: coordinate(-9...9), z: 0)
        default: Transform3D(scaleX: -1, y: fraction(), z: 1)
        }
    }

    private func randomImage() -> Image? {
        guard let bitmap = try? Bitmap(width: 5, height: 3) else { return nil }
        bitmap.fill(randomColor())
        return Image(bitmap)
    }
}

/// A layer whose drawing has soft edges and lies partly outside of its bounds.
@MainActor
final class FuzzedLayer: Layer {
    var ink = Color.black

    override func draw(in context: GraphicsContext) {
        context.setFillColor(ink)
        context.fillEllipse(in: bounds.insetBy(dx: 1.5, dy: -1))
        context.setLineWidth(1)
        context.stroke(bounds.insetBy(dx: 2.5, dy: 2.5))
    }
}
