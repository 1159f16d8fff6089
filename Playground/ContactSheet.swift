package import Acetate

/// All frames in one picture: each with its number and time above it, and its damage outlined. Everything is in the frames' own pixels.
package struct ContactSheet {
    private let frames: [Player.Frame]
    private let frameSize: CGSize
    /// The size of a point, in whole pixels, so that captions and lines grow with the frames.
    private let point: CGFloat
    private let columns: Int

    /// A sheet of frames of one size; about as wide as it is high.
    ///
    /// - Precondition: there is a frame.
    package init(_ frames: [Player.Frame]) {
        let picture = frames[0].picture
        self.frames = frames
        frameSize = CGSize(width: picture.width, height: picture.height)
        point = max(picture.scale.rounded(), 1)
        let cell = Self.cellSize(frameSize, point)
        columns = min(Int((CGFloat(frames.count) * cell.height / cell.width).squareRoot().rounded(.up)), frames.count)
    }

    /// Draws the sheet. It throws where a picture cannot have that many pixels.
    package func draw() throws(BitmapError) -> Bitmap {
        let cell = Self.cellSize(frameSize, point)
        let margin = Self.margin * point
        let rows = (frames.count + columns - 1) / columns
        let bitmap = try Bitmap(width: columns * Int(cell.width) + Int(margin), height: rows * Int(cell.height) + Int(margin))
        bitmap.fill(Self.backdrop)
        let context = GraphicsContext(bitmap: bitmap)
        for (index, frame) in frames.enumerated() {
            context.saveState()
            context.translateBy(x: margin + CGFloat(index % columns) * cell.width, y: margin + CGFloat(index / columns) * cell.height)
            drawCaption(of: frame, in: context)
            context.translateBy(x: 0, y: Self.captionHeight * point)
            drawPicture(of: frame, in: context)
            context.restoreState()
        }
        return bitmap
    }

    private func drawCaption(of frame: Player.Frame, in context: GraphicsContext) {
        let digits = Digits(height: Self.digitHeight * point)
        let time = String(format: "%.3f", frame.report.time)
        context.setLineWidth(point)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(.white)
        context.stroke(digits.path(of: String(frame.report.frame), at: CGPoint(x: point / 2, y: point / 2)))
        context.setStrokeColor(.lightGray)
        context.stroke(digits.path(of: time, at: CGPoint(x: frameSize.width - digits.width(of: time) - point / 2, y: point / 2)))
    }

    /// The outline stands just outside of the damage, so that all that changed can be seen: a larger area is filled, and the damage is
    /// drawn anew over it.
    private func drawPicture(of frame: Player.Frame, in context: GraphicsContext) {
        let bounds = CGRect(origin: .zero, size: frameSize)
        let damage = frame.report.damage.rects.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        context.draw(frame.picture, in: bounds)
        context.setFillColor(Self.outline)
        for rect in damage { context.fill(rect.insetBy(dx: -point, dy: -point)) }
        context.setFillColor(Self.backdrop)
        for rect in damage {
            context.saveState()
            context.clip(to: rect)
            context.fill(rect)
            context.draw(frame.picture, in: bounds)
            context.restoreState()
        }
    }

    private static let backdrop = Color(white: 0.2)
    private static let outline = Color.magenta

    // MARK: Measures, in points

    private static let margin: CGFloat = 10
    private static let digitHeight: CGFloat = 8
    private static let captionHeight: CGFloat = 14

    /// What a frame takes with its caption and the margin to the next, in pixels.
    private static func cellSize(_ frame: CGSize, _ point: CGFloat) -> CGSize {
        CGSize(width: frame.width + margin * point, height: frame.height + (captionHeight + margin) * point)
    }
}
