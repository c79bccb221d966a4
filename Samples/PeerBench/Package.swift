// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PeerBench",
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: [
    .target(name: "PeerTrees", linkerSettings: [.linkedLibrary("box2d")]),
    .executableTarget(
      name: "PeerBench", dependencies: ["PeerTrees", .product(name: "Dactyl", package: "Dactyl")],
      swiftSettings: [.swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error)]),
  ],
  cxxLanguageStandard: .cxx17
)
