public import AcetateDrawing
public import AcetateGeometry
public import Foundation

/// A rectangle of a retained tree: it has a place, an appearance, contents that it may draw, and sublayers.
///
/// A new layer is clean: it waits for no layout and no display, and paints nothing. Its contents are drawn only when asked for
/// (``setNeedsDisplay()``); all else that one sees of it is composited, and never redraws the contents.
///
/// The properties are computed over stored state, which passes read directly: overriding a *getter* has no effect on them.
/// Overriding with `didSet` is welcome. Setting a property to an equal value does nothing at all. Geometry that is not finite traps
/// in debug and is ignored and counted in release.
@MainActor
open class Layer {
    // MARK: Links, kept by Layer+Hierarchy and Layer+Waiting alone

    @exclusivity(unchecked) final unowned(unsafe) var parent: Layer?
    @exclusivity(unchecked) final unowned(unsafe) var home: LayerTree?
    @exclusivity(unchecked) final var children: ContiguousArray<Layer> = []
    /// Sublayers that wait or have something below them that does, in no order.
    @exclusivity(unchecked) final var waiting: ContiguousArray<Layer> = []
    /// Who gave the layer its number: the trace of the tree.
    @exclusivity(unchecked) final var numberedBy: ObjectIdentifier?
    /// The place among the superlayer's sublayers.
    @exclusivity(unchecked) final var index: Int32 = 0
    @exclusivity(unchecked) final var waitCounts = WaitCounts()
    /// The place in the superlayer's `waiting`; −1 while not there.
    @exclusivity(unchecked) final var waitingSlot: Int32 = -1
    /// The place in the tree's display list; −1 while not there.
    @exclusivity(unchecked) final var record: Int32 = -1
    /// The number in traces, given at the first attachment to a tree; 0 before.
    @exclusivity(unchecked) final var ordinal: Int32 = 0
    @exclusivity(unchecked) final var flags: LayerFlags = []

    // MARK: What most layers have

    @exclusivity(unchecked) final var storedBounds = CGRect.zero
    @exclusivity(unchecked) final var storedPosition = CGPoint.zero
    @exclusivity(unchecked) final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    @exclusivity(unchecked) final var storedOpacity = 1.0
    @exclusivity(unchecked) final var storedCornerRadius: CGFloat = 0
    @exclusivity(unchecked) final var storedContentsScale: CGFloat = 1
    @exclusivity(unchecked) final var storedBackgroundColor: Color?
    @exclusivity(unchecked) final var storedContents = LayerContents.none
    /// What few layers have, made when first needed.
    @exclusivity(unchecked) final var rare: RareState?

    /// A layer with empty bounds at the origin.
    public init() {}

    /// A layer with the given frame, in points of its future superlayer.
    public convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }

    isolated deinit {
        dismantle()
    }

    /// The rows of this class: everything of it that can be observed, traced and looked up by name.
    ///
    /// A subclass with rows of its own returns `super.layerProperties + [.init(row), …]`. No name may occur twice.
    open class var layerProperties: [AnyLayerProperty] { builtInProperties }

    /// Called with the new tree after this layer was attached to one, and with nil after it was detached.
    ///
    /// Moving inside one tree does not call it, nor does the end of the tree itself. It comes once the whole move is done, for superlayers
    /// first, and may change the tree. The default does nothing.
    open func didMove(to tree: LayerTree?) {}

    // MARK: Geometry

    /// The layer's rectangle in its own space, in points; default zero. Sublayers' positions are in this space, so that another
    /// origin scrolls them. A negative size is standardized. `position` stays, so a new size grows the frame about the anchor point.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard accepts(newValue, Self.bounds) else { return }
            let new = newValue.standardized
            if let old = exchange(&storedBounds, for: new) { changed(Self.bounds, from: old, to: new) }
        }
    }

    /// Where the anchor point lies, in points of the superlayer's bounds; default the origin.
    open var position: CGPoint {
        get { storedPosition }
        set {
            guard accepts(newValue, Self.position) else { return }
            if let old = exchange(&storedPosition, for: newValue) { changed(Self.position, from: old, to: newValue) }
        }
    }

    /// The point of the bounds that lies at `position` and about which `transform` acts, in fractions of the size;
    /// default (0.5, 0.5). It may lie outside 0…1.
    open var anchorPoint: CGPoint {
        get { storedAnchorPoint }
        set {
            guard accepts(newValue, Self.anchorPoint) else { return }
            if let old = exchange(&storedAnchorPoint, for: newValue) { changed(Self.anchorPoint, from: old, to: newValue) }
        }
    }

    /// Orders siblings: a greater one is painted later and hit first; ties go by place in `sublayers`. Default 0. Where depth counts, it is
    /// also how far the layer lies before its superlayer, in points.
    open var zPosition: CGFloat {
        get { rare?.zPosition ?? 0 }
        set {
            guard newValue != zPosition, accepts(newValue, Self.zPosition) else { return }
            if let old = exchange(&madeRare.zPosition, for: newValue) { changed(Self.zPosition, from: old, to: newValue) }
        }
    }

    /// The transform about the anchor point; default the identity. What it does to depth shows as perspective, where this transform or the
    /// superlayer's `sublayerTransform` has some; then the layer is painted in its own plane, and that is drawn in perspective.
    open var transform: Transform3D {
        get { rare?.transform ?? .identity }
        set {
            guard newValue != transform, accepts(newValue, Self.transform) else { return }
            setTransform(newValue)
        }
    }

    /// The smallest rectangle around the layer in its superlayer's bounds, in points: computed from `bounds`, `position`, `anchorPoint`
    /// and `transform`. Setting it sets `bounds` (its origin stays) and then `position`, by the inverse of the transform's effect on the
    /// size. Nothing is rounded. Where the transform cannot be undone, `bounds` stays.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set { setFrame(newValue) }
    }

    // MARK: Appearance

    /// Whether the layer and its sublayers are left out of painting and hit testing; default false.
    open var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set { if setFlag(.isHidden, to: newValue) { changed(Self.isHidden, from: !newValue, to: newValue) } }
    }

    /// How much of the layer and its sublayers shows, as one group, from 0 to 1 (what lies outside is taken as the nearer end); default 1.
    open var opacity: Double {
        get { storedOpacity }
        set {
            guard accepts(newValue, Self.opacity) else { return }
            if let old = exchange(&storedOpacity, for: newValue) { changed(Self.opacity, from: old, to: newValue) }
        }
    }

    /// Whether contents and sublayers show only inside the bounds with their rounded corners; default false.
    open var masksToBounds: Bool {
        get { flags.contains(.masksToBounds) }
        set { if setFlag(.masksToBounds, to: newValue) { changed(Self.masksToBounds, from: !newValue, to: newValue) } }
    }

    /// What the bounds are filled with, below the contents; default nil, which fills nothing.
    open var backgroundColor: Color? {
        get { storedBackgroundColor }
        set { if let old = exchange(&storedBackgroundColor, for: newValue) { changed(Self.backgroundColor, from: old, to: newValue) } }
    }

    /// The radius of the corners of background, border and mask, in points; default 0. At most half the shorter side is used.
    open var cornerRadius: CGFloat {
        get { storedCornerRadius }
        set {
            guard accepts(newValue, Self.cornerRadius) else { return }
            if let old = exchange(&storedCornerRadius, for: newValue) { changed(Self.cornerRadius, from: old, to: newValue) }
        }
    }

    /// The width of the border, in points, inside the bounds and above the sublayers; default 0.
    open var borderWidth: CGFloat {
        get { rare?.borderWidth ?? 0 }
        set {
            guard newValue != borderWidth, accepts(newValue, Self.borderWidth) else { return }
            if let old = exchange(&madeRare.borderWidth, for: newValue) { changed(Self.borderWidth, from: old, to: newValue) }
        }
    }

    /// The colour of the border; default black. nil draws none.
    open var borderColor: Color? {
        get { rare.map(\.borderColor) ?? .black }
        set {
            guard newValue != borderColor else { return }
            if let old = exchange(&madeRare.borderColor, for: newValue) { changed(Self.borderColor, from: old, to: newValue) }
        }
    }

    /// The picture that fills the bounds, above the background and below the sublayers: one that was set, or what `display()` drew
    /// last; default nil. Setting one drops what was drawn. Reading what was drawn does not copy it: the next display draws elsewhere.
    open var contents: Image? {
        get { storedContents.image }
        set { setContents(newValue) }
    }

    /// Pixels per point of what `display()` draws; default 1. Until it is set it follows the tree's scale, from attachment on. A change
    /// redraws nothing: the next display uses it.
    open var contentsScale: CGFloat {
        get { storedContentsScale }
        set { setContentsScale(newValue) }
    }

    // MARK: What kinds of layers tell the compositor

    /// What a layer of this kind paints besides; nil for nothing.
    ///
    /// - Parameter transform: from the superlayer's space to the device.
    func makeArtwork(under transform: Transform) -> LayerArtwork? { nil }

    /// How often and where a layer of this kind shows its sublayers, first of all once in their place; nil for just that.
    func makeCopies(at placement: DisplayRecord.Placement) -> [GroupEffects.Copy]? { nil }

    /// Draws a part of the contents, or everything (nil).
    ///
    /// - Parameter inPlace: whether pixels may be drawn over. They may not where no publishing follows at once, since the display list still
    ///   shows them.
    func drawContents(_ part: CGRect?, inPlace: Bool) { drawOwnContents(part, inPlace: inPlace) }

    // MARK: Layout

    /// Asks for `layoutSublayers()` in the next layout pass.
    open func setNeedsLayout() { askForLayout(.explicit) }

    /// Lays out at once what waits for layout in the topmost waiting superlayer, reached without a gap, and all below it; superlayers first.
    /// A layer whose layout runs is not entered again, so from there it does nothing.
    open func layoutIfNeeded() { layOutNow() }

    /// Places the sublayers. The default lets the delegate do it. What it changes does not ask this layer to lay out again, unless by
    /// `setNeedsLayout()`.
    open func layoutSublayers() { _ = delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Asks for all of the contents to be drawn in the next display pass.
    open func setNeedsDisplay() { askForDisplay(nil) }

    /// Asks for a part of the contents to be drawn, in points of the bounds. Parts asked for before the pass are joined into one rectangle.
    /// An empty part, or one beside the bounds, asks for nothing.
    open func setNeedsDisplay(_ rect: CGRect) { askForDisplay(rect) }

    /// Calls `display()` at once if the layer waits for display, attached or not.
    open func displayIfNeeded() { if needsDisplay() { display() } }

    /// Provides the contents: called by a frame for a layer that waits, or by anybody at once. It draws what waits, or everything where
    /// nothing does. An override may set `contents` instead. The delegate's `display(_:)` comes first; where it does not take
    /// over, the contents become a bitmap of the bounds at `contentsScale`, drawn by `draw(in:)`.
    open func display() { displayNow() }

    /// Draws the contents, in points of the bounds; the context is clipped to what was asked for. The default lets the delegate draw.
    open func draw(in context: GraphicsContext) { delegate?.draw(self, in: context) }

    // MARK: Hit testing

    /// Whether the point, in this layer's bounds space, belongs to the layer: inside the bounds, the least edges included and the
    /// greatest not.
    open func contains(_ point: CGPoint) -> Bool { boundsContain(point) }

    /// The topmost layer at the point, which is in the *superlayer's* bounds space (a root's in the tree's); nil where there is none.
    ///
    /// It follows painting: by zPosition, then order. Sublayers outside the bounds count unless the layer masks (by its rectangle).
    /// Hidden and fully transparent layers are skipped. Each level of the tree costs machine stack, as an override may stand at any: a tree
    /// some ten thousand levels deep is beyond it.
    open func hitTest(_ point: CGPoint) -> Layer? { hitTestSubtree(point) }
}
