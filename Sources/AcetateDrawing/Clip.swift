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
    mutating func intersect(_ shape: DeviceShape, rasterizer: Rasterizer) throws(BitmapError) {
        if let pixels = shape.pixelRect { return intersect(pixels) }
        let extent = region.bounds.intersection(shape.box)
        try intersect(shape.mask(in: extent, rasterizer: rasterizer))
    }

    /// Cuts the clip to what a mask covers.
    mutating func intersect(_ other: AlphaMask) throws(BitmapError) {
        let product = try mask.map { mask throws(BitmapError) in try other.multiplied(by: mask) } ?? other
        region.formIntersection(product.extent)
        mask = product
    }
}
