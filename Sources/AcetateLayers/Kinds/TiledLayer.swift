import AcetateDrawing
import AcetateGeometry
public import Foundation

/// A layer for huge contents: they are drawn tile by tile, as tiles become visible.
///
/// `draw(in:)` is called once for each tile, with a context that is clipped to it. A frame draws the tiles that it needs before it is
/// composited, so nothing is ever seen missing. Tiles that were drawn stay while they are near what is visible, and others as long as all of
/// them have no more than `tileBudget`. The grid begins at the origin of the bounds space; scrolling moves over it.
open class TiledLayer: Layer {
    /// The most bytes of tiles that are kept beyond those that are visible or beside them: 32 MiB.
    public static let tileBudget = 32 << 20

    @exclusivity(unchecked) private final var storedTileSize = CGSize(width: 256, height: 256)
    private final var tiles: [TileKey: Tile] = [:]
    /// The scale at which the tiles were drawn.
    private final var tileScale: CGFloat = 0
    /// How many tiles were drawn so far.
    public private(set) final var drawnTileCount = 0

    open override class var layerProperties: [AnyLayerProperty] { super.layerProperties + [.init(tileSize)] }

    /// A layer without tiles.
    public override init() {
        super.init()
        flags.insert(.isTiled)
    }

    /// The size of a tile, in pixels at `contentsScale`, rounded to whole ones of at least 16; 256×256 by default. Another size has all tiles
    /// drawn anew.
    public final var tileSize: CGSize {
        get { storedTileSize }
        set {
            guard accepts(newValue, Self.tileSize), let old = exchange(&storedTileSize, for: newValue) else { return }
            tiles = [:]
            changed(Self.tileSize, from: old, to: newValue)
        }
    }

    /// How many tiles there are at the moment.
    public final var tileCount: Int { tiles.count }

    // MARK: What is needed

    /// The tile's size in points.
    private final var tilePoints: CGSize {
        let scale = storedContentsScale
        return CGSize(width: max(storedTileSize.width.rounded(), 16) / scale, height: max(storedTileSize.height.rounded(), 16) / scale)
    }

    /// The part of the bounds that the tree can show.
    private final var shownRect: CGRect {
        guard let home else { return .null }
        let root = home.root
        return visibleRect.intersection(root === self ? bounds : convert(root.bounds, from: root))
    }

    /// Asks for display where tiles are missing that are going to be seen.
    final func askForMissingTiles() {
        if tileScale != storedContentsScale {
            tiles = [:]
            tileScale = storedContentsScale
        }
        // The first one stands for all: whatever is missing is drawn.
        if let missing = keys(in: shownRect).first(where: { tiles[$0] == nil }) { askForDisplay(rect(of: missing)) }
    }

    private final func keys(in rect: CGRect) -> [TileKey] {
        let rect = rect.intersection(storedBounds)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let size = tilePoints
        func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
            let first = Int((low / length).rounded(.down))
            return first...max(first, Int((high / length).rounded(.up)) - 1)
        }
        let columns = range(rect.minX, rect.maxX, size.width)
        return range(rect.minY, rect.maxY, size.height).flatMap { row in columns.map { TileKey(column: $0, row: row) } }
    }

    private final func rect(of key: TileKey) -> CGRect {
        let size = tilePoints
        return CGRect(x: CGFloat(key.column) * size.width, y: CGFloat(key.row) * size.height, width: size.width, height: size.height)
    }

    // MARK: Drawing

    override final func drawContents(_ part: CGRect?, inPlace: Bool) {
        if let part {
            tiles = tiles.filter { tile in
                let shared = rect(of: tile.key).intersection(part)
                return shared.isNull || shared.width == 0 || shared.height == 0
            }
        } else {
            tiles = [:]
        }
        tileScale = storedContentsScale
        let shown = shownRect
        for key in keys(in: shown) where tiles[key] == nil { drawTile(key) }
        let size = tilePoints
        if tiles.count * Int(size.width * size.height * tileScale * tileScale) * 4 > Self.tileBudget {
            let kept = Set(keys(in: shown.insetBy(dx: -size.width, dy: -size.height)))
            tiles = tiles.filter { kept.contains($0.key) }
        }
        wait(for: .composite)
        home?.recorder.addReason("display", for: self)
    }

    private final func drawTile(_ key: TileKey) {
        let (place, scale) = (rect(of: key), tileScale)
        do {
            let bitmap = try Bitmap(
                width: Int((place.width * scale).rounded()), height: Int((place.height * scale).rounded()), scale: scale)
            if isOpaque { bitmap.fill(.black) }
            let context = GraphicsContext(
                bitmap: bitmap, transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: -place.minX * scale, ty: -place.minY * scale),
                clip: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), rasterizer: home?.rasterizer ?? Rasterizer())
            home?.pipeline.isDrawing = true
            draw(in: context)
            home?.pipeline.isDrawing = false
            tiles[key] = Tile(rect: place, buffer: bitmap.buffer, isOpaque: isOpaque)
            drawnTileCount += 1
        } catch {
            home?.note("\(label) lacks a tile: \(error)")
        }
    }

    override final func makeArtwork(under transform: Transform) -> LayerArtwork? {
        guard !tiles.isEmpty else { return nil }
        let sorted = tiles.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }.map(\.value)
        return .tiles(TilesArtwork(tiles: sorted, scale: tileScale))
    }
}

private struct TileKey: Hashable {
    let column: Int
    let row: Int
}

/// The row of tiled layers.
extension TiledLayer {
    /// The row of `tileSize`.
    public nonisolated static let tileSize = LayerProperty(
        "tileSize", default: CGSize(width: 256, height: 256), ofKind: { (layer: TiledLayer) in layer.tileSize }, set: { $0.tileSize = $1 })
}
