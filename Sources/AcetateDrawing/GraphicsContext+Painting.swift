public import AcetateGeometry
public import Foundation

// MARK: - The current path

extension GraphicsContext {
    /// Fills the current path, and consumes it. Open subpaths are closed.
    public func fillPath(using rule: FillRule = .winding) {
        paint(takeCurrentPath(), transform: .identity, rule: rule, color: state.fillColor)
    }

    /// Strokes the current path, and consumes it. The pen is round in user space as it is now.
    public func strokePath() {
        let path = takeCurrentPath()
        guard let inverse = transform.inverted() else { return }
        stroke(path.applying(inverse))
    }
}

// MARK: - Without the current path

extension GraphicsContext {
    /// Fills a path. Open subpaths are closed.
    public func fill(_ path: Path, using rule: FillRule = .winding) {
        paint(path, transform: transform, rule: rule, color: state.fillColor)
    }

    /// Fills a rectangle. Where its edges lie on the pixel grid this is as fast as memory.
    public func fill(_ rect: CGRect) {
        guard state.shadow == nil, state.clip.mask == nil, let aligned = PixelRect(aligned: rect, under: transform) else {
            return withPath(of: rect) { fill($0) }
        }
        canvas.fill(state.clip.region.intersection(aligned), color: state.fillColor)
    }

    /// Fills the ellipse that fits into the rectangle.
    public func fillEllipse(in rect: CGRect) {
        let path = Path(ellipseIn: rect)
        guard path.refusedElements == 0 else { return refuse() }
        fill(path)
    }

    /// Strokes a path with the line attributes, in the stroke colour. Overlapping parts are painted once.
    public func stroke(_ path: Path) {
        let stretch = transform.largestStretch
        guard !path.isEmpty, state.line.width > 0, stretch > 0, stretch.isFinite else { return }
        let outline = path.outline(
            width: state.line.width, cap: state.line.cap, join: state.line.join, miterLimit: state.line.miterLimit,
            tolerance: Self.strokeTolerance / stretch)
        paint(outline, transform: transform, rule: .winding, color: state.strokeColor)
    }

    /// Strokes the outline of a rectangle.
    public func stroke(_ rect: CGRect) {
        withPath(of: rect) { stroke($0) }
    }

    /// Makes a rectangle clear, as far as the clip lets it; along an edge that is not on the pixel grid, in part. Casts no shadow.
    public func clear(_ rect: CGRect) {
        if state.clip.mask == nil, let aligned = PixelRect(aligned: rect, under: transform) {
            return canvas.clear(state.clip.region.intersection(aligned))
        }
        withPath(of: rect) { path in
            counted {
                try canvas.clear(clippedMask(path, transform: transform, rule: .winding), clip: state.clip.region)
            }
        }
    }
}

// MARK: - How it is done

extension GraphicsContext {
    /// How far a stroke's outline may lie from the true one, in pixels: as much as the rasterizer allows itself for curves.
    private static let strokeTolerance: CGFloat = 0.0125

    private func withPath(of rect: CGRect, _ body: (Path) -> Void) {
        let path = Path(rect: rect)
        guard path.refusedElements == 0 else { return refuse() }
        body(path)
    }

    /// Everything that is filled comes through here: first its shadow, then itself.
    private func paint(_ path: Path, transform: Transform, rule: FillRule, color: Color) {
        guard !path.isEmpty, color.alpha > 0, !state.clip.region.isEmpty else { return }
        counted {
            try paintShadow(of: path, transform: transform, rule: rule, alpha: color.alpha)
            if state.clip.mask == nil {
                canvas.fill(path, transform: transform, rule: rule, color: color, clip: state.clip.region)
            } else {
                try canvas.fill(clippedMask(path, transform: transform, rule: rule), color: color, clip: state.clip.region)
            }
        }
    }

    /// What a path covers of the clip.
    private func clippedMask(_ path: Path, transform: Transform, rule: FillRule) throws(BitmapError) -> AlphaMask {
        let box = PixelRect(covering: path.controlBoundingBox, under: transform)
        let mask = try AlphaMask(
            path, transform: transform, rule: rule, extent: box.intersection(state.clip.region.bounds),
            rasterizer: canvas.rasterizer)
        return try clipped(mask)
    }

    /// What the clip lets through of a mask.
    func clipped(_ mask: AlphaMask) throws(BitmapError) -> AlphaMask {
        guard let clipMask = state.clip.mask else { return mask }
        return try mask.multiplied(by: clipMask)
    }

    /// Counts an operation for which there is no memory.
    func counted(_ operation: () throws -> Void) {
        do { try operation() } catch { refuse() }
    }
}
