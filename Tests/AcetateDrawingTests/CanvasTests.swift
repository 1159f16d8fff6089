import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

@Suite("Canvas")
struct CanvasTests {
    let everywhere = Region(PixelRect(x: -100, y: -100, width: 10_000, height: 10_000))

    @Test("a region is filled in all its rectangles and nowhere else, wherever the canvas lies")
    func regions() throws {
        let canvas = try canvas(3, 2, at: (10, 20))
        canvas.fill(
            Region([PixelRect(x: 0, y: 0, width: 11, height: 21), PixelRect(x: 12, y: 21, width: 9, height: 9)]), color: .red)
        #expect(canvas.words == [0xFFFF_0000, 0, 0, 0, 0, 0xFFFF_0000])
        canvas.clear(Region(PixelRect(x: 12, y: 0, width: 5, height: 50)))
        #expect(canvas.words == [0xFFFF_0000, 0, 0, 0, 0, 0])
    }

    @Test("a translucent fill lies over what was there, a clear one does nothing")
    func translucentFill() throws {
        let canvas = try canvas(1, 1)
        canvas.fill(everywhere, color: .blue)
        canvas.fill(everywhere, color: .clear)
        #expect(canvas.words == [0xFF00_00FF])
        // 0x80 of red over blue leaves 127 of 255 of the blue.
        canvas.fill(everywhere, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(canvas.words == [0xFF80_007F])
    }

    @Test("a rectangle filled as a region, as a path and as a mask gives the same bytes", arguments: [1, 0.5, 0.2])
    func waysToFill(alpha: Double) throws {
        let color = Color(red: 0.3, green: 0.8, blue: 0.5, alpha: alpha)
        let rect = PixelRect(x: 1, y: 1, width: 5, height: 3)
        let path = Path(rect: CGRect(x: 1, y: 1, width: 5, height: 3))
        let canvases = try (0..<3).map { _ in try canvas(8, 8) }
        for canvas in canvases { canvas.fill(everywhere, color: Color(red: 0.9, green: 0.1, blue: 0.4, alpha: 0.7)) }
        canvases[0].fill(Region(rect), color: color)
        canvases[1].fill(path, transform: .identity, rule: .winding, color: color, clip: everywhere)
        let mask = try AlphaMask(path, transform: .identity, rule: .winding, extent: rect, rasterizer: Rasterizer())
        canvases[2].fill(mask, color: color, clip: everywhere)
        #expect(canvases[1].words == canvases[0].words)
        #expect(canvases[2].words == canvases[0].words)
    }

    @Test("clearing through a mask leaves what the mask does not cover")
    func clearThroughMask() throws {
        let canvas = try canvas(3, 1)
        canvas.fill(everywhere, color: .white)
        let mask = try AlphaMask(
            Path(rect: CGRect(x: 0, y: 0, width: 1.5, height: 1)), transform: .identity, rule: .winding, extent: canvas.extent,
            rasterizer: canvas.rasterizer)
        canvas.clear(mask, clip: everywhere)
        #expect(canvas.words == [0, 0x7F7F_7F7F, 0xFFFF_FFFF])
    }

    @Test("a picture lands at its position, cut to the clip; opacity takes from all its components")
    func pictures() throws {
        let source = try buffer(2, [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0])
        let canvas = try canvas(4, 2, at: (7, 7))
        canvas.draw(source, at: (8, 7), opacity: 1, isOpaque: false, clip: Region(PixelRect(x: 0, y: 0, width: 50, height: 8)))
        #expect(canvas.words == [0, 0xFFFF_0000, 0x8000_8000, 0, 0, 0, 0, 0])
        canvas.clear(everywhere)
        canvas.draw(source, at: (8, 7), opacity: 0.5, isOpaque: false, clip: everywhere)
        #expect(canvas.words == [0, 0x8080_0000, 0x4000_4000, 0, 0, 0x8000_0080, 0, 0])
        canvas.draw(source, at: (8, 7), opacity: 0, isOpaque: false, clip: everywhere)
        canvas.draw(source, at: (8, 7), opacity: .nan, isOpaque: true, clip: everywhere)
        #expect(canvas.words[1] == 0x8080_0000)
    }

    @Test("a group comes through its mask and its opacity")
    func groups() throws {
        let group = try canvas(2, 2, at: (1, 0))
        group.fill(everywhere, color: .white)
        let target = try canvas(4, 1)
        let mask = try AlphaMask(
            Path(rect: CGRect(x: 1.5, y: 0, width: 9, height: 9)), transform: .identity, rule: .winding,
            extent: PixelRect(x: 0, y: 0, width: 9, height: 9), rasterizer: Rasterizer())
        target.composite(group, opacity: 0.5, mask: mask, clip: everywhere)
        // Coverage 128 · 128 / 255 = 64.25 in the pixel that the mask cuts in half.
        #expect(target.words == [0, 0x4040_4040, 0x8080_8080, 0])
    }
}
