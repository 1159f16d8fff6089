import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Numbers that nobody means: nothing crashes, nothing hangs, and a partial repaint still is a full one.
@MainActor
@Suite("Extreme numbers")
struct ExtremeTests {
    private static let numbers: [CGFloat] = [0, 1e-300, 1e-9, 0.5, 7, 1e4, 1e7, 1e20, 1e150, -1e-9, -3, -1e5, -1e30]

    @Test("of geometry, shadows, masks, filters and projections", arguments: 1...3 as ClosedRange<UInt64>)
    func extremes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { Self.numbers.randomElement(using: &random)! }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        let bench = LayerHarness(size: CGSize(width: 24, height: 16), scale: seed.isMultiple(of: 2) ? 1 : 1.5)
        bench.tree.trace.isEnabled = false
        var layers: [Layer] = [Layer(), ShapeLayer(), GradientLayer(), ReplicatorLayer(), TransformLayer(), Layer(), Layer()]
        for (index, layer) in layers.enumerated() {
            layer.frame = CGRect(x: 2, y: 2, width: 12, height: 9)
            layer.backgroundColor = .red
            (index == 0 ? bench.root : layers[(index - 1) / 2]).addSublayer(layer)
        }
        layers.append(bench.root)
        for _ in 0..<60 {
            guard let layer = layers.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<17, using: &random) {
            case 0: layer.bounds = CGRect(origin: point(), size: CGSize(width: abs(number()), height: abs(number())))
            case 1: layer.position = point()
            case 2: layer.transform = Transform3D(scaleX: number(), y: number(), z: number())
            case 3:
                var transform = Transform3D(rotationAngle: number(), x: 1, y: number(), z: 0)
                transform.m34 = number()
                layer.transform = transform
            case 4: layer.sublayerTransform.m34 = number()
            case 5: (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, number(), CGSize(width: number(), height: number()))
            case 6: layer.cornerRadius = number()
            case 7: (layer.borderWidth, layer.borderColor) = (number(), .blue)
            case 8: (layer.shouldRasterize, layer.rasterizationScale) = (true, abs(number()) + 1e-3)
            case 9: layer.zPosition = number()
            case 10: layer.opacity = Double(number())
            case 11: layer.anchorPoint = point()
            case 12: layer.masksToBounds.toggle()
            case 13: layer.shadowPath = Path(ellipseIn: CGRect(origin: point(), size: CGSize(width: number(), height: number())))
            case 14:
                (layer as? ShapeLayer)?.path = Path(ellipseIn: CGRect(origin: point(), size: CGSize(width: number(), height: 5)))
                (layer as? ShapeLayer)?.lineWidth = number()
                (layer as? ShapeLayer)?.strokeColor = .green
            case 15:
                (layer as? ReplicatorLayer)?.instanceCount = Int.random(in: -3...40, using: &random)
                (layer as? ReplicatorLayer)?.instanceTransform = Transform3D(translationX: number(), y: number(), z: 0)
            default: layer.transform = .identity
            }
            bench.step()
            if let flaw = bench.flaw { Issue.record("seed \(seed): \(flaw)"); break }
        }
    }
}
