// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// A package of its own, so that what is compared with never burdens a user of the library. `Peers/build` makes the peers.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Acetate", path: "..")],
    targets: [
        // That of the tests, by a link.
        .target(name: "CAllocations"),
        .target(name: "CMemoryUse"),
        .executableTarget(
            name: "benchmark", dependencies: [.product(name: "Acetate", package: "Acetate"), "CAllocations", "CMemoryUse"],
            // Layers have no shadows so far.
            swiftSettings: strict),
    ]
)
