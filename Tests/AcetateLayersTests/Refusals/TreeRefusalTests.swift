import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// A bench with a chain of layers: the root, and in it a, in it b, in it c.
@MainActor
private struct Chain {
    let bench = LayerHarness(size: CGSize(width: 20, height: 20))
    let a = layer("a")
    let b = layer("b")
    let c = layer("c")

    init() {
        bench.root.addSublayer(a)
        a.addSublayer(b)
        b.addSublayer(c)
        bench.step()
    }

    /// Whether the chain stands as it was made.
    var isWhole: Bool {
        bench.root.sublayerNames == ["a"] && a.sublayerNames == ["b"] && b.sublayerNames == ["c"] && c.sublayers == nil
            && a.superlayer === bench.root && b.superlayer === a && c.superlayer === b
    }

    static func withCycle() -> Chain {
        let chain = Chain()
        chain.c.addSublayer(chain.a)
        return chain
    }

    static func withItself() -> Chain {
        let chain = Chain()
        chain.c.insertSublayer(chain.c, at: 0)
        return chain
    }

    static func withStrangerReplaced() -> Chain {
        let chain = Chain()
        chain.a.replaceSublayer(chain.c, with: layer("new"))
        return chain
    }

    static func withRootAdded() -> Chain {
        let chain = Chain()
        layer("other").addSublayer(chain.bench.root)
        return chain
    }
}

@MainActor
@Suite("What the tree refuses")
struct TreeRefusalTests {
    #if DEBUG
        @Test("Making a layer its own ancestor traps, naming both layers and the chain")
        func ownAncestor() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await Chain.withCycle()
            }
            #expect(result.says("a cannot be added to c", "its own ancestor", "c in b in a"))
        }

        @Test("Adding a layer to itself traps, naming it")
        func itself() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await Chain.withItself()
            }
            #expect(result.says("c cannot be added to c", "its own ancestor"))
        }

        @Test("Replacing a layer that is no sublayer traps, naming both")
        func replaceStranger() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await Chain.withStrangerReplaced()
            }
            #expect(result.says("a cannot replace c", "not one of its sublayers"))
        }

        @Test("Adding the root of a tree elsewhere traps")
        func root() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await Chain.withRootAdded()
            }
            #expect(result.says("root is the root of a tree", "other"))
        }
    #else
        @Test("Making a layer its own ancestor is refused and counted, and the tree stays")
        func ownAncestor() {
            let chain = Chain.withCycle()
            #expect(chain.isWhole)
            #expect(chain.bench.step().refusals == 1)
        }

        @Test("Adding a layer to itself is refused and counted, and the tree stays")
        func itself() {
            let chain = Chain.withItself()
            #expect(chain.isWhole)
            #expect(chain.bench.step().refusals == 1)
        }

        @Test("Replacing a layer that is no sublayer is refused and counted, and the tree stays")
        func replaceStranger() {
            let chain = Chain.withStrangerReplaced()
            #expect(chain.isWhole)
            #expect(chain.bench.step().refusals == 1)
        }

        @Test("Adding the root of a tree elsewhere is refused and counted, and the tree stays")
        func root() {
            let chain = Chain.withRootAdded()
            #expect(chain.isWhole)
            #expect(chain.bench.root.superlayer == nil)
            #expect(chain.bench.step().refusals == 1)
        }
    #endif

    @Test("Inserting beside a layer that is no sublayer appends last and is noted, above and below")
    func besideStranger() {
        for insert in [{ $0.insertSublayer($1, below: $2) }, { $0.insertSublayer($1, above: $2) }] as [(Layer, Layer, Layer) -> Void] {
            let chain = Chain()
            chain.bench.root.addSublayer(layer("d"))
            chain.bench.step()
            chain.bench.clearTrace()
            insert(chain.bench.root, layer("new"), chain.c)
            #expect(chain.bench.root.sublayerNames == ["a", "d", "new"])
            let notes = chain.bench.tree.trace.filtered(verbs: [.note]).lines
            #expect(notes.count == 1 && notes[0].contains("c is not a sublayer of root"))
            let report = chain.bench.step()
            #expect(report.notes.count == 1)
            #expect(report.refusals == 0)
        }
    }
}
