import AcetateDrawing
import AcetateGeometry
import CAllocationCounter
import Foundation
import Testing

/// Whether nothing is there for debugging, which allocates a good deal.
private let isOptimized = {
    var isOptimized = true
    assert(
        {
            isOptimized = false; return true
        }())
    return isOptimized
}()

/// What drawing asks of the memory allocator once it is warm.
@Suite(
    "Allocations",
    .enabled(if: isOptimized && acetate_counts_allocations(), "allocations are counted in release, with glibc, without a sanitizer"))
struct AllocationTests {
    private let star = {
        var path = Path()
        path.addLines(between: (0..<5).map { CGPoint(x: 50 + 40 * cos(CGFloat($0) * 2.513), y: 50 + 40 * sin(CGFloat($0) * 2.513)) })
        path.close()
        return path
    }()

    /// The most that one of several turns allocates, after some that do not count.
    private func allocations(_ draw: (GraphicsContext) -> Void) throws -> Int {
        let context = GraphicsContext(bitmap: try Bitmap(width: 128, height: 128))
        for _ in 0..<3 { draw(context) }
        return (0..<5).map { _ in
            let before = acetate_allocation_count()
            draw(context)
            return acetate_allocation_count() - before
        }.max() ?? 0
    }

    @Test("the counter counts")
    func counts() throws {
        #expect(try allocations { _ in _ = Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)) } > 0)
    }

    @Test("filling a kept path allocates nothing")
    func fills() throws {
        let (star, circle) = (star, Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50)))
        #expect(try allocations { $0.fill(star) } == 0)
        #expect(try allocations { $0.fill(circle, using: .evenOdd) } == 0)
    }

    @Test("filling a rectangle allocates its path, and a rounded one as much")
    func rectangles() throws {
        #expect(try allocations { $0.fill(CGRect(x: 3, y: 4, width: 50, height: 50)) } <= 6)
        #expect(try allocations { $0.fillRoundedRect(CGRect(x: 3, y: 4, width: 50, height: 50), cornerRadius: 8) } <= 6)
    }

    @Test("a stroke allocates a few times, whatever the path; its outline's memory is kept")
    func strokes() throws {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50))
        #expect(try allocations { $0.stroke(circle) } <= 6)
        #expect(try allocations { $0.stroke(star) } <= 6)
    }

    @Test("gradients and shadows allocate their buffers, not something for each row")
    func buffers() throws {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50))
        let paint = Paint.linearGradient(Gradient(colors: [.red, .blue]), start: .zero, end: CGPoint(x: 60, y: 60))
        let gradients = try allocations {
            $0.setFillPaint(paint)
            $0.fill(circle)
        }
        #expect(gradients <= 24)
        let shadows = try allocations {
            $0.setShadow(offset: .zero, blur: 4)
            $0.fill(circle)
        }
        #expect(shadows <= 24)
    }
}
