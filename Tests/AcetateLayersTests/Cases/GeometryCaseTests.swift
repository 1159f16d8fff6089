import AcetateGeometry
import AcetateLayers
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of geometry: frame, bounds, position")
struct GeometryCaseTests {
    private let layer = Layer()

    @Test("GEO-01: a new layer has empty bounds at the origin, its anchor in the middle, no transform and nobody around it")
    func defaults() throws {
        let expected = try expectation(of: "GEO-01")
        #expect(try layer.bounds == expected["bounds"].rect)
        #expect(try layer.position == expected["position"].point)
        #expect(try layer.anchorPoint == expected["anchorPoint"].point)
        #expect(try layer.zPosition == expected["zPosition"].number)
        #expect(try layer.anchorPointZ == expected["anchorPointZ"].number)
        #expect(try (layer.sublayerTransform == .identity ? "identity" : "another") == expected["sublayerTransform"].text)
        #expect(try (layer.transform == .identity ? "identity" : "another") == expected["transform"].text)
        #expect(try layer.contentsScale == expected["contentsScale"].number)
        #expect(try layer.masksToBounds == expected["masksToBounds"].flag)
        #expect(try layer.isHidden == expected["isHidden"].flag)
        #expect(try (layer.superlayer == nil) == expected["superlayer"].isNothing)
        #expect(try (layer.sublayers == nil) == expected["sublayers"].isNothing)
    }

    @Test("GEO-02: the frame lies about the position as the anchor point says, and moving the anchor leaves the position")
    func anchorPoint() throws {
        let expected = try expectation(of: "GEO-02")
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 300)
        #expect(try layer.frame == expected["frame1"].rect)
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(try layer.frame == expected["frame_anchor00"].rect)
        #expect(try layer.position == expected["position_unchanged"].point)
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        #expect(try layer.frame == expected["frame_anchor11"].rect)
    }

    @Test("GEO-05: setting the frame of a new layer sets its size and its middle")
    func setFrame() throws {
        let expected = try expectation(of: "GEO-05")
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(try layer.bounds == expected["bounds"].rect)
        #expect(try layer.position == expected["position"].point)
        #expect(try layer.anchorPoint == expected["anchorPoint"].point)
        #expect(try layer.frame == expected["frame"].rect)
    }

    @Test("GEO-06: with the anchor at the far corner, setting the frame puts the position there")
    func setFrameAtFarAnchor() throws {
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(try layer.position == expectation(of: "GEO-06")["position"].point)
    }

    @Test("GEO-08: a frame of negative size is standardised")
    func negativeFrame() throws {
        let expected = try expectation(of: "GEO-08")
        layer.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(try layer.bounds == expected["bounds"].rect)
        #expect(try layer.position == expected["position"].point)
    }

    @Test("GEO-10: bounds of negative size are standardised, so their origin moves")
    func negativeBounds() throws {
        let expected = try expectation(of: "GEO-10")
        layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(try layer.bounds.isEqual(to: expected["first"].rect))
        let other = Layer()
        other.bounds = CGRect(x: 5, y: 5, width: -10, height: -20)
        #expect(try other.bounds.isEqual(to: expected["second"].rect))
    }

    @Test("GEO-11: the frame is the box around the transformed bounds, scaled or moved")
    func transformedFrame() throws {
        let expected = try expectation(of: "GEO-11")
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 300)
        layer.transform = Transform3D(scaleX: 2, y: 4, z: 1)
        #expect(try layer.frame == expected["frame_scale"].rect)
        layer.transform = Transform3D(translationX: 10, y: 20, z: 0)
        #expect(try layer.frame == expected["frame_translate"].rect)
    }

    @Test("GEO-13: setting the frame of a scaled layer goes through the inverse of the scale")
    func setFrameOfScaled() throws {
        let expected = try expectation(of: "GEO-13")
        layer.transform = Transform3D(scaleX: 2, y: 4, z: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(try layer.bounds == expected["bounds"].rect)
        #expect(try layer.position == expected["position"].point)
        #expect(try layer.frame == expected["frame"].rect)
    }

    @Test("GEO-15: scaled and turned, the frame keeps the bounds' origin and follows the anchor")
    func scaledAndTurned() throws {
        let expected = try expectation(of: "GEO-15")
        let tolerance = try expected["tolerance"].number
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.bounds = CGRect(x: 5, y: 5, width: 200, height: 100)
        layer.transform = Transform3D(scaleX: 2, y: 3, z: 1)
        #expect(try layer.frame.isNear(expected["frame_after_scale"].rect, within: tolerance))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try layer.position.isNear(expected["position"].point, within: tolerance))
        #expect(try layer.bounds.isNear(expected["bounds"].rect, within: tolerance))
        layer.transform = Transform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1)
        let turned = try expected["rotated_frame"]
        #expect(try abs(layer.frame.minX - turned["x"].number) <= tolerance)
        #expect(try abs(layer.frame.width - turned["width"].number) <= tolerance)
        #expect(try abs(layer.frame.height - turned["height"].number) <= tolerance)
    }

    @Test("GEO-33: nothing is rounded to whole points or pixels")
    func fractions() throws {
        let expected = try expectation(of: "GEO-33")
        let tolerance = try expected["tolerance"].number
        layer.frame = CGRect(x: 0.25, y: 0.5, width: 10.3, height: 20.7)
        #expect(try layer.bounds.isNear(expected["bounds"].rect, within: tolerance))
        #expect(try layer.position.isNear(expected["position"].point, within: tolerance))
        #expect(try layer.frame.isNear(expected["frame"].rect, within: tolerance))
    }

    @Test("GEO-34: growing the bounds grows the frame about the anchor point")
    func grow() throws {
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.bounds.size = CGSize(width: 256, height: 512)
        #expect(try layer.frame == expectation(of: "GEO-34")["frame"].rect)
    }
}

extension CGRect {
    /// Whether the stored numbers are the same: `==` takes a rectangle and its negative twin for one.
    fileprivate func isEqual(to other: CGRect) -> Bool {
        origin == other.origin && size == other.size
    }
}
