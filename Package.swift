// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
]

// Reads the command lines of this package's programs. No library needs it, so only those who ask for the trait fetch
// it.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tools"]))

let package = Package(
  name: "Dactyl",
  products: [
    .library(name: "DactylScene", targets: ["DactylScene"]),
    .library(name: "Dactyl", targets: ["Dactyl"]),
    .library(name: "DactylControls", targets: ["DactylControls"]),
    .library(name: "DactylInspector", targets: ["DactylInspector"]),
    .library(name: "DactylTesting", targets: ["DactylTesting"]),
    .library(name: "DactylUIKit", targets: ["DactylUIKit"]),
    .library(name: "DactylSDL", targets: ["DactylSDL"]),
    .library(name: "FrameBenchAccess", targets: ["FrameBenchAccess"]),
    .executable(name: "dactyl", targets: ["DactylTool"]),
  ],
  traits: [
    .trait(name: "Tools", description: "The command-line tool, and the options of the samples.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // The libraries, lowest first. Nothing points back.
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CMemoryHints"),
    .target(name: "DactylScene", dependencies: ["CMemoryHints"], swiftSettings: strict),
    .target(name: "DactylText", dependencies: ["DactylScene"], swiftSettings: strict),
    .target(name: "DactylInput", dependencies: ["DactylText"], swiftSettings: strict),
    .target(name: "DactylScrolling", dependencies: ["DactylInput"], swiftSettings: strict),
    .target(name: "DactylActions", dependencies: ["DactylInput"], swiftSettings: strict),
    .target(name: "DactylFocus", dependencies: ["DactylScrolling"], swiftSettings: strict),
    .target(name: "DactylSemantics", dependencies: ["DactylFocus"], swiftSettings: strict),
    .target(name: "DactylDragAndDrop", dependencies: ["DactylSemantics"], swiftSettings: strict),
    .target(name: "Dactyl", dependencies: ["DactylActions", "DactylDragAndDrop"], swiftSettings: strict),
    .target(name: "DactylControls", dependencies: ["Dactyl"], swiftSettings: strict),
    .target(name: "DactylInspector", dependencies: ["DactylControls"], swiftSettings: strict),
    .target(name: "DactylTesting", dependencies: ["Dactyl"], swiftSettings: strict),
    .target(name: "DactylUIKit", dependencies: ["DactylControls"], swiftSettings: strict),
    .target(
      name: "DactylSDL", dependencies: ["DactylControls", "DactylInspector", "CSDL2"], swiftSettings: strict),

    // The command-line tool; and what stands in for programs without the trait, which is there to warn.
    .target(
      name: "WithoutTools",
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error, .when(traits: ["Tools"])),
      ]),
    .executableTarget(
      name: "DactylTool",
      dependencies: ["DactylInspector", "WithoutTools", argumentParser],
      swiftSettings: strict),

    // Samples, the pictures they show, and the benchmark.
    .target(
      name: "SampleAssets", path: "Assets", exclude: ["Screenshots"], resources: [.copy("Images")],
      swiftSettings: strict),
    .target(
      name: "SampleScenes", dependencies: ["DactylControls"], path: "Samples/SampleScenes", swiftSettings: strict),
    .target(
      name: "SampleSupport",
      dependencies: ["DactylSDL", "SampleAssets", "SampleScenes", "WithoutTools", argumentParser],
      path: "Samples/SampleSupport", swiftSettings: strict),
    .executableTarget(
      name: "HelloSprite", dependencies: ["DactylSDL", "SampleAssets"], path: "Samples/HelloSprite",
      swiftSettings: strict),
    .executableTarget(name: "Bag", dependencies: ["SampleSupport"], path: "Samples/Bag", swiftSettings: strict),
    .executableTarget(
      name: "CardTable", dependencies: ["SampleSupport"], path: "Samples/CardTable", swiftSettings: strict),
    .executableTarget(
      name: "GestureLab", dependencies: ["SampleSupport"], path: "Samples/GestureLab", swiftSettings: strict),
    .executableTarget(
      name: "Inbox", dependencies: ["SampleSupport"], path: "Samples/Inbox", swiftSettings: strict),
    .executableTarget(
      name: "PhotoTable", dependencies: ["SampleSupport"], path: "Samples/PhotoTable", swiftSettings: strict),
    .executableTarget(
      name: "TitleMenu", dependencies: ["SampleSupport"], path: "Samples/TitleMenu", swiftSettings: strict),
    .executableTarget(
      name: "TouchTracker", dependencies: ["SampleSupport"], path: "Samples/TouchTracker", swiftSettings: strict),
    .executableTarget(
      name: "TwinStick", dependencies: ["SampleSupport"], path: "Samples/TwinStick", swiftSettings: strict),
    .target(
      name: "BorrowedScene", dependencies: ["DactylUIKit", "SampleScenes"], path: "Samples/BorrowedScene",
      swiftSettings: strict),
    .executableTarget(
      name: "Borrowed", dependencies: ["SampleSupport", "BorrowedScene", "SampleAssets"], path: "Samples/Borrowed",
      swiftSettings: strict),
    .executableTarget(name: "MakeAssets", path: "Samples/MakeAssets", swiftSettings: strict),
    .target(name: "CAllocationCount", path: "Samples/CAllocationCount"),
    .target(
      name: "GrowthCases", dependencies: ["DactylControls"], path: "Samples/GrowthCases", swiftSettings: strict),
    // What the benchmark, which is a package of its own, calls of the engine that games do not.
    .target(
      name: "FrameBenchAccess", dependencies: ["Dactyl", "DactylInspector"], path: "Samples/FrameBenchAccess",
      swiftSettings: strict),
    .target(name: "PlainSprites", dependencies: ["CSDL2"], path: "Samples/PlainSprites"),
    .executableTarget(
      name: "DrawBench",
      dependencies: ["DactylSDL", "PlainSprites", "SampleAssets", "SampleScenes", "WithoutTools", argumentParser],
      path: "Samples/DrawBench", swiftSettings: strict),

    // Tests, one target a module, and one of the public API alone.
    .target(
      name: "TestSupport", dependencies: ["Dactyl", "DactylTesting"], path: "Tests/TestSupport", swiftSettings: strict),
    // A scene with hands and a log, which makes a complaint of the engine a failure of the test.
    .target(
      name: "TestStage", dependencies: ["Dactyl", "DactylTesting"], path: "Tests/TestStage", swiftSettings: strict),
    // Worlds in which everything happens at once, and the program that plays them: `swift run -c release Fuzz --help`.
    .target(
      name: "FuzzWorlds", dependencies: ["DactylInspector", "DactylUIKit", "TestSupport"], path: "Tests/FuzzWorlds",
      swiftSettings: strict),
    .executableTarget(
      name: "Fuzz", dependencies: ["DactylInspector", "FuzzWorlds", "TestSupport", "CAllocationCount"],
      path: "Tests/Fuzz", swiftSettings: strict),
    .testTarget(name: "DactylSceneTests", dependencies: ["DactylScene", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DactylTextTests", dependencies: ["Dactyl", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DactylInputTests", dependencies: ["DactylControls", "DactylTesting", "TestStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylScrollingTests", dependencies: ["Dactyl", "DactylTesting", "TestStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylFocusTests", dependencies: ["DactylControls", "DactylTesting", "TestStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylSemanticsTests",
      dependencies: ["DactylInspector", "DactylTesting", "TestStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylDragAndDropTests", dependencies: ["Dactyl", "DactylTesting", "TestStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylControlsTests", dependencies: ["DactylControls", "DactylTesting", "TestStage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylInspectorTests", dependencies: ["DactylInspector", "DactylTesting", "FuzzWorlds", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylSDLTests", dependencies: ["DactylInspector", "DactylSDL", "DactylTesting", "HelloSprite"],
      swiftSettings: strict),
    .testTarget(
      name: "DactylUIKitTests",
      dependencies: ["BorrowedScene", "DactylUIKit", "DactylTesting", "SampleScenes", "TestStage", "TestSupport"],
      swiftSettings: strict),
    // What the end-to-end tests play with besides the card table.
    .executableTarget(
      name: "EventPrinter", dependencies: ["DactylSDL", "CSDL2"], path: "Tests/EndToEnd/EventPrinter",
      swiftSettings: strict),
    // What Tests/input_paths.py records: which functions an input goes through.
    .target(name: "CCoverage", path: "Tests/CCoverage"),
    // Counts what the Swift runtime does.
    .target(name: "CStepCount", path: "Tests/CStepCount"),
    .executableTarget(
      name: "InputPaths", dependencies: ["DactylSDL", "CSDL2", "CCoverage"], path: "Tests/InputPaths",
      swiftSettings: strict),
    .testTarget(
      name: "PublicAPITests", dependencies: ["Dactyl", "DactylTesting"], swiftSettings: strict),
    // Tests that do without `@testable`, so that a plain release build runs them, too. They are libraries of two
    // programs: that of `swift test`, and `swift run -c release ReleaseTests`, which builds none of the other tests.
    .target(
      name: "SampleTests",
      dependencies: [
        "BorrowedScene", "DactylControls", "DactylInspector", "DactylSDL", "SampleAssets", "SampleScenes",
        "DactylTesting", "TestSupport", "CAllocationCount", "CStepCount",
      ],
      path: "Tests/SampleTests", swiftSettings: strict),
    .target(
      name: "OptimizedTests",
      dependencies: [
        "DactylControls", "DactylTesting", "TestSupport", "FuzzWorlds", "GrowthCases", "CAllocationCount", "CStepCount",
      ],
      path: "Tests/OptimizedTests", swiftSettings: strict),
    .testTarget(
      name: "EitherBuildTests", dependencies: ["OptimizedTests", "SampleTests"], swiftSettings: strict),
    .executableTarget(
      name: "ReleaseTests", dependencies: ["OptimizedTests", "SampleTests"], path: "Tests/ReleaseTests",
      swiftSettings: strict),
  ]
)
