import Acetate

extension Layer {
    /// The layer at the end of a path of names: the first is this layer or below it, each other somewhere below the one before. It throws
    /// unless each names exactly one layer.
    func layer(at path: LayerPath) throws(Complaint) -> Layer {
        var layer = self
        var candidates = namedLayers
        for name in path {
            let found = candidates.filter { $0.name == name }
            guard let first = found.first else {
                let names = Set(candidates.compactMap(\.name)).sorted().joined(separator: ", ")
                throw Complaint("expected a layer in \(layer.label), which has \(names.isEmpty ? "none" : names), got \"\(name)\"")
            }
            guard found.count == 1 else {
                let example = "\(first.superlayer?.label ?? "root").\(name)"
                throw Complaint("expected one layer, but \(found.count) are named \"\(name)\"; say which, as in \(example)")
            }
            layer = first
            candidates = layer.namedLayersBelow
        }
        return layer
    }

    private var namedLayers: [Layer] { (name == nil ? [] : [self]) + namedLayersBelow }

    private var namedLayersBelow: [Layer] { (sublayers ?? []).flatMap(\.namedLayers) }
}
