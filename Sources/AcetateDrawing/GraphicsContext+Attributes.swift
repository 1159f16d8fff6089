public import AcetateGeometry
public import Foundation

// MARK: - Paint

extension GraphicsContext {
    /// The colour of fills. Black at first.
    public func setFillColor(_ color: Color) {
        state.fill = .color(color)
    }

    /// The colour of strokes. Black at first.
    public func setStrokeColor(_ color: Color) {
        state.stroke = .color(color)
    }

    /// What fills are made of. Black at first. A gradient or pattern whose numbers are not finite, or with a radius below 0, is refused.
    public func setFillPaint(_ paint: Paint) {
        guard paint.isValid else { return refuse() }
        state.fill = paint
    }

    /// What strokes are made of. Black at first. A gradient or pattern whose numbers are not finite, or with a radius below 0, is refused.
    public func setStrokePaint(_ paint: Paint) {
        guard paint.isValid else { return refuse() }
        state.stroke = paint
    }

    /// The opacity of everything drawn from now on, 0…1, clamped; 1 at first. A NaN is refused.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return refuse() }
        state.blend.opacity = min(max(Double(alpha), 0), 1)
    }

    /// How what is drawn from now on meets what is there; `.normal` at first.
    public func setBlendMode(_ mode: BlendMode) {
        state.blend.mode = mode
    }
}

// MARK: - Lines

extension GraphicsContext {
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

    /// The dashes of strokes: lengths in points, painted and left out in turn; none at first, which is a solid line, as are lengths that
    /// are all zero. Where there is an odd number of them, what is painted the first time is left out the second.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern a subpath starts, in points; may be negative.
    ///   - lengths: refused if one of them is negative or not finite.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return refuse() }
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }

    /// All line attributes at once. Refused if one of them is beyond what its own setter takes.
    public func setStrokeStyle(_ style: StrokeStyle) {
        let saved = (state.line, refusedOperations)
        setLineWidth(style.width)
        setLineCap(style.cap)
        setLineJoin(style.join)
        setMiterLimit(style.miterLimit)
        setLineDash(phase: style.dashPhase, lengths: style.dashLengths)
        if refusedOperations > saved.1 {
            (state.line, refusedOperations) = (saved.0, saved.1 + 1)
        }
    }
}

// MARK: - Quality

extension GraphicsContext {
    /// Whether pixels along an edge are covered in part; true at first. If not, a pixel is painted whole when its centre is inside. Clips
    /// to paths follow it, too.
    public func setShouldAntialias(_ isAntialiased: Bool) {
        state.isAntialiased = isAntialiased
    }

    /// How images and patterns are sampled that are not drawn pixel for pixel; `.default` at first.
    public func setInterpolationQuality(_ quality: InterpolationQuality) {
        state.interpolationQuality = quality
    }
}
