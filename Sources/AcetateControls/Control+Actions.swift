package import AcetateLayers

extension Control {
    /// What was registered to be done at certain events.
    @MainActor
    public struct Action {
        let body: (Control, AnyObject?) -> Void

        /// Does it.
        public func perform(_ control: Control, _ target: AnyObject?) {
            body(control, target)
        }
    }

    /// Names a registered action, to remove it. The action stays whether or not the token is kept.
    public final class ActionToken: Sendable {}

    final class Registration {
        let token: ActionToken
        var events: Event
        let action: Action
        weak var target: AnyObject?
        let hasTarget: Bool

        init(_ events: Event, target: AnyObject?, action: Action) {
            token = ActionToken()
            self.events = events
            self.target = target
            hasTarget = target != nil
            self.action = action
        }

        /// Whether there is still somebody to act on.
        var isLive: Bool { !events.isEmpty && (!hasTarget || target != nil) }
    }

    /// Performs the actions registered for any of the events, each once, in the order in which they were registered.
    ///
    /// One that an earlier action removes is not performed any more; one that it adds is not performed yet.
    public final func sendActions(for events: Event) {
        sendActions(for: events, with: nil)
    }

    package final func sendActions(for events: Event, with event: InputEvent?) {
        guard let tree else { return perform(events, with: event) }
        tree.sending(events.description, from: self) { perform(events, with: event) }
    }

    private final func perform(_ events: Event, with event: InputEvent?) {
        for registration in registrations where registration.isLive && !registration.events.isDisjoint(with: events) {
            sendAction(registration.action, to: registration.target, for: event)
        }
        registrations.removeAll { !$0.isLive }
    }

    /// Removes an action that a closure was registered with.
    public final func removeAction(_ token: ActionToken) {
        drop { $0.token === token ? .allEvents : [] }
    }

    /// Removes all actions of a target for some events; they stay registered for others.
    public final func removeTarget(_ target: AnyObject, for events: Event = .allEvents) {
        drop { $0.target === target ? events : [] }
    }

    /// Takes events from registrations, and drops those without any. One that is just being gone through is dead then, and not performed.
    private final func drop(_ events: (Registration) -> Event) {
        for registration in registrations { registration.events.subtract(events(registration)) }
        registrations.removeAll { !$0.isLive }
    }
}

/// What `Control` and its subclasses share where a closure takes the subclass.
@MainActor
public protocol ControlProtocol: AnyObject {}

extension Control: ControlProtocol {}

extension ControlProtocol where Self: Control {
    /// Performs a closure, with the control, at any of the events.
    @discardableResult
    public func addAction(for events: Control.Event, _ body: @escaping (Self) -> Void) -> Control.ActionToken {
        register(events, target: nil) { control, _ in
            if let control = control as? Self { body(control) }
        }
    }

    /// Performs a method of the target, with the control, at any of the events. The target is held weakly; its class is @MainActor.
    ///
    ///     slider.addTarget(self, action: Panel.sliderChanged, for: .valueChanged)
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (Self) -> Void, for events: Control.Event
    ) -> Control.ActionToken {
        register(events, target: target) { control, target in
            if let control = control as? Self, let target = target as? Target { action(target)(control) }
        }
    }

    private func register(
        _ events: Control.Event, target: AnyObject?, _ body: @escaping (Control, AnyObject?) -> Void
    ) -> Control.ActionToken {
        let registration = Control.Registration(events, target: target, action: Control.Action(body: body))
        registrations.append(registration)
        return registration.token
    }
}
