package import AcetateGeometry

extension PixelBuffer {
    /// All of the buffer, in its own pixels.
    package var extent: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The premultiplied word in column x and row y, which lie inside.
    package func word(x: Int, y: Int) -> UInt32 {
        precondition(extent.contains(x: x, y: y), "(\(x), \(y)) is not a pixel of \(width) × \(height)")
        return unsafe words[y * strideInWords + x]
    }

    /// The mask byte in column x and row y, which lie inside.
    package func byte(x: Int, y: Int) -> UInt8 {
        precondition(extent.contains(x: x, y: y), "(\(x), \(y)) is not a pixel of \(width) × \(height)")
        return unsafe bytes[y * stride + x]
    }

    /// The colour in column x and row y; clear outside.
    func pixel(x: Int, y: Int) -> Color {
        extent.contains(x: x, y: y) ? Color(premultiplied: word(x: x, y: y)) : .clear
    }

    /// Whether no pixel lets anything through. Reads rows from the top, up to the first that does.
    var hasOnlyOpaquePixels: Bool {
        for y in 0..<height {
            var common = UInt32.max
            let row = unsafe words + y * strideInWords
            for x in 0..<width { unsafe common &= row[x] }
            if common >> 24 != 0xFF { return false }
        }
        return true
    }

    /// Whether both have the same size, format and bytes.
    func hasSamePixels(as other: PixelBuffer) -> Bool {
        guard width == other.width, height == other.height, format == other.format else { return false }
        let rowBytes = format == .argb32 ? width * 4 : width
        return (0..<height).allSatisfy { y in
            let left = unsafe UnsafeRawBufferPointer(start: bytes + y * stride, count: rowBytes)
            let right = unsafe UnsafeRawBufferPointer(start: other.bytes + y * other.stride, count: rowBytes)
            return unsafe left.elementsEqual(right)
        }
    }
}
