import Acetate

/// What frames did, as a table: a heading and a line a frame.
package struct Summary {
    /// The lines of the table.
    package let lines: [String]

    /// A table of frames.
    package init(_ frames: [Player.Frame]) {
        let rows = [["frame", "time", "laid out", "displayed", "pixels painted"]] + frames.map(Self.cells)
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
        lines = rows.map { row in
            zip(row, widths).map { cell, width in String(repeating: " ", count: width - cell.count) + cell }.joined(separator: "  ")
        }
    }

    private static func cells(of frame: Player.Frame) -> [String] {
        let report = frame.report
        return [
            String(report.frame), String(format: "%.3f", report.time), String(report.laidOut), String(report.displayed),
            "\(report.paintedPixels) of \(frame.picture.width * frame.picture.height)",
        ]
    }
}
