public import AcetateLayers

/// How a trace differs from the one that is expected: a patch, and why the first line that differs is there.
public struct TraceDifference: Sendable, Hashable, CustomStringConvertible {
    /// The lines of both: `  ` before those in both, `- ` before those that are missing, `+ ` before those that are too many.
    public let patch: [String]
    /// The entries that led to the first line that is too many, from the first cause on; empty if no line is.
    public let explanation: [String]

    /// The patch, and the explanation below it.
    public var description: String {
        let why = explanation.count < 2 ? [] : ["the first + line came about so:"] + explanation.map { "    \($0)" }
        return (["the trace is not the expected one (- expected, + got):"] + patch + why).joined(separator: "\n")
    }
}

extension Trace {
    /// How the lines of this trace differ from those expected; nil if they are the same.
    public func difference(from expected: [String]) -> TraceDifference? {
        let got = lines
        guard got != expected else { return nil }
        let changes = got.difference(from: expected)
        let removed = Set(changes.removals.map(\.place))
        let inserted = Set(changes.insertions.map(\.place))
        var patch: [String] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < got.count {
            if removed.contains(old), old < expected.count {
                patch.append("- \(expected[old])")
                old += 1
            } else if inserted.contains(new), new < got.count {
                patch.append("+ \(got[new])")
                new += 1
            } else {
                patch.append("  \(got[new])")
                old += 1
                new += 1
            }
        }
        let surprise = inserted.sorted().lazy.compactMap { self.entry(atLine: $0) }.first
        return TraceDifference(patch: patch, explanation: surprise.map { causes(of: $0).map(\.description) } ?? [])
    }

    /// The entry that stands at a line of the text; nil for a heading.
    private func entry(atLine line: Int) -> Entry? {
        let headings = lines.prefix(line + 1).filter { $0.hasPrefix("-- frame") }.count
        guard !lines[line].hasPrefix("-- frame"), entries.indices.contains(line - headings) else { return nil }
        return entries[line - headings]
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
