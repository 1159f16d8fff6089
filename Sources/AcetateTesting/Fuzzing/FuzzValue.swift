public import AcetateDrawing
public import AcetateGeometry
import AcetateLayers
public import Foundation

/// A value for a row: how one writes it in Swift, and what sets it.
@MainActor
package struct FuzzValue {
    let literal: String
    let set: @MainActor (Layer) -> Void

    init(_ literal: String, _ set: @escaping @MainActor (Layer) -> Void) {
        self.literal = literal
        self.set = set
    }

    init<Value>(_ value: (String, Value), _ path: ReferenceWritableKeyPath<Layer, Value>) {
        self.init(value.0) { $0[keyPath: path] = value.1 }
    }

    init<Kind: Layer, Value>(_ value: (String, Value), of path: ReferenceWritableKeyPath<Kind, Value>) {
        self.init(value.0) { ($0 as? Kind)?[keyPath: path] = value.1 }
    }
}

/// Random values, each with the Swift that makes it.
@MainActor
package struct FuzzRandom {
    package var generator: SeededGenerator

    package init(generator: SeededGenerator) {
        self.generator = generator
    }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

    mutating func pick<Value>(_ values: [Value]) -> (String, Value) {
        let value = values[Int.random(in: 0..<values.count, using: &generator)]
        return ("\(value)", value)
    }

    /// One of an enum's cases.
    mutating func pickCase<Value>(_ values: [Value]) -> (String, Value) {
        let (text, value) = pick(values)
        return (".\(text)", value)
    }

    mutating func maybe<Value>(_ one: Int = 4, _ value: (inout FuzzRandom) -> (String, Value)) -> (String, Value?) {
        if chance(one) { return ("nil", nil) }
        let made = value(&self)
        return (made.0, made.1)
    }

    /// Usually a whole number, sometimes between pixels.
    mutating func coordinate(_ range: ClosedRange<Int>) -> CGFloat {
        let whole = CGFloat(Int.random(in: range, using: &generator))
        return chance(4) ? whole + CGFloat(Int.random(in: 1..<8, using: &generator)) / 8 : whole
    }

    mutating func fraction() -> CGFloat { CGFloat(Int.random(in: 0...8, using: &generator)) / 8 }

    mutating func point(_ range: ClosedRange<Int>) -> (String, CGPoint) {
        let point = CGPoint(x: coordinate(range), y: coordinate(range))
        return ("CGPoint(x: \(point.x), y: \(point.y))", point)
    }

    mutating func unitPoint() -> (String, CGPoint) {
        let point = CGPoint(x: fraction(), y: fraction())
        return ("CGPoint(x: \(point.x), y: \(point.y))", point)
    }

    mutating func size(_ range: ClosedRange<Int>) -> (String, CGSize) {
        let size = CGSize(width: coordinate(range), height: coordinate(range))
        return ("CGSize(width: \(size.width), height: \(size.height))", size)
    }

    mutating func rect(from low: Int = -10) -> (String, CGRect) {
        Self.literal(CGRect(x: coordinate(low...40), y: coordinate(low...30), width: coordinate(3...44), height: coordinate(3...34)))
    }

    mutating func unitRect() -> (String, CGRect) {
        let (x, y) = (fraction() / 2, fraction() / 2)
        return Self.literal(CGRect(x: x, y: y, width: fraction() * (1 - x), height: fraction() * (1 - y)))
    }

    static func literal(_ rect: CGRect) -> (String, CGRect) {
        ("CGRect(x: \(rect.minX), y: \(rect.minY), width: \(rect.width), height: \(rect.height))", rect)
    }

    mutating func color() -> (String, Color) {
        let color = Color(red: fraction(), green: fraction(), blue: fraction(), alpha: chance(2) ? 1 : 0.25 + fraction() * 0.75)
        return ("Color(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))", color)
    }

    mutating func colors() -> (String, [Color]) {
        let colors = (0..<Int.random(in: 0...3, using: &generator)).map { _ in color() }
        return ("[\(colors.map(\.0).joined(separator: ", "))]", colors.map(\.1))
    }

    mutating func numbers(_ values: [CGFloat], _ count: ClosedRange<Int>) -> (String, [CGFloat]) {
        let numbers = (0..<Int.random(in: count, using: &generator)).map { _ in pick(values).1 }
        return ("\(numbers)", numbers)
    }

    mutating func path() -> (String, Path) {
        let (text, rect) = rect(from: -4)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return ("Path(ellipseIn: \(text))", Path(ellipseIn: rect))
        case 1: return ("Path(rect: \(text))", Path(rect: rect))
        default: return ("Path(roundedRect: \(text), cornerRadius: 5)", Path(roundedRect: rect, cornerRadius: 5))
        }
    }

    mutating func image() -> (String, Image) {
        let (text, color) = color()
        let (width, height) = (Int.random(in: 1...7, using: &generator), Int.random(in: 1...7, using: &generator))
        return ("fuzzedImage(\(width), \(height), \(text))", fuzzedImage(width, height, color))
    }

    /// From the plain to the perspective.
    mutating func transform() -> (String, Transform3D) {
        func literal(_ text: String, _ transform: Transform3D) -> (String, Transform3D) { ("Transform3D(\(text))", transform) }
        switch Int.random(in: 0..<9, using: &generator) {
        case 0...2: return (".identity", .identity)
        case 3:
            let (x, y) = (0.5 + fraction() * 2, 0.5 + fraction())
            return literal("scaleX: \(x), y: \(y), z: 1", Transform3D(scaleX: x, y: y, z: 1))
        case 4:
            let angle = fraction() * 3
            return literal("rotationAngle: \(angle), x: 0, y: 0, z: 1", Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1))
        case 5:
            let (x, y) = (coordinate(-9...9), coordinate(-9...9))
            return literal("translationX: \(x), y: \(y), z: 0", Transform3D(translationX: x, y: y, z: 0))
        case 6: return literal("scaleX: -1, y: 1, z: 1", Transform3D(scaleX: -1, y: 1, z: 1))
        case 7:
            let angle = fraction() * 1.4
            return literal("rotationAngle: \(angle), x: 1, y: 0.5, z: 0", Transform3D(rotationAngle: angle, x: 1, y: 0.5, z: 0))
        default:
            let angle = fraction()
            return ("fuzzedPerspective(\(angle))", fuzzedPerspective(angle))
        }
    }
}

/// An image of two colours; opaque if the colour is, else clear below.
@MainActor
public func fuzzedImage(_ width: Int, _ height: Int, _ color: Color) -> Image {
    guard let bitmap = try? Bitmap(width: width, height: height) else { preconditionFailure("There is no memory for a small image.") }
    let context = GraphicsContext(bitmap: bitmap)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: width, height: color.alpha == 1 ? height : (height + 1) / 2))
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return Image(bitmap)
}

/// A turn about the vertical axis, seen from 80 points away.
public func fuzzedPerspective(_ angle: CGFloat) -> Transform3D {
    var perspective = Transform3D.identity
    perspective.m34 = -1.0 / 80
    return Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0).concatenating(perspective)
}
