import AcetateGeometry
import Foundation

/// Reads a picture that lies upright, mirrored or turned by quarters, and is smaller on the device than it is: each device pixel is the
/// mean of what it covers, exactly, up to rounding (and 2⁻¹² before that). Along an axis that grows, it is taken from the two nearest.
struct ImageAverager: ImageReader {
    private static let partSize = 512

    private let source: PixelBuffer
    private let part: PixelRect
    private let inverse: Transform

    /// Nil if there is no way back from the device to the picture, or the transform takes rectangles to something else.
    init?(_ source: PixelBuffer, part: PixelRect, transform: Transform) {
        guard transform.isRectilinear, let inverse = transform.inverted() else { return nil }
        self.source = source
        self.part = part
        self.inverse = inverse
    }

    func forEachPart(
        of rect: PixelRect, _ body: (_ pixels: any PixmanImage, _ position: (x: Int, y: Int), _ part: PixelRect) -> Void
    ) {
        for piece in rect.parts(ofAtMost: Self.partSize) {
            guard let pixels = try? PixelBuffer(width: piece.width, height: piece.height, isCleared: false) else { continue }
            let (columns, rows) = (piece.minX..<piece.maxX, piece.minY..<piece.maxY)
            if inverse.b == 0 && inverse.c == 0 {
                mixer(columns: columns, rows: rows, xScale: inverse.a, yScale: inverse.d).write(to: pixels)
            } else {
                mixer(columns: rows, rows: columns, xScale: inverse.c, yScale: inverse.b).write(to: pixels, transposed: true)
            }
            body(pixels, (piece.x, piece.y), piece)
        }
    }

    /// Columns and rows are the picture's: device positions along its axes.
    private func mixer(columns: Range<Int>, rows: Range<Int>, xScale: CGFloat, yScale: CGFloat) -> ImageMixer {
        ImageMixer(
            source: source,
            columns: ImageAxis(
                columns, placement: .init(scale: Double(xScale), origin: Double(inverse.tx)), limits: part.minX..<part.maxX),
            rows: ImageAxis(rows, placement: .init(scale: Double(yScale), origin: Double(inverse.ty)), limits: part.minY..<part.maxY))
    }
}
