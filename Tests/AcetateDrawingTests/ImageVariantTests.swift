import AcetateDrawing
import AcetateGeometry
import Foundation
import Testing

private let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)

/// An opaque pixel that is told from others by its number.
private func pixel(_ number: Int) -> UInt32 { 0xFF00_0000 | UInt32(number) * 0x07_0503 }

/// An image of numbered pixels, row by row.
func numberedImage(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> Image {
    let bitmap = try Bitmap(width: width, height: height, scale: scale)
    bitmap.buffer.store((0..<width * height).map(pixel))
    return Image(bitmap)
}

/// What is in a clear bitmap after drawing.
func drawing(_ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (GraphicsContext) -> Void) throws -> [UInt32] {
    let bitmap = try Bitmap(width: width, height: height, scale: scale)
    let context = GraphicsContext(bitmap: bitmap)
    draw(context)
    #expect(context.refusedOperations == 0)
    return bitmap.words
}

@Suite("Image variants")
struct ImageVariantTests {
    /// Where the stored first row and first column are seen, by the Exif standard's table of the Orientation tag.
    private static let exif: [(value: Int, row: String, column: String)] = [
        (1, "top", "left"), (2, "top", "right"), (3, "bottom", "right"), (4, "bottom", "left"),
        (5, "left", "top"), (6, "right", "top"), (7, "right", "bottom"), (8, "left", "bottom"),
    ]

    @Test("an image is turned upright as Exif has it", arguments: exif.map(\.value))
    func orientations(value: Int) throws {
        let entry = Self.exif[value - 1]
        let image = try numberedImage(3, 2).withOrientation(try #require(Image.Orientation(rawValue: value)))
        let isSwapped = value > 4
        let (width, height) = isSwapped ? (2, 3) : (3, 2)
        #expect(image.size == CGSize(width: width, height: height) && image.width == 3 && image.height == 2)
        var expected = Array(repeating: UInt32(0), count: 6)
        for row in 0..<2 {
            for column in 0..<3 {
                func place(_ side: String, _ index: Int, _ length: Int) -> Int {
                    side == "top" || side == "left" ? index : length - 1 - index
                }
                let (x, y) =
                    isSwapped
                    ? (place(entry.row, row, 2), place(entry.column, column, 3))
                    : (place(entry.column, column, 3), place(entry.row, row, 2))
                expected[y * width + x] = pixel(row * 3 + column)
            }
        }
        #expect(try drawing(width, height) { $0.draw(image, at: .zero) } == expected)
        let upright = image.uprightBuffer
        #expect((0..<6).map { upright.word(x: $0 % width, y: $0 / width) } == expected)
    }

    @Test("a cut-out of a turned image is what is seen there", arguments: Image.Orientation.allCases)
    func cropping(orientation: Image.Orientation) throws {
        let image = try numberedImage(8, 6, scale: 2).withOrientation(orientation).withRenderingMode(.template)
        // Points 0.75…2 and 0.5…1.25 are pixels 1.5…4 and 1…2.5: grown to 1…4 and 1…3.
        let rect = CGRect(x: 0.75, y: 0.5, width: 1.25, height: 0.75)
        let part = try #require(image.cropped(to: rect))
        #expect(part.size == CGSize(width: 1.5, height: 1))
        #expect(part.scale == 2 && part.orientation == orientation && part.renderingMode == .template)
        let (whole, cut) = (image.uprightBuffer, part.uprightBuffer)
        for y in 0..<2 { for x in 0..<3 { #expect(cut.word(x: x, y: y) == whole.word(x: x + 1, y: y + 1)) } }
        #expect(image.cropped(to: CGRect(x: 40, y: 0, width: 2, height: 2)) == nil)
        #expect(image.cropped(to: CGRect(x: -5, y: -5, width: 50, height: 50)) == image)
    }

    @Test("a tint takes the place of all colours; an opaque one leaves the alpha")
    func tint() throws {
        let bitmap = try Bitmap(width: 256, height: 1)
        bitmap.buffer.store((0..<256).map { UInt32($0) << 24 | UInt32($0) << 8 })
        let image = Image(bitmap).withOrientation(.left)
        let (opaque, half) = (try #require(image.tinted(.red)), try #require(image.tinted(Color(white: 1, alpha: 0.5))))
        for alpha in 0..<256 {
            #expect(opaque.buffer.word(x: alpha, y: 0) == UInt32(alpha) << 24 | UInt32(alpha) << 16)
            // 0.5 is 128 of 255.
            let expected = UInt32((Double(alpha) * 128 / 255).rounded())
            #expect(half.buffer.word(x: alpha, y: 0) == expected * 0x0101_0101)
        }
        #expect(opaque.orientation == .left && !opaque.isOpaque)
    }

    @Test("a template is drawn in the fill colour, by its alpha")
    func template() throws {
        let bitmap = try Bitmap(width: 3, height: 1)
        bitmap.buffer.store([0xFF12_3456, 0x8012_3456, 0])
        let image = Image(bitmap).withRenderingMode(.template)
        let words = try drawing(3, 1) { context in
            context.setFillColor(.blue)
            context.draw(image, at: .zero)
        }
        #expect(words == [0xFF00_00FF, 0x8000_0080, 0])
    }

    @Test("images are equal if all that decides how they look is, and equal ones hash alike")
    func equality() throws {
        let image = try numberedImage(3, 2)
        let insets = EdgeInsets(top: 1)
        let variants = [
            image, image.withScale(2), image.withOrientation(.down), image.withRenderingMode(.template),
            image.resizable(capInsets: insets), image.resizable(capInsets: insets, resizingMode: .tile), try numberedImage(2, 3),
        ]
        #expect(Set(variants).count == variants.count)
        #expect(try Set(variants + [numberedImage(3, 2), image.withScale(2)]).count == variants.count)
        #expect(image.withScale(2).size == CGSize(width: 1.5, height: 1))
        #expect(image.resizable(capInsets: EdgeInsets(top: -1, left: .nan, bottom: .infinity, right: 2)).resizing.capInsets.left == 0)
    }

    @Test("a part of an image fills a rectangle; what lies outside the image stays clear")
    func part() throws {
        let image = try numberedImage(4, 4)
        let words = try drawing(4, 4) { context in
            context.draw(image, from: CGRect(x: 1, y: 2, width: 2, height: 1), in: CGRect(x: 1, y: 1, width: 2, height: 1))
        }
        #expect(words.enumerated().filter { $1 != 0 }.map(\.offset) == [5, 6])
        #expect(words[5] == pixel(9) && words[6] == pixel(10))
        let beyond = try drawing(4, 1) { context in
            context.setInterpolationQuality(.none)
            context.draw(image, from: CGRect(x: 3, y: 0, width: 2, height: 1), in: CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(beyond == [pixel(3), pixel(3), 0, 0])
    }

    @Test("insets lead inward from every edge")
    func insets() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 3, y: 3, width: 4, height: 16))
        #expect(rect.inset(by: EdgeInsets(all: 6)).isNull && rect.inset(by: .zero) == rect)
        #expect(CGRect.null.inset(by: EdgeInsets(all: -1)).isNull)
    }
}
