import Acetate

/// Why something cannot be read, done or written, in a sentence for the person at the keyboard.
package struct Complaint: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// What cannot be done, and why the system or the library says so.
    package init(_ what: String, because error: any Error) {
        description = "\(what): \(error is CocoaError ? error.localizedDescription : "\(error)")"
    }

    /// The complaint with the place where it arose: `range-slider.txt:7: expected …`.
    package func at(line: Int, of source: String) -> Complaint {
        Complaint("\(source):\(line): \(description)")
    }
}
