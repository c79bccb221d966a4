// swift-tools-version: 6.2
import PackageDescription

// Programs under 40 lines, with one idea each. A package of its own, so that they are built only on demand:
//
//   swift run --package-path Samples/Small DragAView
//   swift test --package-path Samples/Small
let programs = [
  "DragAView",  // a pan drags a view
  "TapOrHold",  // a tap and a long press compete
  "TapTwice",  // a tap waits for a double tap to fail
  "PinchAPhoto",  // pinch and rotation at the same time
  "SwipeACard",  // a swipe, and a view that glides
  "DrawACircle",  // a recognizer of one's own
  "PointAtATile",  // hovering, and the shape of the pointer
  "ExplainATap",  // the decision log
  "FitAnyWindow",  // containers in a window of any size
  "TurnPages",  // a scroll view with pages
  "DragInAList",  // a scroll view and its rows want the same finger
  "ScrollALongList",  // a list of ten thousand rows
  "SelectTiles",  // several rows at once, in columns
  "PlayATune",  // sounds
  "ShowShapes",  // corners, gradients, shadows, stars and arcs
  "LookThroughALens",  // a round view that clips what is in it
  "ShowLetters",  // the built-in font
  "SpringHome",  // springs, and animations that follow one another
  "DropInABox",  // drag and drop by type
  "SlideAValue",  // a slider and a button
  "PullASheet",  // a sheet that follows the finger
  "FoldTheColumns",  // a list and what is chosen, side by side or folded
  "PickAColor",  // a popover
  "PeekAtCards",  // a preview with a menu
  "AskFirst",  // an alert
  "TypeAName",  // a text field
  "WriteNotes",  // a text of many lines, and a field for a number
  "ReadTheRules",  // styles and links in a text
  "FindAFruit",  // a search field and a badge
  "WalkByArrows",  // the focus
  "PressAKey",  // a key command, and the action that it stands for
  "UndoATap",  // undo and redo
  "SteerAShip",  // input actions
  "LookAround",  // movements, and a locked pointer
  "PlayForTwo",  // a device for each player
  "RainInBuckets",  // an event of a game's own
]

// The programs of the tutorials, somewhat longer: the documentation explains them.
let tutorials = ["FirstDrag", "PauseMenu", "ToDo", "Kanban"]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Small",
  dependencies: [.package(name: "Dactyl", path: "../..")],
  targets: programs.map { program in
    .executableTarget(
      name: program, dependencies: [.product(name: "DactylSDL", package: "Dactyl")], swiftSettings: strict)
  }
    + tutorials.map { tutorial in
      .executableTarget(
        name: tutorial, dependencies: [.product(name: "DactylSDL", package: "Dactyl")], path: "Tutorials/\(tutorial)",
        swiftSettings: strict)
    } + [
      .testTarget(
        name: "SmallTests",
        dependencies: (programs + tutorials).map { .target(name: $0) } + [
          .product(name: "DactylTesting", package: "Dactyl")
        ],
        swiftSettings: strict)
    ]
)
