import Foundation

/// Which pixels of an upright image go where along one axis.
struct ImageSpan {
    /// In pixels of the upright image.
    let part: Range<Int>
    /// In user space.
    let start: CGFloat
    /// In user space; above zero.
    let length: CGFloat
    /// Whether it lies between the caps.
    var isMiddle = false

    /// A cap, the middle and a cap, less those that have no length. Caps keep their length in points, rounded to whole pixels of the image;
    /// where they do not fit, they shrink in proportion. The edges between them lie between device pixels.
    ///
    /// - Parameters:
    ///   - length: of the image, in pixels.
    ///   - scale: pixels of the image per point.
    ///   - caps: in points.
    ///   - device: what a position in user space is multiplied with, and what is added, to give one on the device.
    static func spans(
        length: Int, scale: CGFloat, caps: (CGFloat, CGFloat), from start: CGFloat, to end: CGFloat,
        device: (factor: CGFloat, offset: CGFloat)
    ) -> [ImageSpan] {
        func pixels(_ cap: CGFloat) -> Int { Int(min((cap * scale).rounded(), CGFloat(length))) }
        let first = pixels(caps.0)
        let last = min(pixels(caps.1), length - first)
        // Without a pixel between the caps, the one where they meet is repeated.
        let middle = first + last < length ? first..<length - last : min(first, length - 1)..<min(first, length - 1) + 1

        let capLength = CGFloat(first + last) / scale
        let fit = min((end - start) / max(capLength, .leastNormalMagnitude), 1)
        func snapped(_ position: CGFloat) -> CGFloat {
            let snapped = ((device.factor * position + device.offset).rounded() - device.offset) / device.factor
            return snapped.isFinite ? min(max(snapped, start), end) : position
        }
        let firstEdge = first == 0 ? start : snapped(start + CGFloat(first) / scale * fit)
        let lastEdge = last == 0 ? end : max(snapped(end - CGFloat(last) / scale * fit), firstEdge)
        return [
            ImageSpan(part: 0..<first, start: start, length: firstEdge - start),
            ImageSpan(part: middle, start: firstEdge, length: lastEdge - firstEdge, isMiddle: true),
            ImageSpan(part: length - last..<length, start: lastEdge, length: end - lastEdge),
        ].filter { $0.length > 0 && !$0.part.isEmpty }
    }
}
