import AcetateGeometry
public import Foundation

/// One finger, or the mouse with its button down, at one moment.
public struct Touch: Sendable, Hashable {
    /// What happened to it.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        case began, moved, ended, cancelled
    }

    /// What touches.
    public enum Kind: Sendable, Hashable {
        case finger, mouse
    }

    /// Tells touches that are down at one time apart; 0 for the only one.
    public let id: Int
    /// What happened to it.
    public let phase: Phase
    /// Where it is, in points of the tree's root space.
    public let location: CGPoint
    /// Where it was in the event before; `location` for one that began.
    public let previousLocation: CGPoint
    /// How many taps in a row at this place, from 1.
    public let tapCount: Int
    /// What touches.
    public let kind: Kind

    /// A touch at a moment.
    ///
    /// - Parameter previousLocation: nil for the location itself.
    public init(
        id: Int = 0, phase: Phase, location: CGPoint, previousLocation: CGPoint? = nil, tapCount: Int = 1, kind: Kind = .finger
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.previousLocation = previousLocation ?? location
        self.tapCount = tapCount
        self.kind = kind
    }

    /// Where it is, in points of the layer's bounds space; of the root space for nil.
    @MainActor
    public func location(in layer: Layer?) -> CGPoint {
        layer?.convert(location, from: nil) ?? location
    }

    /// Where it was in the event before, in points of the layer's bounds space; of the root space for nil.
    @MainActor
    public func previousLocation(in layer: Layer?) -> CGPoint {
        layer?.convert(previousLocation, from: nil) ?? previousLocation
    }
}

/// Touches that changed at one moment.
public struct InputEvent: Sendable, Hashable {
    /// The touches that changed.
    public let touches: [Touch]
    /// Seconds on the tree's clock.
    public let timestamp: TimeInterval

    /// An event.
    public init(touches: [Touch], timestamp: TimeInterval) {
        self.touches = touches
        self.timestamp = timestamp
    }
}

/// Receives the input of a tree.
@MainActor
public protocol InputTarget: AnyObject {
    /// Takes an event, between frames.
    func receive(_ event: InputEvent, in tree: LayerTree)
    /// Learns that a layer left the tree with all below it, so that nothing there is to be tracked any more.
    func subtreeDidLeave(_ layer: Layer, _ tree: LayerTree)
    /// Forgets what it tracks: the tree has another target now, or is gone.
    func cancelTracking()
}
