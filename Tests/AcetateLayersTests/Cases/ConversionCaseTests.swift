import AcetateGeometry
import AcetateLayers
import CaseFile
import Foundation
import Testing

@MainActor
@Suite("Cases of geometry: conversion and hit testing")
struct ConversionCaseTests {
    /// A child in a parent, both about their middles.
    private func family(childSize: CGSize, childPosition: CGPoint) -> (parent: Layer, child: Layer) {
        let (parent, child) = (layer("parent"), layer("child"))
        parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        parent.position = CGPoint(x: 100, y: 100)
        child.bounds = CGRect(origin: .zero, size: childSize)
        child.position = childPosition
        parent.addSublayer(child)
        return (parent, child)
    }

    @Test("GEO-16: points and rectangles convert between parent and child")
    func parentAndChild() throws {
        let expected = try expectation(of: "GEO-16")
        let (parent, child) = family(childSize: CGSize(width: 50, height: 50), childPosition: CGPoint(x: 100, y: 50))
        #expect(try child.convert(CGPoint.zero, to: parent) == expected["p1"].point)
        #expect(try child.convert(CGPoint(x: 50, y: 50), to: parent) == expected["p2"].point)
        #expect(try parent.convert(CGPoint.zero, to: child) == expected["p3"].point)
        #expect(try child.convert(CGPoint.zero, from: parent) == expected["p3"].point)
        #expect(try parent.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: child) == expected["rect"].rect)
    }

    @Test("GEO-18: a scaled child converts through its scale")
    func scaledChild() throws {
        let expected = try expectation(of: "GEO-18")
        let (parent, child) = family(childSize: CGSize(width: 50, height: 50), childPosition: CGPoint(x: 100, y: 50))
        child.transform = Transform3D(scaleX: 2, y: 2, z: 1)
        #expect(try child.convert(CGPoint.zero, to: parent) == expected["p1"].point)
        #expect(try child.convert(CGPoint(x: 50, y: 50), to: parent) == expected["p2"].point)
        #expect(try child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent) == expected["rect"].rect)
    }

    @Test("GEO-21: a turned rectangle converts to the box around its corners")
    func turnedChild() throws {
        let expected = try expectation(of: "GEO-21")
        let tolerance = try expected["tolerance"].number
        let (parent, child) = family(childSize: CGSize(width: 100, height: 100), childPosition: CGPoint(x: 100, y: 100))
        child.transform = Transform3D(rotationAngle: .pi / 4, x: 0, y: 0, z: 1)
        #expect(try child.convert(child.bounds, to: parent).isNear(expected["rect"].rect, within: tolerance))
        #expect(try child.convert(CGPoint(x: 50, y: 50), to: parent).isNear(expected["point"].point, within: tolerance))
    }

    @Test("GEO-23: the origin of the bounds scrolls what is in them, and a scale acts about the anchor")
    func scrolledChild() throws {
        let expected = try expectation(of: "GEO-23")
        let a = layer("a", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let b = layer("b", frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        a.addSublayer(b)
        b.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(try b.convert(CGPoint.zero, to: a) == expected["first"].point)
        b.transform = Transform3D(scaleX: 2, y: 2, z: 1)
        #expect(try b.convert(CGPoint(x: 10, y: 10), to: a) == expected["p"].point)
        #expect(try b.convert(CGPoint(x: 60, y: 60), to: a) == expected["q"].point)
        #expect(try b.convert(CGRect(x: 10, y: 10, width: 10, height: 10), to: a) == expected["rect"].rect)
    }

    @Test("GEO-24: a sublayer outside its superlayer is hit, unless the superlayer masks")
    func hitOutside() throws {
        let a = layer("a", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        a.addSublayer(layer("b", frame: CGRect(x: 80, y: 80, width: 50, height: 50)))
        let first = a.hitTest(CGPoint(x: 120, y: 120))
        a.masksToBounds = true
        let second = a.hitTest(CGPoint(x: 120, y: 120))
        #expect(try [first?.label, second?.label] == expectation(of: "GEO-24").names)
    }

    @Test("GEO-26: a layer contains its least edges and not its greatest, in its own bounds space")
    func edges() throws {
        let scrolled = Layer()
        scrolled.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        let plain = Layer()
        plain.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let answers = [
            scrolled.contains(CGPoint(x: 10, y: 10)), scrolled.contains(CGPoint(x: 0, y: 0)),
            plain.contains(CGPoint(x: 99, y: 99)), plain.contains(CGPoint(x: 100, y: 100)),
        ]
        #expect(try answers == expectation(of: "GEO-26").flags)
        // Each edge for itself.
        #expect(!plain.contains(CGPoint(x: 100, y: 50)) && !plain.contains(CGPoint(x: 50, y: 100)))
        #expect(plain.contains(CGPoint(x: 0, y: 99)) && plain.contains(CGPoint(x: 99, y: 0)))
    }

    @Test("GEO-29: scrolling adds up along the superlayers")
    func scrolledChain() throws {
        let window = layer("window", frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let frames = [(80.0, 15.0), (70.0, 25.0), (50.0, 64.0)]
        var innermost = window
        for (place, scrolled) in frames {
            let next = Layer(frame: CGRect(x: place, y: place, width: 100, height: 100))
            next.bounds.origin = CGPoint(x: scrolled, y: scrolled)
            innermost.addSublayer(next)
            innermost = next
        }
        #expect(try innermost.convert(CGPoint(x: 20, y: 10), to: window) == expectation(of: "GEO-29").point)
    }

    @Test("GEO-30: the transforms of all superlayers are undone")
    func transformedChain() throws {
        let root = layer("root", frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let container = Layer()
        container.transform = Transform3D(scaleX: 2, y: 2, z: 1)
        container.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let middle = Layer(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        let inner = Layer(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        root.addSublayer(container)
        container.addSublayer(middle)
        middle.addSublayer(inner)
        #expect(try root.convert(CGPoint(x: 100, y: 100), to: inner) == expectation(of: "GEO-30").point)
    }

    @Test("GEO-31: a transform that is not affine reads as the identity")
    func notAffine() throws {
        var perspective = Transform3D.identity
        perspective.m34 = -1 / 500
        let transforms = [
            Transform3D(rotationAngle: .pi / 2, x: 1, y: 0, z: 0), Transform3D(translationX: 0, y: 0, z: 5), perspective,
        ]
        let answers = transforms.map { transform -> String? in
            let layer = Layer()
            layer.transform = transform
            return layer.affineTransform == .identity ? "identity" : "\(layer.affineTransform)"
        }
        #expect(try answers == expectation(of: "GEO-31").names)
    }
}
