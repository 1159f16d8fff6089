import AcetateControls
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of controls")
struct ControlCaseTests {
    private let bench = LayerHarness(size: CGSize(width: 320, height: 120))
    private let control = LoggingControl()

    init() {
        control.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        bench.root.addSublayer(control)
        bench.step()
    }

    @Test("CTL-01: the events have UIKit's values")
    func eventValues() throws {
        let events: [String: Control.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "dragInside": .touchDragInside,
            "dragOutside": .touchDragOutside, "dragEnter": .touchDragEnter, "dragExit": .touchDragExit, "upInside": .touchUpInside,
            "upOutside": .touchUpOutside, "cancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "allTouchEvents": .allTouchEvents, "allEvents": .allEvents,
        ]
        let values = events.mapValues { Expected.number(Double($0.rawValue)) }
        #expect(try .fields(values) == expectation(of: "CTL-01"))
    }

    @Test("CTL-02: a new control is enabled, and neither selected nor highlighted")
    func defaults() throws {
        let expected = try expectation(of: "CTL-02")
        let control = Control()
        #expect(try [control.isEnabled, control.isSelected, control.isHighlighted] == expected.list.prefix(3).map { try $0.flag })
        #expect(try Double(control.state.rawValue) == expected[3].number)
    }

    @Test("CTL-03: the state is made of UIKit's bits")
    func stateBits() throws {
        func state(_ set: (Control) -> Void) -> Double {
            let control = Control()
            set(control)
            return Double(control.state.rawValue)
        }
        let states = [
            state { $0.isHighlighted = true },
            state { $0.isEnabled = false },
            state { $0.isSelected = true },
            state { ($0.isHighlighted, $0.isSelected) = (true, true) },
            state { ($0.isEnabled, $0.isSelected) = (false, true) },
        ]
        #expect(try states == expectation(of: "CTL-03").numbers)
    }

    @Test("CTL-04: a control that does not begin tracking hears no more of the touch")
    func refusesTracking() throws {
        control.begins = false
        bench.down(CGPoint(x: 50, y: 30))
        let stays = control.isTracking ? "isTracking becomes true" : "isTracking stays false"
        bench.move(CGPoint(x: 55, y: 30))
        bench.up()
        let calls = control.hooks == ["begin"] ? "continue/end are not called" : "\(control.hooks)"
        #expect(try "\(stays); \(calls) for that touch" == expectation(of: "CTL-04").text)
        #expect(!control.isHighlighted)
    }

    @Test("CTL-05: a tap sends down while highlighted, and up when it is not any more")
    func tap() throws {
        var events: [String] = []
        let watched: [(Control.Event, String)] = [
            (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        ]
        for (event, name) in watched {
            control.addAction(for: event) { events.append("\(name) (highlighted \($0.isHighlighted))") }
        }
        bench.down(CGPoint(x: 50, y: 30))
        bench.up(CGPoint(x: 52, y: 30))
        #expect(try events == expectation(of: "CTL-05").names)
    }

    @Test("CTL-07: a move sends one set of events, and actions fire in the order in which they came")
    func dragOutAndBack() throws {
        var events: [String] = []
        let registered: [(Control.Event, String)] = [
            (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
            (.touchDragExit, "dragExit"), (.touchUpOutside, "upOutside"), (.touchUpInside, "upInside"),
        ]
        for (event, name) in registered { control.addAction(for: event) { _ in events.append(name) } }
        bench.down(CGPoint(x: 50, y: 30), kind: .mouse)
        for x in [60, 200, 55, 210] as [CGFloat] { bench.move(CGPoint(x: x, y: 30), kind: .mouse) }
        bench.up(CGPoint(x: 210, y: 30), kind: .mouse)
        #expect(try events == expectation(of: "CTL-07").names)
    }

    @Test("CTL-09: the highlight goes when the touch leaves past the slop, and comes back with it")
    func highlightFollows() throws {
        bench.down(CGPoint(x: 50, y: 30))
        var seen = [control.isHighlighted]
        // The control ends at x = 110; 70 points further is still inside for a finger.
        for x in [179, 181, 50] as [CGFloat] {
            bench.move(CGPoint(x: x, y: 30))
            seen.append(control.isHighlighted)
        }
        let insideSlop = seen.remove(at: 1)
        #expect(insideSlop)
        #expect(try seen == expectation(of: "CTL-09").flags)
        bench.up()
        #expect(!control.isHighlighted)
    }

    @Test("CTL-11: a control that leaves its tree while it tracks is cancelled, without an event")
    func leavesTree() throws {
        bench.down(CGPoint(x: 50, y: 30))
        #expect(control.isTracking)
        control.removeFromSuperlayer()
        #expect(try control.hooks.last == expectation(of: "CTL-11").text)
        #expect(control.hooks.count == 2)
        #expect(!control.isTracking && !control.isHighlighted)
        bench.up()
        #expect(control.hooks.count == 2)
    }

    @Test("CTL-11: so is one that leaves with its superlayer")
    func leavesWithSuperlayer() throws {
        let parent = Layer(frame: bench.root.bounds)
        parent.addSublayer(control)
        bench.root.addSublayer(parent)
        bench.down(CGPoint(x: 50, y: 30))
        #expect(control.isTracking)
        parent.removeFromSuperlayer()
        #expect(try control.hooks.last == expectation(of: "CTL-11").text)
    }

    @Test("CTL-14: a disabled control is hit, and hears nothing")
    func disabled() throws {
        var events = 0
        control.addAction(for: .allEvents) { _ in events += 1 }
        control.isEnabled = false
        let hit = bench.root.hitTest(CGPoint(x: 50, y: 30)) === control ? "hitTest still returns the control" : "hitTest returns another"
        bench.down(CGPoint(x: 50, y: 30))
        let tracking = control.isTracking
        bench.up()
        let answer = "\(hit); \(events == 0 ? "no" : "\(events)") events; isTracking \(tracking)"
        #expect(try answer == expectation(of: "CTL-14").text)
        #expect(control.hooks.isEmpty)
    }

    @Test("CTL-16: sendAction is called once for each action that matches, and an override can block it")
    func sendActions() throws {
        var performed = 0
        let target = Target()
        control.addAction(for: [.valueChanged, .touchDown]) { _ in performed += 1 }
        control.addTarget(target, action: Target.first, for: .valueChanged)
        control.addAction(for: .touchUpInside) { _ in performed += 100 }
        control.sendActions(for: [.valueChanged, .touchDown])
        let isOnce = control.sentActions == 2 && performed == 1 && target.calls == ["first"]
        let calls = isOnce ? "called once per matching target-action" : "called otherwise"
        control.blocksActions = true
        control.sendActions(for: .valueChanged)
        let override = control.sentActions == 4 && performed == 1 ? "observes or blocks" : "does not block"
        #expect(try "sendAction(_:to:for:) is \(calls); overriding it \(override)" == expectation(of: "CTL-16").text)
    }

    @Test("CTL-18: removing a target for some events removes all its actions for them, and no others")
    func removeTarget() throws {
        let (target, other) = (Target(), Target())
        control.addTarget(target, action: Target.first, for: [.valueChanged, .touchDown])
        control.addTarget(target, action: Target.second, for: .valueChanged)
        control.addTarget(other, action: Target.first, for: .valueChanged)
        control.removeTarget(target, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(try (target.calls.isEmpty ? "removes all actions of t for e" : "leaves \(target.calls)") == expectation(of: "CTL-18").text)
        #expect(other.calls == ["first"])
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["first"])
    }
}

/// A control that writes down what is called on it.
private final class LoggingControl: Control {
    var hooks: [String] = []
    var begins = true
    var sentActions = 0
    var blocksActions = false

    override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
        hooks.append("begin")
        return begins
    }

    override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
        hooks.append("continue")
        return true
    }

    override func endTracking(_ touch: Touch?, with event: InputEvent?) { hooks.append("end") }

    override func cancelTracking(with event: InputEvent?) {
        hooks.append("cancelTracking(with: \(event == nil ? "nil" : "event"))")
    }

    override func sendAction(_ action: Action, to target: AnyObject?, for event: InputEvent?) {
        sentActions += 1
        if !blocksActions { super.sendAction(action, to: target, for: event) }
    }
}

@MainActor
private final class Target {
    var calls: [String] = []
    func first(_ control: LoggingControl) { calls.append("first") }
    func second(_ control: LoggingControl) { calls.append("second") }
}
