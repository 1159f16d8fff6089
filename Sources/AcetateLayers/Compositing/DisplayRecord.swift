import AcetateDrawing
import AcetateGeometry
import Foundation

/// How a record hangs in the display list, and what of the screen lies below it: 32 bytes, so that passing over what does not show is
/// quick. −1 is no record.
struct DisplayNode {
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The pixels of the layer and all below it.
    var subtree = PixelRect.empty
    /// Whether this stands for no layer, but between a layer with many sublayers and some of them, so that they can be passed over at once.
    var isBucket = false
    /// Whether `subtree` of a bucket must be made right before anything is painted.
    var isStale = false
}

/// What the compositor knows of one layer: values in device pixels, as they were when last published.
struct DisplayRecord {
    /// The layer; nil for a record that is not in use, and for one whose layer left.
    unowned(unsafe) var layer: Layer?
    var placement = Placement()
    var paint = Paint()
    /// The pixels of the layer alone; empty where nothing of it shows.
    var painted = PixelRect.empty
    /// Whether it was never published, so nothing of it is on screen.
    var isNew = true
    /// The number of the frame that painted it last.
    var paintedFrame = 0

    /// Where a layer is and how it shows: what also concerns all below it.
    struct Placement: Equatable {
        /// From the layer's bounds space to device pixels.
        var transform = Transform.identity
        /// What the superlayers let show.
        var clip = PixelRect.empty
        /// What the layer lets show of its contents and sublayers, besides `mask`.
        var innerClip = PixelRect.empty
        /// The shape that contents and sublayers are cut to where `innerClip` cannot say it: corners, or edges between pixels.
        var mask: Mask?
        /// Whether neither it nor a superlayer is hidden or fully transparent.
        var isVisible = false
        /// 0…1.
        var opacity = 1.0
        /// Whether the layer is composited with all below it before its opacity is applied. Blending once or twice may differ by 1/255, so
        /// a change of this changes the picture.
        var isGroup = false
        var zPosition: CGFloat = 0
    }

    /// A rounded rectangle of the layer's bounds space.
    struct Mask: Equatable {
        var bounds: CGRect
        var cornerRadius: CGFloat
    }

    /// What a layer itself paints.
    struct Paint: Equatable {
        var bounds = CGRect.zero
        var cornerRadius: CGFloat = 0
        var background: Color?
        var borderWidth: CGFloat = 0
        var borderColor: Color?
        var contents: Contents?

        /// How many of background, contents and border there are.
        var count: Int {
            (background == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (hasBorder ? 1 : 0)
        }

        var hasBorder: Bool { borderColor != nil }
    }

    /// Pixels that fill the bounds.
    struct Contents: Equatable {
        let buffer: PixelBuffer
        /// From the buffer's pixels to the layer's bounds space.
        let transform: Transform
        let isOpaque: Bool
        /// Whether the layer drew them: then it says itself what of them changed, and another buffer is no change.
        let isDrawn: Bool

        static func == (first: Contents, second: Contents) -> Bool {
            first.transform == second.transform && first.isDrawn == second.isDrawn && first.isOpaque == second.isOpaque
                && (first.isDrawn || first.buffer === second.buffer)
        }
    }
}

extension DisplayRecord {
    /// The opacity of what the layer paints itself: its own where it is no group.
    var itemOpacity: Double { placement.isGroup ? 1 : placement.opacity }
}
