import AcetateDrawing
package import AcetateGeometry
public import Foundation

/// A tree of layers with all that it takes to show it: the composition root, which owns the parts and says in what order they run.
///
/// Nothing happens by itself. Changes wait; ``step(by:through:)`` serves them and shows the result; ``needsFrame`` and
/// ``nextFrameTime`` say when a step is due.
@MainActor
public final class LayerTree {
    /// The topmost layer; its frame is the tree's.
    public let root: Layer
    /// What frames are timed by.
    public let clock: any FrameClock
    /// Where frames go.
    public let presenter: any Presenter
    /// Who receives the input; the tree keeps it. nil by default: then input is only traced.
    /// Replacing one cancels what it tracks.
    public var inputTarget: (any InputTarget)? {
        didSet { if oldValue !== inputTarget { oldValue?.cancelTracking() } }
    }
    /// Whether setting a property while drawing, and a transaction left open at a step, trap; false by default: they are noted.
    public var isStrict = false

    /// Whether each frame counts the pixels that really changed, for its report; false by default. Costs a copy of the buffer and a look at
    /// each pixel of the damage.
    public var measuresOverpaint = false

    let recorder = TraceRecorder()
    let rasterizer = Rasterizer()
    let displayList = DisplayList()
    let cache = CompositorCache()
    @exclusivity(unchecked) var pipeline = FramePipeline()
    @exclusivity(unchecked) var timers = TimerQueue()
    @exclusivity(unchecked) var frame = FrameInProgress()
    @exclusivity(unchecked) var refusals = 0
    @exclusivity(unchecked) var notes: [String] = []
    /// What the display pass asks for right now.
    var displayRequest: DisplayRequest?
    @exclusivity(unchecked) var postponed: [PostponedInvalidation] = []
    /// What changed on screen and is not presented.
    @exclusivity(unchecked) var pendingDamage = Region()
    @exclusivity(unchecked) var damageRing = DamageRing()
    /// The layers of the tree that draw tiles as they become visible.
    var tiledLayers: [TiledLayer] = []
    var values: [ObjectIdentifier: Any] = [:]
    /// How the transactions refer to the tree.
    let link = TreeLink()
    private var storedSize: CGSize
    private var storedScale: CGFloat

    /// A tree with an empty root.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point; above 0.
    ///   - clock: a ``ManualClock`` by default.
    ///   - presenter: a ``MemoryPresenter`` by default.
    ///   - root: a layer without a superlayer, of no other tree; a new one by default.
    public init(
        size: CGSize, scale: CGFloat = 1, clock: (any FrameClock)? = nil, presenter: (any Presenter)? = nil, root: Layer? = nil
    ) {
        Self.require(size: size, scale: scale)
        let root = root ?? Layer()
        precondition(root.parent == nil && root.home == nil, "\(root.label) is in a tree already and cannot be the root of another.")
        self.root = root
        self.clock = clock ?? ManualClock()
        self.presenter = presenter ?? MemoryPresenter()
        storedSize = size
        storedScale = scale
        if root.name == nil { root.name = "root" }
        root.frame = CGRect(origin: .zero, size: size)
        link.tree = self
        recorder.number(root)
        let joined = root.join(self, from: nil)
        pendingDamage = Region(pixelBounds)
        for layer in joined where layer.home === self { layer.didMove(to: self) }
    }

    isolated deinit {
        link.tree = nil
        for layer in root.subtree {
            layer.home = nil
            layer.record = -1
        }
        inputTarget?.cancelTracking()
    }

    /// The size of the root, in points.
    public var size: CGSize {
        get { storedSize }
        set {
            Self.require(size: newValue, scale: storedScale)
            guard exchange(&storedSize, for: newValue) != nil else { return }
            root.frame = CGRect(origin: .zero, size: newValue)
            repaintAll()
        }
    }

    /// Pixels per point. A change lays out everything, since layers may stand on whole pixels, redraws what was drawn at the tree's scale,
    /// and repaints all.
    public var scale: CGFloat {
        get { storedScale }
        set {
            Self.require(size: storedSize, scale: newValue)
            guard exchange(&storedScale, for: newValue) != nil else { return }
            for layer in root.subtree {
                layer.followScale(of: self)
                layer.askForLayout(.explicit)
            }
            root.wait(for: .composite)
            repaintAll()
        }
    }

    /// What happened, if its `isEnabled` was set.
    public var trace: Trace {
        get { recorder.trace }
        set {
            if recorder.isOn, !newValue.isEnabled { recorder.forgetCauses() }
            recorder.trace = newValue
        }
    }

    /// How often a layer may ask for layout again in one frame before the frame gives up and names the chain; 16 by default, at least 1.
    public var rerunLimit: Int {
        get { pipeline.rerunLimit }
        set { pipeline.rerunLimit = max(newValue, 1) }
    }

    /// The most bytes that are kept of shadows and pictures from frame to frame; 32 MiB by default. What was used longest ago goes first.
    public var cacheBudget: Int {
        get { cache.budget }
        set { cache.budget = max(newValue, 0) }
    }

    /// The device pixels of the tree: its size at its scale, rounded up.
    package var pixelBounds: PixelRect {
        PixelRect(covering: CGRect(x: 0, y: 0, width: storedSize.width * storedScale, height: storedSize.height * storedScale))
    }

    private func repaintAll() {
        pendingDamage = Region(pixelBounds)
    }

    private static func require(size: CGSize, scale: CGFloat) {
        precondition(
            size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite && scale > 0 && scale.isFinite,
            "A tree cannot be \(size.width)×\(size.height) points at scale \(scale); sizes must be 0 or more, the scale above 0."
        )
    }
}
