package import AcetateGeometry
import Foundation

/// Fills paths with exact-area anti-aliasing.
///
/// Each edge leaves its signed area in a sparse grid of whole numbers, the grid is swept once, and only pixels that an edge crosses cost
/// more than a plain fill. What a pixel gets depends on the path, the transform and the pixel's device position, and never on the clip or
/// on where the buffer lies: drawing in parts is drawing at once, byte for byte.
///
/// Coordinates are rounded to 1/65536 pixel, curves are within 0.0125 pixel, and coverage is the exact area of that, to the nearest
/// 1/255, also where parts of a path overlap or cross within a pixel. (Above 32,768 edges the areas of such parts add up instead.) What lies
/// beyond ±2²¹ pixels is cut there. If any point is not finite after the transform, nothing is drawn. Open subpaths are closed.
///
/// A rasterizer keeps its scratch memory for the next fill: little more than four bytes for each pixel of the largest box so far, where a
/// box is what a clip leaves of a path's. It belongs to one thread at a time.
@safe package final class Rasterizer {
    private var cells = ZeroedMemory<Int32>()
    private var edges = EdgeList()
    private var chains = ChainSweep()
    private var overlaps = OverlapResolver()
    private var cornerCache = RoundedCornerCache()

    package init() {}

    /// Whether the scratch memory is as it should be between two fills. Reads all of it: for tests.
    package var isClean: Bool { cells.isZero && edges.verticals.isEmpty }

    /// Blends `color` over the inside of a path: source over destination, every product of two bytes rounded to nearest.
    ///
    /// - Parameters:
    ///   - transform: From the path's units to device pixels.
    ///   - isAntialiased: If not, a pixel is painted whole when its middle is inside.
    ///   - color: Premultiplied ARGB. With an alpha of zero nothing is drawn.
    ///   - pixels: Premultiplied ARGB. The first is the device pixel `origin`.
    ///   - stride: Pixels from one row to the next.
    ///   - clip: Device pixels that may be written, all of them in the buffer.
    package func fill(
        _ path: Path, transform: Transform, rule: FillRule, isAntialiased: Bool = true, color: UInt32,
        into pixels: UnsafeMutablePointer<UInt32>, stride: Int, origin: (x: Int, y: Int), clip: PixelRect
    ) {
        guard color >> 24 != 0 else { return }
        draw(path, transform: transform, rule: rule, isAntialiased: isAntialiased, clip: clip) { area in
            let offset = (area.minY - origin.y) * stride + area.minX - origin.x
            return unsafe ColorPainter(color: color, pixels: pixels + offset, stride: stride)
        }
    }

    /// Stores the coverage of a path, 0…255, in every byte of `clip`: what `fill` would paint in opaque white on black.
    ///
    /// - Parameters:
    ///   - transform: From the path's units to device pixels.
    ///   - isAntialiased: If not, a pixel is covered whole when its middle is inside.
    ///   - coverage: One byte a pixel. The first is the device pixel `origin`.
    ///   - stride: Bytes from one row to the next.
    ///   - clip: Device pixels that are written, all of them in the buffer.
    package func cover(
        _ path: Path, transform: Transform, rule: FillRule, isAntialiased: Bool = true,
        into coverage: UnsafeMutablePointer<UInt8>, stride: Int, origin: (x: Int, y: Int), clip: PixelRect
    ) {
        guard !clip.isEmpty else { return }
        for y in clip.minY..<clip.maxY {
            let offset = (y - origin.y) * stride + clip.minX - origin.x
            unsafe (coverage + offset).update(repeating: 0, count: clip.width)
        }
        draw(path, transform: transform, rule: rule, isAntialiased: isAntialiased, clip: clip) { area in
            let offset = (area.minY - origin.y) * stride + area.minX - origin.x
            return unsafe CoveragePainter(bytes: coverage + offset, stride: stride)
        }
    }

    /// What is covered of the corners of a rounded rect whose edges lie between pixels. Nil for a radius above 128 pixels: what is kept of
    /// the corners, a quarter of a mebibyte at most, has room for several.
    func roundedCorners(radius: CGFloat) -> RoundedCorners? {
        if let corners = cornerCache.corners(radius: radius) { return corners }
        // Less than half a subpixel is rounded away.
        let side = (radius - 0.5 / CGFloat(Subpixel.perPixel)).rounded(.up)
        guard side <= 128 else { return nil }
        let corners = RoundedCorners(radius: radius, side: max(Int(side), 0), rasterizer: self)
        cornerCache.keep(corners)
        return corners
    }

    private func draw<Target: Painter>(
        _ path: Path, transform: Transform, rule: FillRule, isAntialiased: Bool, clip: PixelRect, painter: (PixelRect) -> Target
    ) {
        let transform = DeviceTransform(transform)
        guard let bounds = transform.pixelBounds(of: path) else { return }
        let area = drawnArea(bounds, clip)
        guard !area.isEmpty else { return }

        let capacity = CellGrid.capacity(width: area.width, height: area.height)
        let grid = unsafe CellGrid(width: area.width, height: area.height, zeros: cells.reserve(capacity))
        let isInside = area.contains(bounds) && area.height <= Edge.mostExactRows
        let depositing: EdgeList.Depositing = !isAntialiased ? .crossings : isInside ? .inside : .anywhere
        let mayOverlap = isAntialiased && !path.isConvex
        var reader = EdgeReader(grid: grid, area: area, transform: transform, depositing: depositing, isWhole: mayOverlap)
        reader.read(path, edges: &edges)
        if mayOverlap && !edges.isCut && !chains.orient(&edges, rule: rule) {
            overlaps.run(edges, rule: rule, grid: grid)
        } else {
            edges.deposit(in: grid, depositing)
        }
        Sweep(grid: grid, rule: rule, painter: painter(area)).run(&edges.verticals)
        edges.removeAll()
    }

    /// The pixels that are swept: `bounds` within `clip`, up to three columns wider where the clip has room for a whole block, so that
    /// kernels have no remainder.
    private func drawnArea(_ bounds: PixelRect, _ clip: PixelRect) -> PixelRect {
        let area = bounds.intersection(clip)
        let remainder = area.width % CellGrid.cellsPerBlock
        if remainder == 0 { return area }
        let wider = area.maxX + CellGrid.cellsPerBlock - remainder
        return wider <= clip.maxX ? PixelRect(minX: area.minX, minY: area.minY, maxX: wider, maxY: area.maxY) : area
    }
}
