package import Acetate

/// What is done to a scene, and when: read from a text with an action a line.
package struct Recording: Sendable, Hashable {
    /// One thing that is done.
    package enum Action: Sendable, Hashable {
        /// Moves the clock to a time, in seconds, and makes a frame there.
        case at(TimeInterval)
        /// Makes a frame at the time it is.
        case step
        /// Puts a finger down, in points of the root.
        case down(finger: Int, CGPoint)
        /// Moves a finger that is down, in points of the root.
        case move(finger: Int, CGPoint)
        /// Lifts a finger where it is.
        case up(finger: Int)
        /// Cancels the touch of a finger.
        case cancel(finger: Int)
        /// Sets a property, as in `set slider.lowerThumb.opacity 0.5`.
        case set(layer: LayerPath, property: String, value: String)
    }

    /// An action and the line that it stands on, from 1.
    package struct Line: Sendable, Hashable {
        package let number: Int
        package let action: Action
    }

    /// The file that it was read from, as messages call it.
    package let source: String
    /// The actions in order.
    package let lines: [Line]
}

/// Names of layers, each below the one before: `["slider", "lowerThumb"]` for `slider.lowerThumb`.
package typealias LayerPath = [String]
