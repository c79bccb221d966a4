#if Tools
  import Foundation

  /// The package of a new game: its files, and whether a name will do.
  struct NewGame {
    /// What is wrong, in a line.
    struct Failure: Error, CustomStringConvertible {
      var description: String
    }

    private let name: String
    private let source: DactylSource

    /// Makes a package's files in memory.
    ///
    /// Throws when the name is none that a Swift program can have.
    init(name: String, source: DactylSource) throws(Failure) {
      let letters = name.unicodeScalars
      let isName =
        letters.first.map { ("A"..."Z").contains($0) || ("a"..."z").contains($0) } ?? false
        && letters.allSatisfy {
          ("A"..."Z").contains($0) || ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
        }
      guard isName else {
        throw Failure(
          description:
            "a name of letters, digits and _ that begins with a letter is wanted, such as MyGame, not \"\(name)\"")
      }
      guard !Self.taken.contains(name.lowercased()) else {
        throw Failure(description: "\(name) is a name of what the game uses: another one is wanted")
      }
      self.name = name
      self.source = source
    }

    /// Names of modules and types in lower case, since some disks make no difference.
    private static let taken: Set<String> = [
      "app", "csdl2", "cmemoryhints", "dactyl", "dactylactions", "dactylcontrols", "dactyldraganddrop", "dactylfocus",
      "dactylinput", "dactylinspector", "dactylscene", "dactylscrolling", "dactylsdl", "dactyltesting", "dactyltext",
      "dactyluikit", "foundation", "packagedescription", "scene", "swift", "testing", "view", "xctest",
    ]

    /// Writes the files into a folder, which is made.
    ///
    /// Throws when there is something in it already: nothing is ever written over.
    func write(to folder: URL) throws {
      let manager = FileManager.default
      if let found = try? manager.contentsOfDirectory(atPath: folder.path), let first = found.sorted().first {
        throw Failure(description: "\(folder.path): an empty folder is wanted, and it has \(first)")
      }
      if manager.fileExists(atPath: folder.path), !isFolder(folder) {
        throw Failure(description: "\(folder.path): a folder is wanted, and it is a file")
      }
      for (path, text) in files(seenFrom: folder) {
        let file = folder.appendingPathComponent(path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    private func isFolder(_ url: URL) -> Bool {
      (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    }

    /// The files' texts by their paths in the package.
    private func files(seenFrom folder: URL) -> KeyValuePairs<String, String> {
      [
        "Package.swift": manifest(seenFrom: folder),
        "Sources/\(name)/\(name).swift": program,
        "Tests/\(name)Tests/\(name)Tests.swift": test,
        ".gitignore": ".build\n",
      ]
    }

    private func manifest(seenFrom folder: URL) -> String {
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [\(source.dependency(seenFrom: folder))],
        targets: [
          .executableTarget(name: "\(name)", dependencies: [.product(name: "DactylSDL", package: "\(source.package)")]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: ["\(name)", .product(name: "DactylTesting", package: "\(source.package)")]),
        ])

      """
    }

    private var program: String {
      """
      import DactylSDL

      @main
      struct \(name): App {
        static let options = AppOptions(title: "\(name)", logicalSize: Size(800, 600))

        func launch(_ scene: Scene) {
          let colors = [Color.orange, .yellow, .green, .cyan, .purple]
          for (index, color) in colors.enumerated() {
            let card = scene.addView(frame: Rect(120 + 115 * Float(index), 230, 100, 140))
            card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: color)
            card[Label.self] = Label("Drag me")
            card.addGestureRecognizer(PanGestureRecognizer()) { pan in
              if pan.state == .began { card.bringToFront() }
              pan.drag(card)
            }
          }
        }
      }

      """
    }

    private var test: String {
      """
      import DactylSDL
      import DactylTesting
      import Testing

      @testable import \(name)

      @MainActor struct \(name)Tests {
        @Test func aFingerDragsTheFirstCard() throws {
          let scene = Scene(size: Size(800, 600))
          \(name)().launch(scene)
          let card = try #require(scene.hitTest(Point(170, 300)))

          let finger = Finger(in: scene)
          finger.drag(from: Point(170, 300), to: Point(270, 400))
          finger.lift()

          #expect(card.center == Point(270, 400))
        }
      }

      """
    }
  }
#endif
