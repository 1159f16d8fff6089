import Foundation

/// The rows as a JSON array.
func json(of rows: [Row]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(rows) + Data("\n".utf8)
}

/// The rows as text in columns; the last says whether the target is kept.
func table(of rows: [Row]) -> String {
    var lines = [["case", "measure", "ours", "peer", "theirs", "ratio", "target", ""]]
    for row in rows {
        var verdict = ""
        if let ratio = row.ratio, let target = row.target { verdict = ratio <= target ? "kept" : "missed" }
        lines.append([
            row.case, row.measure, figure(row.ours), row.peer ?? "–", figure(row.theirs), figure(row.ratio), figure(row.target), verdict,
        ])
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
        let padded = zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
        return padded.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
}

/// Three significant digits.
private func figure(_ number: Double?) -> String {
    guard let number else { return "–" }
    let digits = number == 0 ? 0 : max(0, 2 - Int(log10(abs(number)).rounded(.down)))
    let text = String(format: "%.\(digits)f", number)
    guard text.contains(".") else { return text }
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
}
