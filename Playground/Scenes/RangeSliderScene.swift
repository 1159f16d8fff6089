import Acetate

extension Scene {
    /// A range slider as it comes. One second after the start its looks are changed, all in one frame: the range turns red, and what was
    /// round turns square.
    static let rangeSlider = Scene(
        name: "range-slider", title: "a range slider that turns red and square after one second", size: CGSize(width: 200, height: 64)
    ) { tree in
        let slider = RangeSlider(frame: CGRect(x: 20, y: 20, width: 160, height: 24))
        slider.name = "slider"
        tree.root.backgroundColor = Color(red: 0.95, green: 0.96, blue: 0.98)
        tree.root.addSublayer(slider)
        tree.schedule(after: 1) {
            slider.trackHighlightTintColor = .red
            slider.curvaceousness = 0
        }
    }
}
