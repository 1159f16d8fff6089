package import Acetate

/// All frames in one picture: each with its number and time above it, and its damage outlined. Everything is in the frames' own pixels.
package struct ContactSheet {
    private let frames: [Player.Frame]
    /// The size of a point, in pixels, so that captions and lines grow with the frames.
    private let point: CGFloat
    private let frameSize: CGSize
    private let columns: Int

    /// A sheet of frames of one size; about as wide as it is high.
    ///
    /// - Precondition: there is a frame.
    package init(_ frames: [Player.Frame]) {
        let picture = frames[0].picture
        self.frames = frames
        point = max(picture.scale.rounded(), 1)
        frameSize = CGSize(width: picture.width, height: picture.height)
        let cell = Self.cell(frameSize, point)
        columns = min(max(Int((Double(frames.count) * cell.height / cell.width).squareRoot().rounded(.up)), 1), frames.count)
    }

    /// Draws the sheet. It throws where that many pixels are too many.
    package func draw() throws(BitmapError) -> Bitmap {
        let cell = Self.cell(frameSize, point)
        let rows = (frames.count + columns - 1) / columns
        let bitmap = try Bitmap(
            width: Int(cell.width) * columns + Int(margin), height: Int(cell.height) * rows + Int(margin))
        bitmap.fill(Color(white: 0.2))
        let context = GraphicsContext(bitmap: bitmap)
        for (index, frame) in frames.enumerated() {
            context.saveState()
            context.translateBy(
                x: margin + CGFloat(index % columns) * cell.width, y: margin + CGFloat(index / columns) * cell.height)
            draw(frame, in: context)
            context.restoreState()
        }
        return bitmap
    }

    private var margin: CGFloat { Self.margin * point }

    private func draw(_ frame: Player.Frame, in context: GraphicsContext) {
        let digits = Digits(height: Self.digitHeight * point)
        let number = String(frame.report.frame)
        let time = String(format: "%.3f", frame.report.time)
        context.setLineCap(.round)
        context.setLineWidth(point)
        context.setStrokeColor(.white)
        context.stroke(digits.path(of: number, at: CGPoint(x: point, y: point)))
        context.setStrokeColor(.lightGray)
        context.stroke(digits.path(of: time, at: CGPoint(x: frameSize.width - digits.width(of: time) - point, y: point)))

        context.translateBy(x: 0, y: Self.captionHeight * point)
        context.draw(frame.picture, in: CGRect(origin: .zero, size: frameSize))
        context.setStrokeColor(.magenta)
        for rect in frame.report.damage.rects {
            // Just outside, so that all of what changed can be seen.
            context.stroke(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).insetBy(dx: -point / 2, dy: -point / 2))
        }
    }

    // MARK: Measures, in points

    private static let margin: CGFloat = 10
    private static let digitHeight: CGFloat = 8
    private static let captionHeight: CGFloat = 14

    /// What a frame takes, with its caption and the margin to the next, in pixels.
    private static func cell(_ frame: CGSize, _ point: CGFloat) -> CGSize {
        CGSize(width: frame.width + margin * point, height: frame.height + (captionHeight + margin) * point)
    }
}
