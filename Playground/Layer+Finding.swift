import Acetate

extension Layer {
    /// The layer at the end of a path of names, each somewhere below the one before. It throws unless each names exactly one layer.
    func descendant(at path: LayerPath) throws(Complaint) -> Layer {
        var layer = self
        for name in path {
            let found = layer.namedLayers.filter { $0.name == name }
            guard let first = found.first else {
                let names = Set(layer.namedLayers.compactMap(\.name)).sorted().joined(separator: ", ")
                throw Complaint("expected a layer in \(layer.label)\(names.isEmpty ? "" : ": \(names)"); got \"\(name)\"")
            }
            guard found.count == 1 else {
                throw Complaint("expected one layer, but \(found.count) are named \"\(name)\"; put its superlayer before it, as in slider.\(name)")
            }
            layer = first
        }
        return layer
    }

    /// All layers with a name, this one and those below it, superlayers first.
    private var namedLayers: [Layer] {
        (name == nil ? [] : [self]) + (sublayers ?? []).flatMap(\.namedLayers)
    }
}
