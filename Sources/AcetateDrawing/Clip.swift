package import AcetateGeometry

/// Where drawing may show: whole pixels, and how much of those along an edge that is not on the pixel grid.
package struct Clip {
    /// Nothing shows outside.
    package private(set) var region: Region
    /// How much shows inside; nil for all of it.
    package private(set) var mask: AlphaMask?

    package init(_ rect: PixelRect) {
        region = Region(rect)
    }

    /// Cuts the clip to whole pixels.
    package mutating func intersect(_ rect: PixelRect) {
        region.formIntersection(rect)
    }

    /// Cuts the clip to the inside of a path; where the clip had a mask too, both let through their part.
    package mutating func intersect(
        _ path: Path, transform: Transform, rule: FillRule, rasterizer: Rasterizer
    ) throws(BitmapError) {
        let extent = region.bounds.intersection(PixelRect(covering: path.boundingBox, under: transform))
        var inside = try AlphaMask(path, transform: transform, rule: rule, extent: extent, rasterizer: rasterizer)
        if let mask { inside = try inside.multiplied(by: mask) }
        region.formIntersection(inside.extent)
        mask = inside
    }
}
