public import AcetateGeometry
public import Foundation

extension GraphicsContext {
    /// What `saveState()` saves.
    struct State {
        var transform: Transform
        var clip: Clip
        var fill = Paint.color(.black)
        var stroke = Paint.color(.black)
        var line = StrokeStyle()
        var shadow: Shadow?
        var blend = Blend()
        var isAntialiased = true
        var interpolationQuality = InterpolationQuality.default
    }

    /// Remembers the state: transform, clip, paints, line attributes, shadow, alpha, blend mode and qualities; everything but the current path.
    public func saveState() {
        savedStates.append(state)
    }

    /// Returns to the state of the last `saveState()` that was not yet restored. Refused if there is none, or it was saved before the
    /// transparency layer began that is open now.
    public func restoreState() {
        guard savedStates.count > (layers.last?.savedStateCount ?? 0), let saved = savedStates.popLast() else { return refuse() }
        state = saved
    }
}

// MARK: - Transform

extension GraphicsContext {
    /// From user space, in which everything is drawn, to the bitmap's pixels.
    public var transform: Transform { state.transform }

    /// Moves the origin of user space, in points.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(Transform(translationX: x, y: y))
    }

    /// Scales user space about its origin.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(Transform(scaleX: x, y: y))
    }

    /// Turns user space about its origin, by radians, clockwise on screen.
    public func rotate(by angle: CGFloat) {
        concatenate(Transform(rotationAngle: angle))
    }

    /// Applies `transform` to what is drawn from now on, before the transform so far. Refused if the result is not finite.
    public func concatenate(_ transform: Transform) {
        let result = transform.concatenating(state.transform)
        guard result.isFinite else { return refuse() }
        state.transform = result
    }
}
