public import AcetateDrawing
public import AcetateLayers

/// The rows. Values ask for layout, which moves the thumbs; colours and shape ask the layers that show them for display.
extension RangeSlider {
    /// The row of `minimumValue`.
    public nonisolated static let minimumValue = LayerProperty("minimumValue", default: 0.0, invalidates: .layout)
    /// The row of `maximumValue`.
    public nonisolated static let maximumValue = LayerProperty("maximumValue", default: 1.0, invalidates: .layout)
    /// The row of `lowerValue`.
    public nonisolated static let lowerValue = LayerProperty("lowerValue", default: 0.2, invalidates: .layout)
    /// The row of `upperValue`.
    public nonisolated static let upperValue = LayerProperty("upperValue", default: 0.8, invalidates: .layout)
    /// The row of `trackTintColor`.
    public nonisolated static let trackTintColor = LayerProperty("trackTintColor", default: Color(white: 0.9))
    /// The row of `trackHighlightTintColor`.
    public nonisolated static let trackHighlightTintColor = LayerProperty(
        "trackHighlightTintColor", default: Color(red: 0, green: 0.45, blue: 0.94))
    /// The row of `thumbTintColor`.
    public nonisolated static let thumbTintColor = LayerProperty("thumbTintColor", default: Color.white)
    /// The row of `curvaceousness`.
    public nonisolated static let curvaceousness = LayerProperty("curvaceousness", default: 1.0)

    static let rows: [AnyLayerProperty] = [
        .init(minimumValue), .init(maximumValue), .init(lowerValue), .init(upperValue), .init(trackTintColor),
        .init(trackHighlightTintColor), .init(thumbTintColor), .init(curvaceousness),
    ]

    /// What an inspector shows, with ranges that are useful to play with.
    static let inspectableRows: [InspectableProperty] = [
        InspectableProperty(minimumValue, \RangeSlider.minimumValue, in: -1...1),
        InspectableProperty(maximumValue, \RangeSlider.maximumValue, in: 0...2),
        InspectableProperty(lowerValue, \RangeSlider.lowerValue, in: 0...1),
        InspectableProperty(upperValue, \RangeSlider.upperValue, in: 0...1),
        InspectableProperty(trackTintColor, \RangeSlider.trackTintColor),
        InspectableProperty(trackHighlightTintColor, \RangeSlider.trackHighlightTintColor),
        InspectableProperty(thumbTintColor, \RangeSlider.thumbTintColor),
        InspectableProperty(curvaceousness, \RangeSlider.curvaceousness, in: 0...1),
    ]
}
