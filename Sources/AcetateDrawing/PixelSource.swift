import AcetateGeometry

/// Where the colours of a drawing come from.
enum PixelSource {
    /// One colour everywhere, premultiplied.
    case pixel(UInt32)
    /// A picture, pixel for pixel: where its first one lies on the device. It is clear beyond its sides.
    case picture(PixelBuffer, at: (x: Int, y: Int))
    /// A colour for each pixel of the device.
    case shader(any PixelShader)
}

/// Works out what a drawing shows at each pixel.
protocol PixelShader {
    /// Whether no pixel lets anything through.
    var isOpaque: Bool { get }

    /// Replaces a rectangle of the canvas, which is all on it. A pixel depends on its place on the device alone.
    func write(_ rect: PixelRect, to canvas: Canvas)
}

/// How a source is laid upon what is there.
struct Blend {
    var mode = BlendMode.normal
    /// Of the source, 0…1; rounded to a 255th.
    var opacity = 1.0

    /// The source over the destination, as it is.
    var isPlain: Bool { mode == .normal && opacity == 1 }
}
