package import AcetateGeometry

extension Layer {
    /// The device pixels in which the layer and all below it were last published to show; empty off a tree.
    package final var publishedExtent: PixelRect {
        guard let home, record >= 0 else { return .empty }
        return home.displayList.nodes[Int(record)].subtree
    }
}
