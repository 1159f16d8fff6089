import AcetateDrawing
import AcetateGeometry
import AcetateLayers
import Foundation

extension FuzzRandom {
    /// A value for a row of `Layer` or of a kind; nil for a row that nobody taught the fuzzer.
    package mutating func value(ofRow row: String) -> FuzzValue? {
        geometry(row) ?? looks(row) ?? contents(row) ?? compositing(row) ?? shape(row) ?? gradient(row) ?? others(row)
    }

    private mutating func geometry(_ row: String) -> FuzzValue? {
        switch row {
        case "bounds":
            FuzzValue(
                Self.literal(CGRect(origin: chance(2) ? .zero : point(-5...5).1, size: chance(12) ? size(0...2).1 : size(8...44).1)),
                \.bounds)
        case "position": FuzzValue(point(-5...55), \.position)
        case "zPosition": FuzzValue(pick([-1, 0, 0, 1, 8]), \.zPosition)
        case "anchorPoint": FuzzValue(unitPoint(), \.anchorPoint)
        case "anchorPointZ": FuzzValue(pick([0, 0, 6, -6]), \.anchorPointZ)
        case "transform": FuzzValue(transform(), \.transform)
        case "sublayerTransform": FuzzValue(chance(3) ? transform() : (".identity", .identity), \.sublayerTransform)
        case "isGeometryFlipped": FuzzValue(pick([true, false, false]), \.isGeometryFlipped)
        case "isDoubleSided": FuzzValue(pick([true, true, false]), \.isDoubleSided)
        default: nil
        }
    }

    private mutating func looks(_ row: String) -> FuzzValue? {
        switch row {
        case "isHidden": FuzzValue(pick([true, false, false, false, false, false]), \.isHidden)
        case "opacity": FuzzValue(pick([0, 0.3, 0.75, 0.9, 1, 1, 1, 1]), \.opacity)
        case "backgroundColor": FuzzValue(maybe(8) { $0.color() }, \.backgroundColor)
        case "cornerRadius": FuzzValue(pick([0, 2.5, 6, 40]), \.cornerRadius)
        case "borderWidth": FuzzValue(pick([0, 0.5, 1, 3]), \.borderWidth)
        case "borderColor": FuzzValue(maybe { $0.color() }, \.borderColor)
        case "shadowColor": FuzzValue(maybe { $0.color() }, \.shadowColor)
        case "shadowOpacity": FuzzValue(pick([0, 0.5, 1]), \.shadowOpacity)
        case "shadowOffset": FuzzValue(size(-6...6), \.shadowOffset)
        case "shadowRadius": FuzzValue(pick([0, 1.5, 3, 6]), \.shadowRadius)
        case "shadowPath": FuzzValue(maybe(2) { $0.path() }, \.shadowPath)
        case "maskedCorners":
            FuzzValue(
                pick([RectCorners.all, [.topLeft], [.topRight, .bottomLeft]]).1 == .all ? (".all", .all) : ("[.topLeft]", [.topLeft]),
                \.maskedCorners)
        case "cornerCurve": FuzzValue(pickCase(CornerCurve.allCases), \.cornerCurve)
        case "allowsEdgeAntialiasing": FuzzValue(pick([true, true, false]), \.allowsEdgeAntialiasing)
        default: nil
        }
    }

    private mutating func contents(_ row: String) -> FuzzValue? {
        switch row {
        case "contents": FuzzValue(maybe(2) { $0.image() }, \.contents)
        case "contentsScale": FuzzValue(pick([1, 1.5, 2]), \.contentsScale)
        case "contentsGravity": FuzzValue(pickCase(ContentsGravity.allCases), \.contentsGravity)
        case "contentsRect": FuzzValue(chance(2) ? unitRect() : Self.literal(CGRect(x: 0, y: 0, width: 1, height: 1)), \.contentsRect)
        case "contentsCenter": FuzzValue(chance(2) ? unitRect() : Self.literal(CGRect(x: 0, y: 0, width: 1, height: 1)), \.contentsCenter)
        case "magnificationFilter": FuzzValue(pickCase(ContentsFilter.allCases), \.magnificationFilter)
        case "minificationFilter": FuzzValue(pickCase(ContentsFilter.allCases), \.minificationFilter)
        default: nil
        }
    }

    private mutating func compositing(_ row: String) -> FuzzValue? {
        switch row {
        case "masksToBounds": FuzzValue(pick([true, false, false]), \.masksToBounds)
        case "compositingFilter":
            FuzzValue(
                chance(3) ? maybe(2) { $0.pickCase([BlendMode.multiply, .screen, .difference, .luminosity]) } : ("nil", nil),
                \.compositingFilter)
        case "shouldRasterize": FuzzValue(pick([true, false, false, false]), \.shouldRasterize)
        case "rasterizationScale": FuzzValue(pick([1, 0.5, 2]), \.rasterizationScale)
        case "isOpaque": FuzzValue(pick([true, false, false]), \.isOpaque)
        default: nil
        }
    }

    private mutating func shape(_ row: String) -> FuzzValue? {
        switch row {
        case "path": FuzzValue(maybe { $0.path() }, of: \ShapeLayer.path)
        case "fillColor": FuzzValue(maybe { $0.color() }, of: \ShapeLayer.fillColor)
        case "fillRule": FuzzValue(pickCase([FillRule.winding, .evenOdd]), of: \ShapeLayer.fillRule)
        case "strokeColor": FuzzValue(maybe(3) { $0.color() }, of: \ShapeLayer.strokeColor)
        case "strokeStart": FuzzValue(pick([0, 0, 0.25, 0.5]), of: \ShapeLayer.strokeStart)
        case "strokeEnd": FuzzValue(pick([1, 1, 0.75, 0.25]), of: \ShapeLayer.strokeEnd)
        case "lineWidth": FuzzValue(pick([0, 0.5, 1, 4]), of: \ShapeLayer.lineWidth)
        case "miterLimit": FuzzValue(pick([10, 1, 4]), of: \ShapeLayer.miterLimit)
        case "lineCap": FuzzValue(pickCase([LineCap.butt, .round, .square]), of: \ShapeLayer.lineCap)
        case "lineJoin": FuzzValue(pickCase([LineJoin.miter, .round, .bevel]), of: \ShapeLayer.lineJoin)
        case "lineDashPhase": FuzzValue(pick([0, 1.5, -2]), of: \ShapeLayer.lineDashPhase)
        case "lineDashPattern": FuzzValue(maybe(2) { $0.numbers([1, 2, 4], 1...3) }, of: \ShapeLayer.lineDashPattern)
        default: nil
        }
    }

    private mutating func gradient(_ row: String) -> FuzzValue? {
        switch row {
        case "colors": FuzzValue(colors(), of: \GradientLayer.colors)
        case "locations": FuzzValue(maybe(2) { $0.numbers([0, 0.25, 0.5, 1], 0...3) }, of: \GradientLayer.locations)
        case "startPoint": FuzzValue(unitPoint(), of: \GradientLayer.startPoint)
        case "endPoint": FuzzValue(unitPoint(), of: \GradientLayer.endPoint)
        case "type": FuzzValue(pickCase(GradientLayer.Kind.allCases), of: \GradientLayer.type)
        default: nil
        }
    }

    private mutating func others(_ row: String) -> FuzzValue? {
        switch row {
        case "tileSize": FuzzValue(size(8...40), of: \TiledLayer.tileSize)
        case "image": FuzzValue(maybe { $0.image() }, of: \ImageLayer.image)
        case "tintColor": FuzzValue(color(), of: \ImageLayer.tintColor)
        case "instanceCount": FuzzValue(pick([0, 1, 2, 2, 3, 5]), of: \ReplicatorLayer.instanceCount)
        case "instanceTransform": FuzzValue(transform(), of: \ReplicatorLayer.instanceTransform)
        case "instanceColor": FuzzValue(chance(2) ? (".white", .white) : color(), of: \ReplicatorLayer.instanceColor)
        case "instanceRedOffset": FuzzValue(pick([0, -0.25, 0.25]), of: \ReplicatorLayer.instanceRedOffset)
        case "instanceGreenOffset": FuzzValue(pick([0, -0.25, 0.25]), of: \ReplicatorLayer.instanceGreenOffset)
        case "instanceBlueOffset": FuzzValue(pick([0, -0.25, 0.25]), of: \ReplicatorLayer.instanceBlueOffset)
        case "instanceAlphaOffset": FuzzValue(pick([0, -0.25, 0.25]), of: \ReplicatorLayer.instanceAlphaOffset)
        default: nil
        }
    }
}
