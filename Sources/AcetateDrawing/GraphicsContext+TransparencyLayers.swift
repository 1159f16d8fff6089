import AcetateGeometry
public import Foundation

extension GraphicsContext {
    /// A transparency layer that is open.
    struct TransparencyLayer {
        /// Where it will be drawn.
        let canvas: Canvas
        /// How: with the clip, shadow, alpha and blend mode that were set when it began.
        let state: State
        /// The states that were saved before it began.
        let savedStateCount: Int
    }

    /// From now on draws into a layer of its own, clear at first, until `endTransparencyLayer()` draws that as one picture, with the alpha,
    /// the blend mode, the shadow and the clip of this moment.
    ///
    /// Inside, alpha is 1, the mode is normal, there is no shadow, and the clip lets everything through: it is applied to the layer once.
    /// Costs a bitmap of the clip's bounds, with a shadow of all that can cast one into the clip. Where there is no memory for it, the call
    /// is refused, and what is drawn in the layer is lost.
    public func beginTransparencyLayer() {
        beginTransparencyLayer(on: whatShows)
    }

    /// As `beginTransparencyLayer()`, for what lies inside a rectangle of user space; pixels outside of it are not drawn. Costs a bitmap of
    /// the rectangle's part of the clip. A rectangle that is not finite is refused, and what is drawn in the layer is lost.
    public func beginTransparencyLayer(in rect: CGRect) {
        guard rect.hasFiniteEdges else {
            refuse()
            return beginTransparencyLayer(on: .empty)
        }
        beginTransparencyLayer(on: whatShows.intersection(PixelRect(covering: rect, under: transform)))
    }

    /// Draws the layer that was begun last and is still open, and returns to the state of its beginning. Refused if there is none.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return refuse() }
        let group = canvas
        let isLost = group.buffer === layer.canvas.buffer
        canvas = layer.canvas
        state = layer.state
        savedStates.removeLast(savedStates.count - layer.savedStateCount)
        if isLost || state.clip.region.isEmpty { return }
        counted {
            try paintShadow(ofPicturesIn: group.extent) { canvas, displacement, clip in
                let placement = Transform(translationX: CGFloat(group.origin.x), y: CGFloat(group.origin.y))
                let picture = PlacedPicture(group.buffer, transform: placement.concatenating(displacement))
                canvas.draw(picture, opacity: 1, mask: nil, clip: clip)
            }
            let source = PixelSource.picture(group.buffer, at: group.origin)
            try canvas.paint(source, state.blend, mask: state.clip.mask, clip: state.clip.region)
        }
    }

    /// The pixels that are seen in the clip, either themselves or by their shadow.
    private var whatShows: PixelRect {
        let clipBounds = state.clip.region.bounds
        return deviceShadow.map { $0.sources(of: clipBounds) } ?? clipBounds
    }

    private func beginTransparencyLayer(on extent: PixelRect) {
        layers.append(TransparencyLayer(canvas: canvas, state: state, savedStateCount: savedStates.count))
        state.blend = Blend()
        state.shadow = nil
        do {
            // Without pixels nothing can be drawn, but everything can be called.
            canvas = try canvas.scratchCanvas(extent.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : extent)
            state.clip = Clip(extent)
        } catch {
            refuse()
            state.clip = Clip(.empty)
        }
    }
}
