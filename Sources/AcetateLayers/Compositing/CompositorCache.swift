import AcetateDrawing
import AcetateGeometry
import Foundation

/// What is worth keeping from frame to frame: shadows, and the pictures of layers that are shown as such.
///
/// It holds so many bytes and no more; what was used longest ago goes first, and is made again when it is needed.
@MainActor
final class CompositorCache {
    /// 32 MiB.
    static let defaultBudget = 32 << 20

    /// The most bytes that are kept.
    var budget = CompositorCache.defaultBudget { didSet { makeRoom() } }
    private(set) var bytes = 0
    private(set) var hits = 0
    private(set) var misses = 0
    private(set) var evictions = 0

    /// What makes one shadow like another.
    struct ShadowKey: Hashable {
        let shape: Shape
        let transform: Transform
        let cast: ShadowCast
    }

    /// What casts a shadow.
    enum Shape: Hashable {
        case path(Path)
        case outline(RoundedShape)

        var path: Path {
            switch self {
            case .path(let path): path
            case .outline(let outline): outline.path
            }
        }

        /// Around it.
        var box: CGRect {
            switch self {
            case .path(let path): path.controlBoundingBox
            case .outline(let outline): outline.rect
            }
        }
    }

    private enum Key: Hashable {
        case shadow(ShadowKey)
        case picture(ObjectIdentifier)
    }

    private struct Entry {
        enum Value {
            case shadow(AlphaMask?)
            case picture(PlanePicture)
        }
        let value: Value
        let bytes: Int
        /// The later, the greater.
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var uses = 0

    /// Whether something of this size would be kept: at most an eighth of the budget.
    func mayKeep(bytes: Int) -> Bool { bytes <= budget / 8 }

    /// The shadow that was kept, or a new one.
    func shadow(for key: ShadowKey, make: () throws -> AlphaMask?) throws -> AlphaMask? {
        if case .shadow(let mask)? = use(.shadow(key)) { return mask }
        let mask = try make()
        keep(.shadow(mask), bytes: (mask?.extent.area ?? 0) + 256, for: .shadow(key))
        return mask
    }

    /// Notes that a picture's pixels are used; those that are not used for long lose them.
    func use(_ picture: PlanePicture, bytes: Int) {
        let key = Key.picture(ObjectIdentifier(picture))
        if let entry = entries[key], entry.bytes == bytes {
            _ = use(key)
        } else {
            forget(key)
            misses += 1
            keep(.picture(picture), bytes: bytes, for: key)
        }
    }

    /// Forgets a picture that is no longer shown.
    func forget(_ picture: PlanePicture) { forget(.picture(ObjectIdentifier(picture))) }

    /// Starts counting hits, misses and evictions anew.
    func resetCounts() { (hits, misses, evictions) = (0, 0, 0) }

    private func use(_ key: Key) -> Entry.Value? {
        uses += 1
        guard let place = entries.index(forKey: key) else {
            misses += 1
            return nil
        }
        hits += 1
        entries.values[place].lastUse = uses
        return entries.values[place].value
    }

    private func keep(_ value: Entry.Value, bytes: Int, for key: Key) {
        uses += 1
        entries[key] = Entry(value: value, bytes: bytes, lastUse: uses)
        self.bytes += bytes
        makeRoom()
    }

    private func forget(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        bytes -= entry.bytes
        if case .picture(let picture) = entry.value { picture.canvas = nil }
    }

    /// Lets a quarter of what is kept go at once, oldest first, so that it need not be sorted for each that comes.
    private func makeRoom() {
        guard bytes > budget else { return }
        for (key, _) in entries.map({ ($0.key, $0.value.lastUse) }).sorted(by: { $0.1 < $1.1 }) where bytes > budget - budget / 4 {
            forget(key)
            evictions += 1
        }
    }
}
