import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import AcetateTesting
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of drawing that are about layers")
struct CompositingCaseTests {
    private func layer(_ frame: CGRect, _ color: Color? = nil) -> Layer {
        let layer = Layer(frame: frame)
        layer.backgroundColor = color
        return layer
    }

    /// A pixel as 0…255 of premultiplied red, green, blue and alpha.
    private func channels(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Double] {
        let color = bitmap.pixel(x: x, y: y)
        return [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha].map { ($0 * 255).rounded() }
    }

    /// A layer rendered in its own space, in a bitmap of which row 0 is on top.
    private func rendered(_ layer: Layer, width: Int, height: Int, isYUp: Bool = true) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        let context = GraphicsContext(bitmap: bitmap)
        if isYUp {
            // The cases were measured where y points up; ours points down, so what is asked for is turned over.
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: 1, y: -1)
        }
        layer.render(in: context)
        return bitmap
    }

    @Test("DRAW-05: a new layer has the default shadow, which is not seen")
    func shadowDefaults() throws {
        let expected = try expectation(of: "DRAW-05")
        let layer = Layer()
        #expect(try layer.shadowOpacity == expected["shadowOpacity"].number)
        #expect(try [layer.shadowOffset.width, layer.shadowOffset.height] == expected["shadowOffset"].numbers)
        #expect(try layer.shadowRadius == expected["shadowRadius"].number)
        #expect(try (layer.shadowColor == .black ? "opaque black" : "another") == expected["shadowColor"].text)
        #expect(try (layer.shadowPath == nil) == expected["shadowPath"].isNothing)
    }

    @Test("DRAW-07: a layer that masks to its bounds casts no shadow")
    func maskedShadow() throws {
        let expected = try expectation(of: "DRAW-07").number
        let tree = LayerTree(size: CGSize(width: 60, height: 60))
        tree.root.backgroundColor = .white
        let box = layer(CGRect(x: 20, y: 20, width: 20, height: 20), .white)
        box.shadowOpacity = 1
        box.shadowRadius = 0
        box.shadowOffset = CGSize(width: 4, height: 4)
        tree.root.addSublayer(box)
        tree.step()
        #expect(channels(tree.snapshot(), 42, 30)[0] == 0)
        box.masksToBounds = true
        tree.step()
        #expect(channels(tree.snapshot(), 42, 30)[0] == expected)
    }

    @Test("DRAW-17: a new shape layer fills in black and strokes nothing")
    func shapeDefaults() throws {
        let expected = try expectation(of: "DRAW-17")
        let layer = ShapeLayer()
        #expect(try layer.lineWidth == expected["lineWidth"].number)
        #expect(try layer.miterLimit == expected["miterLimit"].number)
        #expect(try (layer.lineCap == .butt ? "butt" : "another") == expected["lineCap"].text)
        #expect(try (layer.lineJoin == .miter ? "miter" : "another") == expected["lineJoin"].text)
        #expect(try (layer.fillRule == .winding ? "non-zero" : "another") == expected["fillRule"].text)
        #expect(try (layer.fillColor == .black ? "opaque black" : "another") == expected["fillColor"].text)
        #expect(try (layer.strokeColor == nil) == expected["strokeColor"].isNothing)
        #expect(try layer.strokeStart == expected["strokeStart"].number && layer.strokeEnd == expected["strokeEnd"].number)
        #expect(try (layer.lineDashPattern == nil) == expected["lineDashPattern"].isNothing)
    }

    @Test("DRAW-29: a new gradient runs from the middle above to the middle below; its colours are spread evenly")
    func gradientDefaults() throws {
        let expected = try expectation(of: "DRAW-29").list
        let gradient = GradientLayer()
        #expect(try [gradient.startPoint.x, gradient.startPoint.y] == expected[0].numbers)
        #expect(try [gradient.endPoint.x, gradient.endPoint.y] == expected[1].numbers)
        #expect(try (gradient.type == .axial ? "axial" : "another") == expected[2].text)
        #expect(try expected[3].text == "stops spread uniformly over 0...1")
        gradient.bounds = CGRect(x: 0, y: 0, width: 10, height: 100)
        gradient.colors = [.black, .white, .black]
        let bitmap = try rendered(gradient, width: 10, height: 100, isYUp: false)
        // The middles of pixels 24 and 49 lie at 0.245 and 0.495 of the way: at 0.49 and 0.99 of the first half.
        #expect(channels(bitmap, 5, 24)[0] == (0.49 * 255).rounded())
        #expect(channels(bitmap, 5, 49)[0] == (0.99 * 255).rounded())
        #expect(channels(bitmap, 5, 74)[0] == (0.51 * 255).rounded())
    }

    @Test("DRAW-31: a layer is rendered in its own space; its position does not count")
    func ownSpace() throws {
        let expected = try expectation(of: "DRAW-31").list
        let top = layer(CGRect(x: 100, y: 100, width: 40, height: 30), .red)
        top.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), .green))
        let bitmap = try rendered(top, width: 50, height: 50)
        for (place, value) in zip([(20, 30), (20, 10), (5, 45), (45, 45)], expected) {
            #expect(try channels(bitmap, place.0, place.1) == value.numbers)
        }
    }

    @Test("DRAW-32: the border lies inside the bounds and above all; opacity fades the group")
    func groupOpacity() throws {
        let expected = try expectation(of: "DRAW-32").list
        let top = layer(CGRect(x: 100, y: 100, width: 40, height: 30), .red)
        top.opacity = 0.5
        let child = layer(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
        child.borderWidth = 2
        child.borderColor = .blue
        top.addSublayer(child)
        let bitmap = try rendered(top, width: 50, height: 50)
        for (place, value) in zip([(20, 30), (5, 45), (0, 45)], expected) {
            for (got, wanted) in zip(channels(bitmap, place.0, place.1), try value.numbers) { #expect(abs(got - wanted) <= 2) }
        }
    }

    @Test("DRAW-34: a mask shows the layer by its alpha, in the layer's bounds space, and nothing beside itself")
    func mask() throws {
        let expected = try expectation(of: "DRAW-34").list
        let top = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        top.mask = layer(CGRect(x: 0, y: 0, width: 10, height: 20), .black)
        let bitmap = try rendered(top, width: 20, height: 20)
        #expect(try channels(bitmap, 5, 10) == expected[0].numbers)
        #expect(try channels(bitmap, 15, 10) == expected[1].numbers)
    }

    @Test("DRAW-36: where contents of half the pixels' points go by gravity")
    func gravity() throws {
        let expected = try expectation(of: "DRAW-36").list.map { try $0.numbers }
        let bitmap = try Bitmap(width: 100, height: 50)
        bitmap.fill(.red)
        for (gravity, rect) in zip([ContentsGravity.center, .resize, .resizeAspect, .resizeAspectFill], expected) {
            let subject = layer(CGRect(x: 100, y: 0, width: 200, height: 200))
            subject.contents = Image(bitmap)
            subject.contentsScale = 2
            subject.contentsGravity = gravity
            let tree = LayerTree(size: CGSize(width: 400, height: 200), scale: 2)
            tree.root.addSublayer(subject)
            tree.step()
            let place = CGRect(x: 100 + rect[0], y: rect[1], width: rect[2], height: rect[3])
            #expect(subject.publishedExtent == PixelRect(covering: place, under: Transform(scaleX: 2, y: 2)))
        }
    }

    @Test("DRAW-42: shadow, background, contents, sublayers by zPosition and then index, border")
    func order() throws {
        let expected = try expectation(of: "DRAW-42").list.map { try $0.text }
        #expect(expected == ["shadow", "backgroundColor", "contents", "sublayers (zPosition, then index)", "border"])
        let top = layer(CGRect(x: 10, y: 10, width: 20, height: 20), Color(white: 1))
        (top.shadowOpacity, top.shadowRadius, top.shadowOffset) = (1, 0, CGSize(width: 5, height: 5))
        let contents = try Bitmap(width: 10, height: 10)
        let context = GraphicsContext(bitmap: contents)
        context.setFillColor(.yellow)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        top.contents = Image(contents)
        top.contentsGravity = .topLeft
        top.contentsScale = 1
        let low = layer(CGRect(x: 5, y: 5, width: 15, height: 10), .red)
        let middle = layer(CGRect(x: 8, y: 5, width: 5, height: 10), .green)
        let high = layer(CGRect(x: 6, y: 7, width: 10, height: 3), .blue)
        high.zPosition = 1
        top.sublayers = [high, low, middle]
        (top.borderWidth, top.borderColor) = (2, .cyan)
        let tree = LayerTree(size: CGSize(width: 40, height: 40))
        tree.root.addSublayer(top)
        tree.step()
        let picture = tree.snapshot()
        #expect(picture.pixel(x: 33, y: 33) == .black)
        #expect(picture.pixel(x: 25, y: 27) == .white)
        #expect(picture.pixel(x: 13, y: 13) == .yellow)
        #expect(picture.pixel(x: 16, y: 16) == .red)
        #expect(picture.pixel(x: 19, y: 16) == .green)
        #expect(picture.pixel(x: 17, y: 18) == .blue)
        #expect(picture.pixel(x: 29, y: 17) == .cyan)
    }
}
