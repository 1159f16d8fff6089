public import Foundation

extension Path {
    /// The outline of the path's stroke, as closed polygons that go with the winding rule. An empty path where the stroke draws nothing.
    ///
    /// - Parameter tolerance: how far the polygons may leave the true outline, in points.
    public func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.01) -> Path {
        outline(style, tolerance: tolerance)
    }

    /// The outline of a stroke, dashed if the style is; see below.
    package func outline(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
        // A dash without length is given one that the stroker heeds and nobody sees.
        let path =
            style.dashLengths.isEmpty
            ? self : dashed(phase: style.dashPhase, lengths: style.dashLengths, shortest: max(tolerance, 1e-9) / 100)
        return path.outline(width: style.width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, tolerance: tolerance)
    }

    /// The outline of the line that a pen of this width leaves along the path: closed polygons, to be filled with the winding rule.
    ///
    /// Where the line comes close to itself the winding numbers add up and never cancel: they are one or more on the line, and zero beside
    /// it. A width that is not positive and finite gives an empty path.
    ///
    /// - Parameters:
    ///   - width: The width of the line, half of it on either side, in the path's own units.
    ///   - cap: How open subpaths end. It also says what becomes of a subpath without length; a lone move leaves nothing.
    ///   - join: How the line turns at corners. Inside a curve it always turns round.
    ///   - miterLimit: How far the tip of a miter may stand from the inner corner, in widths, before it is bevelled, as in PostScript.
    ///     Below 1, or NaN, all corners are bevelled.
    ///   - tolerance: How far the polygons may leave the true outline, in the path's own units. At zero, below, or NaN, a curve becomes
    ///     16384 lines, and a full turn of an arc 6284.
    package func outline(width: CGFloat, cap: LineCap, join: LineJoin, miterLimit: CGFloat, tolerance: CGFloat) -> Path {
        guard width > 0, width.isFinite else { return Path() }
        let pen = StrokePen(halfWidth: width / 2, cap: cap, join: join, miterLimit: miterLimit, tolerance: tolerance)
        var outline = Path()
        for spine in StrokeSpine.spines(of: self, halfWidth: pen.halfWidth, tolerance: pen.tolerance) {
            for contour in Stroker.contours(along: spine, with: pen) {
                outline.addLines(between: contour)
                outline.close()
            }
        }
        return outline
    }
}
