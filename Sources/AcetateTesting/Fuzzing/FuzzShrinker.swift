import Foundation

/// Makes a list of edits that ends in a flaw as short as it gets.
@MainActor
struct FuzzShrinker {
    let size: CGSize
    let scale: CGFloat

    /// A world to which the edits were made, up to the first flaw.
    func replay(_ edits: [FuzzEdit]) -> FuzzWorld {
        let world = FuzzWorld(size: size, scale: scale)
        for edit in edits where world.flaw == nil { edit.apply(world) }
        return world
    }

    /// Leaves out parts of the list, halves first, then ever smaller ones, as long as a flaw remains (delta debugging).
    func shrink(_ edits: [FuzzEdit]) -> [FuzzEdit] {
        var edits = edits
        guard replay(edits).flaw != nil else { return edits }
        var length = edits.count / 2
        while length > 0 {
            var start = 0
            var isShorter = false
            while start < edits.count {
                var fewer = edits
                fewer.removeSubrange(start..<min(start + length, edits.count))
                if replay(fewer).flaw != nil {
                    edits = fewer
                    isShorter = true
                } else {
                    start += length
                }
            }
            if length > 1 || !isShorter { length /= 2 }
        }
        return edits
    }
}
