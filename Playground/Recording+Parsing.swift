package import Acetate

extension Recording {
    /// Reads a recording from a file. It throws where the file cannot be read or a line makes no sense.
    package init(contentsOf file: URL) throws(Complaint) {
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw Complaint("\(file.path) cannot be read", because: error)
        }
        try self.init(text, source: file.lastPathComponent)
    }

    /// Reads a recording from a text. It throws at the first line that makes no sense.
    package init(_ text: String, source: String) throws(Complaint) {
        var lines: [Line] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            do throws(Complaint) {
                if let action = try Action(parsing: String(line)) { lines.append(Line(number: index + 1, action: action)) }
            } catch {
                throw error.at(line: index + 1, of: source)
            }
        }
        self.init(source: source, lines: lines)
    }
}

extension Recording.Action {
    /// The words that actions begin with.
    package static let words = ["at", "down", "move", "up", "cancel", "set", "step"]

    /// Reads a line; nil if it is blank or a comment.
    ///
    /// - Parameter known: the words that a complaint about an unknown one lists.
    package init?(parsing line: String, among known: [String] = words) throws(Complaint) {
        var words = WordReader(line)
        guard let verb = words.next(), !verb.hasPrefix("#") else { return nil }
        switch verb {
        case "at": self = .at(try words.time())
        case "down": self = .down(finger: try words.finger(), try words.point())
        case "move": self = .move(finger: try words.finger(), try words.point())
        case "up": self = .up(finger: try words.finger())
        case "cancel": self = .cancel(finger: try words.finger())
        case "set": self = try words.setting()
        case "step": self = .step
        default: throw Complaint("expected one of \(known.joined(separator: ", ")), got \"\(verb)\"")
        }
        try words.end()
    }
}

extension WordReader {
    fileprivate mutating func time() throws(Complaint) -> TimeInterval {
        let expectation = "a number of seconds"
        let time = try number(expectation)
        return time >= 0 ? time : try fail(expectation + ", 0 or more,")
    }

    /// `#` and a number, or nothing for the one finger that needs no number.
    fileprivate mutating func finger() throws(Complaint) -> Int {
        guard let word = peek, word.hasPrefix("#") else { return 0 }
        skip()
        guard let finger = Int(word.dropFirst()), finger >= 0 else { return try fail("a finger such as #1") }
        return finger
    }

    fileprivate mutating func point() throws(Complaint) -> CGPoint {
        CGPoint(x: try number("a number for x"), y: try number("a number for y"))
    }

    /// `layer.property value`, where the value may have several words.
    fileprivate mutating func setting() throws(Complaint) -> Recording.Action {
        let expectation = "a layer and a property, as in slider.opacity,"
        let target = try word(expectation)
        let names = target.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.count > 1, !names.contains("") else { return try fail(expectation) }
        let first = try word("a value")
        return .set(layer: names.dropLast(), property: names.last!, value: ([first] + rest()).joined(separator: " "))
    }
}
