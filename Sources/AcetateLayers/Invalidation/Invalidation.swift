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
enum Wait: UInt8 {
    case layout
    case display
    case composite

    /// The bit of a layer that waits itself.
    var own: LayerFlags { LayerFlags(rawValue: 1 << rawValue) }
    /// The bit of a layer that waits, or has something below it that does.
    var subtree: LayerFlags { LayerFlags(rawValue: 1 << (rawValue + 3)) }
}

/// A layer's state in bits.
struct LayerFlags: OptionSet {
    let rawValue: UInt16

    static let subtreeWaits: LayerFlags = [Wait.layout.subtree, Wait.display.subtree, Wait.composite.subtree]
    /// The whole of the contents waits for display, whatever the bounds become meanwhile.
    static let displaysAll = LayerFlags(rawValue: 1 << 6)
    /// The sublayers, or their paint order, are not those of the display list.
    static let reordered = LayerFlags(rawValue: 1 << 7)
    /// `layoutSublayers` of this layer is running: what it changes does not ask it to run again.
    static let isLayingOut = LayerFlags(rawValue: 1 << 8)
    /// `contentsScale` was set by the user and does not follow the tree.
    static let hasOwnScale = LayerFlags(rawValue: 1 << 9)
    static let isHidden = LayerFlags(rawValue: 1 << 10)
    static let masksToBounds = LayerFlags(rawValue: 1 << 11)
    static let displaysOnBoundsChange = LayerFlags(rawValue: 1 << 12)
    /// The layout pass that runs now has laid this layer out.
    static let wasLaidOut = LayerFlags(rawValue: 1 << 14)
    /// Some sublayer joined the waiting ones since they were last put in order.
    static let waitingGrew = LayerFlags(rawValue: 1 << 13)
}
