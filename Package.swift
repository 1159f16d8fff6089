// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: What is optional

let environment = ProcessInfo.processInfo.environment
let isCoreOnly = environment["ACETATE_CORE_ONLY"] == "1"

/// Whether the library is installed: looks for `<name>.pc` where pkg-config would.
func isInstalled(_ name: String) -> Bool {
    let listed = (environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
    let standard = ["/usr/local", "/usr"].flatMap { prefix in
        ["lib", "share", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64"].map { "\(prefix)/\($0)/pkgconfig" }
    }
    return (listed + standard).contains { FileManager.default.fileExists(atPath: "\($0)/\(name).pc") }
}

let hasImages = !isCoreOnly && isInstalled("libpng")

// MARK: Settings

let optionalParts: [SwiftSetting] = hasImages ? [.define("ACETATE_IMAGES")] : []
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ] + optionalParts
let strictMemory = strict + [.strictMemorySafety()]

func tests(of module: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: [.byName(name: module)] + dependencies, resources: resources, swiftSettings: strict)
}

// MARK: The house, from the ground up

let core: [Target] = [
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .target(name: "CAcetateKernels"),
    .target(name: "AcetateGeometry", swiftSettings: strict),
    .target(name: "AcetateDrawing", dependencies: ["AcetateGeometry", "CPixman", "CAcetateKernels"], swiftSettings: strictMemory),
    .target(name: "AcetateLayers", dependencies: ["AcetateDrawing", "AcetateGeometry"], swiftSettings: strict),
    .target(name: "AcetateControls", dependencies: ["AcetateLayers", "AcetateDrawing", "AcetateGeometry"], swiftSettings: strict),
    .target(
        name: "AcetateTesting", dependencies: ["AcetateControls", "AcetateLayers", "AcetateDrawing", "AcetateGeometry"],
        swiftSettings: strict),
    .executableTarget(name: "Fuzz", dependencies: ["AcetateTesting"], swiftSettings: strict),
    .target(
        name: "Acetate",
        dependencies: ["AcetateControls", "AcetateLayers", "AcetateDrawing", "AcetateGeometry"]
            + (hasImages ? ["AcetateImages"] : []),
        swiftSettings: strict),
]

let coreTests: [Target] = [
    tests(of: "AcetateGeometry", ["AcetateTesting"], resources: [.copy("Fixtures")]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    tests(
        of: "AcetateDrawing", ["AcetateTesting", "AcetateGeometry", "CAcetateKernels", "CAllocationCounter", "CaseFile"],
        resources: [.copy("Fixtures")]),
    .target(name: "CaseFile", path: "Tests/CaseFile", resources: [.copy("cases.json")], swiftSettings: strict),
    tests(of: "AcetateLayers", ["CaseFile", "AcetateTesting", "AcetateDrawing", "AcetateGeometry"]),
    tests(of: "AcetateTesting", ["AcetateControls", "AcetateLayers", "AcetateDrawing", "AcetateGeometry"]),
    tests(of: "AcetateControls", ["CaseFile", "AcetateTesting", "AcetateLayers", "AcetateDrawing", "AcetateGeometry"]),
]

let playground: [Target] = [
    .executableTarget(
        name: "Playground", dependencies: ["Acetate", "AcetateTesting"], path: "Playground", resources: [.copy("Recordings")],
        swiftSettings: strict),
    tests(of: "Playground", ["AcetateTesting"]),
]

let images: [Target] = [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "AcetateImages", dependencies: ["AcetateDrawing", "CPNG"], swiftSettings: strictMemory),
    tests(of: "AcetateImages", ["AcetateTesting", "AcetateDrawing", "AcetateGeometry"]),
]

let package = Package(
    name: "Acetate",
    products: [
        .library(name: "Acetate", targets: ["Acetate"]),
        .library(name: "AcetateTesting", targets: ["AcetateTesting"]),
        .executable(name: "Playground", targets: ["Playground"]),
    ],
    targets: core + coreTests + playground + (hasImages ? images : [])
)
