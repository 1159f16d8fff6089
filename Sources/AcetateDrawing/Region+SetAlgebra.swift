public import AcetateGeometry

// Pixman is asked only where the answer is not plain from the bounds.
extension Region {
    /// The pixels of this region, of the other, or of both.
    public func union(_ other: Region) -> Region {
        if other.isEmpty || (storage == nil && bounds.contains(other.bounds)) { return self }
        if isEmpty || (other.storage == nil && other.bounds.contains(bounds)) { return other }
        return Region(storageOfAny.union(other.storageOfAny))
    }

    /// The pixels of this region and of the rectangle.
    public func union(_ rect: PixelRect) -> Region { union(Region(rect)) }

    /// The pixels that belong to both regions.
    public func intersection(_ other: Region) -> Region {
        guard bounds.intersects(other.bounds) else { return Region() }
        if other.storage == nil && other.bounds.contains(bounds) { return self }
        if storage == nil && bounds.contains(other.bounds) { return other }
        if storage == nil && other.storage == nil { return Region(bounds.intersection(other.bounds)) }
        return Region(storageOfAny.intersection(other.storageOfAny))
    }

    /// The pixels of this region that belong to the rectangle.
    public func intersection(_ rect: PixelRect) -> Region { intersection(Region(rect)) }

    /// The pixels of this region that do not belong to the other.
    public func subtracting(_ other: Region) -> Region {
        guard bounds.intersects(other.bounds) else { return self }
        if other.storage == nil && other.bounds.contains(bounds) { return Region() }
        return Region(storageOfAny.subtracting(other.storageOfAny))
    }

    /// The pixels of this region that do not belong to the rectangle.
    public func subtracting(_ rect: PixelRect) -> Region { subtracting(Region(rect)) }

    /// Adds the other region's pixels.
    public mutating func formUnion(_ other: Region) { self = union(other) }

    /// Adds the rectangle's pixels.
    public mutating func formUnion(_ rect: PixelRect) { self = union(rect) }

    /// Keeps only what belongs to the other region too.
    public mutating func formIntersection(_ other: Region) { self = intersection(other) }

    /// Keeps only what lies in the rectangle.
    public mutating func formIntersection(_ rect: PixelRect) { self = intersection(rect) }

    /// Removes the other region's pixels.
    public mutating func subtract(_ other: Region) { self = subtracting(other) }

    /// Removes the rectangle's pixels.
    public mutating func subtract(_ rect: PixelRect) { self = subtracting(rect) }

    /// Whether the regions share a pixel.
    public func intersects(_ other: Region) -> Bool { !intersection(other).isEmpty }

    private var storageOfAny: RegionStorage { storage ?? RegionStorage([bounds]) }
}
