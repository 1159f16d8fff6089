/// What a change of a property asks for.
public struct Invalidation: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// A set of the given bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The layer lays out its sublayers again.
    public static let layout = Invalidation(rawValue: 1 << 0)
    /// The superlayer lays out its sublayers again, since one of them changed its place or size.
    public static let superlayout = Invalidation(rawValue: 1 << 1)
    /// The layer's contents are drawn again, all of them.
    public static let display = Invalidation(rawValue: 1 << 2)
    /// The layer's contents are drawn again if it asked for that by `needsDisplayOnBoundsChange`.
    public static let displayOnBoundsChange = Invalidation(rawValue: 1 << 3)
    /// The layer is composited again; its contents stay.
    public static let composite = Invalidation(rawValue: 1 << 4)
    /// The superlayer's sublayers are painted in another order.
    public static let order = Invalidation(rawValue: 1 << 5)
}

/// The three things that a layer can wait for, in the order in which a frame serves them.
enum Wait: UInt8, CaseIterable {
    case layout
    case display
    case composite

    /// The bit of a layer that waits itself.
    var own: LayerFlags { LayerFlags(rawValue: 1 << rawValue) }
    /// The bit of a layer that waits, or has something below it that does.
    var subtree: LayerFlags { LayerFlags(rawValue: 1 << (rawValue + 3)) }
    /// The bit of a layer of which a sublayer joined the waiting since they were last put in order.
    var grew: LayerFlags { LayerFlags(rawValue: 1 << (rawValue + 6)) }
}

/// A layer's state in bits.
struct LayerFlags: OptionSet {
    let rawValue: UInt32

    static let subtreeWaits: LayerFlags = [Wait.layout.subtree, Wait.display.subtree, Wait.composite.subtree]
    /// The whole of the contents waits for display, whatever the bounds become meanwhile.
    static let displaysAll = LayerFlags(rawValue: 1 << 9)
    /// The sublayers, or their paint order, are not those of the display list.
    static let reordered = LayerFlags(rawValue: 1 << 10)
    /// `layoutSublayers` of this layer is running: what it changes does not ask it to run again.
    static let isLayingOut = LayerFlags(rawValue: 1 << 11)
    /// `contentsScale` was set by the user and does not follow the tree.
    static let hasOwnScale = LayerFlags(rawValue: 1 << 12)
    static let isHidden = LayerFlags(rawValue: 1 << 13)
    static let masksToBounds = LayerFlags(rawValue: 1 << 14)
    static let displaysOnBoundsChange = LayerFlags(rawValue: 1 << 15)
    /// The layout pass that runs now has laid this layer out.
    static let wasLaidOut = LayerFlags(rawValue: 1 << 16)
    /// The display pass that runs now has drawn this layer: what it is asked for now waits for the next frame.
    static let wasDisplayed = LayerFlags(rawValue: 1 << 17)
    /// The layer is the mask of its superlayer, and none of its sublayers.
    static let isMask = LayerFlags(rawValue: 1 << 18)
    /// The layer places its sublayers by more than their own geometry: by `sublayerTransform`, or flipped.
    static let placesSublayers = LayerFlags(rawValue: 1 << 19)
    /// The depth of its sublayers counts: `sublayerTransform` is not affine, or the layer does not flatten them.
    static let hasDepthInside = LayerFlags(rawValue: 1 << 20)
    /// The layer does not flatten its sublayers into its own plane, and shows nothing itself.
    static let isTransparent = LayerFlags(rawValue: 1 << 21)
    /// The layer draws tiles as they become visible.
    static let isTiled = LayerFlags(rawValue: 1 << 22)
    /// The layer shows its sublayers more than once.
    static let isReplicator = LayerFlags(rawValue: 1 << 23)
}
