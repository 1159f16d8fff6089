import AcetateGeometry
public import Foundation

// These make new pixels.
extension Image {
    /// The part inside a rectangle, in points of the upright image, grown to whole pixels. Nil if it has none of the image's pixels, or there
    /// is no memory for it. Cap insets are not kept.
    public func cropped(to rect: CGRect) -> Image? {
        let toUpright = orientation.toUpright(width: CGFloat(width), height: CGFloat(height))
        guard let toStored = Transform(scaleX: 1 / scale, y: 1 / scale).inverted()?.concatenating(toUpright.inverted() ?? .identity) else {
            return nil
        }
        let part = PixelRect(covering: rect, under: toStored).intersection(buffer.extent)
        guard !part.isEmpty, let pixels = try? PixelBuffer(width: part.width, height: part.height) else { return nil }
        pixels.composite(.copy, buffer, from: (part.x, part.y), into: pixels.extent)
        return Image(sharing: pixels, scale: scale).withOrientation(orientation).withRenderingMode(renderingMode)
    }

    /// The image in one colour: its alpha times the colour's. Nil if there is no memory for it.
    public func tinted(_ color: Color) -> Image? {
        guard let pixels = try? buffer.copy() else { return nil }
        pixels.composite(.sourceIn, SolidPixel().colored(color.premultiplied), from: (0, 0), into: pixels.extent)
        return Image(sharing: pixels, scale: scale).withOrientation(orientation)
            .resizable(capInsets: resizing.capInsets, resizingMode: resizing.mode)
    }

    /// The pixels turned upright: a copy, if they are not stored so. Traps when there is no memory for that.
    package var uprightBuffer: PixelBuffer {
        if orientation == .up { return buffer }
        let toUpright = orientation.toUpright(width: CGFloat(width), height: CGFloat(height))
        let (uprightWidth, uprightHeight) = orientation.swapsSides ? (height, width) : (width, height)
        do {
            let upright = try PixelBuffer(width: uprightWidth, height: uprightHeight)
            for y in 0..<height {
                for x in 0..<width {
                    let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toUpright)
                    unsafe upright.words[Int(middle.y) * upright.strideInWords + Int(middle.x)] = buffer.word(x: x, y: y)
                }
            }
            return upright
        } catch {
            fatalError("\(error)")
        }
    }
}
