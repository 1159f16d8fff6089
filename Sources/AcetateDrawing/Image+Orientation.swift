package import AcetateGeometry
package import Foundation

extension Image.Orientation {
    /// Whether an upright image is as wide as its pixels are high.
    package var swapsSides: Bool { rawValue >= Image.Orientation.leftMirrored.rawValue }

    /// From the stored pixels of an image of this size to upright ones.
    package func toUpright(width: CGFloat, height: CGFloat) -> Transform {
        switch self {
        case .up: .identity
        case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        }
    }
}
