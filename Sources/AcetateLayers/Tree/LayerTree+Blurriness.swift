import AcetateDrawing
import AcetateGeometry
public import Foundation

/// A layer that shows less sharply than it could.
public struct BlurryLayer: Sendable, Hashable, CustomStringConvertible {
    /// The layer's name, or what it is called in traces.
    public let layer: String
    /// Why it is blurry.
    public let cause: Cause

    /// What makes a layer blurry.
    public enum Cause: Sendable, Hashable {
        /// Its left or upper edge lies between pixels: at these points of the tree, of which one at least is not on the grid.
        case offGrid(x: CGFloat, y: CGFloat)
        /// Its contents have so many pixels per point, and are shown with others.
        case scale(drawn: CGFloat, shown: CGFloat)
    }

    /// A line such as `blurry: thumb at x 10.5`.
    public var description: String {
        switch cause {
        case .scale(let drawn, let shown): "blurry: \(layer) drawn at scale \(drawn), shown at \(shown)"
        case .offGrid(let x, let y):
            "blurry: \(layer) at x \(x.formatted), y \(y.formatted)"
        }
    }
}

extension CGFloat {
    fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\((self * 1000).rounded() / 1000)" }
}

extension LayerTree {
    /// The layers of the last published frame that stand upright and are blurry: since an edge of theirs lies between pixels, or since their
    /// contents were drawn at another scale than they are shown at. Looks at all layers; for tests and tools.
    ///
    /// Layers that are turned, or scaled by a transform of their own, are meant to be; layers that show nothing do not count.
    public func blurryLayers() -> [BlurryLayer] {
        guard let top = displayList.root else { return [] }
        var found: [BlurryLayer] = []
        displayList.forEachRecord(of: top) { place in
            let record = displayList.records[place]
            guard !record.painted.isEmpty, let layer = record.layer, let cause = record.blurriness(scale: scale) else { return }
            found.append(BlurryLayer(layer: layer.label, cause: cause))
        }
        return found
    }
}

extension DisplayRecord {
    /// Why the layer is blurry; nil if it is not.
    fileprivate func blurriness(scale: CGFloat) -> BlurryLayer.Cause? {
        let transform = placement.transform
        guard transform.b == 0, transform.c == 0, abs(transform.a) == abs(transform.d) else { return nil }
        if let contents = paint.decoration?.contents, contents.isDrawn, let piece = contents.pieces.first {
            let drawn = 1 / abs(piece.transform.a)
            if abs(drawn - abs(transform.a)) > 1e-6 * drawn { return .scale(drawn: drawn, shown: abs(transform.a)) }
        }
        let box = paint.bounds.applying(transform)
        let isOnGrid = [box.minX, box.minY].allSatisfy { abs($0 - $0.rounded()) <= 1.0 / 1024 }
        return isOnGrid ? nil : .offGrid(x: box.minX / scale, y: box.minY / scale)
    }
}
