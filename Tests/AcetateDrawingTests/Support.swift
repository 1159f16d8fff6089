import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
    mutating func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func point(_ range: ClosedRange<CGFloat>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }

    mutating func color() -> Color {
        let component = { (generator: inout SeededGenerator) in Double.random(in: 0...1, using: &generator) }
        let alpha = integer(0...2) == 0 ? component(&self) : 1
        return Color(red: component(&self), green: component(&self), blue: component(&self), alpha: alpha)
    }

    mutating func pixelRect(within size: Int) -> PixelRect {
        let (x, y) = (integer(-4...size), integer(-4...size))
        return PixelRect(x: x, y: y, width: integer(0...size), height: integer(0...size))
    }
}

extension Bitmap {
    /// All the premultiplied pixels, row by row.
    var words: [UInt32] {
        (0..<height).flatMap { y in (0..<width).map { x in buffer.word(x: x, y: y) } }
    }

    func word(_ x: Int, _ y: Int) -> UInt32 { buffer.word(x: x, y: y) }

    /// The alpha of a pixel, 0…255.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(buffer.word(x: x, y: y) >> 24) }
}

extension PixelBuffer {
    /// Fills the buffer with these words, row by row.
    func store(_ pixels: [UInt32]) {
        for (index, pixel) in pixels.enumerated() {
            words[index / width * strideInWords + index % width] = pixel
        }
    }
}

/// A clear canvas.
func canvas(_ width: Int, _ height: Int, at origin: (x: Int, y: Int) = (0, 0)) throws -> Canvas {
    Canvas(buffer: try PixelBuffer(width: width, height: height), origin: origin, rasterizer: Rasterizer())
}

/// A buffer of these words, row by row.
func buffer(_ width: Int, _ words: [UInt32]) throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: width, height: words.count / width)
    buffer.store(words)
    return buffer
}

extension Canvas {
    /// All the premultiplied pixels, row by row.
    var words: [UInt32] {
        (0..<buffer.height).flatMap { y in (0..<buffer.width).map { x in buffer.word(x: x, y: y) } }
    }
}

extension Canvas {
    /// Draws all of a picture.
    func draw(_ source: PixelBuffer, transform: Transform, opacity: Double, smooth: Bool, mask: AlphaMask?, clip: Region) {
        draw(PlacedPicture(source, transform: transform, quality: smooth ? .low : .none), opacity: opacity, mask: mask, clip: clip)
    }
}
