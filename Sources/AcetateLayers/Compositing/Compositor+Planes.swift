import AcetateDrawing
import AcetateGeometry
import Foundation

/// Layers that are shown as pictures: rasterized, or seen in perspective.
extension Compositor {
    mutating func paintPlane(_ place: Int, on canvas: Canvas, clip: PixelRect, opacity: Double) throws {
        guard let plane = list.records[place].placement.effects?.plane, let picture = list.nested[Int32(place)]?.plane else { return }
        guard list.records[place].painted.intersects(clip), let source = try pixels(of: picture, rasterizer: canvas.rasterizer) else {
            return
        }
        if list.records[place].paintedFrame != frame {
            list.records[place].paintedFrame = frame
            counts.painted += 1
        }
        let toBounds = Transform(translationX: CGFloat(source.origin.x), y: CGFloat(source.origin.y))
            .concatenating(Transform(scaleX: 1 / plane.scale, y: 1 / plane.scale))
        if let affine = plane.projection.affineTransform {
            let transform = toBounds.concatenating(affine)
            let quality = abs(transform.determinant) < 0.25 ? InterpolationQuality.high : .low
            let placed = PlacedPicture(source.buffer, transform: transform, quality: quality)
            canvas.draw(placed, opacity: opacity, mask: nil, clip: Region(clip))
        } else {
            let projection = Projection(toBounds).concatenating(plane.projection)
            try canvas.draw(source.buffer, projection: projection, opacity: opacity, clip: clip)
        }
    }

    /// The pixels of a picture, those painted that are missing or not right any more; nil for a picture of nothing.
    private mutating func pixels(of picture: PlanePicture, rasterizer: Rasterizer) throws -> Canvas? {
        let extent = picture.extent
        if extent.isEmpty { return nil }
        var stale = picture.stale
        let canvas: Canvas
        if let kept = picture.canvas, kept.extent == extent {
            canvas = kept
        } else {
            canvas = Canvas(
                buffer: try PixelBuffer(width: extent.width, height: extent.height), origin: (extent.x, extent.y), rasterizer: rasterizer)
            stale = [extent]
        }
        picture.canvas = nil
        var compositor = Compositor(picture.list, frame: Int(frame), cache: cache)
        for rect in Region(stale).intersection(extent).rects { try compositor.paint(rect, on: canvas) }
        counts += compositor.counts
        picture.stale = []
        picture.canvas = canvas
        cache.use(picture, bytes: extent.area * 4)
        return canvas
    }
}

extension GroupEffects.Plane {
    /// The device pixels in which pixels of the picture have a share: smoothed, they reach one pixel of theirs further, and one of the
    /// device's.
    func pixels(showing rect: PixelRect) -> PixelRect {
        guard !rect.isEmpty else { return .empty }
        let reach = rect.insetBy(-1)
        let box = CGRect(x: reach.x, y: reach.y, width: reach.width, height: reach.height)
        let toDevice = Projection(Transform(scaleX: 1 / scale, y: 1 / scale)).concatenating(projection)
        return PixelRect(covering: toDevice.boundingBox(of: box)).insetBy(-1)
    }
}
