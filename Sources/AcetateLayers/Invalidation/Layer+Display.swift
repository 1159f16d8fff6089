import AcetateDrawing
import AcetateGeometry
import Foundation

extension Layer {
    /// Whether a change of `bounds` asks for display; default false, which stretches the contents that were drawn.
    public final var needsDisplayOnBoundsChange: Bool {
        get { flags.contains(.displaysOnBoundsChange) }
        set { _ = setFlag(.displaysOnBoundsChange, to: newValue) }
    }

    /// Whether this layer waits for display.
    public final func needsDisplay() -> Bool { flags.contains(Wait.display.own) }

    /// Whether this layer or one below it waits for display.
    public final var subtreeNeedsDisplay: Bool { flags.contains(Wait.display.subtree) }

    /// Asks for a part of the contents, in points of the bounds, or for all of them (nil).
    final func askForDisplay(_ part: CGRect?) {
        if let part, !part.isFinite {
            return misuse("\(label).setNeedsDisplay was given \(part), which is not finite; nothing is asked for.", in: home)
        }
        if let home, home.pipeline.postponesInvalidation || flags.contains(.wasDisplayed) {
            return home.postpone(.display, of: self, "display of \(label) asked for", part: part)
        }
        guard let part else {
            guard !flags.contains(.displaysAll) else { return }
            flags.insert(.displaysAll)
            wait(for: .display)
            home?.recorder.recordNeed(.display(storedBounds), of: self)
            return
        }
        let inside = part.standardized.intersection(storedBounds)
        if inside == storedBounds { return askForDisplay(nil) }
        guard !inside.isEmpty, !flags.contains(.displaysAll) else { return }
        let waiting = needsDisplay() ? madeRare.displayRect : .null
        guard !waiting.contains(inside) else { return }
        madeRare.displayRect = waiting.union(inside)
        wait(for: .display)
        home?.recorder.recordNeed(.display(inside), of: self)
    }

    /// What waits to be drawn, which waits no longer: a part, or nil for everything.
    private final func takeDisplayRequest() -> CGRect? {
        let isPartial = needsDisplay() && !flags.contains(.displaysAll) && (flags.contains(.isTiled) || Backing.canDrawPart(of: self))
        let part = isPartial ? rare?.displayRect : nil
        flags.subtract([Wait.display.own, .displaysAll])
        rare?.displayRect = .null
        settle(.display)
        return part
    }

    /// Calls `display()` for the display pass.
    final func display(in tree: LayerTree) {
        let part = takeDisplayRequest()
        let cause = tree.recorder.recordDisplay(self, part ?? storedBounds)
        tree.recorder.enter(cause)
        tree.displayRequest = DisplayRequest(layer: self, part: part)
        display()
        tree.displayRequest = nil
        tree.recorder.leave(cause)
    }

    /// What `display()` does by default: what the pass asks for, or, called by anybody else, what waits at once.
    final func displayNow() {
        if let home, let request = home.displayRequest, request.layer === self {
            home.displayRequest = nil
            return drawContents(request.part, inPlace: home.pipeline.goal >= .publish)
        }
        if let home, !home.mayStart("display", of: self) { return }
        let part = takeDisplayRequest()
        let cause = home?.recorder.recordDisplay(self, part ?? storedBounds)
        let recorder = home?.recorder
        recorder?.enter(cause)
        drawContents(part, inPlace: false)
        recorder?.leave(cause)
        home?.frame.report.displayed += 1
        if home?.pipeline.phase == nil { home?.servePostponed() }
    }

    /// What `drawContents` does for all but layers with tiles.
    final func drawOwnContents(_ part: CGRect?, inPlace: Bool) {
        if let delegate, delegate.display(self) { return }
        delegate?.layerWillDraw(self)
        guard !storedBounds.isEmpty, let canvas = Backing.prepare(for: self, part: part, inPlace: inPlace) else { return }
        paint(canvas)
        storedContents = .drawn(canvas.backing)
        madeRare.drawnRect = madeRare.drawnRect.union(canvas.part)
        wait(for: .composite)
        home?.recorder.addReason("display", for: self)
    }

    private final func paint(_ canvas: Backing.Drawing) {
        let home = home
        home?.pipeline.isDrawing = true
        canvas.backing.isBeingDrawn = true
        draw(in: canvas.context(home?.rasterizer ?? Rasterizer()))
        canvas.backing.isBeingDrawn = false
        home?.pipeline.isDrawing = false
    }
}

/// What the display pass asks of the layer whose `display()` it calls.
struct DisplayRequest {
    let layer: Layer
    /// A part of the bounds, in points; nil for everything.
    let part: CGRect?
}
