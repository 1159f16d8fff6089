import AcetateDrawing
import AcetateGeometry
import AcetateTesting
import Foundation
import Testing

private func mask(_ path: Path, _ extent: PixelRect) throws -> AlphaMask {
    try AlphaMask(path, transform: .identity, rule: .winding, extent: extent, rasterizer: Rasterizer())
}

private func bytes(_ mask: AlphaMask, _ extent: PixelRect) -> [UInt8] {
    (extent.minY..<extent.maxY).flatMap { y in (extent.minX..<extent.maxX).map { x in mask.coverage(x: x, y: y) } }
}

@Suite("Alpha masks")
struct AlphaMaskTests {
    @Test("a mask holds the covered part of each pixel, and nothing outside its extent")
    func coverage() throws {
        let mask = try mask(Path(rect: CGRect(x: 10.5, y: 20, width: 2, height: 1)), PixelRect(x: 10, y: 20, width: 3, height: 2))
        #expect(bytes(mask, PixelRect(x: 9, y: 20, width: 5, height: 2)) == [0, 128, 255, 128, 0, 0, 0, 0, 0, 0])
    }

    @Test("a product lets through what both do, where both have pixels")
    func product() throws {
        let extent = PixelRect(x: 0, y: 0, width: 4, height: 1)
        let left = try mask(Path(rect: CGRect(x: 0.5, y: 0, width: 3.5, height: 1)), extent)
        let right = try mask(Path(rect: CGRect(x: 0, y: 0, width: 2.5, height: 1)), PixelRect(x: 0, y: 0, width: 3, height: 1))
        let product = try left.multiplied(by: right)
        #expect(product.extent == PixelRect(x: 0, y: 0, width: 3, height: 1))
        #expect(bytes(product, extent) == [128, 255, 128, 0])
    }

    @Test("an empty extent is a mask of nothing")
    func emptyExtent() throws {
        let empty = try mask(Path(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), .empty)
        #expect(empty.coverage(x: 0, y: 0) == 0)
        #expect(try empty.multiplied(by: empty).extent == .empty)
        #expect(try empty.blurred(sigma: 3, to: PixelRect(x: 0, y: 0, width: 4, height: 4)).coverage(x: 1, y: 1) == 0)
    }
}

@Suite("Blur")
struct BlurTests {
    @Test("a blur gives the same bytes whatever extent is asked for", arguments: [0.3, 1, 4.9, 5.1, 6.2, 11])
    func extentIndependence(sigma: Double) throws {
        var random = SeededGenerator(seed: 7)
        let shape = try mask(
            Path(ellipseIn: CGRect(x: 20.3, y: 24.7, width: 31, height: 12)), PixelRect(x: 18, y: 22, width: 40, height: 20))
        let all = PixelRect(x: -20, y: -20, width: 120, height: 110)
        let full = try shape.blurred(sigma: sigma, to: all)
        for _ in 0..<12 {
            let part = PixelRect(
                x: random.integer(-20...80), y: random.integer(-20...70), width: random.integer(1...20), height: random.integer(1...20))
            #expect(try bytes(shape.blurred(sigma: sigma, to: part), part) == bytes(full, part))
        }
    }

    @Test("a blur goes as far as its reach and no farther", arguments: [0.5, 2, 5, 6, 7.3, 20])
    func reach(sigma: Double) throws {
        let reach = AlphaMask.blurReach(sigma: sigma)
        #expect(reach >= Int(2.5 * sigma))
        let extent = PixelRect(x: 0, y: 0, width: 40, height: 40)
        let shape = try mask(Path(rect: CGRect(x: 0, y: 0, width: 40, height: 40)), extent)
        let wide = extent.insetBy(-reach - 3)
        let blurred = try shape.blurred(sigma: sigma, to: wide)
        let column = (wide.minY..<wide.maxY).map { blurred.coverage(x: 20, y: $0) }
        #expect(column.prefix(3).allSatisfy { $0 == 0 } && column.suffix(3).allSatisfy { $0 == 0 })
        #expect(column == column.reversed())
    }

    @Test("the inside of a large shape stays full, and a blur of zero copies", arguments: [0, 1, 5, 5.5, 40])
    func plateau(sigma: Double) throws {
        let extent = PixelRect(x: 0, y: 0, width: 300, height: 300)
        let shape = try mask(Path(rect: CGRect(x: 0, y: 0, width: 300, height: 300)), extent)
        #expect(try shape.blurred(sigma: sigma, to: extent).coverage(x: 150, y: 150) == 255)
        let edged = try mask(Path(ellipseIn: CGRect(x: 1, y: 1, width: 7, height: 9)), PixelRect(x: 0, y: 0, width: 12, height: 12))
        if sigma == 0 { #expect(try bytes(edged.blurred(sigma: 0, to: edged.extent), edged.extent) == bytes(edged, edged.extent)) }
    }

    @Test("a sigma that is negative or NaN is none, and a huge one is held")
    func strangeSigmas() throws {
        #expect(AlphaMask.blurReach(sigma: .nan) == 0)
        #expect(AlphaMask.blurReach(sigma: -4) == 0)
        #expect(AlphaMask.blurReach(sigma: .infinity) == AlphaMask.blurReach(sigma: 1024))
        let shape = try mask(Path(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), PixelRect(x: 0, y: 0, width: 9, height: 9))
        for sigma in [.leastNonzeroMagnitude, 1e-300, 1e-160, 1e-5] {
            #expect(try bytes(shape.blurred(sigma: sigma, to: shape.extent), shape.extent) == bytes(shape, shape.extent))
        }
        #expect(try shape.blurred(sigma: 1e300, to: PixelRect(x: 0, y: 0, width: 2, height: 2)).coverage(x: 0, y: 0) == 0)
    }
}
