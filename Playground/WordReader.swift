/// Reads a line word by word, and knows how to complain: what was expected, after what, and what stood there.
package struct WordReader {
    private let words: [String]
    private var place = 0

    /// A reader at the first word of a line. Spaces and tabs separate words.
    package init(_ line: String) {
        words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The next word; nil at the end.
    package var peek: String? { place < words.count ? words[place] : nil }

    /// Passes over the next word.
    package mutating func skip() {
        place = min(place + 1, words.count)
    }

    /// Takes the next word; nil at the end.
    package mutating func next() -> String? {
        defer { skip() }
        return peek
    }

    /// Takes the words that are left.
    package mutating func rest() -> [String] {
        defer { place = words.count }
        return Array(words[place...])
    }

    /// Takes the next word, which must be there.
    package mutating func word(_ expectation: String) throws(Complaint) -> String {
        guard let word = next() else { throw complaint(expectation, after: words, got: nil) }
        return word
    }

    /// Takes the next word, which must be a finite number.
    package mutating func number(_ expectation: String) throws(Complaint) -> Double {
        let word = try word(expectation)
        guard let number = Double(word), number.isFinite else { return try fail(expectation) }
        return number
    }

    /// Makes sure that no word is left.
    package mutating func end() throws(Complaint) {
        guard let word = next() else { return }
        throw complaint("nothing more", after: Array(words[..<(place - 1)]), got: word)
    }

    /// Complains about the word that was taken last.
    package func fail<Result>(_ expectation: String) throws(Complaint) -> Result {
        throw complaint(expectation, after: Array(words[..<(place - 1)]), got: words[place - 1])
    }

    private func complaint(_ expectation: String, after words: [String], got word: String?) -> Complaint {
        Complaint("expected \(expectation) after `\(words.joined(separator: " "))`, got \(word.map { "\"\($0)\"" } ?? "nothing")")
    }
}
