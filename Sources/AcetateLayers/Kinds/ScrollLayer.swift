public import Foundation

/// A layer that shows a part of what lies in it; which part, its bounds' origin says.
///
/// It masks to its bounds from the start. Scrolling sets the origin, and nothing else: sublayers keep their places.
open class ScrollLayer: Layer {
    /// The directions in which a layer scrolls.
    public enum Mode: Sendable, Hashable, CaseIterable {
        /// None.
        case none
        /// Up and down.
        case vertically
        /// Left and right.
        case horizontally
        /// Both.
        case both
    }

    /// The directions in which `scroll(to:)` moves; both by default.
    public final var scrollMode = Mode.both

    /// A layer with empty bounds at the origin, which masks to its bounds.
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// Shows a point of the bounds space in the upper left corner, as far as the mode allows.
    public final func scroll(to point: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
        bounds.origin = origin
    }

    /// Scrolls as little as shows all of a rectangle of the bounds space; of one that is larger than the bounds, the upper left part.
    public final func scroll(to rect: CGRect) {
        func origin(_ start: CGFloat, _ length: CGFloat, _ wanted: CGFloat, _ size: CGFloat) -> CGFloat {
            wanted < start || size > length ? wanted : max(start, wanted + size - length)
        }
        let rect = rect.standardized
        scroll(
            to: CGPoint(
                x: origin(bounds.minX, bounds.width, rect.minX, rect.width),
                y: origin(bounds.minY, bounds.height, rect.minY, rect.height)))
    }
}

extension Layer {
    /// Shows a point of this layer's bounds space in the upper left corner of the nearest scroll layer that it is in. Nothing happens
    /// without one.
    public final func scroll(_ point: CGPoint) {
        guard let layer = enclosingScrollLayer else { return }
        layer.scroll(to: convert(point, to: layer))
    }

    /// Scrolls the nearest scroll layer as little as shows a rectangle of this layer's bounds space. Nothing happens without one.
    public final func scrollRectToVisible(_ rect: CGRect) {
        guard let layer = enclosingScrollLayer else { return }
        layer.scroll(to: convert(rect, to: layer))
    }

    /// The part of the bounds that the scroll layers and masking layers above let show, as a box; empty where nothing shows.
    public final var visibleRect: CGRect {
        var visible = bounds
        var next = parent
        while let layer = next {
            if layer.masksToBounds { visible = visible.intersection(convert(layer.bounds, from: layer)) }
            next = layer.parent
        }
        return visible.isNull ? .zero : visible
    }

    private final var enclosingScrollLayer: ScrollLayer? {
        var next: Layer? = self
        while let layer = next {
            if let layer = layer as? ScrollLayer { return layer }
            next = layer.parent
        }
        return nil
    }
}
