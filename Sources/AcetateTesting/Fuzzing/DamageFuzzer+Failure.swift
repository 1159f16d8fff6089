public import AcetateDrawing
import AcetateLayers
public import Foundation

extension DamageFuzzer {
    /// What went wrong.
    public struct Failure: CustomStringConvertible {
        /// The seed that shows it again.
        public let seed: UInt64
        /// The frame of the tree in which it showed, from 1.
        public let frame: Int
        /// What is wrong.
        public let flaw: String
        /// The fewest edits that show it, as Swift lines that can be put into a test.
        public let program: String
        /// The screen, and what a full repaint of layers looked at anew gives.
        public let got: Bitmap?
        /// What it should be.
        public let expected: Bitmap

        @MainActor
        init(seed: UInt64, frame: Int, flaw: String, size: CGSize, scale: CGFloat, _ edits: [FuzzEdit], _ world: FuzzWorld) {
            self.seed = seed
            self.frame = frame
            self.flaw = flaw
            let head = [
                "let presenter = SwappingPresenter()",
                "let tree = LayerTree(size: CGSize(width: \(size.width), height: \(size.height)), scale: \(scale), presenter: presenter)",
                "let l0 = tree.root",
            ]
            program = (head + edits.map(\.line)).joined(separator: "\n")
            got = world.presenter.screen
            expected = world.tree.snapshotFromScratch()
        }

        /// All of it.
        public var description: String { "seed \(seed), frame \(frame): \(flaw)\n\(program)" }

        /// Writes the two pictures and what differs in them as PNG files into a folder, which is made if need be.
        public func writePictures(to folder: URL) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try expected.pngData().write(to: folder.appendingPathComponent("expected.png"))
            guard let got else { return }
            try got.pngData().write(to: folder.appendingPathComponent("got.png"))
            let difference = try Bitmap(width: expected.width, height: expected.height)
            let context = GraphicsContext(bitmap: difference)
            for y in 0..<expected.height {
                for x in 0..<expected.width {
                    let isSame = got.pixel(x: x, y: y) == expected.pixel(x: x, y: y)
                    context.setFillColor(isSame ? .black : .white)
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            try difference.pngData().write(to: folder.appendingPathComponent("difference.png"))
        }
    }
}
