import Acetate

extension Scene {
    /// One slider at three sizes, round to square. Each is enlarged by a transform and draws its contents at its own `contentsScale`, so that
    /// the large one is as crisp as the small one.
    static let threeSliders = Scene(
        name: "three-sliders", title: "three range sliders at scales 1, 1.5 and 2, from round to square",
        size: CGSize(width: 360, height: 184)
    ) { tree in
        tree.root.backgroundColor = Color(red: 0.97, green: 0.96, blue: 0.93)
        addSlider("small", magnification: 1, curvaceousness: 1, at: CGPoint(x: 20, y: 20), to: tree)
        addSlider("medium", magnification: 1.5, curvaceousness: 0.5, at: CGPoint(x: 20, y: 64), to: tree)
        addSlider("large", magnification: 2, curvaceousness: 0, at: CGPoint(x: 20, y: 120), to: tree)
    }

    @MainActor
    private static func addSlider(
        _ name: String, magnification: CGFloat, curvaceousness: Double, at corner: CGPoint, to tree: LayerTree
    ) {
        let slider = RangeSlider()
        slider.name = name
        slider.curvaceousness = curvaceousness
        slider.affineTransform = Transform(scaleX: magnification, y: magnification)
        slider.frame = CGRect(origin: corner, size: CGSize(width: 160 * magnification, height: 24 * magnification))
        for layer in [slider.track, slider.lowerThumb, slider.upperThumb] {
            layer.contentsScale = tree.scale * magnification
        }
        tree.root.addSublayer(slider)
    }
}
