import AcetateGeometry
import AcetateTesting
import Foundation

extension SeededGenerator {
    /// A colour whose channels do not exceed its alpha; opaque two times out of three.
    mutating func premultipliedColor() -> UInt32 {
        let alpha = Int.random(in: 0..<3, using: &self) > 0 ? 255 : UInt32.random(in: 1...255, using: &self)
        return (0..<3).reduce(alpha) { color, _ in color << 8 | UInt32.random(in: 0...alpha, using: &self) }
    }

    mutating func rect(in area: PixelRect) -> PixelRect {
        let x = Int.random(in: area.minX..<area.maxX, using: &self)
        let y = Int.random(in: area.minY..<area.maxY, using: &self)
        let isPixel = Int.random(in: 0..<6, using: &self) == 0
        return PixelRect(
            minX: x, minY: y,
            maxX: isPixel ? x + 1 : Int.random(in: x + 1...area.maxX, using: &self),
            maxY: isPixel ? y + 1 : Int.random(in: y + 1...area.maxY, using: &self))
    }

    /// Where tiles meet along an axis: both ends and up to three places between.
    mutating func cuts(from low: Int, to high: Int) -> [Int] {
        Set([low, high] + (0..<3).map { _ in Int.random(in: low + 1..<high, using: &self) }).sorted()
    }

    /// A path of one to three subpaths, open or closed, of lines and curves that cross each other at will: on the area, around it, far
    /// outside or huge, on whole and quarter pixels, tiny, as slivers, or with many uprights and horizontals.
    mutating func path(around area: PixelRect) -> Path {
        let points = PointSource(around: area, using: &self)
        var path = Path()
        for _ in 0..<[1, 1, 2, 3].randomElement(using: &self)! {
            path.move(to: points.next(&self))
            for _ in 0..<[2, 3, 5, 8, 20].randomElement(using: &self)! {
                switch Int.random(in: 0..<4, using: &self) {
                case 0: path.addQuadCurve(to: points.next(&self), control: points.next(&self))
                case 1: path.addCurve(to: points.next(&self), control1: points.next(&self), control2: points.next(&self))
                default: path.addLine(to: points.next(&self))
                }
            }
            if Bool.random(using: &self) { path.close() }
        }
        return path
    }
}

/// Random points of one character.
private struct PointSource {
    private enum Kind: CaseIterable {
        case inside, around, far, huge, beyondLimit, wholePixels, quarterPixels, tiny, sliver, grid
    }

    private let kind: Kind
    private let area: PixelRect
    private let center: CGPoint
    private let reach: CGSize

    init(around area: PixelRect, using generator: inout SeededGenerator) {
        self.area = area
        kind = Kind.allCases.randomElement(using: &generator)!
        center = CGPoint(
            x: Double.random(in: Double(area.minX)..<Double(area.maxX), using: &generator),
            y: Double.random(in: Double(area.minY)..<Double(area.maxY), using: &generator))
        let slivers = [(1e-4, 300.0), (300, 1e-4), (0.5, 300), (300, 0.5), (1e-5, 1e5), (1e5, 0.01)]
        let tiny = pow(10, Double.random(in: -4...0.7, using: &generator))
        let (width, height) = kind == .sliver ? slivers.randomElement(using: &generator)! : (tiny, tiny)
        reach = CGSize(width: width, height: height)
    }

    func next(_ generator: inout SeededGenerator) -> CGPoint {
        func random(_ low: Double, _ high: Double) -> Double { Double.random(in: low...high, using: &generator) }
        func both(_ along: (Int, Int) -> Double) -> CGPoint {
            CGPoint(x: along(area.minX, area.maxX), y: along(area.minY, area.maxY))
        }
        switch kind {
        case .inside: return both { random(Double($0), Double($1)) }
        case .around: return both { random(Double($0 - 100), Double($1 + 100)) }
        case .far: return both { _, _ in random(-5e4, 5e4) }
        case .huge: return both { Bool.random(using: &generator) ? random(-1e7, 1e7) : random(Double($0), Double($1)) }
        case .beyondLimit: return both { Bool.random(using: &generator) ? random(-1e12, 1e12) : random(Double($0), Double($1)) }
        case .wholePixels: return both { Double(Int.random(in: $0 - 3...$1 + 3, using: &generator)) }
        case .quarterPixels: return both { Double(Int.random(in: 4 * $0 - 20...4 * $1 + 20, using: &generator)) / 4 }
        case .tiny, .sliver:
            return CGPoint(x: center.x + random(-reach.width, reach.width), y: center.y + random(-reach.height, reach.height))
        case .grid: return both { Double($0) - 7.5 + Double(Int.random(in: 0...4, using: &generator)) * Double($1 - $0 + 15) / 4 }
        }
    }
}
