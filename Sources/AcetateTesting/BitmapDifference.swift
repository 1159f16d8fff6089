public import AcetateDrawing
public import AcetateGeometry

/// How two bitmaps of one size differ.
public struct BitmapDifference: Sendable, CustomStringConvertible {
    /// How many pixels differ at all.
    public let pixels: Int
    /// The greatest difference of a component, of 255, premultiplied.
    public let greatest: Int
    /// The box around all pixels that differ.
    public let bounds: PixelRect
    /// The first pixel that differs, from the top left, with the premultiplied ARGB of both.
    public let first: (x: Int, y: Int, got: UInt32, expected: UInt32)

    /// One sentence.
    public var description: String {
        "\(pixels) pixels differ, by at most \(greatest)/255, in (\(bounds.x) \(bounds.y) \(bounds.width) \(bounds.height)); "
            + "first at (\(first.x) \(first.y)): got \(Self.hex(first.got)), expected \(Self.hex(first.expected))"
    }

    private static func hex(_ word: UInt32) -> String {
        let digits = String(word, radix: 16)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}

extension Bitmap {
    /// How this bitmap differs from the one that is expected; nil if all pixels are the same. Traps if the sizes differ.
    public func difference(from expected: Bitmap) -> BitmapDifference? {
        precondition(
            width == expected.width && height == expected.height,
            "A bitmap of \(width)×\(height) pixels cannot be compared with one of \(expected.width)×\(expected.height).")
        var count = 0
        var greatest = 0
        var bounds = PixelRect.empty
        var first: (x: Int, y: Int, got: UInt32, expected: UInt32)?
        withUnsafeWords { words, stride in
            expected.withUnsafeWords { others, otherStride in
                for y in 0..<height {
                    for x in 0..<width {
                        let (got, wanted) = (words[y * stride + x], others[y * otherStride + x])
                        guard got != wanted else { continue }
                        count += 1
                        greatest = max(greatest, Self.greatestDifference(got, wanted))
                        bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
                        first = first ?? (x, y, got, wanted)
                    }
                }
            }
        }
        return first.map { BitmapDifference(pixels: count, greatest: greatest, bounds: bounds, first: $0) }
    }

    private static func greatestDifference(_ first: UInt32, _ second: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max()!
    }
}
