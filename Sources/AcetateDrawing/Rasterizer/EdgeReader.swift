import AcetateGeometry

/// Walks along a path and lists its edges: curves as polygons, open subpaths closed.
///
/// All corners are found in device pixels, in Double, then rounded to subpixels: they depend on the path and the transform alone.
struct EdgeReader {
    private let grid: CellGrid
    private let transform: DeviceTransform
    private let depositing: EdgeList.Depositing
    /// The grid's top left corner, in subpixels.
    private let originX: Int
    private let originY: Int
    /// Where a curve may show: the grid and a pixel around it, in pixels. Everywhere, when all edges are wanted.
    private let reachLow: DevicePoint
    private let reachHigh: DevicePoint

    private var subpathStart = DevicePoint.zero
    private var current = DevicePoint.zero
    /// `current` as an edge begins there.
    private var pen = EdgePoint(x: 0, y: 0)

    /// How far, in pixels, a corner may be from its curve. The worst coverage error that comes of it is below 0.01.
    private static let tolerance = 0.0125

    init(grid: CellGrid, area: PixelRect, transform: DeviceTransform, depositing: EdgeList.Depositing, isWhole: Bool) {
        self.grid = grid
        self.depositing = depositing
        self.transform = transform
        originX = area.minX << Subpixel.bits
        originY = area.minY << Subpixel.bits
        reachLow = isWhole ? -DeviceTransform.limit : DevicePoint(Double(area.minX - 1), Double(area.minY - 1))
        reachHigh = isWhole ? DeviceTransform.limit : DevicePoint(Double(area.maxX + 1), Double(area.maxY + 1))
        pen = edgePoint(current)
    }

    mutating func read(_ path: Path, edges: inout EdgeList) {
        let points = path.points
        var index = 0

        @inline(__always)
        func nextPoint() -> DevicePoint {
            defer { index &+= 1 }
            return transform.apply(points[index])
        }

        for verb in path.verbs {
            switch verb {
            case .move:
                closeSubpath(&edges)
                edges.beginSubpath()
                subpathStart = nextPoint()
                current = subpathStart
                pen = edgePoint(current)
            case .line:
                addLine(to: nextPoint(), &edges)
            case .quad:
                addQuad(control: nextPoint(), to: nextPoint(), &edges)
            case .cubic:
                addCubic(control1: nextPoint(), control2: nextPoint(), to: nextPoint(), &edges)
            case .close:
                closeSubpath(&edges)
            }
        }
        closeSubpath(&edges)
    }

    private mutating func closeSubpath(_ edges: inout EdgeList) {
        if current != subpathStart { addLine(to: subpathStart, &edges) }
    }

    private mutating func addLine(to end: DevicePoint, _ edges: inout EdgeList) {
        draw(to: edgePoint(end), &edges)
        current = end
    }

    private mutating func addQuad(control: DevicePoint, to end: DevicePoint, _ edges: inout EdgeList) {
        let low = pointwiseMin(pointwiseMin(current, control), end)
        let high = pointwiseMax(pointwiseMax(current, control), end)
        if mayShow(low, high) { addInnerCorners(of: Curve(from: current, control: control, to: end), &edges) }
        addLine(to: end, &edges)
    }

    private mutating func addCubic(
        control1: DevicePoint, control2: DevicePoint, to end: DevicePoint, _ edges: inout EdgeList
    ) {
        let low = pointwiseMin(pointwiseMin(current, control1), pointwiseMin(control2, end))
        let high = pointwiseMax(pointwiseMax(current, control1), pointwiseMax(control2, end))
        if mayShow(low, high) {
            addInnerCorners(of: Curve(from: current, control1: control1, control2: control2, to: end), &edges)
        }
        addLine(to: end, &edges)
    }

    /// False for a curve that lies to one side of the grid altogether.
    ///
    /// Its chord is as good then: above, below and on the right nothing counts, and on the left only how far down it goes, which is the
    /// sum of the heights of its segments, row by row, however it is divided.
    private func mayShow(_ low: DevicePoint, _ high: DevicePoint) -> Bool {
        low.x <= reachHigh.x && low.y <= reachHigh.y && high.x >= reachLow.x && high.y >= reachLow.y
    }

    /// Adds all segments of a curve's polygon but the last.
    private mutating func addInnerCorners(of curve: Curve, _ edges: inout EdgeList) {
        let polygon = CurvePolygon(curve, tolerance: Self.tolerance)
        for index in 1..<polygon.count { draw(to: edgePoint(polygon[index]), &edges) }
    }

    @inline(__always)
    private mutating func draw(to end: EdgePoint, _ edges: inout EdgeList) {
        edges.append(Edge(from: pen, to: end), grid: grid, depositing)
        pen = end
    }

    @inline(__always)
    private func edgePoint(_ position: DevicePoint) -> EdgePoint {
        EdgePoint(
            x: Int(nearest: position.x * Double(Subpixel.perPixel)) &- originX,
            y: Int(nearest: position.y * Double(Subpixel.perPixel)) &- originY)
    }
}
