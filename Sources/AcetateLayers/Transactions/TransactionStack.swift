import Foundation

/// The open transactions, innermost last. The one thing in the library that is ambient, since changes are made without saying where.
@MainActor
final class TransactionStack {
    static let ambient = TransactionStack()

    private struct Level {
        /// Where an explicit transaction began; nil for the implicit one.
        let origin: (fileID: String, line: Int)?
        var settings: [String: Any?] = [:]
        /// The built-in settings that were changed, in order, as the trace shows them.
        var changed: [String] = []
        var completions: [() -> Void] = []
        var trees: [TreeLink] = []
        /// The `begin` entry in each tree's trace.
        var entries: [(tree: TreeLink, id: Int)] = []
    }

    @exclusivity(unchecked) private var levels: [Level] = []
    @exclusivity(unchecked) private var completed: [Completion] = []
    /// Commits that had nothing to commit, noted by the next tree that is touched or steps.
    @exclusivity(unchecked) private var strayCommits = 0

    /// Whether no transaction is open, and none waits for anything.
    var isIdle: Bool { levels.isEmpty && completed.isEmpty && strayCommits == 0 }

    // MARK: Changes

    /// Takes note that the tree is changed: opens the implicit transaction if none is open, and shows the explicit ones in its trace.
    func touch(_ tree: LayerTree) {
        if levels.isEmpty { levels.append(Level(origin: nil)) }
        let last = levels.count - 1
        if levels[last].trees.last !== tree.link, !levels[last].trees.contains(where: { $0 === tree.link }) {
            levels[last].trees.append(tree.link)
        }
        noteStrayCommits(in: tree)
        guard tree.recorder.isOn else { return }
        for place in levels.indices where levels[place].origin != nil {
            guard !levels[place].entries.contains(where: { $0.tree.tree === tree }) else { continue }
            if let entry = tree.recorder.record(.begin(settings: levels[place].changed)) {
                levels[place].entries.append((tree.link, entry.id))
                tree.recorder.forgetSets()
            }
        }
    }

    /// Whether anything was changed in the tree that is not committed.
    func hasChanges(of tree: LayerTree) -> Bool {
        levels.contains { $0.trees.contains { $0.tree === tree } }
    }

    // MARK: Settings

    func value(forKey key: String) -> Any? {
        for level in levels.reversed() {
            if let value = level.settings[key] { return value }
        }
        return nil
    }

    func set(_ key: String, to value: Any?) {
        openImplicitly()
        levels[levels.count - 1].settings.updateValue(value, forKey: key)
        noteSetting(key)
    }

    var completionBlock: (() -> Void)? {
        guard let blocks = levels.last?.completions, !blocks.isEmpty else { return nil }
        return { for block in blocks { block() } }
    }

    func add(completion block: @escaping () -> Void) {
        openImplicitly()
        levels[levels.count - 1].completions.append(block)
        noteSetting("completionBlock")
    }

    private func openImplicitly() {
        if levels.isEmpty { levels.append(Level(origin: nil)) }
    }

    private func noteSetting(_ name: String) {
        let last = levels.count - 1
        guard !levels[last].changed.contains(name) else { return }
        levels[last].changed.append(name)
        for (tree, id) in levels[last].entries { tree.tree?.recorder.amend(begin: id, with: name) }
    }

    // MARK: Beginning and committing

    func begin(fileID: String, line: Int) {
        levels.append(Level(origin: (fileID, line)))
    }

    func commit() {
        guard let last = levels.last else {
            strayCommits += 1
            return
        }
        if last.origin == nil {
            for tree in last.trees { tree.tree?.note("commit without begin: it committed the implicit transaction") }
        }
        seal()
    }

    func flush() {
        if levels.count == 1, levels[0].origin == nil { seal() }
    }

    /// Commits explicit transactions that are still open when a tree begins a frame or ends a pass: somebody forgot to.
    func commitForgotten(for tree: LayerTree) {
        noteStrayCommits(in: tree)
        while let origin = levels.last?.origin {
            tree.leftOpen("the transaction begun at \(origin.fileID):\(origin.line) was still open at a step; it is committed")
            seal()
        }
    }

    private func seal() {
        let level = levels.removeLast()
        let trees = level.trees.compactMap(\.tree)
        for (tree, _) in level.entries {
            tree.tree?.recorder.record(.commit)
            tree.tree?.recorder.forgetSets()
        }
        for block in level.completions {
            completed.append(Completion(block: block, waits: level.trees))
        }
        guard !levels.isEmpty else { return }
        for tree in trees { touch(tree) }
    }

    private func noteStrayCommits(in tree: LayerTree) {
        guard strayCommits > 0 else { return }
        strayCommits = 0
        tree.note("commit without begin: there was nothing to commit")
    }

    // MARK: Completion

    private struct Completion {
        let block: () -> Void
        /// The trees that the transaction changed and that did not step since.
        /// Where it changed none, a step of any tree will do.
        var waits: [TreeLink]
    }

    /// Whether a block waits for a step of the tree.
    func hasCompletions(for tree: LayerTree) -> Bool {
        completed.contains { $0.waits.allSatisfy { $0.tree == nil || $0.tree === tree } }
    }

    /// Takes out the blocks that a step of the tree completes, in the order in which their transactions were committed. A transaction that
    /// changed several trees is complete when all of them that still live have stepped.
    func takeCompletions(steppedBy tree: LayerTree) -> [() -> Void] {
        var due: [() -> Void] = []
        var rest: [Completion] = []
        for var completion in completed {
            completion.waits.removeAll { $0.tree == nil || $0.tree === tree }
            if completion.waits.isEmpty {
                due.append(completion.block)
            } else {
                rest.append(completion)
            }
        }
        completed = rest
        return due
    }
}

/// A reference to a tree that does not keep it: nil once the tree is gone. A weak one would make each retain and release of the tree
/// several times as slow, and every change of a layer has some.
@MainActor
final class TreeLink {
    unowned(unsafe) var tree: LayerTree?
}
