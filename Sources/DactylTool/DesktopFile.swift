#if Tools
  import ArgumentParser
  import Foundation

  /// Writes the file by which a desktop shows a game and its quick actions.
  struct DesktopFile: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "desktop-file", abstract: "Has the desktop show a game and its quick actions.",
      discussion: """
        Builds the game for release, and writes what its AppOptions say (title, applicationID, quickActions) to a file of
        the desktop's menu.
        """)

    @Argument(help: "The folder of the game's package.")
    var folder = "."

    @Option(help: "The program, where the package has several.")
    var product: String?

    @Option(help: "The file to write; by default in the folder of your own applications.")
    var output: String?

    func run() throws {
      do {
        try write()
      } catch let failure as GameFolder.Failure {
        FileHandle.standardError.write(Data("dactyl desktop-file: \(failure)\n".utf8))
        throw ExitCode(1)
      }
    }

    private func write() throws {
      let game = try GameFolder(folder)
      let name = try game.product(product).name
      guard game.build(name, isRelease: true) else { throw ExitCode(1) }
      let file = output.map { URL(fileURLWithPath: $0) } ?? Self.applications.appendingPathComponent("\(name).desktop")
      if output == nil {
        do {
          try FileManager.default.createDirectory(at: Self.applications, withIntermediateDirectories: true)
        } catch {
          throw GameFolder.Failure(description: "\(Self.applications.path): \(error.localizedDescription)")
        }
      }
      let process = Process()
      process.executableURL = try game.program(name, isRelease: true)
      process.arguments = ["--desktop-file", file.path]
      do {
        try process.run()
      } catch {
        throw GameFolder.Failure(description: "\(name): \(error.localizedDescription)")
      }
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
      print(file.path)
    }

    /// The folder of the files of one's own applications.
    private static var applications: URL {
      let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
      let given = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (given.map { URL(fileURLWithPath: $0) } ?? home).appendingPathComponent("applications")
    }
  }
#endif
