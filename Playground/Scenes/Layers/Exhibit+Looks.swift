import Acetate

extension Exhibit {
    /// Corners, borders, shadows, depth.
    static let looks = [
        Exhibit("circular") { $0.box(11, 11, 50, 50, .blue).cornerRadius = 20 },
        Exhibit("continuous") {
            let box = $0.box(11, 11, 50, 50, .blue)
            box.cornerRadius = 20
            box.cornerCurve = .continuous
        },
        Exhibit("two corners") {
            let box = $0.box(11, 11, 50, 50, .blue)
            (box.cornerRadius, box.maskedCorners) = (20, [.topLeft, .bottomRight])
        },
        Exhibit("border") {
            let box = $0.box(11, 11, 50, 50, .yellow)
            (box.cornerRadius, box.borderWidth, box.borderColor) = (12, 4, .blue)
            box.box(30, 30, 30, 12, .red)
        },
        Exhibit("shadow") {
            let box = $0.box(16, 12, 40, 40, .white)
            (box.cornerRadius, box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (8, 0.6, 4, CGSize(width: 0, height: 5))
        },
        Exhibit("composed") {
            let holder = Layer(frame: CGRect(x: 12, y: 12, width: 48, height: 40))
            holder.box(0, 0, 22, 22, .red).cornerRadius = 11
            holder.box(24, 16, 22, 22, .green).transform = Transform3D(rotationAngle: 0.6, x: 0, y: 0, z: 1)
            (holder.shadowOpacity, holder.shadowRadius, holder.shadowOffset) = (0.7, 3, CGSize(width: 2, height: 4))
            $0.addSublayer(holder)
        },
        Exhibit("perspective") {
            let box = $0.box(11, 11, 50, 50, .orange)
            (box.cornerRadius, box.borderWidth, box.borderColor) = (8, 3, .red)
            box.box(10, 10, 14, 14, .blue)
            var perspective = Transform3D.identity
            perspective.m34 = -1.0 / 90
            box.transform = Transform3D(rotationAngle: 0.8, x: 0, y: 1, z: 0).concatenating(perspective)
        },
        Exhibit("half points") {
            let box = $0.box(10.5, 10.5, 51, 51, .clear)
            (box.borderWidth, box.borderColor) = (0.5, .black)
            $0.box(20, 30.5, 32, 0.5, .red)
        },
    ]

    /// Opacity, masks, filters, clips.
    static let groups = [
        Exhibit("group opacity") {
            $0.box(0, 30, 72, 12, .black)
            let box = $0.box(11, 11, 40, 40, .red)
            box.box(20, 20, 30, 30, .blue)
            box.opacity = 0.5
        },
        Exhibit("mask") {
            let box = $0.box(6, 6, 60, 60, .red)
            box.box(0, 30, 60, 30, .green)
            let mask = ShapeLayer()
            mask.path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50))
            mask.strokeColor = .black
            mask.lineWidth = 4
            mask.fillColor = Color(white: 0, alpha: 0.5)
            box.mask = mask
        },
        Exhibit("clip") {
            let box = $0.box(11, 11, 50, 50, Color(white: 0.8))
            (box.masksToBounds, box.cornerRadius) = (true, 18)
            box.box(-10, 10, 40, 14, .red)
            let inner = box.box(20, 20, 40, 40, .blue)
            (inner.masksToBounds, inner.cornerRadius) = (true, 10)
            inner.box(-10, 10, 30, 10, .yellow)
        },
        Exhibit("multiply") {
            $0.box(10, 10, 34, 34, .cyan)
            $0.box(28, 28, 34, 34, .yellow).compositingFilter = .multiply
        },
        Exhibit("rasterized") {
            let box = $0.box(16, 16, 40, 40, .green)
            box.cornerRadius = 12
            box.shouldRasterize = true
            box.transform = Transform3D(rotationAngle: 0.4, x: 0, y: 0, z: 1)
        },
    ]
}
