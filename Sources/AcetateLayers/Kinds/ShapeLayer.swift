public import AcetateDrawing
public import AcetateGeometry
public import Foundation

/// A layer that shows a path, filled and stroked, between its background and its contents.
///
/// The path lies in the bounds space and may stand out of the bounds. Nothing of it is kept as pixels: it is as sharp at any scale.
open class ShapeLayer: Layer {
    @exclusivity(unchecked) private final var stored = ShapeAttributes()
    /// The outline of the stroke as it was made last, and for which scale.
    private final var outline: (path: Path, scale: CGFloat)?

    open override class var layerProperties: [AnyLayerProperty] { super.layerProperties + shapeProperties }

    /// The path; nil, the default, for none.
    public final var path: Path? {
        get { stored.path }
        set { set(\.path, Self.path, newValue) }
    }

    /// The colour of the inside; black by default, nil for none.
    public final var fillColor: Color? {
        get { stored.fillColor }
        set { set(\.fillColor, Self.fillColor, newValue) }
    }

    /// What is inside; where the winding number is not zero, by default.
    public final var fillRule: FillRule {
        get { stored.fillRule }
        set { set(\.fillRule, Self.fillRule, newValue) }
    }

    /// The colour of the line; nil, the default, for none.
    public final var strokeColor: Color? {
        get { stored.strokeColor }
        set { set(\.strokeColor, Self.strokeColor, newValue) }
    }

    /// Where along the path the line begins, in fractions of its length; 0 by default, held to 0…1 when painted.
    public final var strokeStart: CGFloat {
        get { stored.strokeStart }
        set { if accepts(newValue, Self.strokeStart) { set(\.strokeStart, Self.strokeStart, newValue) } }
    }

    /// Where the line ends, in fractions of the path's length; 1 by default, held to 0…1 when painted.
    public final var strokeEnd: CGFloat {
        get { stored.strokeEnd }
        set { if accepts(newValue, Self.strokeEnd) { set(\.strokeEnd, Self.strokeEnd, newValue) } }
    }

    /// The width of the line, in points; 1 by default. Without a width there is no line.
    public final var lineWidth: CGFloat {
        get { stored.style.width }
        set { if accepts(newValue, Self.lineWidth) { set(\.style.width, Self.lineWidth, newValue) } }
    }

    /// How far the tip of a pointed corner may stand out, in widths; 10 by default.
    public final var miterLimit: CGFloat {
        get { stored.style.miterLimit }
        set { if accepts(newValue, Self.miterLimit) { set(\.style.miterLimit, Self.miterLimit, newValue) } }
    }

    /// How the line ends; cut off by default.
    public final var lineCap: LineCap {
        get { stored.style.cap }
        set { set(\.style.cap, Self.lineCap, newValue) }
    }

    /// How the line turns at corners; pointed by default.
    public final var lineJoin: LineJoin {
        get { stored.style.join }
        set { set(\.style.join, Self.lineJoin, newValue) }
    }

    /// How far into the pattern of dashes the line begins, in points; 0 by default.
    public final var lineDashPhase: CGFloat {
        get { stored.style.dashPhase }
        set { if accepts(newValue, Self.lineDashPhase) { set(\.style.dashPhase, Self.lineDashPhase, newValue) } }
    }

    /// The lengths of dashes and gaps in turn, in points; nil, the default, for a solid line. See `Path.dashed(phase:lengths:)`.
    public final var lineDashPattern: [CGFloat]? {
        get { stored.dashPattern }
        set { set(\.dashPattern, Self.lineDashPattern, newValue) }
    }

    private final func set<Value>(
        _ path: WritableKeyPath<ShapeAttributes, Value>, _ row: LayerProperty<Value>, _ new: Value
    ) {
        guard let old = exchange(&stored[keyPath: path], for: new) else { return }
        outline = nil
        changed(row, from: old, to: new)
    }

    override final func makeArtwork(under transform: Transform) -> LayerArtwork? {
        // Device pixels per point, at most.
        let scale = transform.largestStretch * affineTransform.largestStretch
        guard let path = stored.path, !path.isEmpty else { return nil }
        let fill = stored.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let stroke = stored.strokeColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let line = stroke == nil ? Path() : strokeOutline(of: path, scale: scale)
        let boxes = (fill == nil ? [] : [path.boundingBox]) + (line.isEmpty ? [] : [line.boundingBox])
        guard !boxes.isEmpty else { return nil }
        return .shape(
            ShapeArtwork(
                fill: path, rule: stored.fillRule, fillColor: fill, stroke: line, strokeColor: line.isEmpty ? nil : stroke,
                extent: boxes.reduce(.null) { $0.union($1) }))
    }

    /// How far the outline may lie from the true one, in device pixels: as much as the rasterizer allows itself for curves.
    private static let tolerance: CGFloat = 0.0125

    private final func strokeOutline(of path: Path, scale: CGFloat) -> Path {
        if let outline, outline.scale == scale { return outline.path }
        var style = stored.style
        style.dashLengths = stored.dashPattern ?? []
        let part = path.trimmed(from: stored.strokeStart, to: stored.strokeEnd)
        let made = part.stroked(style, tolerance: Self.tolerance / max(scale, 1e-6))
        outline = (made, scale)
        return made
    }
}

/// What a shape layer shows.
private struct ShapeAttributes {
    var path: Path?
    var fillColor: Color? = .black
    var fillRule = FillRule.winding
    var strokeColor: Color?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var style = StrokeStyle(width: 1)
    var dashPattern: [CGFloat]?
}
