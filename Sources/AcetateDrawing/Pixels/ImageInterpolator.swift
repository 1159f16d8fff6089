import AcetateGeometry
import CAcetateKernels
import Foundation

/// Reads a picture that lies upright or mirrored: each device pixel is mixed from the four pixels around it, in 256ths along both axes.
struct ImageInterpolator: ImageReader {
    private static let partSize = 512

    private let source: PixelBuffer
    private let columns: Axis
    private let rows: Axis

    /// Where positions along an axis of the device lie in the picture.
    private struct Axis {
        private let scale: Double
        private let origin: Double
        /// The first pixel that is read, and the last, counted from it: there are two at least. Beyond them those at the ends go on.
        private let first: Int
        private let last: Double

        init(scale: CGFloat, origin: CGFloat, limits: Range<Int>) {
            self.scale = Double(scale)
            self.origin = Double(origin)
            first = limits.lowerBound
            last = Double(limits.count - 1)
        }

        /// The first of the two pixels around the middle of a device pixel, and how much of the second is taken.
        func pair(at position: Int) -> (start: Int, share: Int) {
            let place = min(max(origin + scale * (Double(position) + 0.5) - 0.5 - Double(first), 0), last)
            let start = Int(min(place, last - 1))
            return (first + start, Int((place - Double(start)) * 256 + 0.5))
        }
    }

    /// Nil if the transform turns the picture or cannot be undone, or the part is one pixel wide or high.
    init?(_ source: PixelBuffer, part: PixelRect, transform: Transform) {
        guard transform.b == 0, transform.c == 0, part.width > 1, part.height > 1, let inverse = transform.inverted() else { return nil }
        self.source = source
        columns = Axis(scale: inverse.a, origin: inverse.tx, limits: part.minX..<part.maxX)
        rows = Axis(scale: inverse.d, origin: inverse.ty, limits: part.minY..<part.maxY)
    }

    func forEachPart(
        of rect: PixelRect, _ body: (_ pixels: any PixmanImage, _ position: (x: Int, y: Int), _ part: PixelRect) -> Void
    ) {
        for piece in rect.parts(ofAtMost: Self.partSize) {
            guard let pixels = try? PixelBuffer(width: piece.width, height: piece.height, isCleared: false) else { continue }
            unsafe write(piece, to: pixels.words, stride: pixels.strideInWords, over: false)
            body(pixels, (piece.x, piece.y), piece)
        }
    }

    /// Blends device pixels over those in memory, of which the first is the rectangle's.
    @unsafe func blend(_ rect: PixelRect, over words: UnsafeMutablePointer<UInt32>, stride: Int) {
        unsafe write(rect, to: words, stride: stride, over: true)
    }

    @unsafe private func write(_ rect: PixelRect, to words: UnsafeMutablePointer<UInt32>, stride: Int, over: Bool) {
        unsafe withUnsafeTemporaryAllocation(of: acetate_pair.self, capacity: rect.width) { pairs in
            for column in 0..<rect.width {
                let (start, share) = columns.pair(at: rect.minX + column)
                unsafe pairs[column] = acetate_pair(
                    start: Int32(start), left: UInt16(truncatingIfNeeded: 256 - share), right: UInt16(truncatingIfNeeded: share))
            }
            for row in 0..<rect.height {
                let (start, share) = rows.pair(at: rect.minY + row)
                let upper = unsafe source.words + start * source.strideInWords
                unsafe acetate_interpolate(
                    words + row * stride, pairs.baseAddress, rect.width, upper, upper + source.strideInWords, UInt32(share), over)
            }
        }
    }
}
