import Acetate

/// A picture of 64 × 64 pixels, translucent to the right and below. The peers make the same, from the same formula.
enum TestPicture {
    static let size = 64

    @MainActor
    static func image() throws -> Image {
        let bitmap = try Bitmap(width: size, height: size)
        let context = GraphicsContext(bitmap: bitmap)
        for y in 0..<size {
            for x in 0..<size {
                // Premultiplied bytes, and the colour that is stored as these.
                let alpha = 255 - x - y
                let (red, green, blue) = (alpha * x / 63, alpha * y / 63, alpha * ((x ^ y) & 63) / 63)
                context.setFillColor(
                    Color(
                        red: Double(red) / Double(alpha), green: Double(green) / Double(alpha), blue: Double(blue) / Double(alpha),
                        alpha: Double(alpha) / 255))
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return Image(bitmap)
    }
}
