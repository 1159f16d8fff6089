/// Says that the program did something that it must not do, and that is refused.
///
/// In debug it traps with the sentence. In release the caller leaves the operation out, and the refusal is counted in the tree's next
/// `FrameReport`; without a tree there is nothing to count in.
///
/// - Parameters:
///   - sentence: who did what, in which phase, and what to do instead.
///   - tree: where the refusal is counted.
@MainActor
package func misuse(_ sentence: @autoclosure () -> String, in tree: LayerTree?, file: StaticString = #fileID, line: UInt = #line) {
    assertionFailure(sentence(), file: file, line: line)
    tree?.refuse(sentence())
}

extension LayerTree {
    /// Counts a refusal and says it, in debug and release alike.
    func refuse(_ sentence: String) {
        refusals += 1
        note(sentence)
    }
}
