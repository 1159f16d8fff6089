import AcetateDrawing
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of transactions")
struct TransactionCaseTests {
    private let bench = LayerHarness(size: CGSize(width: 20, height: 10))
    private let log = CallLog()

    /// The stack is ambient: no implicit transaction of another test may stand in it. Called in each test, since others may run between its
    /// `init` and its body.
    private func begin() {
        bench.step()
        Transaction.flush()
    }

    @Test("TXN-01: without a transaction, the settings read as their defaults")
    func defaults() throws {
        begin()
        let expected = try expectation(of: "TXN-01")
        #expect(try Transaction.animationDuration == expected[0].number)
        #expect(Transaction.disableActions)
        #expect(try (Transaction.animationTimingFunction == nil) == expected[2].isNothing)
    }

    @Test("TXN-02: settings die with their transaction")
    func settingsDie() throws {
        begin()
        let expected = try expectation(of: "TXN-02")
        Transaction.begin()
        Transaction.setAnimationDuration(1.5)
        Transaction.setDisableActions(false)
        Transaction.setAnimationTimingFunction(.easeIn)
        #expect(Transaction.animationDuration == 1.5)
        #expect(!Transaction.disableActions)
        #expect(Transaction.animationTimingFunction == .easeIn)
        Transaction.commit()
        #expect(try Transaction.animationDuration == expected[0].number)
        #expect(Transaction.disableActions)
        #expect(try (Transaction.animationTimingFunction == nil) == expected[2].isNothing)
    }

    @Test("TXN-03: a nested transaction inherits what it does not set")
    func inheritance() throws {
        begin()
        let expected = try expectation(of: "TXN-03")
        Transaction.begin()
        Transaction.setAnimationDuration(1)
        Transaction.setDisableActions(true)
        Transaction.begin()
        #expect(try Transaction.animationDuration == expected[0].number)
        #expect(try Transaction.disableActions == expected[1].flag)
        Transaction.setDisableActions(false)
        Transaction.begin()
        #expect(!Transaction.disableActions)
        Transaction.commit()
        Transaction.commit()
        #expect(Transaction.disableActions)
        Transaction.commit()
    }

    @Test("TXN-05: a setting can be read and set by its name")
    func byName() throws {
        begin()
        let expected = try expectation(of: "TXN-05")
        Transaction.begin()
        Transaction.setAnimationDuration(0.75)
        #expect(try Transaction.value(forKey: "animationDuration") as? TimeInterval == expected[0].number)
        Transaction.setValue(1.25, forKey: "animationDuration")
        #expect(try Transaction.animationDuration == expected[1].number)
        Transaction.commit()
    }

    @Test("TXN-07: a commit without a begin does nothing, and the trace notes it")
    func commitWithoutBegin() throws {
        begin()
        bench.clearTrace()
        Transaction.commit()
        let expected = try expectation(of: "TXN-07")
        #expect(try [Transaction.animationDuration] == expected.numbers)
        #expect(try expected.text.hasPrefix("does not raise"))
        bench.step()
        #expect(bench.tree.trace.filtered(verbs: [.note]).entries.count == 1)
    }

    @Test("TXN-09: a completion block runs in a later frame, never inside the commit")
    func completion() throws {
        begin()
        Transaction.begin()
        Transaction.setCompletionBlock { log.calls.append("f") }
        Transaction.commit()
        let atCommit = log.calls.isEmpty ? "f has NOT run when commit returns" : "f has run when commit returns"
        bench.step(through: .composite)
        #expect(log.calls.isEmpty)
        bench.step()
        let after = log.calls == ["f"] ? "it runs afterwards" : "it does not run afterwards"
        #expect(try expectation(of: "TXN-09").text.hasPrefix("\(atCommit); \(after)"))
        bench.step()
        #expect(log.calls == ["f"])
    }

    @Test("TXN-15: completion blocks run in the order of the commits, and are not inherited")
    func nestedCompletions() throws {
        begin()
        Transaction.begin()
        Transaction.setCompletionBlock { log.calls.append("c1") }
        Transaction.begin()
        #expect(Transaction.completionBlock == nil)
        Transaction.setCompletionBlock { log.calls.append("c2") }
        Transaction.commit()
        Transaction.commit()
        #expect(log.calls.isEmpty)
        bench.step()
        #expect(try log.calls == expectation(of: "TXN-15").names)
    }

    @Test("TXN-16: the implicit transaction is committed by the next step, after the timers that are due")
    func implicit() throws {
        begin()
        #expect(!bench.tree.needsFrame)
        bench.root.backgroundColor = .red
        Transaction.setValue("set", forKey: "mine")
        #expect(bench.tree.needsFrame)
        var seen: [String?] = []
        func look() { seen.append(Transaction.value(forKey: "mine") as? String) }
        let layout = LoggingLayer("layout")
        layout.onLayout = { _ in look() }
        bench.root.addSublayer(layout)
        layout.setNeedsLayout()
        bench.tree.schedule(after: 0) { look() }
        look()
        bench.step()
        // Open between frames and while timers run, sealed before layout.
        #expect(seen == ["set", "set", nil])
        #expect(bench.presenter.screen?.pixel(x: 1, y: 1) == .red)
        #expect(try expectation(of: "TXN-16").text.hasPrefix("committed when the run loop next iterates"))
    }

    @Test("TXN-18: an explicit transaction inside the implicit one shows no sooner than that")
    func nestedInImplicit() throws {
        begin()
        let a = layer("A", frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let b = layer("B", frame: CGRect(x: 10, y: 0, width: 5, height: 5))
        bench.root.sublayers = [a, b]
        bench.step()
        func visible() -> [Bool] {
            [(2, 2), (12, 2)].map { bench.presenter.screen?.pixel(x: $0.0, y: $0.1) == .red }
        }
        let frames = bench.presenter.presentedFrames
        a.backgroundColor = .red
        Transaction.begin()
        Transaction.setCompletionBlock { log.calls.append("done") }
        b.backgroundColor = .red
        Transaction.commit()
        #expect(try expectation(of: "TXN-18").text.hasPrefix(visible() == [false, false] ? "neither A nor B:" : "\(visible())"))
        #expect(bench.presenter.presentedFrames == frames)
        #expect(log.calls.isEmpty)
        bench.step()
        #expect(visible() == [true, true])
        #expect(bench.presenter.presentedFrames == frames + 1)
        #expect(log.calls == ["done"])
    }

    @Test("TXN-21: observers are told at once, with the old value, and not at all of an equal one")
    func observers() throws {
        begin()
        let layer = Layer()
        var told: [(old: CGPoint, new: CGPoint)] = []
        let observation = layer.observe(Layer.position) { told.append(($1, $2)) }
        let counts = [1, 2].map { _ in
            let before = told.count
            layer.position = CGPoint(x: 5, y: 6)
            return Double(told.count - before)
        }
        // "first set: 1 notification (old value available); second set: 0 notifications"
        #expect(try counts == expectation(of: "TXN-21").numbers)
        #expect(told.first?.old == .zero)
        #expect(told.first?.new == CGPoint(x: 5, y: 6))
        observation.cancel()
        layer.position = .zero
        #expect(told.count == 1)
    }
}
