import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import Foundation
import Testing

/// What a frame costs, in layers that are looked at and painted.
@MainActor
@Suite("The cost of a frame, counted")
struct CompositingCostTests {
    /// A hundred groups of a thousand squares of 2×2 that do not touch.
    private func wideTree() -> (tree: LayerTree, layers: [Layer]) {
        let tree = LayerTree(size: CGSize(width: 1200, height: 1000))
        var layers: [Layer] = []
        for group in 0..<100 {
            let parent = Layer(frame: CGRect(CGFloat(group % 10) * 120, CGFloat(group / 10) * 100, 120, 100))
            for number in 0..<1000 {
                let layer = Layer(frame: CGRect(CGFloat(number % 40) * 3, CGFloat(number / 40) * 4, 2, 2))
                layer.backgroundColor = .red
                parent.addSublayer(layer)
                layers.append(layer)
            }
            tree.root.addSublayer(parent)
        }
        tree.step()
        return (tree, layers)
    }

    @Test("one change among 100,000 layers costs what changed: a move, a colour, a hidden subtree, and a cover")
    func wide() {
        let (tree, layers) = wideTree()
        layers[54_321].position.x += 2
        let move = tree.step()
        #expect(move.laidOut + move.displayed + move.published + move.composited <= 64 + 2)
        #expect(move.damage.area == 8 && move.paintedPixels == 8)

        layers[99_999].backgroundColor = .blue
        let color = tree.step()
        #expect(color.published == 3 && color.composited == 1)

        layers[0].superlayer?.isHidden = true
        let hidden = tree.step()
        #expect(hidden.composited == 0)
        // What lies below is noted as hidden; no other subtree is looked at.
        #expect(hidden.published <= 1000 + 2)

        let cover = Layer(frame: CGRect(0, 0, 1200, 1000))
        cover.backgroundColor = .white
        tree.root.addSublayer(cover)
        let covered = tree.step()
        #expect(covered.composited == 1)
        #expect(covered.occluded > 0)
        #expect(tree.snapshot().pixel(x: 121, y: 1) == .white)
    }

    @Test("a cover with round corners hides what lies under it but for its corners")
    func roundCover() {
        let tree = LayerTree(size: CGSize(width: 200, height: 200))
        let places = [CGRect(0, 0, 4, 4), CGRect(100, 100, 40, 40), CGRect(196, 196, 4, 4)]
        let below = places.map { Layer(frame: $0) }
        for layer in below { layer.backgroundColor = .red }
        let cover = Layer(frame: CGRect(0, 0, 200, 200))
        cover.backgroundColor = .white
        cover.cornerRadius = 20
        tree.root.sublayers = below + [cover]
        #expect(tree.step().composited == 3)
        #expect(tree.snapshot().pixel(x: 1, y: 1) == .red)
        #expect(tree.snapshot().pixel(x: 110, y: 110) == .white)
    }

    @Test("opaque contents that the layer cuts hide nothing beyond the cut")
    func cutContents() throws {
        let bitmap = try Bitmap(width: 10, height: 10)
        bitmap.fill(.blue)
        let tree = LayerTree(size: CGSize(width: 200, height: 200))
        tree.root.backgroundColor = .white
        let picture = Layer(frame: CGRect(50, 80, 100, 40))
        (picture.contents, picture.contentsGravity, picture.masksToBounds) = (Image(bitmap), .resizeAspectFill, true)
        tree.root.addSublayer(picture)
        tree.step()
        #expect(tree.snapshot().pixel(x: 100, y: 60) == .white && tree.snapshot().pixel(x: 100, y: 100) == .blue)
    }

    @Test("a shadow is made once for all layers of a shape that stand alike on the pixel grid, and kept")
    func shadows() {
        let tree = LayerTree(size: CGSize(width: 300, height: 300))
        for number in 0..<9 {
            let card = Layer(frame: CGRect(CGFloat(number % 3) * 100 + 20, CGFloat(number / 3) * 100 + 20, 60, 60))
            (card.backgroundColor, card.cornerRadius, card.shadowOpacity) = (.white, 8, 0.5)
            tree.root.addSublayer(card)
        }
        let first = tree.step()
        #expect(first.cacheMisses == 1 && first.cacheHits == 8)
        #expect(first.groups == 0)
        tree.root.sublayers?.first?.position.x += 3
        let second = tree.step()
        #expect(second.cacheMisses == 0 && second.cacheHits >= 1)
        #expect(second.cacheBytes > 0 && second.cacheBytes <= tree.cacheBudget)
    }

    @Test("what was used longest ago leaves the cache first, and the cache keeps to its budget")
    func budget() {
        let tree = LayerTree(size: CGSize(width: 200, height: 200))
        tree.cacheBudget = 100_000
        let card = Layer(frame: CGRect(20, 20, 60, 60))
        (card.backgroundColor, card.shadowOpacity) = (.white, 0.5)
        tree.root.addSublayer(card)
        var evictions = 0
        for size in 40..<80 {
            card.bounds.size.width = CGFloat(size)
            let report = tree.step()
            evictions += report.cacheEvictions
            #expect(report.cacheBytes <= 100_000)
        }
        #expect(evictions > 0)
    }

    @Test("a group is as large as the damage, and a rasterized layer that moves is not painted anew")
    func groups() {
        let tree = LayerTree(size: CGSize(width: 300, height: 300))
        let group = Layer(frame: CGRect(0, 0, 200, 200))
        group.opacity = 0.5
        group.backgroundColor = .white
        let child = Layer(frame: CGRect(50, 50, 10, 10))
        child.backgroundColor = .red
        group.addSublayer(child)
        tree.root.addSublayer(group)
        tree.step()
        child.backgroundColor = .blue
        let report = tree.step()
        #expect(report.groups == 1 && report.groupPixels == 100)

        group.shouldRasterize = true
        tree.step()
        group.position.x += 7
        let moved = tree.step()
        #expect(moved.composited == 1 && moved.cacheMisses == 0)
    }
}
