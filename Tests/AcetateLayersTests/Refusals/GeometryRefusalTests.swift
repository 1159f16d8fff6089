import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// A way to give a layer a number that is not finite.
private enum BadGeometry: String, CaseIterable, Codable {
    case boundsOrigin, boundsSize, positionX, positionY, anchorPoint, zPosition, transform, cornerRadius, borderWidth, opacity
    case contentsScale, frame, affineTransform, displayRect

    @MainActor
    func set(_ layer: Layer, to number: CGFloat) {
        switch self {
        case .boundsOrigin: layer.bounds = CGRect(x: number, y: 0, width: 1, height: 1)
        case .boundsSize: layer.bounds.size.height = number
        case .positionX: layer.position = CGPoint(x: number, y: 0)
        case .positionY: layer.position.y = number
        case .anchorPoint: layer.anchorPoint = CGPoint(x: 0, y: number)
        case .zPosition: layer.zPosition = number
        case .transform: layer.transform = Transform3D(translationX: 0, y: number, z: 0)
        case .affineTransform: layer.affineTransform = Transform(scaleX: number, y: 1)
        case .cornerRadius: layer.cornerRadius = number
        case .borderWidth: layer.borderWidth = number
        case .opacity: layer.opacity = Double(number)
        case .contentsScale: layer.contentsScale = number
        case .frame: layer.frame = CGRect(x: 0, y: 0, width: number, height: 1)
        case .displayRect: layer.setNeedsDisplay(CGRect(x: 0, y: number, width: 1, height: 1))
        }
    }

    /// What the trap says of it.
    var sentence: String {
        switch self {
        case .boundsOrigin, .boundsSize: "subject.bounds"
        case .positionX, .positionY: "subject.position"
        case .affineTransform: "subject.transform"
        case .displayRect: "subject.setNeedsDisplay"
        default: "subject.\(rawValue)"
        }
    }
}

/// The numbers that are not finite, as what a process can be handed.
private enum BadNumber: String, CaseIterable, Codable {
    case nan, infinity, minusInfinity

    var value: CGFloat {
        switch self {
        case .nan: .nan
        case .infinity: .infinity
        case .minusInfinity: -.infinity
        }
    }
}

@MainActor
private func bench() -> (LayerHarness, Layer) {
    let bench = LayerHarness(size: CGSize(width: 40, height: 40))
    let subject = layer("subject", frame: CGRect(x: 4, y: 4, width: 20, height: 10), color: .red)
    bench.root.addSublayer(subject)
    bench.step()
    bench.clearTrace()
    return (bench, subject)
}

@MainActor
@Suite("What is refused of geometry")
struct GeometryRefusalTests {
    #if DEBUG
        @Test("Geometry that is not finite traps, naming layer and property", arguments: BadGeometry.allCases, BadNumber.allCases)
        private func notFinite(_ bad: BadGeometry, _ number: BadNumber) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [bad, number] in
                await MainActor.run { bad.set(bench().1, to: number.value) }
            }
            #expect(result.says(bad.sentence, "not finite"))
        }

        @Test("A detached layer traps too")
        func detached() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { layer("lone").position.x = .nan }
            }
            #expect(result.says("lone.position", "not finite"))
        }

        @Test("A contentsScale of 0 traps")
        func noScale() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { bench().1.contentsScale = 0 }
            }
            #expect(result.says("subject.contentsScale", "above 0"))
        }
    #else
        @Test("Geometry that is not finite is ignored and counted", arguments: BadGeometry.allCases, BadNumber.allCases)
        private func notFinite(_ bad: BadGeometry, _ number: BadNumber) {
            let (bench, subject) = bench()
            let before = subject.dump
            bad.set(subject, to: number.value)
            #expect(subject.dump == before)
            #expect(subject.frame == CGRect(x: 4, y: 4, width: 20, height: 10))
            #expect(!subject.needsLayout() && !subject.needsDisplay())
            #expect(bench.tree.trace.filtered(verbs: [.set, .need]).entries.isEmpty)
            let report = bench.step()
            #expect(report.refusals == 1)
            #expect(report.notes.count == 1)
            #expect(!report.isPresented)
        }

        @Test("A contentsScale of 0 is ignored and counted, and the scale goes on following the tree")
        func noScale() {
            let (bench, subject) = bench()
            subject.contentsScale = 0
            bench.tree.scale = 2
            #expect(subject.contentsScale == 2)
            #expect(bench.step().refusals == 1)
        }
    #endif

    @Test("A layer too large for a bitmap is clipped, and that is noted with the sizes")
    func tooLarge() throws {
        let (bench, subject) = bench()
        subject.frame = CGRect(x: 0, y: 0, width: 40000, height: 2)
        subject.setNeedsDisplay()
        let report = bench.step()
        #expect(report.displayed == 1)
        #expect(report.refusals == 0)
        let image = try #require(subject.contents)
        #expect(image.width <= 32767 && image.width > 30000 && image.height == 2)
        let note = try #require(report.notes.first)
        #expect(note.contains("subject") && note.contains("40000×2") && note.contains("\(image.width)×2"))
        #expect(bench.tree.trace.filtered(verbs: [.note]).entries.count == 1)
        #expect(bench.flaw == nil)
    }

    @Test("What is drawn of a layer too large lies where it would in the whole")
    func tooLargeInPlace() throws {
        let bench = LayerHarness(size: CGSize(width: 20, height: 4))
        let large = LoggingLayer("large", frame: CGRect(x: 0, y: 0, width: 40000, height: 4))
        large.onDraw = { layer, context in
            context.setFillColor(.red)
            context.fill(layer.bounds)
        }
        bench.root.addSublayer(large)
        large.setNeedsDisplay()
        bench.step()
        let width = try CGFloat(#require(large.contents).width)
        // What is drawn ends 17 points into the screen.
        large.frame.origin.x = 17 - width
        bench.step()
        let screen = try #require(bench.presenter.screen)
        #expect(screen.pixel(x: 16, y: 1) == .red)
        #expect(screen.pixel(x: 17, y: 1) == .clear)
        #expect(bench.flaw == nil)
    }
}
