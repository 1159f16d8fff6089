import Foundation

/// How a layer came to be asked for layout.
enum LayoutRequest {
    /// By `setNeedsLayout()`.
    case explicit
    /// By a change of a property or of the sublayers: dropped while the layer's own `layoutSublayers` runs.
    case implicit
}

extension Layer {
    /// Whether this layer waits for `layoutSublayers()`.
    public final func needsLayout() -> Bool { flags.contains(Wait.layout.own) }

    /// Whether this layer or one below it waits for layout.
    public final var subtreeNeedsLayout: Bool { flags.contains(Wait.layout.subtree) }

    final func askForLayout(_ request: LayoutRequest) {
        if request == .implicit, flags.contains(.isLayingOut) { return }
        if let home, home.pipeline.postponesInvalidation {
            return home.postpone(.layout, of: self, "layout of \(label) asked for")
        }
        guard !needsLayout() else { return }
        wait(for: .layout)
        home?.recorder.recordNeed(.layout, of: self)
    }

    /// Runs `layoutSublayers` for a layer that waits for it.
    final func layOut() {
        flags.remove(Wait.layout.own)
        let cause = home?.recorder.recordLayout(self)
        let recorder = home?.recorder
        flags.insert(.isLayingOut)
        recorder?.enter(cause)
        layoutSublayers()
        recorder?.leave(cause)
        flags.remove(.isLayingOut)
    }

    final func layOutNow() {
        if let home, !home.mayStart("layoutIfNeeded", of: self) { return }
        // A layer whose layout runs is not entered again: what it still waits for is served when it is done.
        guard !flags.contains(.isLayingOut) else { return }
        var top = self
        while let parent = top.parent, parent.needsLayout(), !parent.flags.contains(.isLayingOut) { top = parent }
        guard top.subtreeNeedsLayout else { return }
        var pass = LayoutPass(limit: home?.pipeline.rerunLimit ?? FramePipeline.defaultRerunLimit)
        pass.run(from: top)
        home?.frame.report.laidOut += pass.laidOut
        if let cycle = pass.cycle { home?.note(cycle) }
    }
}
