import Acetate

/// Numbers as paths, for pictures: the seven strokes of a pocket calculator, to be stroked with round ends. Only digits, points and spaces.
package struct Digits {
    /// The height of a digit's strokes, in the units of the path.
    package let height: CGFloat

    package init(height: CGFloat) {
        self.height = height
    }

    private var width: CGFloat { height / 2 }
    private var gap: CGFloat { height * 0.4 }

    /// How wide a text is.
    package func width(of text: String) -> CGFloat {
        text.reduce(-gap) { $0 + advance(of: $1) }
    }

    /// The strokes of a text.
    ///
    /// - Parameter corner: the top left corner of the first digit's strokes.
    package func path(of text: String, at corner: CGPoint) -> Path {
        var path = Path()
        var x = corner.x
        for character in text {
            for (start, end) in strokes(of: character) {
                path.addLines(between: [start, end].map { CGPoint(x: x + $0.x * width, y: corner.y + $0.y * height) })
            }
            x += advance(of: character)
        }
        return path
    }

    private func advance(of character: Character) -> CGFloat {
        character == "." ? gap : width + gap
    }

    /// The strokes of a character in a box of 1 by 1.
    private func strokes(of character: Character) -> [(CGPoint, CGPoint)] {
        if character == "." { return [(CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1))] }
        guard let digit = character.wholeNumberValue, Self.lit.indices.contains(digit) else { return [] }
        return Self.lit[digit].map { Self.segments[$0]! }
    }

    /// Which strokes a digit shows: a to f run clockwise from the top, g is the middle.
    private static let lit = ["abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "gfabcd"]

    private static let segments: [Character: (CGPoint, CGPoint)] = [
        "a": (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)),
        "b": (CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0.5)),
        "c": (CGPoint(x: 1, y: 0.5), CGPoint(x: 1, y: 1)),
        "d": (CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)),
        "e": (CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0.5)),
        "f": (CGPoint(x: 0, y: 0.5), CGPoint(x: 0, y: 0)),
        "g": (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)),
    ]
}
