package import Acetate

/// Something to look at and to touch: layers that are built into an empty tree.
package struct Scene: Sendable {
    /// What the scene is called on the command line, and its recording in `Recordings`.
    package let name: String
    /// One line that says what there is to see.
    package let title: String
    /// The size of the tree, in points.
    package let size: CGSize
    /// Pixels per point unless the command line says otherwise.
    package let scale: CGFloat
    /// Fills the tree. It names the layers that a recording is to reach.
    package let build: @MainActor (LayerTree) -> Void

    /// A scene.
    package init(
        name: String, title: String, size: CGSize, scale: CGFloat = 2, build: @escaping @MainActor (LayerTree) -> Void
    ) {
        self.name = name
        self.title = title
        self.size = size
        self.scale = scale
        self.build = build
    }

    /// All scenes, as they are listed.
    package static let all = [rangeSlider, threeSliders, drawing, layers]

    /// The scene of a name; nil if there is none.
    package static func named(_ name: String) -> Scene? {
        all.first { $0.name == name }
    }

    /// The recording that is replayed unless the command line names another.
    package var recordingFile: URL {
        Bundle.module.bundleURL.appending(path: "Recordings/\(name).txt")
    }
}
