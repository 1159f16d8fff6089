import AcetateDrawing
import Foundation

extension LayerContents {
    /// The contents as one reads them.
    @MainActor
    var image: Image? {
        switch self {
        case .none: nil
        case .image(let image): image
        case .drawn(let backing): backing.image
        }
    }
}

extension Layer {
    final func setContents(_ new: Image?) {
        let old = contents
        guard new != old else { return }
        storedContents = new.map(LayerContents.image) ?? .none
        changed(Self.contents, from: old, to: new)
    }

    final func setContentsScale(_ new: CGFloat) {
        guard accepts(new, Self.contentsScale) else { return }
        guard new > 0 else {
            return misuse("\(label).contentsScale was set to \(new); it must be above 0, so the value is ignored.", in: home)
        }
        flags.insert(.hasOwnScale)
        guard let old = exchange(&storedContentsScale, for: new) else { return }
        changed(Self.contentsScale, from: old, to: new)
    }

    /// Takes the tree's scale over, unless one was set. At another scale, sublayers may have to stand elsewhere, and what was drawn is drawn
    /// anew.
    final func followScale(of tree: LayerTree) {
        guard !flags.contains(.hasOwnScale), let old = exchange(&storedContentsScale, for: tree.scale) else { return }
        changed(Self.contentsScale, from: old, to: tree.scale)
        askForLayout(.implicit)
        if case .drawn = storedContents { askForDisplay(nil) }
    }

    final func askForComposite(because reason: String) {
        home?.recorder.addReason(reason, for: self)
        guard !flags.contains(Wait.composite.own) else { return }
        wait(for: .composite)
        home?.recorder.recordNeed(.composite, of: self)
    }
}
