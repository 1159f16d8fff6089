import AcetateDrawing
import AcetateGeometry
import Foundation

/// What few layers paint besides a background. Immutable; a new one replaces it where something is different.
final class Decoration: Equatable {
    var corners = CornerStyle()
    /// Whether edges between pixels are smoothed.
    var isAntialiased = true
    var borderWidth: CGFloat = 0
    var borderColor: Color?
    var contents: PlacedContents?
    var artwork: LayerArtwork?

    static func == (first: Decoration, second: Decoration) -> Bool {
        first === second
            || first.corners == second.corners && first.isAntialiased == second.isAntialiased && first.borderWidth == second.borderWidth
                && first.borderColor == second.borderColor && first.contents == second.contents && first.artwork == second.artwork
    }

    /// The places, in the bounds space, where this paints other than an older one; nil if they differ by more than some tiles or a part of a
    /// path.
    func changedPlaces(from old: Decoration) -> [CGRect]? {
        let isSame =
            corners == old.corners && isAntialiased == old.isAntialiased && borderWidth == old.borderWidth
            && borderColor == old.borderColor && contents == old.contents
        guard isSame else { return nil }
        switch (artwork, old.artwork) {
        case (.tiles(let new)?, .tiles(let before)?) where new.scale == before.scale: return new.differences(from: before)
        case (.shape(let new)?, .shape(let before)?): return new.differences(from: before)
        default: return nil
        }
    }

    /// Whether nothing here makes a difference.
    var isPlain: Bool {
        corners.isPlain && isAntialiased && borderColor == nil && contents == nil && artwork == nil
    }
}

/// Pixels, and where in the bounds space they go.
struct PlacedContents: Equatable {
    let buffer: PixelBuffer
    let pieces: [Piece]
    let isOpaque: Bool
    /// Whether the layer drew them: then it says itself what of them changed, and other pixels are no change.
    let isDrawn: Bool
    /// Which drawing of the layer they are of.
    let revision: Int
    let quality: InterpolationQuality
    let minifiedQuality: InterpolationQuality

    /// A part of the pixels.
    struct Piece: Equatable {
        /// In pixels, which need not be whole.
        let frame: CGRect
        /// From pixels to the bounds space.
        let transform: Transform
    }

    static func == (first: PlacedContents, second: PlacedContents) -> Bool {
        first.pieces == second.pieces && first.isDrawn == second.isDrawn && first.isOpaque == second.isOpaque
            && first.quality == second.quality && first.minifiedQuality == second.minifiedQuality
            && (first.isDrawn || first.buffer === second.buffer)
    }

    /// Around all pieces, in the bounds space.
    var extent: CGRect {
        pieces.reduce(.null) { $0.union($1.frame.applying($1.transform)) }
    }
}

/// What a layer paints that is of a kind of its own, between background and contents.
enum LayerArtwork: Equatable {
    case shape(ShapeArtwork)
    case gradient(GradientArtwork)
    case tiles(TilesArtwork)

    /// Around all that it paints, in the bounds space.
    func extent(bounds: CGRect) -> CGRect {
        switch self {
        case .shape(let shape): shape.extent
        case .gradient, .tiles: bounds
        }
    }

    /// How many layers of paint lie upon each other, which must be composited first where they fade together.
    var count: Int {
        switch self {
        case .shape(let shape): (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
        case .gradient, .tiles: 1
        }
    }
}

/// A path, filled and stroked.
struct ShapeArtwork: Equatable {
    let fill: Path
    let rule: FillRule
    let fillColor: Color?
    /// The outline of the stroke, to be filled by the winding rule.
    let stroke: Path
    let strokeColor: Color?
    /// Around both.
    let extent: CGRect

    /// The places, in the bounds space, that are filled or stroked in one alone of two; nil where colours differ, so everything does.
    func differences(from old: ShapeArtwork) -> [CGRect]? {
        guard rule == old.rule, fillColor == old.fillColor, strokeColor == old.strokeColor else { return nil }
        let boxes = [
            fillColor == nil ? .null : fill.boxOfDifferences(from: old.fill),
            strokeColor == nil ? .null : stroke.boxOfDifferences(from: old.stroke),
        ]
        return boxes.filter { !$0.isNull }
    }
}

/// Colours along a line or around a point.
struct GradientArtwork: Equatable {
    let paint: Paint
}

/// A part of huge contents.
struct Tile: Equatable {
    /// In the bounds space.
    let rect: CGRect
    let buffer: PixelBuffer
    let isOpaque: Bool

    static func == (first: Tile, second: Tile) -> Bool { first.rect == second.rect && first.buffer === second.buffer }
}

/// Parts of huge contents, drawn at a scale.
struct TilesArtwork: Equatable {
    let tiles: [Tile]
    /// Pixels per point.
    let scale: CGFloat

    /// The places, in the bounds space, at which two have other pixels.
    func differences(from old: TilesArtwork) -> [CGRect] {
        func changed(_ tiles: [Tile], _ others: [Tile]) -> [CGRect] {
            tiles.filter { !others.contains($0) }.map(\.rect)
        }
        return changed(tiles, old.tiles) + changed(old.tiles, tiles)
    }
}
