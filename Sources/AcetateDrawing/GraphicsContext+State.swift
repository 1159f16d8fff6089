public import AcetateGeometry
public import Foundation

extension GraphicsContext {
    /// What `saveState()` saves.
    struct State {
        var transform: Transform
        var clip: Clip
        var fillColor = Color.black
        var strokeColor = Color.black
        var line = LineAttributes()
        var shadow: Shadow?
    }

    /// How strokes are drawn.
    struct LineAttributes {
        var width: CGFloat = 1
        var cap = LineCap.butt
        var join = LineJoin.miter
        var miterLimit: CGFloat = 10
    }

    /// Remembers the state; everything but the current path.
    public func saveState() {
        savedStates.append(state)
    }

    /// Returns to the state of the last `saveState()` that was not yet restored. Refused if there is none.
    public func restoreState() {
        guard let saved = savedStates.popLast() else { return refuse() }
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

// MARK: - Colours and lines

extension GraphicsContext {
    /// The colour of fills. Black at first.
    public func setFillColor(_ color: Color) {
        state.fillColor = color
    }

    /// The colour of strokes. Black at first.
    public func setStrokeColor(_ color: Color) {
        state.strokeColor = color
    }

    /// The width of strokes in points, half of it on each side of the path; 1 at first. At 0 a stroke draws nothing; below, it is refused.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return refuse() }
        state.line.width = width
    }

    /// How the ends of open subpaths are drawn; `.butt` at first.
    public func setLineCap(_ cap: LineCap) {
        state.line.cap = cap
    }

    /// How corners are drawn; `.miter` at first.
    public func setLineJoin(_ join: LineJoin) {
        state.line.join = join
    }

    /// How long a mitered corner may be, in line widths, before it is bevelled; 10 at first. A limit of 0 or less is refused.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit > 0, limit.isFinite else { return refuse() }
        state.line.miterLimit = limit
    }
}
