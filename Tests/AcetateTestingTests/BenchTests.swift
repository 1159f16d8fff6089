import AcetateControls
import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// The judges must be able to find fault.
@MainActor
@Suite struct BenchTests {
    @Test func `a pixel written outside the damage is a flaw`() throws {
        let presenter = ProvingPresenter()
        let buffer = try presenter.nextBuffer(width: 4, height: 3, scale: 1)
        buffer.bitmap.withUnsafeWords { words, stride in
            words[0] = 0xFF00_00FF
            words[2 * stride + 3] = 0xFF00_00FF
        }
        presenter.present(buffer, damage: Region(PixelRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(presenter.strayPixels.map { [$0.x, $0.y, $0.frame] } == [[3, 2, 1]])
        #expect(presenter.screen?.pixel(x: 0, y: 0) == .blue)
    }

    @Test func `pixels that were not painted inside the damage show as garbage`() throws {
        let presenter = ProvingPresenter()
        let buffer = try presenter.nextBuffer(width: 4, height: 3, scale: 1)
        presenter.present(buffer, damage: Region(PixelRect(x: 1, y: 1, width: 1, height: 1)))
        let clean = try Bitmap(width: 4, height: 3)
        let difference = try #require(presenter.screen?.difference(from: clean))
        #expect(difference.pixels == 1 && difference.bounds == PixelRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test func `bitmaps differ by count, by the greatest component, and by the box`() throws {
        let first = try Bitmap(width: 5, height: 5)
        let second = try Bitmap(width: 5, height: 5)
        #expect(first.difference(from: second) == nil)
        second.withUnsafeWords { words, stride in
            words[stride + 1] = 0x1000_0000
            words[3 * stride + 4] = 0x0000_0003
        }
        let difference = try #require(first.difference(from: second))
        #expect(difference.pixels == 2 && difference.greatest == 16)
        #expect(difference.bounds == PixelRect(x: 1, y: 1, width: 4, height: 3))
        #expect(difference.description.contains("first at (1 1): got #00000000, expected #10000000"))
    }

    @Test func `a drag is a touch down, moves in equal parts, and a touch up`() {
        let bench = LayerHarness(size: CGSize(width: 100, height: 30))
        bench.drag(from: CGPoint(x: 10, y: 5), to: CGPoint(x: 30, y: 5), moves: 2)
        #expect(
            bench.lines == [
                "touch    began  (10 5)", "touch    moved  (20 5)", "touch    moved  (30 5)", "touch    ended  (30 5)",
            ])
    }

    @Test func `a dump shows each layer with what is not as by default and what it waits for`() {
        let bench = LayerHarness(size: CGSize(width: 160, height: 120))
        let slider = RangeSlider(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        slider.name = "slider"
        slider.isEnabled = false
        bench.root.addSublayer(slider)
        bench.step()
        slider.lowerThumb.isHighlighted = true
        slider.opacity = 0.5
        #expect(
            bench.root.dump == """
                root  (0 0 160 120)
                  slider  (10 20 100 30)  opacity 0.5  disabled
                    track  (0 10 100 10)  contents 100×10 px
                    lowerThumb  (14 0 30 30)  contents 30×30 px  waits for display
                    upperThumb  (56 0 30 30)  contents 30×30 px
                """)
    }
}
