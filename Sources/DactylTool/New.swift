#if Tools
  import ArgumentParser
  import Foundation

  /// Makes the package of a new game.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes the package of a new game: a program that runs at once, and a test that plays it.",
      discussion: """
        The folder is made where you are, or where its path leads; its last part is the name of the game. Nothing is written
        over. The game uses the clone in which this tool was built, by its path; --path names another, --url and --from name
        a repository and the least version instead.
        """)

    @Argument(help: "The folder to make, such as MyGame or ../MyGame.")
    var folder: String

    @Option(help: ArgumentHelp("The folder of a clone of Dactyl.", valueName: "folder"))
    var path: String?

    @Option(help: "The address of a repository of Dactyl.")
    var url: String?

    @Option(
      name: .customLong("from"),
      help: ArgumentHelp("With --url: the least version, such as 0.1.0.", valueName: "version"))
    var version: String?

    func validate() throws {
      guard path == nil || url == nil else { throw ValidationError("Either --path or --url is wanted.") }
      guard (url == nil) == (version == nil) else {
        throw ValidationError("--url and --from go together: an address and the least version.")
      }
      if let version, version.wholeMatch(of: /\d+\.\d+\.\d+/) == nil {
        throw ValidationError("--from wants a version of three numbers, such as 0.1.0, not \(version).")
      }
    }

    func run() throws {
      do {
        let place = URL(fileURLWithPath: folder).standardizedFileURL
        try NewGame(name: place.lastPathComponent, source: try source()).write(to: place)
        print("\(folder) is ready. To play it, to test it, and to have it start again at every change:")
        print("")
        print("  cd \(folder)")
        print("  swift run")
        print("  swift test")
        // By its whole path: the one by which it was started leads nowhere from the new folder.
        print("  \(Bundle.main.executablePath ?? CommandLine.arguments[0]) run")
      } catch let failure as NewGame.Failure {
        FileHandle.standardError.write(Data("dactyl new: \(failure)\n".utf8))
        throw ExitCode(1)
      } catch {
        FileHandle.standardError.write(Data("dactyl new: \(folder): \(error.localizedDescription)\n".utf8))
        throw ExitCode(1)
      }
    }

    private func source() throws -> DactylSource {
      if let url, let version { return .repository(url, from: version) }
      if let path {
        let clone = URL(fileURLWithPath: path).standardizedFileURL
        guard DactylSource.isClone(clone) else {
          throw NewGame.Failure(description: "\(path): a clone of Dactyl is wanted, and its Package.swift is not there")
        }
        return .clone(clone)
      }
      guard let clone = DactylSource.cloneOfTool() else {
        throw NewGame.Failure(
          description: "this tool lies in no clone of Dactyl: --path FOLDER, or --url ADDRESS --from VERSION, is wanted"
        )
      }
      return .clone(clone)
    }
  }
#endif
