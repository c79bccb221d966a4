// swift-tools-version: 6.2
import PackageDescription

// The benchmark. A package of its own, so that only those who ask for it build it:
//
//   swift run -c release --package-path Samples/FrameBench FrameBench --help
//   swift test --package-path Samples/FrameBench
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
]

let controls = Target.Dependency.product(name: "DactylControls", package: "Dactyl")

let package = Package(
  name: "FrameBench",
  dependencies: [
    .package(name: "Dactyl", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "ClassTree", swiftSettings: strict),
    .target(name: "IdealLoop"),
    .target(name: "RunComparison", swiftSettings: strict),
    // What the tests of the engine use, too: links to their sources.
    .target(name: "CAllocationCount"),
    .target(name: "GrowthCases", dependencies: [controls], swiftSettings: strict),
    .target(name: "SampleScenes", dependencies: [controls], swiftSettings: strict),
    .executableTarget(
      name: "FrameBench",
      dependencies: [
        "CAllocationCount", "ClassTree", "GrowthCases", "IdealLoop", "RunComparison", "SampleScenes", controls,
        .product(name: "FrameBenchAccess", package: "Dactyl"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "RunComparisonTests", dependencies: ["RunComparison"], swiftSettings: strict),
  ]
)
