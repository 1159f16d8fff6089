/// What a device pixel shows of a picture whose pixels are not the device's. The raw values are Core Graphics'.
public enum InterpolationQuality: Int32, Sendable, Hashable, CaseIterable {
    /// As `low`.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// The four nearest pixels in proportion (bilinear). Where a picture is shrunk to less than half its size, pixels are passed over.
    case low = 2
    /// As `medium`.
    case high = 3
    /// As `low` where the picture grows; where it shrinks, the mean of all that the device pixel covers, to a step of 255. A picture that is
    /// turned besides is averaged along its own sides, to the size it has on the device, and then read as at `low`; so are patterns. Takes
    /// some 1 to 8 ns for each pixel of the picture.
    case medium = 4

    /// Whether a shrunk picture is averaged.
    var averages: Bool { self == .medium || self == .high }
}
