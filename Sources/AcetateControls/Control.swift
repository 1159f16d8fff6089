public import AcetateLayers
public import Foundation

/// A layer that people touch: it tracks a touch from down to up, keeps its state, and tells others what happened.
///
/// A subclass overrides the tracking hooks and calls ``sendActions(for:)``. The `EventRouter` of the tree decides which control a touch
/// goes to and calls the hooks.
@MainActor
open class Control: Layer {
    /// The row of `isEnabled`.
    public nonisolated static let isEnabled = LayerProperty("isEnabled", default: true)
    /// The row of `isSelected`.
    public nonisolated static let isSelected = LayerProperty("isSelected", default: false)
    /// The row of `isHighlighted`.
    public nonisolated static let isHighlighted = LayerProperty("isHighlighted", default: false)

    open override class var layerProperties: [AnyLayerProperty] {
        super.layerProperties + [.init(isEnabled), .init(isSelected), .init(isHighlighted)]
    }

    /// What an inspector may show and change of this class; none by default. A subclass returns `super.inspectableProperties + […]`.
    open class var inspectableProperties: [InspectableProperty] { [] }

    // MARK: State

    /// Whether touches are taken; true by default. Off, the control is still hit, so nothing behind it is. Turning it off while a touch is
    /// tracked cancels the tracking.
    open var isEnabled = true {
        didSet {
            didChange(Self.isEnabled, from: oldValue, to: isEnabled)
            if !isEnabled, isTracking { stopTracking() }
        }
    }

    /// Whether the control is chosen; false by default. Nothing sets it by itself.
    open var isSelected = false {
        didSet { didChange(Self.isSelected, from: oldValue, to: isSelected) }
    }

    /// Whether a tracked touch is inside; false by default. Tracking sets it, before any event is sent.
    open var isHighlighted = false {
        didSet { didChange(Self.isHighlighted, from: oldValue, to: isHighlighted) }
    }

    /// The three above as one.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a touch is tracked.
    public final var isTracking: Bool { trackedTouch != nil }

    /// Whether the tracked touch is inside the control, slop included; false while none is.
    public package(set) final var isTouchInside = false

    package final var trackedTouch: Touch?
    final var registrations: [Registration] = []

    // MARK: Tracking hooks

    /// A touch went down in the control. Returns whether it is to be tracked; true by default.
    open func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }

    /// The tracked touch moved. Returns whether tracking goes on; true by default. After false, nothing more is heard of the touch.
    open func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }

    /// The tracked touch went up. Does nothing by default.
    open func endTracking(_ touch: Touch?, with event: InputEvent?) {}

    /// Tracking was cancelled: by the system, by disabling the control, or since it left its tree; then the event is nil. Does nothing by
    /// default.
    open func cancelTracking(with event: InputEvent?) {}

    /// How far outside of the control a tracked touch still counts as inside, in points; nil, the default, leaves it to the router.
    open var trackingSlop: CGFloat? { nil }

    // MARK: Actions

    /// Performs one action. Called once for each that matches what is sent; override it to observe or block actions.
    ///
    /// - Parameter target: nil for a closure.
    open func sendAction(_ action: Action, to target: AnyObject?, for event: InputEvent?) {
        action.perform(self, target)
    }
}
