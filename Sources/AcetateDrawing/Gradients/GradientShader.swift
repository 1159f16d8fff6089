import AcetateGeometry
internal import CAcetateKernels
import Foundation

/// Works out a gradient at the centres of pixels.
///
/// Each pixel's location is taken from its own position in Double, and its colour from the two stops around that: no table is in between,
/// so hard edges lie where they should, and no byte depends on where a row begins.
struct GradientShader: PixelShader {
    let isOpaque: Bool
    private let field: GradientField
    private let spread: Gradient.Spread
    private let options: GradientOptions
    private let segments: [acetate_gradient_segment]

    /// Nil if nothing would be painted.
    init?(_ gradient: Gradient, shape: GradientShape, options: GradientOptions, transform: Transform) {
        guard !gradient.stops.isEmpty, let field = GradientField(shape, options: options, transform: transform) else { return nil }
        self.field = field
        self.options = options
        spread = gradient.spread
        segments = Self.segments(between: gradient.stops)
        let isEndless = options == [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        var isConic = false
        if case .conic = field { isConic = true }
        isOpaque = (isEndless || isConic) && field.isEverywhere && gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }

    func write(_ rect: PixelRect, to canvas: Canvas) {
        var (isSameInRows, isSameInColumns) = (false, false)
        if case .linear(let linear) = field { (isSameInRows, isSameInColumns) = (linear.x == 0, linear.y == 0) }
        let count = isSameInRows ? min(rect.width, 1) : rect.width
        unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { locations in
            for y in rect.minY..<rect.maxY {
                let row = unsafe canvas.words(y, from: rect.minX)
                if isSameInColumns, y > rect.minY {
                    unsafe row.update(from: canvas.words(y - 1, from: rect.minX), count: rect.width)
                    continue
                }
                unsafe findLocations(rect.minX, y, in: locations)
                unsafe findDrawn(locations)
                unsafe segments.withUnsafeBufferPointer { segments in
                    unsafe acetate_gradient_colors(row, locations.baseAddress, count, segments.baseAddress, segments.count)
                }
                if isSameInRows, count > 0 { unsafe row.update(repeating: row[0], count: rect.width) }
            }
        }
    }

    /// Sets the locations of the pixels in row y from column x on.
    private func findLocations(_ x: Int, _ y: Int, in locations: UnsafeMutableBufferPointer<Double>) {
        let (left, middle) = (Double(x) + 0.5, Double(y) + 0.5)
        switch field {
        case .linear(let field):
            unsafe acetate_gradient_line(locations.baseAddress, locations.count, left, field.x, field.y * middle + field.constant)
        case .radial(let field):
            for index in 0..<locations.count { unsafe locations[index] = field.location(x: left + Double(index), y: middle) }
        case .conic(let field):
            for index in 0..<locations.count { unsafe locations[index] = field.location(x: left + Double(index), y: middle) }
        }
    }

    /// Replaces locations by those in 0…1 whose colour is shown there; NaN for none.
    private func findDrawn(_ locations: UnsafeMutableBufferPointer<Double>) {
        if case .conic = field { return }
        let before = options.contains(.drawsBeforeStartLocation) ? 0 : Double.nan
        let after = options.contains(.drawsAfterEndLocation) ? 1 : Double.nan
        if spread == .pad { return unsafe acetate_gradient_pad(locations.baseAddress, locations.count, before, after) }
        for index in 0..<locations.count {
            let t = unsafe locations[index]
            if t >= 0 && t <= 1 { continue }
            let isDrawn = !(t < 0 ? before : after).isNaN
            let spread = spread == .repeating ? t - t.rounded(.down) : abs(t.remainder(dividingBy: 2))
            unsafe locations[index] = isDrawn ? spread : .nan
        }
    }

    /// Shorter than this, a segment is a hard edge: its slope would be beyond a Float.
    private static let shortestSegment: CGFloat = 1e-30

    /// From stop to stop, with what comes before the first and after the last. Stops at one location have nothing between them.
    private static func segments(between stops: [Gradient.Stop]) -> [acetate_gradient_segment] {
        var segments = [segment(from: stops[0], to: stops[0])]
        segments[0].start = -.infinity
        for (start, end) in zip(stops, stops.dropFirst()) where end.location - start.location > Self.shortestSegment {
            segments.append(segment(from: start, to: end))
        }
        let last = stops[stops.count - 1]
        segments.append(segment(from: last, to: last))
        segments[segments.count - 1].end = .infinity
        return segments
    }

    private static func segment(from start: Gradient.Stop, to end: Gradient.Stop) -> acetate_gradient_segment {
        let length = Double(end.location - start.location)
        func channel(_ component: KeyPath<Color, Double>) -> acetate_gradient_channel {
            let (first, last) = (start.color[keyPath: component], end.color[keyPath: component])
            return acetate_gradient_channel(first: Float(first), slope: length > 0 ? Float((last - first) / length) : 0)
        }
        return acetate_gradient_segment(
            start: Double(start.location), end: Double(end.location), origin: Double(start.location),
            alpha: channel(\.alpha), red: channel(\.red), green: channel(\.green), blue: channel(\.blue))
    }
}
