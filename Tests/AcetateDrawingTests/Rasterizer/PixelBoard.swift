import AcetateDrawing
import AcetateGeometry
import Foundation

/// A block of pixels at some place on the device, to draw on with a rasterizer.
struct PixelBoard: Equatable {
    let area: PixelRect
    var pixels: [UInt32]

    init(_ area: PixelRect, filledWith pixel: UInt32 = 0xff00_0000) {
        self.area = area
        pixels = Array(repeating: pixel, count: area.area)
    }

    subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[(y - area.minY) * area.width + x - area.minX] }
        set { pixels[(y - area.minY) * area.width + x - area.minX] = newValue }
    }

    mutating func fill(
        _ path: Path, _ rasterizer: Rasterizer, transform: Transform = .identity, rule: FillRule = .winding,
        isAntialiased: Bool = true, color: UInt32 = 0xffff_ffff, clip: PixelRect? = nil
    ) {
        let area = area
        pixels.withUnsafeMutableBufferPointer { buffer in
            rasterizer.fill(
                path, transform: transform, rule: rule, isAntialiased: isAntialiased, color: color, into: buffer.baseAddress!,
                stride: area.width, origin: (area.minX, area.minY), clip: clip ?? area)
        }
    }

    /// This board with what `other` has inside `rect`.
    func replacing(_ rect: PixelRect, from other: PixelBoard) -> PixelBoard {
        var result = self
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { result[x, y] = other[x, y] }
        }
        return result
    }
}

/// The coverage bytes of `path` on `area`, row by row, written over bytes that are not zero.
func coverage(
    of path: Path, on area: PixelRect, transform: Transform = .identity, rule: FillRule = .winding, isAntialiased: Bool = true,
    clip: PixelRect? = nil, by rasterizer: Rasterizer = Rasterizer()
) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xa5, count: area.area)
    bytes.withUnsafeMutableBufferPointer { buffer in
        rasterizer.cover(
            path, transform: transform, rule: rule, isAntialiased: isAntialiased, into: buffer.baseAddress!, stride: area.width,
            origin: (area.minX, area.minY), clip: clip ?? area)
    }
    return bytes
}

func polygon(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
}
