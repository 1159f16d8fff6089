package import Acetate

/// Capital letters as paths, for labels: straight strokes through fifteen places, to be stroked with round ends and joins.
package struct Lettering {
    /// The height of the strokes, in points: best a multiple of 4, since letters are half of it wide, and their places a quarter apart.
    package let height: CGFloat

    package init(height: CGFloat) {
        self.height = height
    }

    /// How wide a text is, in points.
    package func width(of text: String) -> CGFloat {
        CGFloat(text.count) * advance - gap
    }

    /// The strokes of a text; of what is neither a letter nor a hyphen, nothing.
    ///
    /// - Parameter corner: the top left corner of the first letter's strokes.
    package func path(of text: String, at corner: CGPoint) -> Path {
        var path = Path()
        for (index, letter) in text.uppercased().enumerated() {
            let left = corner.x + CGFloat(index) * advance
            for stroke in Self.strokes[letter] ?? [] {
                path.addLines(
                    between: stroke.map { place in
                        CGPoint(x: left + CGFloat(place % 3) * height / 4, y: corner.y + CGFloat(place / 3) * height / 4)
                    })
            }
        }
        return path
    }

    private var gap: CGFloat { height * 3 / 8 }
    private var advance: CGFloat { height / 2 + gap }

    /// The strokes of each letter through places in five rows of three, counted from the top left.
    private static let strokes: [Character: [[Int]]] = [
        "A": [[12, 3, 1, 5, 14], [6, 8]], "B": [[12, 0, 1, 5, 7, 6], [7, 11, 13, 12]], "C": [[5, 1, 3, 9, 13, 11]],
        "D": [[0, 12, 13, 11, 5, 1, 0]], "E": [[2, 0, 12, 14], [6, 7]], "F": [[2, 0, 12], [6, 7]], "G": [[5, 1, 3, 9, 13, 11, 8, 7]],
        "H": [[0, 12], [2, 14], [6, 8]], "I": [[1, 13]], "J": [[2, 11, 13, 9]], "K": [[0, 12], [2, 6, 14]], "L": [[0, 12, 14]],
        "M": [[12, 0, 7, 2, 14]], "N": [[12, 0, 14, 2]], "O": [[1, 3, 9, 13, 11, 5, 1]], "P": [[12, 0, 1, 5, 7, 6]],
        "Q": [[1, 3, 9, 13, 11, 5, 1], [10, 14]], "R": [[12, 0, 1, 5, 7, 6], [7, 14]], "S": [[5, 1, 3, 11, 13, 9]],
        "T": [[0, 2], [1, 13]], "U": [[0, 9, 13, 11, 2]], "V": [[0, 13, 2]], "W": [[0, 12, 7, 14, 2]], "X": [[0, 14], [2, 12]],
        "Y": [[0, 7, 2], [7, 13]], "Z": [[0, 2, 12, 14]], "-": [[6, 8]],
    ]
}
