import AcetateGeometry
import Foundation

extension Layer {
    final func boundsContain(_ point: CGPoint) -> Bool {
        let bounds = storedBounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    final func hitTestSubtree(_ point: CGPoint) -> Layer? {
        guard !flags.contains(.isHidden), storedOpacity > 0, let own = pointInBounds(point) else { return nil }
        if flags.contains(.masksToBounds), !boundsContain(own) { return nil }
        for child in childrenInPaintOrder.reversed() {
            if let hit = child.hitTest(own) { return hit }
        }
        return !flags.contains(.isTransparent) && contains(own) ? self : nil
    }

    /// The sublayers as they are painted, back to front: by zPosition, ties by place.
    final var childrenInPaintOrder: ContiguousArray<Layer> {
        // A loop, since a closure asks for each layer whether it runs on the main actor.
        var isInOrder = true
        for child in children {
            if let rare = child.rare, rare.zPosition != 0 { isInOrder = false }
        }
        if isInOrder { return children }
        return ContiguousArray(
            children.sorted {
                let first = $0.rare?.zPosition ?? 0
                let second = $1.rare?.zPosition ?? 0
                return first == second ? $0.index < $1.index : first < second
            })
    }
}
