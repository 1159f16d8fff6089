/// How pictures are sampled that are not drawn pixel for pixel. The raw values are Core Graphics' own.
public enum InterpolationQuality: Int32, Sendable, Hashable {
    /// As `low`.
    case `default` = 0
    /// The nearest pixel: pixels become sharp squares.
    case none = 1
    /// The four nearest pixels in proportion (bilinear). A picture that is shrunk to less than half loses pixels.
    case low = 2
    /// As `medium`.
    case high = 3
    /// As `low` for a picture that is enlarged; one that is shrunk is averaged over the area of each pixel.
    case medium = 4
}
