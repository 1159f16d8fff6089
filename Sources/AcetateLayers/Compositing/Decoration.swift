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

    /// Around all that it paints, in the bounds space.
    func extent(bounds: CGRect) -> CGRect {
        switch self {
        case .shape(let shape): shape.extent
        case .gradient: bounds
        }
    }

    /// How many layers of paint lie upon each other, which must be composited first where they fade together.
    var count: Int {
        switch self {
        case .shape(let shape): (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
        case .gradient: 1
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
}

/// Colours along a line or around a point.
struct GradientArtwork: Equatable {
    let paint: Paint
}
