public import AcetateLayers
public import Foundation

/// Brings touches to controls: the topmost layer under a touch that goes down decides, or the nearest control above it; that control
/// has the touch until it is up.
///
/// A control tracks one touch at a time; others that go down in it meanwhile are ignored. A touch that finds no control, or a disabled
/// one, or one that does not want it, is ignored until it is up.
@MainActor
public final class EventRouter: InputTarget {
    /// How far outside of its control a finger still counts as inside, in points; 70 by default.
    public var fingerSlop: CGFloat = 70
    /// The same for a mouse; 0 by default.
    public var mouseSlop: CGFloat = 0

    private var captured: [Int: Control] = [:]

    /// A router that tracks nothing yet.
    public init() {}

    /// Routes each touch of the event, in order.
    public func receive(_ event: InputEvent, in tree: LayerTree) {
        for touch in event.touches {
            switch touch.phase {
            case .began: begin(touch, event, in: tree)
            case .moved:
                guard let control = captured[touch.id] else { continue }
                if !control.continueTrackingTouch(touch, with: event, slop: slop(of: touch)) { captured[touch.id] = nil }
            case .ended: captured.removeValue(forKey: touch.id)?.endTrackingTouch(touch, with: event, slop: slop(of: touch))
            case .cancelled: captured.removeValue(forKey: touch.id)?.stopTracking(with: event)
            }
        }
    }

    /// Cancels the tracking of controls that are not in the tree any more.
    public func subtreeDidLeave(_ layer: Layer, _ tree: LayerTree) {
        cancelTracking { $0.tree !== tree }
    }

    /// Cancels all tracking.
    public func cancelTracking() {
        cancelTracking { _ in true }
    }

    private func cancelTracking(where isMeant: (Control) -> Bool) {
        for (id, control) in captured where isMeant(control) {
            captured[id] = nil
            control.stopTracking()
        }
    }

    private func begin(_ touch: Touch, _ event: InputEvent, in tree: LayerTree) {
        captured.removeValue(forKey: touch.id)?.stopTracking(with: event)
        var layer = tree.root.hitTest(touch.location)
        while let candidate = layer, !(candidate is Control) { layer = candidate.superlayer }
        guard let control = layer as? Control, control.isEnabled, !control.isTracking else { return }
        // Captured before it is asked, so that a control that leaves the tree in its own hook is cancelled.
        captured[touch.id] = control
        if !control.beginTrackingTouch(touch, with: event), captured[touch.id] === control { captured[touch.id] = nil }
    }

    private func slop(of touch: Touch) -> CGFloat {
        touch.kind == .finger ? fingerSlop : mouseSlop
    }
}
