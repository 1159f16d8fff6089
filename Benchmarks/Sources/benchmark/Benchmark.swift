import Foundation

/// `benchmark SUITE [--json FILE]`: runs a suite, prints its table and, where asked to, writes its rows.
@main
@MainActor
struct Benchmark {
    static let suites: [any Suite] = [TreeSuite(), DrawingSuite(), LayersSuite()]

    static func main() {
        do {
            try run(Arguments(CommandLine.arguments.dropFirst(), suites: suites))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error is UsageError ? 2 : 1)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        let peers = PeerPrograms()
        print(machineDescription())
        let rows = try arguments.suite.run(with: peers)
        print(peers.description)
        print(table(of: rows))
        if let file = arguments.jsonFile {
            try json(of: rows).write(to: URL(fileURLWithPath: file))
        }
    }
}

/// Some measurements that belong together.
@MainActor
protocol Suite {
    /// What it is called on the command line.
    var name: String { get }

    /// Measures everything; a peer that is missing leaves gaps.
    func run(with peers: PeerPrograms) throws -> [Row]
}
