/// Says that the program did something that it must not do: the one function through which every refusal goes.
///
/// In debug it traps with the sentence. In release the caller refuses the operation, and the refusal is counted in the
/// tree's next `FrameReport`; without a tree there is nothing to count in.
///
/// - Parameters:
///   - sentence: who did what, in which phase, and what to do instead.
///   - tree: where the refusal is counted.
@MainActor
package func misuse(_ sentence: @autoclosure () -> String, in tree: LayerTree?, file: StaticString = #fileID, line: UInt = #line) {
    assertionFailure(sentence(), file: file, line: line)
    tree?.refusals += 1
}
