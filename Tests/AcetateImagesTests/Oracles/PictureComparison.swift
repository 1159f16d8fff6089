import AcetateDrawing
import AcetateImages
import Foundation

/// How far two pictures are apart, over premultiplied RGBA in 0…255.
struct PictureDifference: Decodable, Sendable {
    /// The mean of all components' differences.
    var mean = 0.0
    /// Percent of pixels with a component that is off by more than 16.
    var gt16 = 0.0
    /// The same for 64.
    var gt64 = 0.0

    private enum CodingKeys: CodingKey { case mean, gt16, gt64 }

    init(_ left: PixelBuffer, _ right: PixelBuffer) {
        var (sum, above16, above64) = (0, 0, 0)
        for y in 0..<left.height {
            let (a, b) = (left.words + y * left.strideInWords, right.words + y * right.strideInWords)
            // Most pixels are the same, and looking into each of the others takes a while in a debug build.
            for x in 0..<left.width where a[x] != b[x] {
                let differences = Self.components(a[x], b[x])
                let largest = differences.max() ?? 0
                sum += differences.reduce(0, +)
                above16 += largest > 16 ? 1 : 0
                above64 += largest > 64 ? 1 : 0
            }
        }
        let share = 1 / Double(left.width * left.height)
        (mean, gt16, gt64) = (Double(sum) / 4 * share, Double(above16) * 100 * share, Double(above64) * 100 * share)
    }

    /// Whether none of the three is more than the tolerance's.
    func isWithin(_ tolerance: PictureDifference) -> Bool {
        mean <= tolerance.mean && gt16 <= tolerance.gt16 && gt64 <= tolerance.gt64
    }

    fileprivate static func components(_ left: UInt32, _ right: UInt32) -> [Int] {
        [UInt32(24), 16, 8, 0].map { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) }
    }
}

/// Got, expected and difference side by side as a PNG file, for those who look into a failure. Returns its path.
func writeFailure(_ name: String, got: PixelBuffer, expected: PixelBuffer) throws -> String {
    let folder =
        ProcessInfo.processInfo.environment["ACETATE_FAILURES"].map { URL(fileURLWithPath: $0) }
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("acetate-failures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sheet = try Bitmap(width: got.width * 3, height: got.height)
    for y in 0..<got.height {
        for x in 0..<got.width {
            let (left, right) = (got.word(x: x, y: y), expected.word(x: x, y: y))
            let largest = UInt32(min(255, 4 * (PictureDifference.components(left, right).max() ?? 0)))
            let row = sheet.buffer.words + y * sheet.buffer.strideInWords
            row[x] = left
            row[x + got.width] = right
            row[x + 2 * got.width] = 0xFF00_0000 | largest << 16 | largest << 8 | largest
        }
    }
    let file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "_") + ".png")
    try sheet.pngData().write(to: file)
    return file.path
}

/// The folder of the oracles, where there is one.
let oracles = ProcessInfo.processInfo.environment["ACETATE_ORACLES"].map { URL(fileURLWithPath: $0) }
