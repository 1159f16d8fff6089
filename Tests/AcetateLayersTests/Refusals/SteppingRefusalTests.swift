import AcetateDrawing
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// Where code of a user runs inside a frame.
private enum Place: String, CaseIterable, Codable {
    case timers, layout, display, composite, callbacks

    /// Runs a frame in which the deed is done there, once.
    @MainActor
    func run(in bench: PresentingBench, _ deed: @escaping @MainActor (PresentingBench) -> Void) -> FrameReport {
        let layer = LoggingLayer("layer", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bench.tree.root.addSublayer(layer)
        bench.tree.step()
        switch self {
        case .timers: bench.tree.schedule(after: 0) { deed(bench) }
        case .layout:
            layer.onLayout = { _ in deed(bench) }
            layer.setNeedsLayout()
        case .display:
            layer.onDraw = { _, _ in deed(bench) }
            layer.setNeedsDisplay()
        case .composite:
            layer.backgroundColor = .red
            bench.presenter.onPresent = { deed(bench) }
        case .callbacks:
            Transaction.begin()
            Transaction.setCompletionBlock { deed(bench) }
            Transaction.commit()
        }
        let report = bench.tree.step()
        layer.onLayout = { _ in }
        layer.onDraw = { _, _ in }
        bench.presenter.onPresent = {}
        return report
    }

    /// What the trap calls it.
    var name: String { self == .display ? "drawing" : rawValue }
}

/// A tree whose presenter does what a test wants.
@MainActor
private final class PresentingBench {
    final class Presenter: AcetateLayers.Presenter {
        var onPresent: @MainActor () -> Void = {}
        private let memory = MemoryPresenter()

        func nextBuffer(width: Int, height: Int, scale: CGFloat) throws -> FrameBuffer {
            try memory.nextBuffer(width: width, height: height, scale: scale)
        }

        func present(_ buffer: FrameBuffer, damage: Region) {
            onPresent()
            memory.present(buffer, damage: damage)
        }
    }

    let presenter = Presenter()
    let tree: LayerTree
    let other = layer("other")

    init() {
        tree = LayerTree(size: CGSize(width: 20, height: 20), presenter: presenter)
        tree.root.addSublayer(other)
    }
}

@MainActor
@Suite("What is refused of stepping")
struct SteppingRefusalTests {
    #if DEBUG
        @Test("Stepping inside a frame traps, naming the phase", arguments: Place.allCases)
        private func stepInside(_ place: Place) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [place] in
                await MainActor.run { _ = place.run(in: PresentingBench()) { $0.tree.step() } }
            }
            #expect(result.says("cannot step during \(place.name)"))
        }

        @Test("Input inside a frame traps", arguments: Place.allCases)
        private func sendInside(_ place: Place) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [place] in
                await MainActor.run {
                    _ = place.run(in: PresentingBench()) { $0.tree.send(InputEvent(touches: [], timestamp: 0)) }
                }
            }
            #expect(result.says("Input cannot be sent during \(place.name)"))
        }

        @Test("Changing the tree while it presents traps, naming layer, operation and phase")
        func changeWhilePresenting() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { _ = Place.composite.run(in: PresentingBench()) { $0.other.addSublayer(layer("new")) } }
            }
            #expect(result.says("adding new to other during composite"))
        }
    #else
        @Test("Stepping inside a frame is refused and counted, and the frame goes on", arguments: Place.allCases)
        private func stepInside(_ place: Place) {
            let bench = PresentingBench()
            let report = place.run(in: bench) { $0.tree.step() }
            #expect(report.refusals == 1)
            #expect(report.frame == 2)
            #expect(report.stoppedAfter == .callbacks)
            #expect(bench.tree.step().frame == 3)
        }

        @Test("Input inside a frame is refused and counted", arguments: Place.allCases)
        private func sendInside(_ place: Place) {
            let report = place.run(in: PresentingBench()) { $0.tree.send(InputEvent(touches: [], timestamp: 0)) }
            #expect(report.refusals == 1)
        }

        @Test("Changing the tree while it presents is refused and counted")
        func changeWhilePresenting() {
            let bench = PresentingBench()
            let report = Place.composite.run(in: bench) { $0.other.addSublayer(layer("new")) }
            #expect(report.refusals == 1)
            #expect(bench.other.sublayers == nil)
        }
    #endif

    @Test("The tree may change in timers, layout and callbacks", arguments: [Place.timers, .layout, .callbacks])
    private func changeInside(_ place: Place) {
        let bench = PresentingBench()
        let report = place.run(in: bench) { $0.other.addSublayer(layer("new")) }
        #expect(report.refusals == 0)
        #expect(bench.other.sublayerNames == ["new"])
    }

    @Test("A step that moves a clock that cannot be moved traps")
    func otherClock() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LayerTree(size: CGSize(width: 4, height: 4), clock: FixedClock()).step(by: 0.5) }
        }
        #expect(result.saysInDebug("ManualClock"))
    }

    @Test("A step by 0 runs with any clock, at that clock's time")
    func anyClock() {
        let tree = LayerTree(size: CGSize(width: 4, height: 4), clock: FixedClock())
        #expect(tree.step().time == 7)
    }

    @Test("A frame that stopped cannot be taken up with the clock moved")
    func takeUp() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tree = LayerTree(size: CGSize(width: 4, height: 4))
                tree.step(by: 0.5, through: .layout)
                tree.step(by: 0.5)
            }
        }
        #expect(result.saysInDebug("stopped after layout"))
    }

    @Test("A frame that stopped is taken up by a step by 0, at the same time and number")
    func takeUpByNothing() {
        let tree = LayerTree(size: CGSize(width: 4, height: 4))
        let first = tree.step(by: 0.5, through: .layout)
        let second = tree.step()
        #expect(first.stoppedAfter == .layout && second.stoppedAfter == .callbacks)
        #expect(first.frame == 1 && second.frame == 1 && second.time == 0.5)
        #expect(!first.isPresented && second.isPresented)
    }

    @Test("Moving the clock back traps")
    func backwards() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = LayerTree(size: CGSize(width: 4, height: 4)).step(by: -1) }
        }
    }

    @Test("A timer after NaN seconds traps")
    func timerAfterNaN() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = LayerTree(size: CGSize(width: 4, height: 4)).schedule(after: .nan) {} }
        }
    }

    @Test("A tree of a size or scale that makes no sense traps", arguments: ["nan 1", "-1 1", "inf 1", "4 0", "4 nan"])
    func badTree(_ widthAndScale: String) async {
        await #expect(processExitsWith: .failure) { [widthAndScale] in
            let numbers = widthAndScale.split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 2 else { return }
            await MainActor.run { _ = LayerTree(size: CGSize(width: numbers[0], height: 4), scale: numbers[1]) }
        }
    }
}

private final class FixedClock: FrameClock {
    let now: TimeInterval = 7
}
