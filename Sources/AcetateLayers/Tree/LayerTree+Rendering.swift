public import AcetateDrawing
import AcetateGeometry

extension LayerTree {
    func runDisplay() {
        for layer in tiledLayers { layer.askForMissingTiles() }
        var pass = DisplayPass()
        pass.run(from: root)
        frame.report.displayed += pass.displayed
    }

    func runPublishing() {
        var pass = PublishPass(tree: self)
        pass.run()
        frame.report.published += pass.published
        var damage = pendingDamage
        if !damage.contains(pixelBounds) { damage = Region(pass.damage).union(damage).intersection(pixelBounds) }
        damage = damage.merged(toAtMost: DamageRing.maximumRects)
        pendingDamage = damage
        frame.report.damage = damage
    }

    func runCompositing() {
        CompositePass(tree: self).run()
    }

    /// Paints what was published last, in full, into a new bitmap. It runs no pass: changes since the last frame do not show.
    ///
    /// It is the full repaint that frames are compared with: after a step it equals what was presented, bit for bit.
    ///
    /// Where there is no memory for the bitmap, or the tree has no pixels, it traps.
    public func snapshot() -> Bitmap {
        let pixels = pixelBounds
        do {
            let bitmap = try Bitmap(width: pixels.width, height: pixels.height, scale: scale)
            var compositor = Compositor(displayList, frame: -1, cache: cache)
            try compositor.paint(pixels, on: Canvas(buffer: bitmap.buffer, rasterizer: rasterizer))
            return bitmap
        } catch {
            preconditionFailure("A snapshot of \(pixels.width)×\(pixels.height) pixels cannot be made: \(error)")
        }
    }

    /// The same from a list that is made anew of the layers as they are: what the published list should have led to. For proofs.
    package func snapshotFromScratch() -> Bitmap {
        let pixels = pixelBounds
        do {
            let bitmap = try Bitmap(width: pixels.width, height: pixels.height, scale: scale)
            let list = DisplayList(of: root, in: screenPlacement)
            var compositor = Compositor(list, frame: -1, cache: CompositorCache())
            try compositor.paint(pixels, on: Canvas(buffer: bitmap.buffer, rasterizer: rasterizer))
            return bitmap
        } catch {
            preconditionFailure("A snapshot of \(pixels.width)×\(pixels.height) pixels cannot be made: \(error)")
        }
    }

    /// What the root is placed in.
    var screenPlacement: DisplayRecord.Placement {
        var screen = DisplayRecord.Placement()
        screen.transform = Transform(scaleX: scale, y: scale)
        screen.clip = pixelBounds
        screen.state = .visible
        return screen
    }
}
