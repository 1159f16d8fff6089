import AcetateDrawing
import AcetateGeometry
import Foundation

/// How a record hangs in the display list, and what of the screen lies below it: 32 bytes, so that passing over what does not show is
/// quick. −1 is no record.
struct DisplayNode {
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The pixels of the layer and all below it, with what shadows and copies add and masks take away.
    var subtree = PixelRect.empty
    /// Whether this stands for no layer, but between a layer with many sublayers and some of them, so that they can be passed over at once.
    var isBucket = false
    /// Whether `subtree` of a bucket must be made right before anything is painted.
    var isStale = false
    /// Whether some layer below hides what is under it, over so many pixels that it is worth to know.
    var hasOccluders = false
    /// Whether some layer below is blended by a filter with what lies under this one.
    var hasFilters = false
}

/// What the compositor knows of one layer: values in device pixels, as they were when last published.
///
/// What few layers have is boxed, so that a plain one is small: 160 bytes, in this order of the parts.
struct DisplayRecord {
    /// The layer; nil for a record that is not in use, and for one whose layer left.
    unowned(unsafe) var layer: Layer?
    var placement = Placement()
    /// Whether its shadow is that of its outline, whatever lies below it.
    var castsOutline = false
    /// Whether contents and sublayers are composited before they are laid upon the background, since the layer cuts them and one of them is
    /// blended by a filter, which meets the others alone.
    var isolates = false
    /// Whether it was never published, so nothing of it is on screen.
    var isNew = true
    var paint = Paint()
    /// The number of the frame that painted it last.
    var paintedFrame: Int32 = 0
    /// The pixels of the layer alone; empty where nothing of it shows.
    var painted = PixelRect.empty

    /// Where a layer is and how it shows: what also concerns all below it.
    struct Placement: Equatable {
        /// From the layer's bounds space to device pixels.
        var transform = Transform.identity
        /// What the superlayers let show.
        var clip = PixelRect.empty
        /// What few layers do with all below them; nil for most.
        var effects: GroupEffects?
        /// 0…1.
        var opacity = 1.0
        var state: State = []
    }

    struct State: OptionSet {
        let rawValue: UInt8
        /// Neither it nor a superlayer is hidden or fully transparent.
        static let visible = State(rawValue: 1)
        /// The layer is composited with all below it before its opacity is applied. Blending once or twice may differ by 1/255, so a
        /// change of this changes the picture.
        static let group = State(rawValue: 2)
        /// It is the mask of its superlayer.
        static let mask = State(rawValue: 4)
        /// A superlayer has effects, so what is painted here may show elsewhere too, or not at all.
        static let belowEffects = State(rawValue: 8)
        /// It is painted by a call of its own: as a group, with a shadow, or as a picture.
        static let apart = State(rawValue: 32)
        /// Of the superlayers' geometry and its own an odd number is flipped; pictures stand upright all the same.
        static let flipped = State(rawValue: 16)
    }

    /// What a layer itself paints.
    struct Paint: Equatable {
        var bounds = CGRect.zero
        var cornerRadius: CGFloat = 0
        /// Whatever else it paints; nil for most.
        var decoration: Decoration?
        /// The background, premultiplied, with the opacity of a layer that is no group; 0 for none.
        var background: UInt32 = 0
    }
}

extension DisplayRecord.Placement {
    var isVisible: Bool { state.contains(.visible) }
    var isGroup: Bool { state.contains(.group) }

    /// What the layer lets show of its contents and sublayers, besides the effects' shape.
    var innerClip: PixelRect { effects?.innerClip ?? clip }

    /// Where the layer itself may be painted: also beyond the clip, where only its shadow shows.
    var ownClip: PixelRect { effects?.shadow == nil ? clip : innerClip }
}

extension DisplayRecord {
    /// The opacity of what the layer paints itself: its own where it is no group.
    var itemOpacity: Double { placement.isGroup ? 1 : placement.opacity }
}
