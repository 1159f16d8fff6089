public import Foundation

extension Path {
    /// The outline of the line that a pen leaves along the path: closed subpaths, to be filled with the winding rule.
    ///
    /// It is made of lines, and, beside bends that are even, as those of circles and rounded corners, of cubic curves.
    /// Where the line comes close to itself the winding numbers add up and never cancel: they are one or more on the line, and zero beside
    /// it. A width that is not positive and finite gives an empty path. Dashes are those of `dashed(phase:lengths:)`, which also says
    /// what is refused; a dash without length leaves a disc or a square along the path where the cap is round or square. A subpath without
    /// length leaves an axis-aligned one, and a lone move nothing.
    ///
    /// Costs some ten nanoseconds for each point of the outline; dashes, a few hundred for each dash in a curve.
    ///
    /// - Parameters:
    ///   - style: What the line looks like, in the path's own units, usually points.
    ///   - tolerance: How far the outline may leave the true one, in the path's own units; seven times as far where a control point lies
    ///     next to nothing beside its end, which is then left out, or it would turn the end of a wide stroke aside. At zero, below, or NaN, a curve becomes
    ///     some 16384 lines, and a full turn of an arc 6284.
    public func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.01) -> Path {
        outline(style, tolerance: tolerance)
    }

    /// The path cut into dashes, each an open subpath, to be stroked.
    ///
    /// The pattern begins anew in each subpath. Dashes are as long as they say along the lines and curves, which stay lines and curves
    /// (quadratic ones become cubic). A closed subpath that begins and ends inside a dash has none that ends where it began: its last dash
    /// goes on into the first. If it lies in one dash as a whole it stays closed.
    ///
    /// Where no pattern can be followed the path comes back as it is: when there are no lengths or all are zero; when there would be more
    /// than 100 000 dashes; and, counted as refused, when a length is negative, or a length, their sum or the phase is not finite.
    ///
    /// Costs one measuring of the path, some half a microsecond for a curve, and a few hundred nanoseconds for each dash.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern each subpath begins, in points. May be negative or longer than the pattern.
    ///   - lengths: The lengths of dashes and gaps in turn, in points. An odd number of lengths is gone through twice. A dash of length zero
    ///     is a subpath without length, which shows when it is stroked with round or square caps. So `stroked(_:tolerance:)`, with the
    ///     pattern in its style, is the better way to dots, as it knows which way they look.
    public func dashed(phase: CGFloat = 0, lengths: [CGFloat]) -> Path {
        guard let pattern = DashPattern(phase: phase, lengths: lengths) else {
            var result = self
            result.refuse(DashPattern.isValid(phase: phase, lengths: lengths) ? 0 : 1)
            return result
        }
        var result = Path()
        result.refuse(refusedElements)
        pattern.trace(PathMeasure(self), into: &result)
        return result
    }
}

extension Path {
    /// The same as `stroked(_:tolerance:)`.
    package func outline(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
        var outline = StrokeOutline()
        appendOutline(style, tolerance: tolerance, to: &outline)
        return outline.path
    }

    /// Adds the outline to another. One that is emptied and used again spares allocations.
    package func appendOutline(_ style: StrokeStyle, tolerance: CGFloat, to outline: inout StrokeOutline) {
        guard style.width > 0, style.width.isFinite else { return }
        var stroker = Stroker(pen: StrokePen(style, tolerance: tolerance), addingTo: outline)
        // So that what grows has one owner.
        outline = StrokeOutline()
        if let pattern = DashPattern(phase: style.dashPhase, lengths: style.dashLengths) {
            pattern.trace(PathMeasure(self), into: &stroker)
        } else {
            traceSubpaths(into: &stroker)
        }
        outline = stroker.outline
        if !DashPattern.isValid(phase: style.dashPhase, lengths: style.dashLengths) {
            outline.path.refuse()
        }
    }

    private func traceSubpaths(into sink: inout some PathSink) {
        var isOpen = false
        forEachElement { element in
            switch element {
            case .move(let point):
                if isOpen {
                    sink.end(isClosed: false)
                }
                sink.begin(at: point, direction: nil)
                isOpen = true
            case .line(_, let end):
                sink.addLine(to: end)
            case .curve(let curve):
                sink.addCurve(curve)
            case .close:
                sink.end(isClosed: true)
                isOpen = false
            }
        }
        if isOpen {
            sink.end(isClosed: false)
        }
    }
}
