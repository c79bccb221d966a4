#if Tools
  import ArgumentParser
  import Foundation

  /// Plays a game, and starts it again at every change of its files.
  struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Builds a game and plays it, and again whenever a file of its targets changes.",
      discussion: """
        The window stays where it was, and what the game names by scene.addRestorableState(…) is as it was. While a build
        fails, the last game goes on. When the game ends by itself, so does this.
        """)

    @Argument(help: "The folder of the game's package.")
    var folder = "."

    @Option(help: "The program, where the package has several.")
    var product: String?

    @Argument(parsing: .postTerminator, help: "What comes after -- goes to the game.")
    var arguments: [String] = []

    func run() throws {
      GameSignals.start()
      do {
        throw ExitCode(try GameRun(try GameFolder(folder), product: product, arguments: arguments).play())
      } catch let failure as GameFolder.Failure {
        FileHandle.standardError.write(Data("dactyl run: \(failure)\n".utf8))
        throw ExitCode(1)
      }
    }
  }
#endif
