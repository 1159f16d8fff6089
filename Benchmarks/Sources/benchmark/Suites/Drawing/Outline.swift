import Acetate

/// A path that we, the peers and the reference make from the same numbers.
struct Outline {
    enum Element {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Element] = []

    /// How far the handles of a quarter of a circle reach, in radii, so that its middle lies on the circle.
    private static let quarterHandle = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// A rectangle with round corners, clockwise from the left end of the top edge; a circle when the radius is half of each side.
    init(roundedRect rect: CGRect, radius: CGFloat) {
        let reach = radius * (1 - Self.quarterHandle)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        elements = [
            .move(point(left + radius, top)), .line(point(right - radius, top)),
            .curve(point(right - reach, top), point(right, top + reach), point(right, top + radius)),
            .line(point(right, bottom - radius)),
            .curve(point(right, bottom - reach), point(right - reach, bottom), point(right - radius, bottom)),
            .line(point(left + radius, bottom)),
            .curve(point(left + reach, bottom), point(left, bottom - reach), point(left, bottom - radius)),
            .line(point(left, top + radius)),
            .curve(point(left, top + reach), point(left + reach, top), point(left + radius, top)),
            .close,
        ]
    }

    init(circleAround center: CGPoint, radius: CGFloat) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        self.init(roundedRect: rect, radius: radius)
    }

    init(rect: CGRect) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        elements = [.move(corners[0])] + corners[1...].map(Element.line) + [.close]
    }

    /// A star: its vertices lie at equal angles, in turn on two circles.
    init(starAround center: CGPoint, vertices: Int, radii: (CGFloat, CGFloat)) {
        let points = (0..<vertices).map { number in
            let angle = 2 * CGFloat.pi * CGFloat(number) / CGFloat(vertices)
            let radius = number.isMultiple(of: 2) ? radii.0 : radii.1
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        elements = [.move(points[0])] + points[1...].map(Element.line) + [.close]
    }

    mutating func add(_ other: Outline) {
        elements += other.elements
    }

    /// As ours.
    var path: Path {
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .curve(let control1, let control2, let end): path.addCurve(to: end, control1: control1, control2: control2)
            case .close: path.close()
            }
        }
        return path
    }

    /// For a peer: `M x y`, `L x y`, `C x y x y x y` and `Z`, each coordinate in full.
    var words: String {
        elements.map { element in
            switch element {
            case .move(let point): "M \(benchmark.words(point))"
            case .line(let point): "L \(benchmark.words(point))"
            case .curve(let control1, let control2, let end): "C \([control1, control2, end].map(benchmark.words).joined(separator: " "))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

/// A point for a peer.
func words(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }
