public import AcetateGeometry
public import Foundation

// MARK: - The current path

extension GraphicsContext {
    /// Fills the current path, and consumes it. Open subpaths are closed.
    public func fillPath(using rule: FillRule = .winding) {
        paint(takeCurrentPath(), transform: .identity, rule: rule, state.fill)
    }

    /// Strokes the current path, and consumes it. The pen is round in user space as it is now.
    public func strokePath() {
        let path = takeCurrentPath()
        guard let inverse = transform.inverted() else { return }
        stroke(path.applying(inverse))
    }

    /// Makes the current path the outline of its stroke with the line attributes, to be filled or clipped to by the winding rule. Nothing
    /// is left where the stroke would draw nothing.
    public func replacePathWithStrokedPath() {
        let path = takeCurrentPath()
        guard let inverse = transform.inverted() else { return }
        withOutline(of: path.applying(inverse)) { currentPath = $0.applying(transform) }
    }
}

// MARK: - Without the current path

extension GraphicsContext {
    /// Fills a path. Open subpaths are closed.
    public func fill(_ path: Path, using rule: FillRule = .winding) {
        paint(path, transform: transform, rule: rule, state.fill)
    }

    /// Fills a rectangle. Where its edges lie on the pixel grid this is as fast as memory.
    public func fill(_ rect: CGRect) {
        withPath(of: rect) { fill($0) }
    }

    /// Fills a rectangle with rounded corners; the radius, in points, is held between zero and half the shorter side. Where its edges lie on
    /// the pixel grid this is nearly as fast as memory, and the bytes are those of the path.
    public func fillRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
        guard rect.hasFiniteEdges, !cornerRadius.isNaN else { return refuse() }
        let isPlain = state.shadow == nil && state.clip.mask == nil && state.isAntialiased && state.blend.mode == .normal
        guard isPlain, let color = state.fill.color else {
            return fill(Path(roundedRect: rect, cornerRadius: cornerRadius))
        }
        canvas.fill(
            roundedRect: rect, radius: cornerRadius, transform: transform,
            color: color.withAlpha(color.alpha * state.blend.opacity), clip: state.clip.region)
    }

    /// Fills the ellipse that fits into the rectangle.
    public func fillEllipse(in rect: CGRect) {
        let path = Path(ellipseIn: rect)
        guard path.refusedElements == 0 else { return refuse() }
        fill(path)
    }

    /// Strokes a path with the line attributes, in the stroke paint. Overlapping parts are painted once.
    public func stroke(_ path: Path) {
        withOutline(of: path) { paint($0, transform: transform, rule: .winding, state.stroke) }
    }

    /// Strokes the outline of a rectangle.
    public func stroke(_ rect: CGRect) {
        withPath(of: rect) { stroke($0) }
    }

    /// Makes a rectangle clear, as far as the clip lets it; along an edge that is not on the pixel grid, in part. Casts no shadow.
    public func clear(_ rect: CGRect) {
        withPath(of: rect) { path in
            let shape = shape(path, transform: transform, rule: .winding)
            if state.clip.mask == nil, let pixels = shape.pixelRect {
                return canvas.clear(state.clip.region.intersection(pixels))
            }
            counted { try canvas.clear(clippedMask(shape), clip: state.clip.region) }
        }
    }
}

// MARK: - How it is done

extension GraphicsContext {
    /// How far a stroke's outline may lie from the true one, in pixels: as much as the rasterizer allows itself for curves.
    private static let strokeTolerance: CGFloat = 0.0125

    /// Calls `body` with the outline of a path's stroke, if there is any. Its memory is kept for the next one.
    private func withOutline(of path: Path, _ body: (Path) -> Void) {
        let stretch = transform.largestStretch
        guard !path.isEmpty, state.line.width > 0, stretch > 0, stretch.isFinite else { return }
        var outline = StrokeOutline()
        swap(&outline, &spareOutline)
        path.appendOutline(state.line, tolerance: Self.strokeTolerance / stretch, to: &outline)
        body(outline.path)
        outline.removeAll()
        spareOutline = outline
    }

    private func withPath(of rect: CGRect, _ body: (Path) -> Void) {
        let path = Path(rect: rect)
        guard path.refusedElements == 0 else { return refuse() }
        body(path)
    }

    private func shape(_ path: Path, transform: Transform, rule: FillRule) -> DeviceShape {
        DeviceShape(path: path, transform: transform, rule: rule, isAntialiased: state.isAntialiased)
    }

    /// Everything that is filled comes through here: first its shadow, then itself.
    private func paint(_ path: Path, transform: Transform, rule: FillRule, _ paint: Paint) {
        guard !path.isEmpty, !state.clip.region.isEmpty else { return }
        let shape = shape(path, transform: transform, rule: rule)
        counted {
            try paintShadow(of: shape, paint)
            if let color = paint.color, state.blend.mode == .normal {
                try fill(shape, color: color.withAlpha(color.alpha * state.blend.opacity))
            } else if let source = source(of: paint) {
                try self.paint(source, shape)
            }
        }
    }

    /// Fills what a mask covers of the clip with the fill paint.
    func fill(_ mask: AlphaMask) throws {
        let mask = try clipped(mask)
        if let color = state.fill.color, state.blend.mode == .normal {
            canvas.fill(mask, color: color.withAlpha(color.alpha * state.blend.opacity), clip: state.clip.region)
        } else if let source = source(of: state.fill) {
            try canvas.paint(source, state.blend, mask: mask, clip: state.clip.region)
        }
    }

    private func fill(_ shape: DeviceShape, color: Color) throws {
        if state.clip.mask != nil {
            try canvas.fill(clippedMask(shape), color: color, clip: state.clip.region)
        } else if let pixels = shape.pixelRect {
            canvas.fill(state.clip.region.intersection(pixels), color: color)
        } else {
            canvas.fill(
                shape.path, transform: shape.transform, rule: shape.rule, isAntialiased: shape.isAntialiased, color: color,
                clip: state.clip.region)
        }
    }

    private func paint(_ source: PixelSource, _ shape: DeviceShape) throws {
        if state.clip.mask == nil, let pixels = shape.pixelRect {
            try canvas.paint(source, state.blend, mask: nil, clip: state.clip.region.intersection(pixels))
        } else {
            try canvas.paint(source, state.blend, mask: clippedMask(shape), clip: state.clip.region)
        }
    }

    /// What a shape covers of the clip.
    private func clippedMask(_ shape: DeviceShape) throws(BitmapError) -> AlphaMask {
        try clipped(shape.mask(in: shape.box.intersection(state.clip.region.bounds), rasterizer: canvas.rasterizer))
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
