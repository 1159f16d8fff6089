package import Acetate

/// Numbers as paths, for pictures: a few straight strokes a digit, to be stroked with round ends and joins. Digits and points alone are drawn.
package struct Digits {
    /// The height of the strokes, in the units of the path: best a multiple of 8, since digits are 4/8 of it wide and stand 3/8 apart, and
    /// so keep to whole pixels.
    package let height: CGFloat

    package init(height: CGFloat) {
        self.height = height
    }

    /// How wide a text is.
    package func width(of text: String) -> CGFloat {
        text.reduce(0) { $0 + advance(of: $1) } - gap
    }

    /// The strokes of a text.
    ///
    /// - Parameter corner: the top left corner of the first digit's strokes.
    package func path(of text: String, at corner: CGPoint) -> Path {
        var path = Path()
        var x = corner.x
        for character in text {
            for stroke in Self.strokes[character] ?? [] {
                path.addLines(between: stroke.map { CGPoint(x: x + CGFloat($0 % 2) * width, y: corner.y + CGFloat($0 / 2) * height / 2) })
            }
            x += advance(of: character)
        }
        return path
    }

    private var width: CGFloat { height / 2 }
    private var gap: CGFloat { height * 3 / 8 }

    private func advance(of character: Character) -> CGFloat {
        character == "." || character == "1" ? gap : width + gap
    }

    /// The strokes of each character through six places: 0 and 1 at the top, 2 and 3 half-way down, 4 and 5 at the bottom.
    private static let strokes: [Character: [[Int]]] = [
        "0": [[0, 1, 5, 4, 0]], "1": [[0, 4]], "2": [[0, 1, 3, 2, 4, 5]], "3": [[0, 1, 5, 4], [2, 3]], "4": [[0, 2, 3], [1, 5]],
        "5": [[1, 0, 2, 3, 5, 4]], "6": [[1, 0, 4, 5, 3, 2]], "7": [[0, 1, 5]], "8": [[0, 1, 5, 4, 0], [2, 3]], "9": [[3, 2, 0, 1, 5, 4]],
        ".": [[4, 4]],
    ]
}
