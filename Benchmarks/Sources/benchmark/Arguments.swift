/// What the command line asks for.
@MainActor
struct Arguments {
    var suite: any Suite
    var jsonFile: String?

    init(_ words: some Sequence<String>, suites: [any Suite]) throws {
        let usage = "benchmark SUITE [--json FILE]; the suites are: \(suites.map(\.name).joined(separator: ", "))"
        var names: [String] = []
        var rest = words.makeIterator()
        while let word = rest.next() {
            switch word {
            case "--json":
                guard let file = rest.next() else { throw UsageError("--json needs a file. \(usage)") }
                jsonFile = file
            case let option where option.hasPrefix("-"): throw UsageError("There is no option \(option). \(usage)")
            default: names.append(word)
            }
        }
        guard names.count == 1 else { throw UsageError("Give one suite. \(usage)") }
        guard let suite = suites.first(where: { $0.name == names[0] }) else {
            throw UsageError("There is no suite \(names[0]). \(usage)")
        }
        self.suite = suite
    }
}

/// What is wrong with the command line, in a sentence.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
