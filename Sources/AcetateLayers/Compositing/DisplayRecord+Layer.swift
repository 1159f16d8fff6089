import AcetateDrawing
import AcetateGeometry
import Foundation

/// Coverage of less than 1/512 of a pixel is rounded to none, so what reaches this little into a pixel, in pixels, does not touch it.
private let unseenReach: CGFloat = 1.0 / 1024

extension PixelRect {
    /// The device pixels in which a rectangle shows at all, rounded outward.
    init(showing rect: CGRect, under transform: Transform) {
        self.init(covering: rect.applying(transform).insetBy(dx: unseenReach, dy: unseenReach))
    }
}

extension DisplayRecord {
    /// What is published of a layer, below what was published of its superlayer. See ``Placement/init(of:painting:in:isTop:)``.
    @MainActor
    init(of layer: Layer, in parent: Placement, isTop: Bool = false) {
        self.layer = layer
        paint = Paint(of: layer, isMirrored: parent.state.contains(.flipped), under: parent.transform)
        placement = Placement(of: layer, painting: paint, in: parent, isTop: isTop)
        isNew = false
        guard placement.effects?.plane == nil else {
            paint = Paint()
            return
        }
        guard placement.isVisible, paint.count > 0 else { return }
        if itemOpacity < 1, let color = layer.storedBackgroundColor, paint.background != 0 {
            paint.background = color.withAlpha(color.alpha * itemOpacity).premultiplied
        }
        painted = PixelRect(showing: paint.extent, under: placement.transform).intersection(placement.ownClip)
    }
}

extension DisplayRecord.Placement {
    /// Where a layer is now, given what it paints and where its superlayer was published.
    ///
    /// - Parameter isTop: whether it is the top of a picture of its own, whose place is that of `parent`, and in which its own opacity, filter
    ///   and projection do not count.
    @MainActor
    init(of layer: Layer, painting paint: DisplayRecord.Paint, in parent: DisplayRecord.Placement, isTop: Bool = false) {
        let isMask = layer.flags.contains(.isMask) && !isTop
        clip = isMask ? parent.clip : parent.innerClip
        // A layer that flattens nothing stands in its superlayer's plane as far as what lies in it goes.
        let isInPlace = isTop || layer.flags.contains(.isTransparent)
        let way = isInPlace || !layer.hasDepth ? nil : layer.projectionToFlatAncestor
        let toSuperlayer = way == nil ? layer.transformToSuperlayer : way?.affineTransform
        var projection = toSuperlayer == nil ? way : nil
        transform = isInPlace ? parent.transform : toSuperlayer?.concatenating(parent.transform) ?? parent.transform
        // Numbers that are finite each may be beyond all bounds together; then the layer is nowhere.
        let isSomewhere = transform.isFinite && projection?.concatenating(Projection(parent.transform)).isFinite ?? true
        if !isSomewhere { (transform, projection) = (.identity, nil) }
        opacity = isTop ? 1 : min(max(layer.storedOpacity, 0), 1)
        if isSomewhere, parent.isVisible, parent.effects?.plane == nil, opacity > 0, isTop || !layer.flags.contains(.isHidden) {
            state.insert(.visible)
        }
        if isMask { state.insert(.mask) }
        if isMask || parent.state.contains(.belowEffects) || parent.effects?.concernsDamage == true { state.insert(.belowEffects) }
        if parent.state.contains(.flipped) != (layer.rare?.isGeometryFlipped ?? false) { state.insert(.flipped) }
        let isCut = layer.flags.contains(.masksToBounds)
        if layer.rare != nil || isCut || projection != nil || isInPlace || layer.flags.contains(.isReplicator) {
            effects = GroupEffects(of: layer, at: self, in: parent, projection: projection, isTop: isTop)
        }
        if let rare = layer.rare, !rare.isDoubleSided, !isTop, isFacingAway(layer, way ?? Projection(layer.transformToSuperlayer)) {
            state.remove(.visible)
        }
        if effects?.needsGroup == true || (opacity < 1 && needsGroupToFade(layer, paint)) { state.insert(.group) }
        if isGroup || effects?.shadow != nil || effects?.plane != nil { state.insert(.apart) }
    }

    /// Whether opacity makes another picture of the layer as a whole than of its parts.
    @MainActor
    private func needsGroupToFade(_ layer: Layer, _ paint: DisplayRecord.Paint) -> Bool {
        guard effects?.plane == nil else { return false }
        return !layer.children.isEmpty || paint.count > 1 || paint.hasBorder || effects?.shape != nil || effects?.shadow != nil
    }

    /// Whether one would see the layer from behind.
    @MainActor
    private func isFacingAway(_ layer: Layer, _ way: Projection) -> Bool {
        way.isMirroring(at: CGPoint(x: layer.storedBounds.midX, y: layer.storedBounds.midY))
    }
}

extension GroupEffects {
    /// What the layer does with all below it; nil if nothing.
    @MainActor
    convenience init?(
        of layer: Layer, at placement: DisplayRecord.Placement, in parent: DisplayRecord.Placement, projection: Projection?, isTop: Bool
    ) {
        self.init()
        innerClip = placement.clip
        let rare = layer.rare
        if !isTop {
            zPosition = rare?.zPosition ?? 0
            filter = rare?.compositingFilter ?? .normal
            plane = Plane(of: layer, at: placement, in: parent, projection: projection)
        }
        if layer.flags.contains(.placesSublayers) { sublayerPlacement = layer.sublayerPlacementInSpace }
        if layer.flags.contains(.isTransparent) { sublayerPlacement = sublayerPlacement.concatenating(layer.transformInSpace) }
        if !sublayerPlacement.isFinite { sublayerPlacement = .identity }
        if plane != nil { return }
        hasMask = rare?.mask != nil
        isCut = layer.flags.contains(.masksToBounds)
        if let rare, !isCut { shadow = CastShadow(rare.shadow, under: placement.transform) }
        innerClip = innerClip(bounds: layer.storedBounds, transform: placement.transform, clip: placement.clip)
        if isCut { shape = Self.cuttingShape(of: layer, under: placement.transform) }
        copies = layer.makeCopies(at: placement)
        if self == Self.plain(placement.clip) { return nil }
    }

    /// The device pixels in which layers cast shadows: as many as a canvas may have on a side.
    private static let castingPixels = PixelRect(minX: -8192, minY: -8192, maxX: 24_575, maxY: 24_575)

    private static func plain(_ clip: PixelRect) -> GroupEffects {
        let effects = GroupEffects()
        effects.innerClip = clip
        return effects
    }

    /// What a layer with these effects lets show of its contents and sublayers, where superlayers let `clip` show.
    func innerClip(bounds: CGRect, transform: Transform, clip: PixelRect) -> PixelRect {
        if isCut { return clip.intersection(PixelRect(showing: bounds, under: transform)) }
        guard let shadow, shadow.path == nil else { return clip }
        return shadow.cast.sources(of: clip).intersection(Self.castingPixels)
    }

    /// What contents and sublayers are cut to, where that is no rectangle of whole pixels.
    @MainActor
    static func cuttingShape(of layer: Layer, under transform: Transform) -> RoundedShape? {
        guard layer.storedCornerRadius > 0 || PixelRect(aligned: layer.storedBounds, under: transform) == nil else { return nil }
        return RoundedShape(rect: layer.storedBounds, radius: max(layer.storedCornerRadius, 0), style: layer.cornerStyle)
    }
}

extension GroupEffects.CastShadow {
    /// A shadow that falls farther than this, in pixels, is not painted.
    private static let longestWay: CGFloat = 8192

    /// Nil if it is not to be seen. The offset is one of the layer's space; the sigma grows with the area that the transform gives a point.
    init?(_ shadow: LayerShadow, under transform: Transform) {
        guard let color = shadow.color, color.alpha > 0, shadow.opacity > 0 else { return nil }
        let offset = shadow.offset
        let displacement = CGSize(
            width: offset.width * transform.a + offset.height * transform.c,
            height: offset.width * transform.b + offset.height * transform.d)
        // Not so either where it is beyond all bounds, and a NaN.
        guard abs(displacement.width) <= Self.longestWay, abs(displacement.height) <= Self.longestWay else { return nil }
        guard transform.determinant.isFinite else { return nil }
        let sigma = Double(shadow.radius * abs(transform.determinant).squareRoot())
        self.init(
            cast: ShadowCast(displacement: displacement, sigma: sigma), color: color.withAlpha(color.alpha * shadow.opacity),
            path: shadow.path)
    }
}

extension GroupEffects.Plane {
    /// The most pixels that a picture of a layer's bounds has (128 MiB); of a larger layer it has fewer pixels per point.
    private static let maximumArea = CGFloat(1 << 25)

    private static func held(_ scale: CGFloat, for bounds: CGRect) -> CGFloat {
        guard scale > 0, scale.isFinite else { return 1 }
        let area = bounds.width * bounds.height
        return area * scale * scale > maximumArea ? max((maximumArea / area).squareRoot(), 1e-9) : scale
    }

    /// Nil for a layer that is painted straight onto its superlayer's canvas.
    @MainActor
    init?(of layer: Layer, at placement: DisplayRecord.Placement, in parent: DisplayRecord.Placement, projection: Projection?) {
        if let projection {
            let toDevice = projection.concatenating(Projection(parent.transform))
            let scale = toDevice.scale(over: layer.storedBounds, from: parent.transform.largestStretch)
            self.init(scale: Self.held(scale, for: layer.storedBounds), projection: toDevice)
        } else if let rare = layer.rare, rare.shouldRasterize {
            self.init(scale: Self.held(rare.rasterizationScale, for: layer.storedBounds), projection: Projection(placement.transform))
        } else {
            return nil
        }
    }
}

extension Projection {
    /// How many pixels a point should have where it is seen largest: a base scale times a power of two, so that turning does not ask for
    /// new pixels all the time, between an eighth and eight times the base.
    fileprivate func scale(over bounds: CGRect, from base: CGFloat) -> CGFloat {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let stretch = corners.map { largestStretch(at: $0) ?? .infinity }.max() ?? base
        let level = max(-3, min(3, log2(stretch / base).rounded(.up)))
        return base * exp2(level)
    }
}

extension DisplayRecord.Paint {
    /// How many of background, artwork, contents and border there are.
    var count: Int {
        guard let decoration else { return background == 0 ? 0 : 1 }
        return (background == 0 ? 0 : 1) + (decoration.contents == nil ? 0 : 1) + (decoration.artwork?.count ?? 0) + (hasBorder ? 1 : 0)
    }

    var hasBorder: Bool { decoration?.borderColor != nil }

    /// What a layer paints now. Parts that would paint nothing are left out. The background lacks the layer's opacity.
    ///
    /// - Parameters:
    ///   - isMirrored: whether the bounds space is upside down.
    ///   - transform: from the superlayer's space to the device.
    @MainActor
    init(of layer: Layer, isMirrored: Bool, under transform: Transform) {
        bounds = layer.storedBounds
        if layer.flags.contains(.isTransparent) { return }
        decoration = Decoration(of: layer, isMirrored: isMirrored, under: transform)
        guard !bounds.isEmpty else { return }
        cornerRadius = max(layer.storedCornerRadius, 0)
        if let color = layer.storedBackgroundColor { background = color.premultiplied }
    }

    /// Around all that is painted, in the bounds space.
    var extent: CGRect {
        guard let decoration else { return bounds }
        var extent = background != 0 || hasBorder ? bounds : .null
        if let contents = decoration.contents { extent = extent.union(contents.extent) }
        if let artwork = decoration.artwork { extent = extent.union(artwork.extent(bounds: bounds)) }
        return extent
    }
}

extension Decoration {
    /// What the layer paints besides a background; nil if nothing.
    @MainActor
    convenience init?(of layer: Layer, isMirrored: Bool, under transform: Transform) {
        let artwork = layer.makeArtwork(under: transform)
        if case .none = layer.storedContents, layer.rare == nil, artwork == nil { return nil }
        self.init()
        self.artwork = artwork
        guard !layer.storedBounds.isEmpty else {
            if artwork == nil { return nil }
            return
        }
        if let rare = layer.rare {
            if rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0 {
                borderWidth = rare.borderWidth
                borderColor = color
            }
            if layer.storedCornerRadius > 0 { corners = layer.cornerStyle }
            isAntialiased = rare.allowsEdgeAntialiasing
        }
        contents = PlacedContents(of: layer, isMirrored: isMirrored)
        if isPlain { return nil }
    }
}

extension Layer {
    final var cornerStyle: CornerStyle {
        rare.map { CornerStyle(corners: $0.maskedCorners, curve: $0.cornerCurve) } ?? CornerStyle()
    }
}
