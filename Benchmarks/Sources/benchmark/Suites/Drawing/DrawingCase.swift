import Acetate

/// One thing that is drawn again and again, in points that are pixels.
struct DrawingCase {
    enum Work {
        case fill(FillRule, Outline)
        /// By a call of its own, where there is one; as a path for peers.
        case roundedRect(CGRect, radius: CGFloat)
        case stroke(width: CGFloat, dashes: [CGFloat], Outline)
        /// Two colours along a line, in a rectangle.
        case gradient(start: CGPoint, end: CGPoint, Outline)
        /// Filled, over a shadow of black at 0.3.
        case shadow(offset: CGSize, blur: CGFloat, Outline)
        /// `TestPicture`, bilinear.
        case picture(CGRect)
    }

    let name: String
    /// Of the bitmap.
    let width: Int
    let height: Int
    let work: Work
    /// Drawing number i lies at offset number i, modulo their count.
    let offsets: [CGPoint]
    /// How many drawings are timed as one.
    let drawings: Int
    /// The largest ratios asked for, by the name of whom we are compared with.
    var targets: [String: Double] = [:]
    /// Points a side of a pixel at which the reference looks; nil where no coverage is compared.
    var referencePoints: Int?

    /// Quarters and eighths: edges on the pixel grid and off it.
    static let fractional = [
        CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.625, y: 0.125), CGPoint(x: 0.375, y: 0.75), CGPoint(x: 0.875, y: 0.375),
    ]
    static let aligned = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)]

    /// How a peer is told of it: under a name of one word, the work by its verb.
    func definition(called word: String, verb: String) -> String {
        let places = "\(offsets.count) \(offsets.map(words).joined(separator: " "))"
        return "case \(word) \(width) \(height) \(places) \(verb) \(work.words)"
    }
}

extension DrawingCase.Work {
    /// What is filled, if that is all.
    var filled: (rule: FillRule, outline: Outline)? {
        switch self {
        case .fill(let rule, let outline): (rule, outline)
        case .roundedRect(let rect, let radius): (.winding, Outline(roundedRect: rect, radius: radius))
        default: nil
        }
    }

    /// What peers call it.
    var verb: String {
        switch self {
        case .fill, .roundedRect: "fill"
        case .stroke: "stroke"
        case .gradient: "gradient"
        case .shadow: "shadow"
        case .picture: "picture"
        }
    }

    /// What peers are told after the verb.
    fileprivate var words: String {
        switch self {
        case .fill(let rule, let outline): "\(rule == .evenOdd ? "evenodd" : "winding") \(outline.words)"
        case .roundedRect(let rect, let radius): "winding \(Outline(roundedRect: rect, radius: radius).words)"
        case .stroke(let width, let dashes, let outline):
            "\(width) \(dashes.count) \(dashes.map { "\($0) " }.joined())\(outline.words)"
        case .gradient(let start, let end, let outline): "\(benchmark.words(start)) \(benchmark.words(end)) \(outline.words)"
        case .shadow(let offset, let blur, let outline): "\(offset.width) \(offset.height) \(blur) \(outline.words)"
        case .picture(let rect): "\(benchmark.words(rect.origin)) \(rect.width) \(rect.height)"
        }
    }
}
