import Acetate

extension DrawingCase {
    /// Fills of paths, with the ratios asked for.
    static let fills = [
        roundedRect("200×24 r12, path", .fill(.winding, Outline(roundedRect: smallRect, radius: 12)), offsets: fractional),
        roundedRect("200×24 r6 aligned, path", .fill(.winding, Outline(roundedRect: smallRect, radius: 6)), offsets: aligned),
        roundedRect("200×24 r6 aligned", .roundedRect(smallRect, radius: 6), offsets: aligned, targets: ["cairo": 0.13]),
        DrawingCase(
            name: "circle r16", width: 48, height: 48, work: .fill(.winding, circle), offsets: fractional, drawings: 64,
            targets: ["cairo": 0.36, "Skia": 0.75], referencePoints: 64),
        DrawingCase(
            name: "ring of 2, r16", width: 48, height: 48, work: .fill(.evenOdd, ring), offsets: fractional, drawings: 64,
            targets: ["cairo": 0.27, "Skia": 0.75], referencePoints: 64),
        DrawingCase(
            name: "star of 1000 vertices in 512²", width: 512, height: 512,
            work: .fill(.winding, Outline(starAround: CGPoint(x: 255, y: 255), vertices: 1000, radii: (250, 100))),
            offsets: fractional, drawings: 4, targets: ["cairo": 0.13], referencePoints: 256),
    ]

    /// One whose size is that of a window.
    static let large = [
        large(
            "1800×1000 r40, path", .fill(.winding, Outline(roundedRect: largeRect, radius: 40)), targets: ["cairo": 1, plainFill: 1.25]),
        large("1800×1000 r40", .roundedRect(largeRect, radius: 40), targets: ["cairo": 1.05, plainFill: 1.1]),
    ]
    static let largeRect = CGRect(x: 50, y: 30, width: 1800, height: 1000)
    /// The name of our own fill of `largeRect` with square corners.
    static let plainFill = "plain fill"

    static let strokes = [
        DrawingCase(
            name: "outline of 0.5", width: 216, height: 40,
            work: .stroke(width: 0.5, dashes: [], Outline(roundedRect: smallRect, radius: 12)), offsets: fractional, drawings: 32,
            targets: ["cairo": 0.45]),
        DrawingCase(
            name: "dashed circle r16", width: 48, height: 48, work: .stroke(width: 2, dashes: [4, 3], circle), offsets: fractional,
            drawings: 32, targets: ["cairo": 0.45]),
    ]

    static let paints = [
        gradient("linear gradient 300×40, along x", end: CGPoint(x: 308, y: 8)),
        gradient("linear gradient 300×40, diagonal", end: CGPoint(x: 308, y: 48)),
        DrawingCase(
            name: "shadowed thumb r14, blur 4", width: 48, height: 48,
            work: .shadow(
                offset: CGSize(width: 0, height: 2), blur: 4, Outline(circleAround: CGPoint(x: 23, y: 21), radius: 14)),
            offsets: fractional, drawings: 32),
    ]

    static let pictures = [100, 40].map { (side: Int) in
        DrawingCase(
            name: "picture of 64×64 at \(side)×\(side)", width: 116, height: 116,
            work: .picture(CGRect(x: 8, y: 8, width: side, height: side)), offsets: aligned, drawings: 32,
            targets: ["cairo": 1.05, "pixman": 1.15])
    }

    /// Room for the offsets around it.
    private static let smallRect = CGRect(x: 8, y: 8, width: 200, height: 24)
    private static let circle = Outline(circleAround: CGPoint(x: 23, y: 23), radius: 16)

    private static var ring: Outline {
        var ring = circle
        ring.add(Outline(circleAround: CGPoint(x: 23, y: 23), radius: 14))
        return ring
    }

    private static func roundedRect(
        _ name: String, _ work: Work, offsets: [CGPoint], targets: [String: Double] = ["cairo": 0.36, "Skia": 0.75]
    ) -> DrawingCase {
        DrawingCase(
            name: "rounded rect \(name)", width: 216, height: 40, work: work, offsets: offsets, drawings: 64, targets: targets,
            referencePoints: 64)
    }

    private static func large(_ name: String, _ work: Work, targets: [String: Double]) -> DrawingCase {
        DrawingCase(
            name: "rounded rect \(name)", width: 1920, height: 1080, work: work, offsets: aligned, drawings: 4, targets: targets,
            referencePoints: 64)
    }

    private static func gradient(_ name: String, end: CGPoint) -> DrawingCase {
        let rect = CGRect(x: 8, y: 8, width: 300, height: 40)
        return DrawingCase(
            name: name, width: 316, height: 56, work: .gradient(start: rect.origin, end: end, Outline(rect: rect)),
            offsets: aligned, drawings: 16, targets: ["cairo": 1.05])
    }
}
