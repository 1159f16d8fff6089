import AcetateLayers
import Foundation

/// The course of one touch. State changes first, then the hook, then the events: who is told sees the control as it is.
extension Control {
    /// Takes a touch that went down; says whether it is tracked.
    final func beginTrackingTouch(_ touch: Touch, with event: InputEvent) -> Bool {
        isTouchInside = true
        trackedTouch = touch
        guard beginTracking(touch, with: event), isTracking else {
            forgetTouch()
            return false
        }
        isHighlighted = true
        guard isTracking else { return false }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        return isTracking
    }

    /// Takes a move of the tracked touch; says whether tracking goes on.
    final func continueTrackingTouch(_ touch: Touch, with event: InputEvent, slop: CGFloat) -> Bool {
        let wasInside = isTouchInside
        trackedTouch = touch
        isTouchInside = isInside(touch, slop: slop)
        isHighlighted = isTouchInside
        guard isTracking else { return false }
        guard continueTracking(touch, with: event) else {
            isHighlighted = false
            forgetTouch()
            return false
        }
        guard isTracking else { return false }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events, with: event)
        return isTracking
    }

    /// Takes the end of the tracked touch.
    final func endTrackingTouch(_ touch: Touch, with event: InputEvent, slop: CGFloat) {
        trackedTouch = touch
        isTouchInside = isInside(touch, slop: slop)
        isHighlighted = false
        guard isTracking else { return }
        endTracking(touch, with: event)
        guard isTracking else { return }
        let isInside = isTouchInside
        forgetTouch()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    /// Ends tracking without an up: for a cancelled touch, or, without an event, because the control cannot go on.
    final func stopTracking(with event: InputEvent? = nil) {
        guard isTracking else { return }
        forgetTouch()
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    private final func forgetTouch() {
        trackedTouch = nil
        isTouchInside = false
    }

    private final func isInside(_ touch: Touch, slop: CGFloat) -> Bool {
        let point = touch.location(in: self)
        let slop = trackingSlop ?? slop
        return contains(point) || slop > 0 && bounds.insetBy(dx: -slop, dy: -slop).contains(point)
    }
}
