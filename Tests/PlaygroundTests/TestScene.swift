import Acetate
import Playground

extension Scene {
    /// A red box of 10×10 points in a tree of 40×20, and two boxes of one name in two groups. After 1.7 seconds the red one turns blue.
    static let boxes = Scene(name: "boxes", title: "boxes", size: CGSize(width: 40, height: 20), scale: 1) { tree in
        let box = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.name = "box"
        box.backgroundColor = .red
        tree.root.addSublayer(box)
        for name in ["left", "right"] {
            let group = Layer()
            group.name = name
            let lid = Layer()
            lid.name = "lid"
            group.addSublayer(lid)
            tree.root.addSublayer(group)
        }
        tree.schedule(after: 1.7) { box.backgroundColor = .blue }
    }

    /// A slider with its lower thumb centred at (39, 12), at scale 1.
    static let slider = Scene(name: "slider", title: "slider", size: CGSize(width: 160, height: 24), scale: 1) { tree in
        let slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: 160, height: 24))
        slider.name = "slider"
        tree.root.addSublayer(slider)
    }
}
