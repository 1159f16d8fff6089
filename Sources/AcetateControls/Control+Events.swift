extension Control {
    /// What can happen to a control. The values are UIKit's, so combinations mean the same.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt32

        /// A set of the given bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A touch went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down that is not the first of a row of taps.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A person did what the control is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Everything that touches cause by themselves.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Everything.
        public static let allEvents = Event(rawValue: .max)

        private static let names: [(Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
            (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
            (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
        ]
    }

    /// How a control stands. The values are UIKit's.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// A set of the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither of the others.
        public static let normal: State = []
        /// A touch is down in it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
    }
}

extension Control.Event: CustomStringConvertible {
    /// The names of the events, in the order of their bits.
    public var description: String {
        let known = Self.names.filter { contains($0.0) }
        let rest = known.reduce(self) { $0.subtracting($1.0) }
        let names = known.map(\.1) + (rest.isEmpty ? [] : ["0x" + String(rest.rawValue, radix: 16)])
        return names.isEmpty ? "nothing" : names.joined(separator: " ")
    }
}
