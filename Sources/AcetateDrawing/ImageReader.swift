import AcetateGeometry

/// Hands out the device pixels of a picture that lies somewhere on the device.
protocol ImageReader {
    /// Calls `body` with parts that make up the rectangle (or as much of it as can be read), pixels that hold the part, and the device
    /// position of their first one.
    func forEachPart(
        of rect: PixelRect, _ body: (_ pixels: any PixmanImage, _ position: (x: Int, y: Int), _ part: PixelRect) -> Void)
}
