import Acetate

extension Exhibit {
    /// An image of eight by eight pixels with a frame, a diagonal and a clear corner.
    @MainActor private static func picture() -> Image? {
        guard let bitmap = try? Bitmap(width: 8, height: 8) else { return nil }
        let context = GraphicsContext(bitmap: bitmap)
        context.setFillColor(.orange)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.setFillColor(.blue)
        for place in 0..<8 { context.fill(CGRect(x: place, y: place, width: 1, height: 1)) }
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
        return Image(bitmap)
    }

    @MainActor private static func contents(in stage: Layer, _ change: (Layer) -> Void) {
        let layer = stage.box(11, 16, 50, 40, Color(white: 0.85))
        layer.contents = picture()
        layer.contentsScale = 1
        change(layer)
    }

    /// Where pictures go.
    static let contents = [
        Exhibit("resize") { contents(in: $0) { _ in } },
        Exhibit("aspect") { contents(in: $0) { $0.contentsGravity = .resizeAspect } },
        Exhibit("aspect fill") {
            contents(in: $0) {
                $0.contentsGravity = .resizeAspectFill
                $0.masksToBounds = true
            }
        },
        Exhibit("bottom right") { contents(in: $0) { $0.contentsGravity = .bottomRight } },
        Exhibit("nearest") { contents(in: $0) { $0.magnificationFilter = .nearest } },
        Exhibit("nine slices") {
            contents(in: $0) {
                $0.contentsCenter = CGRect(x: 0.375, y: 0.375, width: 0.25, height: 0.25)
                $0.magnificationFilter = .nearest
            }
        },
        Exhibit("flipped") {
            contents(in: $0) { layer in
                layer.isGeometryFlipped = true
                let child = layer.box(4, 4, 12, 12, .green)
                child.contents = picture()
            }
        },
    ]

    /// Kinds of layers.
    static let kinds = [
        Exhibit("shape") {
            let shape = ShapeLayer()
            shape.path = Path(ellipseIn: CGRect(x: 16, y: 16, width: 40, height: 40))
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.yellow, .red, 6)
            (shape.strokeStart, shape.strokeEnd, shape.lineCap) = (0.1, 0.8, .round)
            $0.addSublayer(shape)
        },
        Exhibit("axial") { gradient(in: $0, .axial, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)) },
        Exhibit("radial") { gradient(in: $0, .radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) },
        Exhibit("conic") { gradient(in: $0, .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)) },
        Exhibit("replicator") {
            let replicator = ReplicatorLayer()
            replicator.frame = $0.bounds
            replicator.box(33, 6, 6, 18, .red).cornerRadius = 3
            replicator.instanceCount = 12
            replicator.instanceTransform = Transform3D(rotationAngle: .pi / 6, x: 0, y: 0, z: 1)
            replicator.instanceAlphaOffset = -0.07
            $0.addSublayer(replicator)
        },
        Exhibit("scroll") {
            let scroll = ScrollLayer()
            scroll.frame = CGRect(x: 11, y: 11, width: 50, height: 50)
            scroll.backgroundColor = Color(white: 0.85)
            for row in 0..<8 { scroll.box(4, CGFloat(row) * 12, 42, 8, Color(hue: Double(row) / 8, saturation: 0.7, brightness: 0.9)) }
            scroll.scroll(to: CGPoint(x: 0, y: 18))
            $0.addSublayer(scroll)
        },
        Exhibit("transform") {
            let holder = TransformLayer()
            holder.frame = CGRect(x: 16, y: 16, width: 40, height: 40)
            for (z, color) in [(-14.0, Color.blue), (0, .green), (14, .red)] {
                let pane = holder.box(4, 4, 32, 32, color.withAlpha(0.7))
                pane.zPosition = z
            }
            var perspective = Transform3D.identity
            perspective.m34 = -1.0 / 120
            $0.sublayerTransform = perspective
            holder.transform = Transform3D(rotationAngle: 0.9, x: 0.3, y: 1, z: 0)
            $0.addSublayer(holder)
        },
        Exhibit("tiles") {
            let tiles = Tiles(frame: CGRect(x: 6, y: 6, width: 60, height: 60))
            tiles.tileSize = CGSize(width: 24, height: 24)
            $0.addSublayer(tiles)
        },
        Exhibit("image") {
            let layer = ImageLayer()
            layer.image = picture()?.withRenderingMode(.template)
            layer.tintColor = .purple
            layer.frame = CGRect(x: 16, y: 16, width: 40, height: 40)
            $0.addSublayer(layer)
        },
    ]

    @MainActor private static func gradient(in stage: Layer, _ type: GradientLayer.Kind, _ start: CGPoint, _ end: CGPoint) {
        let layer = GradientLayer()
        layer.frame = CGRect(x: 11, y: 11, width: 50, height: 50)
        (layer.colors, layer.type, layer.cornerRadius) = ([.red, .yellow, .blue], type, 10)
        (layer.startPoint, layer.endPoint) = (start, end)
        stage.addSublayer(layer)
    }
}

/// Shows where its tiles are: each is shaded on its own.
private final class Tiles: TiledLayer {
    override func draw(in context: GraphicsContext) {
        let tile = context.clipBounds
        context.drawLinearGradient(
            Gradient(colors: [.cyan, .white]), start: CGPoint(x: tile.minX, y: tile.minY), end: CGPoint(x: tile.maxX, y: tile.maxY))
    }
}
