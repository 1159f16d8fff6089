import Testing

extension ExitTest.Result? {
    /// Whether the process said all of this before it ended.
    func says(_ phrases: String...) -> Bool {
        guard let self else { return false }
        let said = String(decoding: self.standardErrorContent, as: UTF8.self)
        return phrases.allSatisfy(said.contains)
    }
}

extension ExitTest.Result? {
    /// The same of a precondition, which keeps its sentence in debug alone.
    func saysInDebug(_ phrase: String) -> Bool {
        #if DEBUG
            says(phrase)
        #else
            self != nil
        #endif
    }
}
