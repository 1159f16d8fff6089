import AcetateDrawing
import AcetateGeometry

/// Paints the damage into the presenter's next buffer and presents it; whatever goes wrong, the damage is kept.
@MainActor
struct CompositePass {
    let tree: LayerTree

    /// Runs the pass, and writes into the frame's report what it did.
    func run() {
        let damage = tree.pendingDamage
        guard !damage.isEmpty else { return }
        let pixels = tree.pixelBounds
        do {
            let buffer = try tree.presenter.nextBuffer(width: pixels.width, height: pixels.height, scale: tree.scale)
            let stale = tree.damageRing.missing(atAge: buffer.age, damage: damage, of: pixels)
            tree.cache.resetCounts()
            var compositor = Compositor(tree.displayList, frame: tree.frame.number, cache: tree.cache)
            let before = try tree.measuresOverpaint && buffer.age == 1 ? buffer.bitmap.buffer.copy() : nil
            let canvas = Canvas(buffer: buffer.bitmap.buffer, rasterizer: tree.rasterizer)
            for rect in stale.rects { try compositor.paint(rect, on: canvas) }
            // Emptied first: what the presenter changes, the tree's size for one, is damage of the next frame.
            tree.pendingDamage = Region()
            try tree.presenter.present(buffer, damage: damage)
            tree.damageRing.push(damage, of: pixels)
            tree.frame.report.take(compositor.counts, of: tree.displayList.count, tree.cache)
            tree.frame.report.paintedPixels = stale.area
            tree.frame.report.changedPixels = before.map { Self.differingPixels($0, buffer.bitmap.buffer, in: stale) }
            tree.frame.report.isPresented = true
            tree.recorder.record(.present(painted: stale.area, of: pixels.area, rects: stale.rects.count))
        } catch {
            tree.pendingDamage = tree.pendingDamage.union(damage)
            tree.frame.report.presentationError = "\(error)"
            tree.note("frame \(tree.frame.number) was not presented, its damage waits: \(error)")
        }
    }

    private static func differingPixels(_ first: PixelBuffer, _ second: PixelBuffer, in region: Region) -> Int {
        var count = 0
        region.forEachRect { rect in
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX where first.word(x: x, y: y) != second.word(x: x, y: y) { count += 1 }
            }
        }
        return count
    }
}
