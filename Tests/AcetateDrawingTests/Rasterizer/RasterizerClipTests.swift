import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

@Suite struct RasterizerClipTests {
    private static let area = PixelRect(x: -20, y: 35, width: 90, height: 60)

    /// One random drawing: a path, a colour and a rule on pixels that have been drawn on before.
    private struct Scene {
        let path: Path
        let color: UInt32
        let rule: FillRule
        let isAntialiased: Bool
        let background: PixelBoard
        let rasterizer = Rasterizer()

        init(using random: inout SeededGenerator) {
            path = random.path(around: area)
            color = random.premultipliedColor()
            rule = Bool.random(using: &random) ? .winding : .evenOdd
            isAntialiased = Int.random(in: 0..<4, using: &random) > 0
            var background = PixelBoard(area)
            for index in background.pixels.indices { background.pixels[index] = random.premultipliedColor() }
            self.background = background
        }

        func draw(on board: inout PixelBoard, clip: PixelRect) {
            board.fill(path, rasterizer, rule: rule, isAntialiased: isAntialiased, color: color, clip: clip)
        }

        func drawn(clip: PixelRect) -> PixelBoard {
            var board = background
            draw(on: &board, clip: clip)
            return board
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func aClipShowsTheSameBytesInsideAndLeavesAllOthers(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for number in 0..<15 {
            let scene = Scene(using: &random)
            let whole = scene.drawn(clip: Self.area)
            for _ in 0..<4 {
                let clip = random.rect(in: Self.area)
                let matches = scene.drawn(clip: clip) == scene.background.replacing(clip, from: whole)
                #expect(matches, "seed \(seed), scene \(number), clip \(clip)")
            }
            #expect(scene.rasterizer.isClean, "seed \(seed), scene \(number)")
        }
    }

    @Test(arguments: 11...12 as ClosedRange<UInt64>)
    func tilesMakeTheWhole(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for number in 0..<10 {
            let scene = Scene(using: &random)
            let columns = random.cuts(from: Self.area.minX, to: Self.area.maxX)
            let rows = random.cuts(from: Self.area.minY, to: Self.area.maxY)
            var tiled = scene.background
            for (top, bottom) in zip(rows, rows.dropFirst()) {
                for (left, right) in zip(columns, columns.dropFirst()) {
                    let tile = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
                    scene.draw(on: &tiled, clip: tile)
                }
            }
            let matches = tiled == scene.drawn(clip: Self.area)
            #expect(matches, "seed \(seed), scene \(number)")
        }
    }

    @Test(arguments: 21...22 as ClosedRange<UInt64>)
    func theBufferMayBeginAnywhere(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for number in 0..<10 {
            let scene = Scene(using: &random)
            var large = PixelBoard(Self.area.insetBy(-9))
            large = large.replacing(Self.area, from: scene.background)
            scene.draw(on: &large, clip: Self.area)
            let cropped = scene.background.replacing(Self.area, from: large)
            let matches = cropped == scene.drawn(clip: Self.area)
            #expect(matches, "seed \(seed), scene \(number)")
        }
    }

    @Test func coverIsWhatFillPaintsInWhiteOnBlack() {
        var random = SeededGenerator(seed: 31)
        for number in 0..<20 {
            let scene = Scene(using: &random)
            let clip = random.rect(in: Self.area)
            var board = PixelBoard(Self.area)
            board.fill(scene.path, scene.rasterizer, rule: scene.rule, isAntialiased: scene.isAntialiased, clip: clip)
            let covered = coverage(
                of: scene.path, on: Self.area, rule: scene.rule, isAntialiased: scene.isAntialiased, clip: clip, by: scene.rasterizer)
            var expected = [UInt8](repeating: 0xa5, count: Self.area.area)
            for y in clip.minY..<clip.maxY {
                for x in clip.minX..<clip.maxX {
                    let gray = UInt8(board[x, y] & 0xff)
                    #expect(board[x, y] == 0xff00_0000 | UInt32(gray) * 0x01_0101)
                    expected[(y - Self.area.minY) * Self.area.width + x - Self.area.minX] = gray
                }
            }
            #expect(covered == expected, "scene \(number)")
            #expect(scene.rasterizer.isClean)
        }
    }

    @Test func manyUprightsBesideEachOtherStillComposeFromTiles() {
        // More than are kept as runs, with different heights: some rows are spans, some are cells.
        var path = Path()
        for index in 0..<50 {
            let x = Double(Self.area.minX) + Double(index) * 1.7
            path.addPath(rectangle(x, 36.25 + Double(index % 7), 0.8, 40 - Double(index % 5) * 3.5))
        }
        let rasterizer = Rasterizer()
        var whole = PixelBoard(Self.area)
        whole.fill(path, rasterizer)
        var strips = PixelBoard(Self.area)
        for y in stride(from: Self.area.minY, to: Self.area.maxY, by: 4) {
            strips.fill(path, rasterizer, clip: PixelRect(x: Self.area.minX, y: y, width: Self.area.width, height: 4))
        }
        #expect(strips == whole)
        // The first bar covers columns 0 to 0.8: 0.8 · 255 = 204.
        #expect(whole[Self.area.minX, 50] == 0xffcc_cccc)
    }
}
