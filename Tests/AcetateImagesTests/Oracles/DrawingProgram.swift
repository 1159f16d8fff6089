import AcetateDrawing
import AcetateGeometry
import Foundation

/// A drawing program as the oracles write it.
struct DrawingProgram: Decodable, Sendable {
    let width: Int
    let height: Int
    let ops: [Operation]

    struct Operation: Decodable, Sendable {
        let op: String
        let path: [Element]?
        let rule: String?
        let ctm: [CGFloat]?
        let paint: ProgramPaint?
        let aa: Bool?
        let alpha: CGFloat?
        let blend: String?
        let shadow: Shadow?
        let width: CGFloat?
        let cap: String?
        let join: String?
        let miterLimit: CGFloat?
        let dash: [CGFloat]?
        let dashOffset: CGFloat?
        let w: Int?
        let h: Int?
        /// Straight RGBA, row by row.
        let pixels: [UInt8]?
        let rect: [CGFloat]?
        let interpolation: String?
        let opacity: CGFloat?
        let clips: [Clip]?
        let mask: Mask?
    }

    /// The union of its shapes.
    struct Clip: Decodable, Sendable {
        let shapes: [Shape]
    }

    struct Shape: Decodable, Sendable {
        let path: [Element]
        let rule: String
        let ctm: [CGFloat]
    }

    struct Mask: Decodable, Sendable {
        let kind: String
        let region: Shape
        let ops: [Operation]
    }

    struct Shadow: Decodable, Sendable {
        let offset: [CGFloat]
        let sigma: CGFloat
        let rgba: [Double]
    }

    /// A verb and its coordinates, in one array.
    struct Element: Decodable, Sendable {
        let verb: String
        let points: [CGPoint]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            verb = try values.decode(String.self)
            var points: [CGPoint] = []
            while !values.isAtEnd {
                points.append(CGPoint(x: try values.decode(CGFloat.self), y: try values.decode(CGFloat.self)))
            }
            self.points = points
        }
    }
}

/// What a program fills and strokes with.
struct ProgramPaint: Decodable, Sendable {
    let type: String
    let rgba: [Double]?
    let p0: [CGFloat]?
    let p1: [CGFloat]?
    let c0: [CGFloat]?
    let c1: [CGFloat]?
    let r0: CGFloat?
    let r1: CGFloat?
    let matrix: [CGFloat]?
    let spread: String?
    let stops: [Stop]?

    struct Stop: Decodable, Sendable {
        let location: CGFloat
        let rgba: [Double]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            location = try values.decode(CGFloat.self)
            rgba = try values.decode([Double].self)
        }
    }

    var paint: Paint {
        let spread: Gradient.Spread = self.spread == "reflect" ? .reflect : self.spread == "repeat" ? .repeating : .pad
        let stops = (stops ?? []).map { Gradient.Stop(location: $0.location, color: Color(rgba: $0.rgba)) }
        let gradient = Gradient(stops: stops, spread: spread)
        let placement = matrix.map { Transform($0) } ?? .identity
        return switch type {
        case "linear": Paint.linearGradient(gradient, start: CGPoint(p0), end: CGPoint(p1)).applying(placement)
        case "radial":
            Paint.radialGradient(
                gradient, startCenter: CGPoint(c0), startRadius: r0 ?? 0, endCenter: CGPoint(c1), endRadius: r1 ?? 0
            ).applying(placement)
        default: .color(Color(rgba: rgba ?? [0, 0, 0, 1]))
        }
    }
}

extension Path {
    init(_ elements: [DrawingProgram.Element]) {
        self.init()
        for element in elements {
            let points = element.points
            switch element.verb {
            case "M": move(to: points[0])
            case "L": addLine(to: points[0])
            case "Q": addQuadCurve(to: points[1], control: points[0])
            case "C": addCurve(to: points[2], control1: points[0], control2: points[1])
            default: close()
            }
        }
    }
}

extension Color {
    init(rgba: [Double]) { self.init(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3]) }
}

extension Transform {
    init(_ entries: [CGFloat]) {
        self.init(a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }
}

extension CGPoint {
    fileprivate init(_ coordinates: [CGFloat]?) { self.init(x: coordinates?[0] ?? 0, y: coordinates?[1] ?? 0) }
}
